import { expect, it } from 'vitest';
import { inOwnWords } from './standardNames.ts';

it.each([
  ['100 · ยอดซื้อขั้นต่ำ', 'en', '100 · Bill before deductions at least'],
  ['10 · ส่วนลดบาท, 2 · แต้มคูณ', 'en', '10 · THB off, 2 · Points multiplied'],
  ['10 · ส่วนลดบาท', 'th', '10 · ส่วนลดบาท'],
  ['ลดราคา ส่วนลดบาท', 'en', 'ลดราคา ส่วนลดบาท'],
] as const)('what every shop has is reported in the language of the reader: %s in %s', (text, language, translated) => {
  expect(inOwnWords(text, language)).toBe(translated);
});
