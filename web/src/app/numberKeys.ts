import { plainDigits } from '@taem/domain/reading/plainDigits.ts';
import { type PressedKey, usCharacter } from './usCharacter.ts';

const THAI = /^[\u0e00-\u0e7f]$/;

/**
 * What a key means in a field of numbers when the layout makes something else of it: on a Thai keyboard the row of
 * digits types letters, and so does the key of the point. null where the key is to type what it types.
 */
export function numberMeant({ code, key, shiftKey }: PressedKey): string | null {
  if (plainDigits(key) !== key) return null;
  const isOtherDigit = code.startsWith('Digit') && key.length === 1 && !shiftKey;
  if (!isOtherDigit && !THAI.test(key)) return null;
  const character = usCharacter({ code, key: '', shiftKey });
  return character !== null && /[\d.,/-]/.test(character) && character !== key ? character : null;
}

/** Has every field of numbers of the page take digits, whatever layout they are typed in; gives the way to end it. */
export function takeNumbersInAnyLayout(page: Document): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (isNumberField(event.target)) put(event, event.target, numberMeant(event));
  };
  // What is pasted or comes from a touch keyboard has no key.
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

/** In place of what the event would have brought, and where it would have. */
function put(event: Event, field: HTMLInputElement, text: string | null): void {
  if (text === null) return;
  event.preventDefault();
  const { value, maxLength } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const room = maxLength < 0 ? text.length : maxLength - (value.length - (end - start));
  field.setRangeText(text.slice(0, Math.max(room, 0)), start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
