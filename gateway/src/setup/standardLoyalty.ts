import { STANDARD_NAMES } from '@taem/domain/loyalty/standardNames.ts';

/** Coupons and conditions of every shop, by the key with which offers, tiers and badges refer to them. */
export const standardCoupons = {
  discount: {
    name: STANDARD_NAMES.discount.th,
    type: 'Discount',
    template: { logic: '[price] - [value]', var_name: 'value' },
  },
  percent: {
    name: STANDARD_NAMES.percent.th,
    type: 'Discount Percent',
    template: { logic: '[price] * [value] / 100', var_name: 'value' },
  },
  reward: {
    name: STANDARD_NAMES.reward.th,
    type: 'Reward',
    template: { logic: '[point] + [value]', var_name: 'value' },
  },
  multiplier: {
    name: STANDARD_NAMES.multiplier.th,
    type: 'Multiplier',
    template: { logic: '[point] * [value]', var_name: 'value' },
  },
  setPrice: {
    name: STANDARD_NAMES.setPrice.th,
    type: 'Set Price',
    template: { logic: '[value]', var_name: 'value' },
  },
} as const;

export const standardConditions = {
  qty: { name: STANDARD_NAMES.qty.th, type: 'qty', template: { logic: '[item_qty] >= [value]' } },
  total: { name: STANDARD_NAMES.total.th, type: 'total', template: { logic: '[paid_amount] >= [value]' } },
  paid: { name: STANDARD_NAMES.paid.th, type: 'paid', template: { logic: '[charge_amount] >= [value]' } },
  ltv: { name: STANDARD_NAMES.ltv.th, type: 'ltv', template: { logic: '[total_ltv] >= [value]' } },
  transaction: {
    name: STANDARD_NAMES.transaction.th,
    type: 'transaction',
    template: { logic: '[total_transaction] >= [value]' },
  },
} as const;

export type CouponKey = keyof typeof standardCoupons;
export type ConditionKey = keyof typeof standardConditions;

/** Given to members whose figures reach the value. */
export const standardBadges: readonly { name: string; requires: readonly [condition: ConditionKey, value: number] }[] =
  [
    { name: 'Big Spender', requires: ['total', 8_000] },
    { name: 'Frequent Member', requires: ['transaction', 15] },
  ];
