type Field = HTMLInputElement | HTMLTextAreaElement;

/** What fields held before a scanner typed into them. */
export function createKeptFields() {
  const before = new Map<Field, string>();
  return {
    forget: () => before.clear(),
    keep(element: EventTarget | null): void {
      if (isField(element) && !before.has(element)) before.set(element, element.value);
    },
    /** Gives every field back what it held, as if it had been typed, so that the form knows. */
    restore(): void {
      for (const [field, text] of before) {
        if (field.isConnected && field.value !== text) typeInto(field, text);
      }
      before.clear();
    },
  };
}

function isField(element: EventTarget | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Puts text into a field as if it had been typed. */
export function typeInto(field: Field, text: string): void {
  // React takes over the setter of the element itself and would not notice a change through it.
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
