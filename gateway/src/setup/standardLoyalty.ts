/** Coupons and conditions that every shop has, by the key that offers, tiers and badges name them with. */
export const standardCoupons = {
  discount: { name: 'ส่วนลดบาท', type: 'Discount', template: { logic: '[price] - [value]', var_name: 'value' } },
  percent: {
    name: 'ส่วนลดเปอร์เซ็นต์',
    type: 'Discount Percent',
    template: { logic: '[price] * [value] / 100', var_name: 'value' },
  },
  reward: { name: 'แต้มพิเศษ', type: 'Reward', template: { logic: '[point] + [value]', var_name: 'value' } },
  multiplier: { name: 'แต้มคูณ', type: 'Multiplier', template: { logic: '[point] * [value]', var_name: 'value' } },
} as const;

export const standardConditions = {
  qty: { name: 'จำนวนชิ้นขั้นต่ำ', type: 'qty', template: { logic: '[item_qty] >= [value]' } },
  total: { name: 'ยอดซื้อขั้นต่ำ', type: 'total', template: { logic: '[paid_amount] >= [value]' } },
  paid: { name: 'ยอดหลังหักส่วนลดขั้นต่ำ', type: 'paid', template: { logic: '[charge_amount] >= [value]' } },
  ltv: { name: 'ยอดซื้อสะสมขั้นต่ำ', type: 'ltv', template: { logic: '[total_ltv] >= [value]' } },
  transaction: { name: 'จำนวนครั้งที่ซื้อขั้นต่ำ', type: 'transaction', template: { logic: '[total_transaction] >= [value]' } },
} as const;

export type CouponKey = keyof typeof standardCoupons;
export type ConditionKey = keyof typeof standardConditions;

/** Given to a member whose figures reach the value. */
export const standardBadges: readonly { name: string; requires: readonly [condition: ConditionKey, value: number] }[] =
  [
    { name: 'Big Spender', requires: ['total', 8_000] },
    { name: 'Frequent Member', requires: ['transaction', 15] },
  ];
