type Field = HTMLInputElement | HTMLTextAreaElement;

/** Remembers the text of fields before each typed character, so that the characters of a scanner can be removed again. */
export function createKeptFields() {
  let kept: { field: Field; text: string; at: number }[] = [];
  let now = 0;
  const keep = (element: EventTarget | null) => {
    if (isField(element)) kept.push({ field: element, text: element.value, at: now });
  };
  return {
    /** Called before a character is typed; `at` is 0 for the first one after a pause. */
    before(at: number, element: EventTarget | null): void {
      if (at === 0) kept = [];
      now = at;
      keep(element);
    },
    keep,
    /** Restores every field to its text before that character, as if it had been typed, so that the form is notified. */
    restore(from: number): void {
      const texts = new Map<Field, string>();
      for (const { field, text, at } of kept) if (at >= from && !texts.has(field)) texts.set(field, text);
      kept = [];
      for (const [field, text] of texts) if (field.isConnected && field.value !== text) typeInto(field, text);
    },
  };
}

function isField(element: EventTarget | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Puts text into a field as if it had been typed. */
export function typeInto(field: Field, text: string): void {
  // React overrides the setter of the element and would not notice a change made through it.
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
