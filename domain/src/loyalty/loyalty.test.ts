import { describe, expect, it } from 'vitest';
import { fromBaht, ZERO } from '../money/money.ts';
import {
  CONDITIONS,
  COUPONS,
  FIXED,
  LTV,
  LUCKY_DRAW,
  MULTIPLIER,
  PERCENT,
  REWARD,
  SET_PRICE,
  TRANSACTION,
} from '../testing/pricing.ts';
import type { Condition } from './coupon.ts';
import { couponText } from './couponText.ts';
import { evaluateCondition } from './evaluateCondition.ts';
import { mayApplyByItself, needsCustomValue, offerKind } from './offerKind.ts';
import { tierForLtv } from './tierForLtv.ts';

it.each([
  ['DISC-08 Reward first is an offer', [REWARD, FIXED], 'offer'],
  ['DISC-08 Multiplier first is an offer', [MULTIPLIER], 'offer'],
  ['OP-44 Discount first is a discount', [FIXED, REWARD], 'discount'],
  ['OP-44 Discount Percent first is a discount', [PERCENT], 'discount'],
  ['OP-44 Set Price first is a discount', [SET_PRICE], 'discount'],
  ['DISC-25 an unknown type is neither', [LUCKY_DRAW], null],
  ['a coupon that the shop does not have is neither', [{ id: 'gone' }], null],
  ['no coupon is neither', [], null],
] as const)('%s', (_rule, coupons, kind) => {
  expect(
    offerKind(
      coupons.map(({ id }) => ({ couponId: id })),
      COUPONS,
    ),
  ).toBe(kind);
});

it('DISC-05 the value is typed where the first coupon is 0', () => {
  expect([
    needsCustomValue([{ value: 0 }]),
    needsCustomValue([{ value: 5 }, { value: 0 }]),
    needsCustomValue([]),
  ]).toEqual([true, false, false]);
});

it.each([
  [false, 5, true],
  [true, 5, false],
  [false, 0, false],
  [true, 0, false],
])('an offer with a code (%s) and a value of %d applies by itself: %s', (hasAuthorizePin, value, may) => {
  expect(mayApplyByItself({ hasAuthorizePin, items: [{ value }] })).toBe(may);
});

it.each([
  ['Discount', 50, '50 THB'],
  ['Discount Percent', 12.5, '12.5%'],
  ['Set Price', 100, '100 THB/set'],
  ['Reward', 10, '+10'],
  ['Multiplier', 1.5, 'x1.5'],
  ['Lucky Draw', 1, 'Not support type:[Lucky Draw]'],
])('DISC-25 %s of %s reads %s', (type, value, text) => {
  expect(couponText({ type, value })).toBe(text);
});

describe('the tier of a member', () => {
  const tier = (name: string, level: number, value: number | null, status = 'Active', on = LTV) => ({
    name,
    level,
    status,
    conditions:
      value === null
        ? []
        : [
            { conditionId: on.id, value },
            { conditionId: 'ignored', value: 1 },
          ],
  });
  const tiers = [
    tier('Gold', 4, 20_000),
    tier('Standard', 1, null),
    tier('Silver', 3, 10_000),
    tier('Platinum', 5, 0, 'Inactive'),
    tier('Regular', 2, 50, 'Active', TRANSACTION),
  ];
  it.each([
    [0, 0, 'Standard'],
    [9999.99, 0, 'Standard'],
    [10_000, 0, 'Silver'],
    [20_000, 0, 'Gold'],
    [0, 50, 'Regular'],
  ])('MGMT-26 spent %s in %s sales is %s', (ltv, totalTransaction, name) => {
    expect(tierForLtv(tiers, { totalLtv: fromBaht(ltv), totalTransaction }, CONDITIONS)?.name).toBe(name);
  });
  it('of two tiers of one level is the first', () => {
    const twins = [tier('First', 1, null), tier('Second', 1, null)];
    expect(tierForLtv(twins, { totalLtv: ZERO, totalTransaction: 0 }, CONDITIONS)?.name).toBe('First');
  });
  it('is absent when no tier is open', () => {
    expect(tierForLtv([tier('Gold', 4, 1)], { totalLtv: ZERO, totalTransaction: 0 }, CONDITIONS)).toBeNull();
  });
});

describe('a condition', () => {
  const facts = { itemQty: 3, paidAmount: ZERO, chargeAmount: ZERO, totalLtv: ZERO, totalTransaction: 0 };
  const evaluate = (logic: string, value: number) => {
    const condition: Condition = { id: 'q', name: 'Pieces', type: 'qty', template: { logic } };
    return evaluateCondition({ conditionId: 'q', value }, new Map([['q', condition]]), facts);
  };
  it.each(['', '  '])('DISC-23 without logic ("%s") means the test of its type', (logic) => {
    const outcome = (value: number) => evaluate(logic, value).result;
    expect([outcome(3), outcome(4), outcome(Number.NaN)]).toEqual(['MET', 'NOT_MET', 'UNREADABLE_CONDITION']);
  });
  it.each([
    ['[value] <= [item_qty]', 'MET', { about: 'item_qty', actual: 3 }],
    ['[value] <= 5', 'MET', { about: null, actual: null }],
    ['[price] > 1', 'UNREADABLE_CONDITION', { about: 'price', actual: null, reason: 'UNKNOWN_NAME', at: 'price' }],
  ] as const)('%s is %s and states what it was about', (logic, result, params) => {
    expect(evaluate(logic, 2)).toEqual({
      result,
      params: { conditionId: 'q', required: 2, condition: 'Pieces', conditionType: 'qty', ...params },
    });
  });
  it('DISC-23 that the shop does not have holds for no one', () => {
    expect(evaluateCondition({ conditionId: 'gone', value: 2 }, new Map(), facts)).toEqual({
      result: 'UNKNOWN_CONDITION',
      params: { conditionId: 'gone', required: 2 },
    });
  });
});
