import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bahtInWords } from './bahtInWords.ts';
import { satang } from './money.ts';

test.each([
  [0, 'ศูนย์บาทถ้วน'],
  [25, 'ยี่สิบห้าสตางค์'],
  [100, 'หนึ่งบาทถ้วน'],
  [1_100, 'สิบเอ็ดบาทถ้วน'],
  [2_121, 'ยี่สิบเอ็ดบาทยี่สิบเอ็ดสตางค์'],
  [10_100, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
  [10_701, 'หนึ่งร้อยเจ็ดบาทหนึ่งสตางค์'],
  [1_000_000_00, 'หนึ่งล้านบาทถ้วน'],
  [1_234_567_89, 'หนึ่งล้านสองแสนสามหมื่นสี่พันห้าร้อยหกสิบเจ็ดบาทแปดสิบเก้าสตางค์'],
  [1_000_001_00, 'หนึ่งล้านเอ็ดบาทถ้วน'],
  [21_000_000_000_000_00, 'ยี่สิบเอ็ดล้านล้านบาทถ้วน'],
  [-107_00, 'ลบหนึ่งร้อยเจ็ดบาทถ้วน'],
])('issue 36 %i satang are written %s', (amount, words) => {
  expect(bahtInWords(satang(amount))).toBe(words);
});

const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'].map((word, at) => [word, at + 1]),
  ...[
    ['เอ็ด', 1],
    ['ยี่', 2],
    ['ศูนย์', 0],
  ],
]);
const POWERS: Readonly<Record<string, number>> = { สิบ: 10, ร้อย: 100, พัน: 1_000, หมื่น: 10_000, แสน: 100_000 };
const WORD = new RegExp([...Object.keys(NUMBERS), ...Object.keys(POWERS), 'ล้าน'].join('|'), 'g');

/** Parses the words back, independently of the code that writes them. */
function read(words: string): number {
  let [millions, below, digit] = [0, 0, 0];
  for (const [word] of words.matchAll(WORD)) {
    if (word === 'ล้าน') [millions, below, digit] = [(millions + below + digit) * 1_000_000, 0, 0];
    else if (word in POWERS) [below, digit] = [below + (digit || 1) * (POWERS[word] ?? 0), 0];
    else digit = NUMBERS[word] ?? 0;
  }
  return millions + below + digit;
}

test('issue 36 any amount is read back from its words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (amount) => {
      const words = bahtInWords(satang(amount));
      const [baht = '', rest = ''] = words.includes('บาท') ? words.split('บาท') : ['', words];
      expect(read(baht) * 100 + (rest === 'ถ้วน' ? 0 : read(rest))).toBe(amount);
    }),
  );
});
