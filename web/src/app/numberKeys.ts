import { plainDigits } from '@taem/domain/reading/plainDigits.ts';
import { type PressedKey, usCharacter } from './usCharacter.ts';

const THAI = /^[\u0e00-\u0e7f]$/;

/**
 * Returns the character that a key means in a field of numbers if the layout types another: with a Thai layout the row of
 * digits types letters, and so does the decimal point. Returns null if the key should type what it types.
 */
export function numberMeant({ code, key, shiftKey }: PressedKey): string | null {
  if (plainDigits(key) !== key) return null;
  const isOtherDigit = code.startsWith('Digit') && key.length === 1 && !shiftKey;
  if (!isOtherDigit && !THAI.test(key)) return null;
  const character = usCharacter({ code, key: '', shiftKey });
  return character !== null && /[\d.,/-]/.test(character) && character !== key ? character : null;
}

/** Makes every number field of the page accept digits in any keyboard layout; returns a function that ends it. */
export function takeNumbersInAnyLayout(page: Document): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (isNumberField(event.target)) put(event, event.target, numberMeant(event));
  };
  // Pasted text and touch keyboards have no key event.
  const onInput = (event: InputEvent) => {
    const { data, target } = event;
    if (event.isComposing || data === null || !isNumberField(target)) return;
    const digits = plainDigits(data);
    if (digits !== data) put(event, target, digits);
  };
  page.addEventListener('keydown', onKeyDown);
  page.addEventListener('beforeinput', onInput);
  return () => {
    page.removeEventListener('keydown', onKeyDown);
    page.removeEventListener('beforeinput', onInput);
  };
}

function isNumberField(target: EventTarget | null): target is HTMLInputElement {
  if (!(target instanceof HTMLInputElement) || target.readOnly) return false;
  return target.type === 'tel' || /^(numeric|decimal)$/.test(target.getAttribute('inputmode') ?? '');
}

/** Inserts the text in place of the event's own, at the same position. */
function put(event: Event, field: HTMLInputElement, text: string | null): void {
  if (text === null) return;
  event.preventDefault();
  const { value, maxLength } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const room = maxLength < 0 ? text.length : maxLength - (value.length - (end - start));
  field.setRangeText(text.slice(0, Math.max(room, 0)), start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
