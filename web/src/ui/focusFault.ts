/**
 * Puts the focus into the first wrong field of a form, as it stands on the screen. Where nothing is wrong with a field
 * and the focus went with a button that was busy, that button has it again.
 */
export function focusFault(form: HTMLFormElement | null, button: HTMLButtonElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // The value of a list stands in a field that is not seen; the list before it has the focus.
  const field = wrong?.matches('[aria-hidden="true"]')
    ? wrong.parentElement?.querySelector('[role="combobox"]')
    : wrong;
  const inner = field?.matches('fieldset, [role="group"], [role="radiogroup"]')
    ? field.querySelector<HTMLElement>('input, button')
    : field;
  if (inner instanceof HTMLElement) inner.focus();
  else if (document.activeElement === document.body) button?.focus();
}
