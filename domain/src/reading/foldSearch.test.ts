import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldSearch } from './foldSearch.ts';

test.each([
  ['น้ำตาล', 'นํ้าตาล', 'น\u{E4D}\u{E49}\u{E32}ตาล', 'น\u{E49}\u{E4D}\u{E32}ตาล'],
  ['แดง', 'เเดง'],
  ['กี่', 'ก\u{E48}\u{E35}'],
  ['กุ้ง', 'ก\u{E49}\u{E38}ง'],
  ['proven cavity', 'proven  cavity', 'Proven\u{A0}Cavity'],
  ['ABC 12', 'ＡＢＣ　１２', 'abc ๑๒', 'a\u{200B}bc12'],
  ["O'Brien", 'O’Brien', 'o`brien'],
  ['a-b', 'a–b', 'a‑b'],
  ['"x"', '“x”', '＂ｘ＂'],
  ['café', 'CAFE\u{301}', 'cafe'],
  ['Lancôme Røde', 'lancome rode'],
  ['Åland', 'A\u{30A}land', 'aland'],
  ['が', 'か\u{3099}'],
  ['1️⃣ ชา❤️', '1ชา❤'],
  ['葛\u{E0100}', '葛'],
  ['น้ำ', 'น้้ำ', 'น้ำำ', 'นํํ้า', 'นํ้ำ'],
  ['กี่', 'กี่่', 'กีี่', 'ก\u{E35}\u{E48}\u{E35}'],
  ['กุ้ง', 'กุุ้ง'],
])('PR-10 %s is found however it is typed', (text, ...others) => {
  expect(others.map(foldSearch)).toEqual(others.map(() => foldSearch(text)));
});

test('PR-10 lines stay apart, and what was folded is folded the same again', () => {
  expect(foldSearch('ก ข\nค')).toBe('กข\nค');
  const letters = fc.string({ unit: fc.constantFrom(...'aÉก้ำเแํากีุ ๑１’–e\u{301}\u{FE0F}\n'), maxLength: 20 });
  fc.assert(
    fc.property(letters, (text) => foldSearch(foldSearch(text)) === foldSearch(text)),
    { numRuns: 2_000 },
  );
});

test('PR-10 letters that only look alike stay apart', () => {
  const apart = ['ขาว', 'ขา', 'แดง', 'เดง', 'กิน', 'กีน', 'かき', 'がき', 'มาก', 'มากก'];
  expect(new Set(apart.map(foldSearch)).size).toBe(apart.length);
});
