import { describe, expect, test } from 'vitest';
import { type Dimension, hasOwnOrder, kindOf, refuseDimensions } from './dimensions.ts';
import { keyBefore } from './keyBefore.ts';
import { changeOf, MAIN_MEASURE, shareOf, supports } from './measures.ts';

describe('what figures are broken down by', () => {
  test.each<[Dimension[], RegExp | null]>([
    [['HOUR'], null],
    [['HOUR', 'BRANCH', 'PRODUCT'], null],
    [['PRODUCT', 'CATEGORY'], null],
    [['TENDER', 'BANK', 'MONTH'], null],
    [[], /needs a dimension/],
    [['HOUR', 'DAY', 'BRANCH', 'TIER'], /more than 3/],
    [['DAY', 'DAY'], /DAY twice/],
    [['PRODUCT', 'TENDER'], /PRODUCT and TENDER/],
    [['OFFER', 'MONTH', 'BANK'], /OFFER and BANK/],
  ])('%s is refused with %s', (by, reason) => {
    const refused = refuseDimensions(by);
    if (reason === null) expect(refused).toBeNull();
    else expect(refused).toMatch(reason);
  });

  test('rows are of the smallest part of a dimension, and state what can be added up there', () => {
    expect(kindOf(['MONTH', 'MEMBER'])).toBe('sale');
    expect(kindOf(['MONTH', 'CATEGORY'])).toBe('line');
    expect(supports('line', 'TOTAL_REVENUE')).toBe(false);
    expect(supports('line', 'ITEM_AMOUNT')).toBe(true);
    expect(supports('tender', 'TOTAL_REVENUE')).toBe(false);
    expect(supports('offer', 'TOTAL_DISCOUNT')).toBe(true);
    for (const [kind, measure] of Object.entries(MAIN_MEASURE)) expect(supports(kind as 'sale', measure)).toBe(true);
    expect([hasOwnOrder('WEEKDAY'), hasOwnOrder('MONTH'), hasOwnOrder('BRANCH')]).toEqual([true, true, false]);
  });
});

test.each<[Dimension, unknown, string, string, unknown]>([
  ['DAY', '2026-03-03', '2026-03-01..2026-03-31', '2026-02-01..2026-02-28', '2026-02-03'],
  ['DAY', '2026-03-31', '2026-03-01..2026-03-31', '2026-02-01..2026-02-28', undefined],
  ['WEEK', '2026-03-02', '2026-03-04..2026-03-20', '2026-02-04..2026-02-20', '2026-02-02'],
  ['WEEK', '2026-03-09', '2026-03-04..2026-03-20', '2026-02-04..2026-02-20', '2026-02-09'],
  ['MONTH', '2026-01-01', '2026-01-10..2026-03-31', '2025-01-10..2025-03-31', '2025-01-01'],
  ['QUARTER', '2026-04-01', '2026-02-01..2026-05-31', '2025-02-01..2025-05-31', '2025-04-01'],
  ['YEAR', '2026-01-01', '2025-06-01..2026-05-31', '2024-06-01..2025-05-31', '2025-01-01'],
  ['HOUR', 9, '2026-03-01..2026-03-31', '2026-02-01..2026-02-28', 9],
  ['WEEKDAY', 'Sunday', '2026-03-01..2026-03-31', '2026-02-01..2026-02-28', 'Sunday'],
  ['BRANCH', 'ari', '2026-03-01..2026-03-31', '2026-02-01..2026-02-28', 'ari'],
  ['TIER', null, '2026-03-01..2026-03-31', '2026-02-01..2026-02-28', null],
])('%s %s of %s is compared with its place in %s: %s', (dimension, key, days, before, expected) => {
  const range = (text: string) => ({ from: text.slice(0, 10), to: text.slice(12) });
  expect(keyBefore(dimension, key, range(days), range(before))).toBe(expected);
});

test('shares and changes are percent; of nothing there is none, and what did not change is 0', () => {
  expect([shareOf(1, 3), shareOf(5, 0), shareOf(null, 3), shareOf(0, 3), shareOf(-50, -200)]).toEqual([
    33.33,
    null,
    null,
    0,
    25,
  ]);
  expect([
    changeOf(15, 10),
    changeOf(0, 10),
    changeOf(10, 0),
    changeOf(10, null),
    changeOf(-15, -10),
    changeOf(9, 9),
  ]).toEqual([50, -100, null, null, -50, 0]);
});
