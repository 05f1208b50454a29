type Field = HTMLInputElement | HTMLTextAreaElement;

/** What fields held before each character that was typed into them, so that those of a scanner can be taken out again. */
export function createKeptFields() {
  let kept: { field: Field; text: string; at: number }[] = [];
  let now = 0;
  const keep = (element: EventTarget | null) => {
    if (isField(element)) kept.push({ field: element, text: element.value, at: now });
  };
  return {
    /** A character comes, the first one where nothing was typed before it. */
    before(at: number, element: EventTarget | null): void {
      if (at === 0) kept = [];
      now = at;
      keep(element);
    },
    keep,
    /** Gives every field back what it held before that character, as if it had been typed, so that the form knows. */
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
  // React takes over the setter of the element itself and would not notice a change through it.
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
