// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test } from 'vitest';
import { numberMeant, takeNumbersInAnyLayout } from './numberKeys.ts';

/** The characters that the row of digits types with the Thai layout (Kedmanee), 1 to 0. */
const ROW = Array.from('ๅ/-ภถุึคตจ', (key, at) => ({ key, digit: String((at + 1) % 10) }));

test.each(ROW)('$key of the Thai layout is the digit $digit of its key', ({ key, digit }) => {
  expect(numberMeant({ code: `Digit${digit}`, key, shiftKey: false })).toBe(digit);
});

test.each([
  ['the point', 'Period', 'ใ', '.'],
  ['the comma', 'Comma', 'ม', ','],
  ['the hyphen', 'Minus', 'ข', '-'],
  ['the slash', 'Slash', 'ฝ', '/'],
])('the Thai letter on the key of %s is that sign', (_name, code, key, sign) => {
  expect(numberMeant({ code, key, shiftKey: false })).toBe(sign);
});

test.each([
  ['a digit', 'Digit4', '4', false],
  ['a digit of the number pad', 'Numpad4', '4', false],
  ['a Thai letter on a letter key', 'KeyA', 'ฟ', false],
  ['a sign above a digit', 'Digit5', '%', true],
  ['a Thai sign above a digit', 'Digit6', 'ู', true],
  ['the point of a US keyboard', 'Period', '.', false],
  ['Backspace', 'Backspace', 'Backspace', false],
])('%s types what it types', (_name, code, key, shiftKey) => {
  expect(numberMeant({ code, key, shiftKey })).toBe(null);
});

beforeAll(() => takeNumbersInAnyLayout(document));
afterEach(() => document.body.replaceChildren());

function field(attributes: Record<string, string>): HTMLInputElement {
  const input = document.createElement('input');
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  document.body.append(input);
  return input;
}

/** Presses a key as a browser does: first the key event, then, unless it was prevented, the character. */
function press(input: HTMLInputElement, key: string, code: string, more: KeyboardEventInit = {}): void {
  const asKey = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more });
  if (input.dispatchEvent(asKey)) bring(input, key);
}

function bring(input: HTMLInputElement, data: string): void {
  const asText = new InputEvent('beforeinput', { data, bubbles: true, cancelable: true });
  if (!input.dispatchEvent(asText)) return;
  input.setRangeText(data, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
}

test.each([
  ['money', { inputmode: 'decimal' }],
  ['quantities', { inputmode: 'numeric' }],
  ['codes', { inputmode: 'numeric', type: 'password' }],
  ['phone numbers', { type: 'tel' }],
])('a field of %s takes the keys of a Thai keyboard, its digits and those that are pasted', (_name, attributes) => {
  const input = field(attributes);
  press(input, 'ๅ', 'Digit1');
  press(input, '๕', 'Digit8', { shiftKey: true });
  bring(input, '๐7๙');
  expect(input.value).toBe('15079');
});

test('the digits are inserted at the cursor, replace the selection, and notify the page', () => {
  const input = field({ inputmode: 'decimal', value: '150.00' });
  const announced: string[] = [];
  input.addEventListener('input', () => announced.push(input.value));
  input.setSelectionRange(1, 3);
  press(input, 'ภ', 'Digit4');
  press(input, 'ถ', 'Digit5');
  expect(announced).toEqual(['14.00', '145.00']);
});

test('a field that is full takes no more', () => {
  const input = field({ inputmode: 'numeric', maxlength: '2', value: '12' });
  input.setSelectionRange(2, 2);
  press(input, 'ภ', 'Digit4');
  expect(input.value).toBe('12');
});

test.each([
  ['a field of words', {}, {}],
  ['a key that is pressed together with Control', { inputmode: 'numeric' }, { ctrlKey: true }],
])('%s is left alone', (_name, attributes, more) => {
  const input = field(attributes);
  press(input, 'ภ', 'Digit4', more);
  expect(input.value).toBe('ภ');
});
