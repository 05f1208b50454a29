import { describe, expect, it } from 'vitest';
import { MAX_IMAGE_BYTES } from '../limits.ts';
import { fromBaht, satang, ZERO } from '../money/money.ts';
import { canPayCash, cashChange } from './cashChange.ts';
import { chipLabel } from './chipLabel.ts';
import { AGE_RANGES, canFinishGuest, EMPTY_GUEST, guestHashtags, guestRuleMessage, isEmptyGuest } from './guest.ts';
import { likelyCash } from './likelyCash.ts';
import { channelTypeOf, hasSplitAndOther, isChannelTypeEnabled } from './paymentMethod.ts';
import { canApplyPoints, minimumPoints, roundPointsToRatio } from './pointsAsCash.ts';
import { receiptImageError } from './receiptImage.ts';
import { splitPayment } from './splitPayment.ts';
import { vatOf } from './vat.ts';

it.each([
  [100, 7, 93],
  [99.99, 7, 92.99],
  [0.5, 0.04, 0.46],
  [0, 0, 0],
])('DISC-20, OP-15 the VAT of %s is %s, before VAT %s', (total, vat, beforeVat) => {
  expect(vatOf(fromBaht(total))).toEqual({
    vat: fromBaht(vat),
    beforeVat: fromBaht(beforeVat),
    total: fromBaht(total),
  });
});

it('CHAN-06, CHAN-07 change is received minus total; too little or nothing cannot pay', () => {
  const due = fromBaht(99.5);
  expect(cashChange(fromBaht(100), due)).toBe(50);
  expect(cashChange(due, due)).toBe(0);
  expect([null, satang(9949)].map((received) => canPayCash(received, due))).toEqual([false, false]);
  expect(canPayCash(null, ZERO)).toBe(false);
});

it.each([
  [40, [50, 100, 500, 1000]],
  [15, [20, 50, 100, 500, 1000]],
  [145.25, [150, 160, 200, 500, 1000]],
  [500, [1000]],
  [1290, [1300, 1500, 2000]],
])('E11 for %s a customer is likely to hand over %j', (due, notes) => {
  expect(likelyCash(fromBaht(due))).toEqual(notes.map(fromBaht));
});

describe('CHAN-12, CHAN-13 split', () => {
  const due = fromBaht(100);
  const row = (baht: number | null) => ({ type: 'Cash' as const, amount: baht === null ? null : fromBaht(baht) });
  it.each([
    ['the exact sum pays', [33.33, 66.67], [33.33, 66.67], false],
    ['a satang less does not', [33.33, 66.66], null, false],
    ['a satang more does not and is red', [33.34, 66.67], null, true],
    ['an empty row is none, and the others pay', [100, 0], [100], false],
    ['a row that is no amount does not', [100, null], null, false],
    ['no row does not', [], null, false],
  ] as const)('%s', (_rule, amounts, tenders, exceeds) => {
    const paid = tenders?.map((baht) => ({ type: 'Cash', amount: fromBaht(baht) }));
    expect(splitPayment(amounts.map(row), due, 'NONE')).toMatchObject({ tenders: paid ?? null, exceeds });
  });
  it.each([
    ['more than the row is change', 'Cash', 50, true],
    ['the exact amount is enough', 'Cash', 40, true],
    ['a satang less is not', 'Cash', 39.99, false],
    ['anything that is not an amount is not', 'Cash', null, false],
    ['for a transfer nothing is handed over', 'Transfer', 10, true],
  ] as const)('CHAN-06 cash of 40 in a split bill: %s', (_rule, type, baht, pays) => {
    const received = baht === null ? null : fromBaht(baht);
    const rows = [{ type, amount: fromBaht(40), received }, row(60)];
    const [first] = splitPayment(rows, due, 'NONE').tenders ?? [];
    const tender = { type, amount: fromBaht(40), ...(type === 'Cash' && { received }) };
    expect(first).toEqual(pays ? tender : undefined);
  });
  it('nothing is due: no split', () => expect(splitPayment([row(0)], ZERO, 'NONE').tenders).toBeNull());
});

it.each([
  ['Beverages and more', 'Beverages…'],
  ['Ice creams', 'Ice creams'],
  [' Snacks ', 'Snacks'],
  ['เครื่องดื่มเย็นและร้อน', 'เครื่องดื่มเย็น…'],
])('PAY-09 the chip of %s reads %s', (name, label) => {
  expect(chipLabel(name)).toBe(label);
});

describe('guests', () => {
  it('PAY-35 hashtags are split, trimmed and prefixed', () => {
    expect(guestHashtags(' vip, #regular ,, ')).toEqual(['#vip', '#regular']);
  });
  it('PAY-37, PAY-38 age range and gender have literal messages', () => {
    expect(guestRuleMessage('required', 'age')).toBe('age is required');
    expect(guestRuleMessage('oneOf', 'age', '99', ...AGE_RANGES)).toBe(
      'age should be [1-12, 13-24, 25-60, Over 60] but get 99',
    );
    expect(guestRuleMessage('colour', 'age')).toBe('Rule name does not exist');
  });
  it('PAY-34, OP-42 Done needs both, an empty guest needs nothing', () => {
    expect(canFinishGuest({ ageRange: '1-12', gender: null })).toBe(false);
    expect(canFinishGuest({ ageRange: null, gender: 'Male' })).toBe(false);
    expect(canFinishGuest({ ageRange: '1-12', gender: 'Male' })).toBe(true);
    const said = [{}, { hashtags: ['#a'] }, { ageRange: '1-12' }, { gender: 'Male' }] as const;
    expect(said.map((guest) => isEmptyGuest({ ...EMPTY_GUEST, ...guest }))).toEqual([true, false, false, false]);
  });
});

describe('DISC-12, DISC-13 points dialog', () => {
  const rates = { redeemCash: fromBaht(3), redeemPoint: 10 };
  it.each([
    [0, true],
    [3, false],
    [4, true],
    [50, true],
    [51, false],
    [-1, false],
    [4.5, false],
    [null, false],
  ])('%s of 50 points can be applied: %s', (points, allowed) => {
    expect(canApplyPoints(points, 50, rates)).toBe(allowed);
  });
  it('the minimum unit is redeem points / redeem cash in whole points', () => {
    expect(minimumPoints(rates)).toBe(4);
    expect(minimumPoints({ redeemCash: fromBaht(5), redeemPoint: 1 })).toBe(1);
  });
  it.each([
    ['of a point worth more than a baht as typed', fromBaht(3), 2, 5, 5],
    ['of a point worth a baht as typed', fromBaht(2), 2, 5, 5],
    ['of points worth a baht together by the ratio', fromBaht(1), 10, 105, 100],
    ['of a ratio that is not whole up to the next point', fromBaht(3), 10, 5, 4],
    ['of a shop that gives no cash', ZERO, 10, 105, 0],
    ['of a shop whose points are nothing', fromBaht(1), 0, 105, 0],
  ])('OP-62 points are taken %s', (_what, redeemCash, redeemPoint, requested, taken) => {
    expect(roundPointsToRatio(requested, { redeemCash, redeemPoint })).toBe(taken);
  });
});

describe('ways to pay', () => {
  it('CHAN-20 Credit/Debit is known by both names', () => {
    expect(['Credit / Debit Card', 'Credit-Debit', ' Cash ', 'Barter'].map(channelTypeOf)).toEqual([
      'Credit-Debit',
      'Credit-Debit',
      'Cash',
      null,
    ]);
  });
  it('CHAN-14 a bill of 0 is settled as Other; CHAN-03 Split needs more than one method', () => {
    expect([
      isChannelTypeEnabled('Cash', ZERO),
      isChannelTypeEnabled('Other', ZERO),
      isChannelTypeEnabled('Cash', satang(1)),
    ]).toEqual([false, true, true]);
    expect([hasSplitAndOther(1), hasSplitAndOther(2)]).toEqual([false, true]);
  });
  it('CHAN-10, OP-53 a slip is a picture of at most 10,000,000 bytes', () => {
    expect(receiptImageError({ name: 'slip.JPG', size: MAX_IMAGE_BYTES })).toBeNull();
    expect(receiptImageError({ name: 'slip.final.png', size: 1 })).toBeNull();
    expect(receiptImageError({ name: 'slip.jpg', size: MAX_IMAGE_BYTES + 1 })).toBe('size');
    expect(receiptImageError({ name: 'slip.pdf', size: 1 })).toBe('kind');
  });
});
