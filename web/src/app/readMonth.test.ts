import { expect, test } from 'vitest';
import { formatMonth, monthsToChoose, readMonth } from './readMonth.ts';

const today = '2026-11-22';

test.each([
  ['2026-10', '2026-10-01'],
  ['2026-11', '2026-11-01'],
  ['2026-12', '2026-11-01'],
  ['2026-13', '2026-11-01'],
  ['1999-12', '2026-11-01'],
  ['x', '2026-11-01'],
  [null, '2026-11-01'],
])('BI-06 the month of the address %s is %s: none is to come, and a wrong one is the present', (requested, month) => {
  expect(readMonth(requested, today)).toBe(month);
});

test('BI-06 months are chosen as MM/yyyy, in the calendar of the language, newest first, an older one stays among them', () => {
  const written = (month: string, language: 'th' | 'en') =>
    monthsToChoose(month, today).map((each) => formatMonth(each, language));
  expect(written('2026-11-01', 'en').slice(0, 2)).toEqual(['11/2026', '10/2026']);
  expect(written('2026-11-01', 'th').slice(0, 2)).toEqual(['11/2569', '10/2569']);
  expect(written('2001-02-01', 'en').at(-1)).toBe('02/2001');
});
