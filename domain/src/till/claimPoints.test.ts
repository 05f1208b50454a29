import { expect, test } from 'vitest';
import { MAX_MEMBER_POINTS } from '../limits.ts';
import { fromBaht } from '../money/money.ts';
import { claimPoints } from './claimPoints.ts';
import type { PricingRules, PricingTier } from './pricing.ts';

const coupon = (id: string, type: string) => ({
  id,
  name: id,
  type,
  template: { logic: '[value]', varName: 'value' },
  value: 0,
  qty: 1,
});
const rules: PricingRules = {
  rates: { earnCash: fromBaht(100), earnPoint: 1, redeemCash: fromBaht(1), redeemPoint: 1 },
  bounds: null,
  coupons: new Map(['Multiplier', 'Reward', 'Discount'].map((type) => [type, coupon(type, type)])),
  conditions: new Map([
    ['pieces', { id: 'pieces', name: 'p', type: 'qty', template: { logic: '[item_qty] >= [value]' } }],
  ]),
};
const sale = {
  totalQty: 3,
  totalPayment: fromBaht(1000),
  totalRevenue: fromBaht(950),
  trace: [
    { code: 'TIER_NONE', params: { guest: true } },
    { code: 'TOTAL', params: { amountDue: 950 } },
    { code: 'EARN_NOT_FOR_GUEST', params: {} },
  ] as const,
};
const member = { id: 'm', remainingPoints: 5, totalLtv: fromBaht(0), totalTransaction: 0 };
const tier = (...privileges: PricingTier['privileges'][number][]): PricingTier => ({
  id: 't',
  name: 'Gold',
  privileges,
});
const gives = (couponId: string, value: number, pieces?: number) => ({
  condition: pieces === undefined ? null : { conditionId: 'pieces', value: pieces },
  item: { couponId, value },
});

test.each([
  ['no tier', null, 9],
  ['a tier that gives nothing', tier(), 9],
  ['a tier that multiplies', tier(gives('Multiplier', 3)), 27],
  ['a tier that multiplies and gives, in that order', tier(gives('Reward', 5), gives('Multiplier', 2)), 23],
  ['a condition that the sale meets', tier(gives('Reward', 5, 3)), 14],
  ['a condition that it does not meet', tier(gives('Reward', 5, 4)), 9],
  ['a privilege that takes something off: nothing was paid less for it', tier(gives('Discount', 500)), 9],
])('DISC-16, OP-14 what a claimed sale gives with %s', (_case, own, points) => {
  expect(claimPoints(sale, member, own, rules)).toMatchObject({ points, refusals: [] });
});

test('the trace of the sale goes on as a member’s', () => {
  const codes = claimPoints(sale, member, tier(gives('Multiplier', 2)), rules).trace.map(({ code }) => code);
  expect(codes).toEqual(['TOTAL', 'PRIVILEGE_APPLIED', 'EARN_BASE', 'EARN_MULTIPLIED']);
});

test.each(['Discount', 'Gone'])(
  'a privilege by %s, which gives no points, is left out of the trace too',
  (couponId) => {
    const { trace, points } = claimPoints(sale, member, tier(gives(couponId, 500)), rules);
    expect([points, trace.map(({ code }) => code)]).toEqual([9, ['TOTAL', 'EARN_BASE']]);
  },
);

test('no one claims above what a member may hold', () => {
  const rich = { ...member, remainingPoints: MAX_MEMBER_POINTS };
  expect(claimPoints(sale, rich, null, rules).refusals).toMatchObject([{ code: 'TOO_MANY_POINTS' }]);
});
