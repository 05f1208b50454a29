import { expect, test } from 'vitest';
import { inShape, isFileLayout } from './fileLayout.ts';

test.each([
  ['2026-11-02', 'YYYYMMDD', 'CE', '20261102'],
  ['2026-11-02', 'DD/MM/YYYY', 'BE', '02/11/2569'],
  ['2026-11-02', 'DD/MM/YY', 'BE', '02/11/69'],
  ['2026-11-02 18:30:00', 'YYYY-MM-DD', 'CE', '2026-11-02 18:30:00'],
] as const)('issue 36 the day %s as %s of %s is %s', (day, date, era, written) => {
  expect(inShape(day, { date, era })).toBe(written);
});

test.each([
  [{}, true],
  [{ encoding: 'TIS-620', separator: '\t' }, true],
  [{ date: 'MM/DD/YYYY' }, false],
  [{ decimals: 9 }, false],
  [{ more: 1 }, false],
])('issue 36 a layout with %j is one: %s', (changes, isOne) => {
  const layout = { date: 'YYYYMMDD', era: 'CE', decimals: 2, encoding: 'UTF-8', separator: ',' };
  expect(isFileLayout({ ...layout, ...changes })).toBe(isOne);
  expect(isFileLayout(null)).toBe(false);
});
