import { expect, test } from 'vitest';
import { createScanReader, type TimedKey } from './scanReader.ts';

const NO_PRODUCT = { isProduct: () => false, pace: null, into: 'text' } as const;

const plain = { shiftKey: false, repeat: false, ctrlKey: false, altKey: false, metaKey: false };

function key(character: string, timeStamp: number, more: Partial<TimedKey> = {}): TimedKey {
  const code = /\d/.test(character)
    ? `Digit${character}`
    : character === '-'
      ? 'Minus'
      : `Key${character.toUpperCase()}`;
  return { ...plain, code, key: character, timeStamp, shiftKey: /[A-Z]/.test(character), ...more };
}

const readKey = (reader: ReturnType<typeof createScanReader>, pressed: TimedKey) => reader.read(pressed, NO_PRODUCT);

/** Types the text at the pace, with the key that ends it, and returns what was read. */
function type(text: string, paceMs: number, more: Partial<TimedKey> = {}, end = 'Enter'): string | null {
  const reader = createScanReader();
  let at = 1000;
  for (const character of text) {
    at += paceMs;
    expect(readKey(reader, key(character, at, more)).scan?.code ?? null).toBe(null);
  }
  return (
    readKey(reader, { ...plain, code: end, key: end, timeStamp: at + paceMs, shiftKey: more.shiftKey ?? false }).scan
      ?.code ?? null
  );
}

test.each([
  ['8850999320014', 6],
  ['LATTE-01', 15],
  ['1234', 40],
])('%s at %i ms a key is a scan', (code, pace) => {
  expect(type(code, pace)).toBe(code);
});

test.each([
  ['a hand types it', '8850999', 90],
  ['there are only three keys', '123', 6],
])('it is not a scan when %s', (_why, text, pace) => {
  expect(type(text, pace)).toBe(null);
});

test('a key that is held down is no scan', () => {
  expect(type('11111111', 30, { repeat: true })).toBe(null);
});

test.each([
  ['Enter', '8850999'],
  ['NumpadEnter', '8850999'],
  ['Tab', '8850999'],
  ['ArrowDown', null],
  ['F9', null],
])('a code that ends with %s is read as %s', (end, read) => {
  expect(type('8850999', 6, {}, end)).toBe(read);
});

test.each([
  ['a hand types it and goes on to the next field', '8850999', 90, {}],
  ['Shift goes back to the field before', '8850999', 6, { shiftKey: true }],
])('Tab ends no scan when %s', (_why, text, pace, more) => {
  expect(type(text, pace, more, 'Tab')).toBe(null);
});

/** The characters of these keys with the Thai layout (Kedmanee), without and with Shift. */
test.each([
  ['digits', '1234567890', 'ๅ/-ภถุึคตจ', 'Digit', false],
  ['letters', 'qwertyuiopasdfghjklzxcvbnm', 'ๆไำพะัีรนยฟหกดเ้่าสผปแอิืท', 'Key', false],
  ['capitals', 'QWERTYUIOPASDFGHJKLZXCVBNM', '๐"ฎฑธํ๊ณฯญฤฆฏโฌ็๋ษศ()ฉฮฺ์?', 'Key', true],
])(
  '%s are the same code while the keyboard types Thai, whichever key ends it',
  (_name, code, typed, place, shiftKey) => {
    for (const end of ['Enter', 'Tab']) {
      const reader = createScanReader();
      for (const [at, key] of Array.from(typed).entries())
        readKey(reader, {
          ...plain,
          code: `${place}${(code[at] ?? '').toUpperCase()}`,
          key,
          shiftKey,
          timeStamp: at * 5,
        });
      expect(readKey(reader, { ...plain, code: end, key: end, timeStamp: code.length * 5 }).scan?.code ?? null).toBe(
        code,
      );
    }
  },
);

test('what a hand typed before belongs to no one, also right before a scan', () => {
  const reader = createScanReader();
  for (const [index, digit] of Array.from('77').entries()) readKey(reader, key(digit, index * 120));
  const began = Array.from('4711').map((digit, index) => readKey(reader, key(digit, 500 + index * 5)).at);
  expect(began).toEqual([2, 3, 4, 5]);
  expect(readKey(reader, { ...plain, code: 'NumpadEnter', key: 'Enter', timeStamp: 525 }).scan?.code ?? null).toBe(
    '4711',
  );
});

const ENTER = { ...plain, code: 'Enter', key: 'Enter' };
const TAB = { ...plain, code: 'Tab', key: 'Tab' };
const LINE_FEED = { ...plain, code: 'KeyJ', key: 'j', ctrlKey: true };

/** Keys one after the other, each this many milliseconds after the previous one. */
function keysAt(reader: ReturnType<typeof createScanReader>) {
  let at = 1000;
  return (pressed: Omit<TimedKey, 'timeStamp'>, later: number) => {
    at += later;
    return readKey(reader, { ...pressed, timeStamp: at });
  };
}

/** Whether each key after the text belongs to a scan, so that it must press nothing. */
function ends(text: string, after: readonly (readonly [Omit<TimedKey, 'timeStamp'>, number])[]): boolean[] {
  const press = keysAt(createScanReader());
  for (const character of text) press(key(character, 0), 6);
  return after.map(([pressed, later]) => press(pressed, later).ends);
}

test.each([
  ['Enter twice', [ENTER, ENTER]],
  ['Tab, then Enter', [TAB, ENTER]],
  ['Enter and a line feed, which is Ctrl+J', [ENTER, { ...LINE_FEED, code: 'ControlLeft', key: 'Control' }, LINE_FEED]],
  ['a line feed, then Enter', [LINE_FEED, ENTER]],
  ['three keys', [TAB, ENTER, ENTER]],
])('a scanner may end a code with %s: no key of it presses anything', (_what, keys) => {
  expect(
    ends(
      '8850999',
      keys.map((pressed) => [pressed, 6]),
    ),
  ).toEqual(keys.map(({ code }) => code !== 'ControlLeft'));
});

test.each([
  [
    'a hand presses it after the scan',
    '8850999',
    [
      [ENTER, 6],
      [ENTER, 150],
    ],
  ],
  [
    'a hand holds it down',
    '8850999',
    [
      [ENTER, 6],
      [{ ...ENTER, repeat: true }, 30],
    ],
  ],
  [
    'another key came in between',
    '8850999',
    [
      [ENTER, 6],
      [key('x', 0), 6],
      [ENTER, 6],
    ],
  ],
  [
    'there was no scan',
    '123',
    [
      [TAB, 6],
      [ENTER, 6],
    ],
  ],
] as const)('an ending key is left to the page when %s', (_why, text, keys) => {
  expect(ends(text, keys).at(-1)).toBe(false);
});

test('the code of the next scan is read whole after two ending keys', () => {
  const press = keysAt(createScanReader());
  const read = (text: string) => {
    for (const character of text) press(key(character, 0), 6);
    return [ENTER, ENTER].map((end) => press(end, 6).scan?.code ?? null);
  };
  expect([read('8850999'), read('4711')]).toEqual([
    ['8850999', null],
    ['4711', null],
  ]);
});
