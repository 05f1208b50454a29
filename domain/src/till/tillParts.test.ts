import { expect, test } from 'vitest';
import { fromBaht } from '../money/money.ts';
import { basketOf, MEMBER, RULES } from '../testing/pricing.ts';
import { isAccountCode, paymentConfirmationSchema, signedText } from './paymentConfirmation.ts';
import { priceLeft } from './priceLeft.ts';
import { shiftsFound } from './shiftsFound.ts';
import { seriesPrefix, taxDocumentNo } from './taxDocumentNo.ts';

test.each([
  [{}, {}],
  [{ tillId: '', branchId: null, openedById: null, personId: null, state: null, isDifferent: null }, {}],
  [
    { tillId: 't', branchId: 'b', openedById: 'u' },
    { till_id: 't', branch_id: 'b', opened_by_id: 'u' },
  ],
  [{ personId: 'u' }, { $or: [{ opened_by_id: 'u' }, { closed_by_id: 'u' }] }],
  [{ state: 'OPEN' }, { closed_at: null }],
  [{ state: 'CLOSED' }, { closed_at: { $ne: null } }],
  [{ isDifferent: true }, { is_different: true }],
  [{ isDifferent: false }, { is_different: false }],
] as const)('shifts are found by what narrows them alone: %j', (criteria, filter) => {
  expect(shiftsFound(criteria)).toStrictEqual(filter);
});

test.each([
  [{ branchCode: 'B01', tillCode: 't1' }, 'FULL', 123, 'B01-T1-F-000123'],
  [{ branchCode: 'B01', tillCode: null }, 'ABBREVIATED', 1, 'B01-A-000001'],
  [{ branchCode: 'B01', tillCode: '' }, 'CREDIT_NOTE', 1_234_567, 'B01-C-1234567'],
] as const)('the number of a tax document in %j, %s %i, is %s', (series, kind, number, written) => {
  expect(taxDocumentNo(series, kind, number)).toBe(written);
  expect(written.startsWith(seriesPrefix(series))).toBe(true);
});

const CONFIRMED = {
  account: 'a'.repeat(43),
  reference: 'KB/2026-11.01_A',
  amount: 45.5,
  ref1: 'ARI',
  ref2: '0A1B2C',
  paid_at: '2026-11-28T09:30:00+07:00',
};

test.each([
  {},
  { amount: 0.01 },
  { ref1: '0'.repeat(20) },
  { reference: 'x'.repeat(64) },
  { paid_at: '2026-11-28T02:30:00Z' },
  { paid_at: '2026-11-28T02:30:00-12:00' },
  { paid_at: '2026-11-28T02:30:00+14:00' },
])('a bank may confirm a payment with %j', (changes) => {
  expect(paymentConfirmationSchema.safeParse({ ...CONFIRMED, ...changes }).success).toBe(true);
});

test.each([
  [{ account: 'a'.repeat(42) }, 'account'],
  [{ account: `${'a'.repeat(43)}!` }, 'account'],
  [{ reference: '' }, 'reference'],
  [{ reference: 'x'.repeat(65) }, 'reference'],
  [{ reference: 'a b' }, 'reference'],
  [{ amount: 0 }, 'amount'],
  [{ amount: 1e12 }, 'amount'],
  [{ ref1: 'ari' }, 'ref1'],
  [{ ref1: '' }, 'ref1'],
  [{ ref2: '0'.repeat(21) }, 'ref2'],
  [{ paid_at: '2026-11-28T09:30:00' }, 'paid_at'],
  [{ paid_at: '2026-11-28T09:30:00+15:00' }, 'paid_at'],
  [{ paid_at: '2026-11-28T09:30:00-15:00' }, 'paid_at'],
  [{ paid_at: '2000-01-01T00:00:00Z' }, 'paid_at'],
])('it is refused with %j', (changes, field) => {
  const { error } = paymentConfirmationSchema.safeParse({ ...CONFIRMED, ...changes });
  expect(new Set(error?.issues.map(({ path }) => path.join('.')))).toEqual(new Set([field]));
});

test('what is signed is the time stamp and the body; an account has a code of 43 characters', () => {
  expect(signedText('1764300000', '{}')).toBe('1764300000.{}');
  expect([CONFIRMED.account, 'a', `${CONFIRMED.account}a`, null, 43].map(isAccountCode)).toEqual([
    ...[true, false, false, false, false],
  ]);
});

test.each([
  ['all of it where they cover less', 10, 60, 60, 400],
  ['as many as still take something off', 10, 150, 100, 0],
  ['as many as pay a part of a baht', 9.5, 150, 100, 0],
  ['none where nothing is left to pay', 0, 60, 0, 0],
  ['none where none were spent', 10, 0, 0, 1_000],
])('points spent on a bill stay spent on what is left of it: %s', (_, price, spent, kept, due) => {
  const basket = basketOf(price > 0 ? [price] : [], {
    member: { ...MEMBER, remainingPoints: 1_000 },
    pointsAsCash: spent,
    deliveryCost: fromBaht(20),
  });
  const left = priceLeft(basket, RULES);
  expect([left.redeemPoints, left.amountDue, left.deliveryCost]).toEqual([kept, due, 0]);
});
