import { fromBaht } from '@taem/domain/money/money.ts';
import { type SaleBody, saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import type { PaymentState, StateMember, StateOffer } from '../till/PaymentState.ts';
import { priceSale } from '../till/priceSale.ts';
import { tillSaleOrder } from '../till/tillSaleOrder.ts';
import { BOUNDS, BRANCH, cashier, RATES } from './scriptedShop.ts';

/** Noon of 14 March in Bangkok. */
export const NOW = new Date('2026-03-14T05:00:00Z');

export const session = { ...cashier, branchIds: ['ari'] };

export const product = (id: string, retail_price: number, more: object = {}) => ({
  id,
  code: `${id}-code`,
  name: `${id} by name`,
  retail_price,
  skip_stock: true,
  is_vat_exempt: false,
  status: 'Active' as const,
  category_id: 'drinks',
  category_name: 'Drinks',
  sub_category_id: 'hot',
  sub_category_name: 'Hot',
  category_group_ids: [],
  option_group_ids: [],
  ...more,
});
export const offer = (id: string, coupon_id: string, value: number, more: Partial<StateOffer> = {}): StateOffer => ({
  id,
  name: `${id} by name`,
  status: 'Active',
  has_authorize_pin: false,
  verified: false,
  conditions: [],
  items: [{ coupon_id, value }],
  ...more,
});
export const coupon = (id: string, type: string) => ({
  id,
  name: id,
  type,
  value: 0,
  qty: 1,
  template: { logic: '[value]' },
});
export const condition = (id: string, logic: string) => ({ id, name: id, type: 'ltv', template: { logic } });
export const tier = (id: string, level: number, spent: number, privileges: object[] = [], status = 'Active') => ({
  id,
  name: `${id} by name`,
  level,
  status,
  conditions: [
    { condition_id: 'ltv', value: spent },
    // Of several only the first counts.
    { condition_id: 'sales', value: 5 },
  ],
  privileges,
});

export const MEMBER: StateMember = {
  id: 'somchai',
  firstname: 'Somchai',
  lastname: 'K',
  phone: null,
  status: 'Active',
  points: 50,
  points_spent: 0,
  total_revenue: fromBaht(900),
  total_transaction: 9,
  tier_id: 'silver',
};

export function shop(changes: Partial<PaymentState> = {}): PaymentState {
  return {
    now: NOW,
    written: null,
    branch: { ...BRANCH, id: 'ari' },
    rates: RATES,
    bounds: BOUNDS,
    approvals: null,
    tax: null,
    option_groups: null,
    products: [product('coffee', 10_000), product('water', 0), product('old', 1000, { status: 'Inactive' })],
    member: MEMBER,
    tiers: [
      tier('silver', 1, 0, [{ condition: null, item: { coupon_id: 'baht', value: 5 } }]),
      tier('gold', 2, 1000),
      tier('ended', 3, 950, [], 'Inactive'),
    ] as PaymentState['tiers'],
    offers: [
      offer('ten', 'baht', 10),
      offer('half', 'percent', 50, { conditions: [{ condition_id: 'ltv', value: 800 }] }),
      offer('often', 'baht', 1, { conditions: [{ condition_id: 'sales', value: 20 }] }),
      offer('double', 'multiplier', 2),
      offer('locked', 'baht', 20, { has_authorize_pin: true }),
      offer('opened', 'baht', 20, { has_authorize_pin: true, verified: true }),
      offer('ended', 'baht', 20, { status: 'Inactive' }),
    ],
    coupons: [coupon('baht', 'Discount'), coupon('percent', 'Discount Percent'), coupon('multiplier', 'Multiplier')],
    conditions: [
      condition('ltv', '[total_ltv] >= [value]'),
      condition('sales', '[total_transaction] >= [value]'),
      condition('pieces', '[item_qty] >= [value]'),
    ],
    institutes: [{ id: 'kbank', name: 'KBank' }],
    cards: [{ id: 'visa', name: 'Visa', institute_id: 'kbank' }],
    channels: [
      { id: 'account', name: 'Account', action_code: 'QR', biller_id: null },
      { id: 'plain', name: 'Plain', action_code: '', biller_id: null },
    ],
    seller: null,
    line_sellers: null,
    ...changes,
  };
}

/** One coffee for 100 baht, in cash, to a guest. */
export const COFFEE: SaleBody = {
  branch_id: 'ari',
  lines: [{ product_id: 'coffee', quantity: 1 }],
  channels: [{ type: 'Cash', amount: 100 }],
  expected_amount_due: 100,
};
/** The same to a member: 5 baht less for his tier. */
export const TO_MEMBER = {
  ...COFFEE,
  member_id: 'somchai',
  channels: [{ type: 'Cash', amount: 95 }],
  expected_amount_due: 95,
};

export const order = (body: object, of = session) => tillSaleOrder(saleBodySchema.parse(body), null, of);
export const price = (body: object, state = shop()) =>
  priceSale(order(body), 'member_id' in body ? state : { ...state, member: null });
export const channel = (more: object) => ({ ...COFFEE, channels: [{ type: 'Transfer', amount: 100, ...more }] });
