/**
 * Focuses the first invalid field of a form, in document order. If no field is invalid and the focus was lost
 * with a button that was busy, focuses that button again.
 */
export function focusFault(form: HTMLFormElement | null, button: HTMLButtonElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // The value of a select is in a hidden field; the visible combobox takes the focus.
  const field = wrong?.matches('[aria-hidden="true"]')
    ? wrong.parentElement?.querySelector('[role="combobox"]')
    : wrong;
  const inner = field?.matches('fieldset, [role="group"], [role="radiogroup"]')
    ? field.querySelector<HTMLElement>('input, button')
    : field;
  if (inner instanceof HTMLElement) inner.focus();
  else if (document.activeElement === document.body) button?.focus();
}
