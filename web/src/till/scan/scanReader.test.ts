import { expect, test } from 'vitest';
import { createScanReader, type TimedKey } from './scanReader.ts';

const plain = { shiftKey: false, repeat: false, ctrlKey: false, altKey: false, metaKey: false };

function key(character: string, timeStamp: number, more: Partial<TimedKey> = {}): TimedKey {
  const code = /\d/.test(character)
    ? `Digit${character}`
    : character === '-'
      ? 'Minus'
      : `Key${character.toUpperCase()}`;
  return { ...plain, code, key: character, timeStamp, shiftKey: /[A-Z]/.test(character), ...more };
}

/** Types the text and Enter at the pace, and gives what was read. */
function type(text: string, paceMs: number, more: Partial<TimedKey> = {}): string | null {
  const reader = createScanReader();
  let at = 1000;
  for (const character of text) {
    at += paceMs;
    expect(reader.read(key(character, at, more)).code).toBe(null);
  }
  return reader.read({ ...plain, code: 'Enter', key: 'Enter', timeStamp: at + paceMs }).code;
}

test.each([
  ['8850999320014', 6],
  ['LATTE-01', 15],
  ['1234', 40],
])('%s at %i ms a key is a scan', (code, pace) => {
  expect(type(code, pace)).toBe(code);
});

test.each([
  ['a hand types it', '8850999320014', 90],
  ['there are only three keys', '123', 6],
])('it is none when %s', (_why, text, pace) => {
  expect(type(text, pace)).toBe(null);
});

test('a key that is held down is no scan', () => {
  expect(type('11111111', 30, { repeat: true })).toBe(null);
});

test('the same keys are the same code while the keyboard types Thai', () => {
  const reader = createScanReader();
  const typed = ['8ค', '5ถ', '0จ', '9ต'];
  for (const [index, [digit = '', letter = '']] of typed.entries())
    reader.read({ ...key(digit, index * 5), key: letter });
  expect(reader.read({ ...plain, code: 'Enter', key: 'Enter', timeStamp: 20 }).code).toBe('8509');
});

test('what a hand typed before belongs to nobody, also right before a scan', () => {
  const reader = createScanReader();
  for (const [index, digit] of Array.from('77').entries()) reader.read(key(digit, index * 120));
  const began = Array.from('4711').map((digit, index) => reader.read(key(digit, 500 + index * 5)).began);
  expect(began).toEqual([true, false, false, false]);
  expect(reader.read({ ...plain, code: 'NumpadEnter', key: 'Enter', timeStamp: 525 }).code).toBe('4711');
});
