import { fromBaht, ZERO } from '@taem/domain/money/money.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { PaymentState } from '../till/PaymentState.ts';
import type { ReversalState } from '../transactions/ReversalState.ts';

/** The shop of scripted databases, and one of its branches. */
export const SHOP = '8f1d1c1a-0000-4000-8000-000000000001';
export const ARI = '8f1d1c1a-0000-4000-8000-00000000000a';

/** Mali, a cashier of that branch. */
export const cashier: GatewaySession = {
  sessionId: 'session',
  realmId: SHOP,
  userId: 'mali',
  username: 'mali',
  role: { id: 'c', name: 'Cashier' },
  authorizes: [],
  branchIds: [ARI],
};

export const BRANCH: NonNullable<PaymentState['branch']> = {
  id: ARI,
  code: 'A',
  name: 'Ari',
  status: 'Active',
  time_zone: 'Asia/Bangkok',
  address: null,
  phone: null,
};

export const RATES: NonNullable<PaymentState['rates']> = {
  earn_cash: 10_000,
  earn_point: 10,
  redeem_cash: 100,
  redeem_point: 1,
  reward_item_id: '',
  reward_instance_id: '',
  backdating_days: 3,
  day_ends: [],
  closed_through: null,
  transfer_proof: 'OPTIONAL',
  cash_rounding: 'NONE',
};

export const BOUNDS: NonNullable<PaymentState['bounds']> = {
  max_unit_price: 100_000_000,
  max_line_qty: 1_000,
  max_bill_amount: 100_000_000,
  max_typed_discount_percent: 50,
};

/** A sale to Somchai for 150 baht, with two coffees and 5 points, that nothing prevents from being voided. */
export function reversalState(sale: Partial<ReversalState['sale']> = {}): ReversalState {
  return {
    written: null,
    sale: {
      id: 'sale',
      transaction_no: '1',
      version: 3,
      status: 'Complete',
      branch_id: ARI,
      member_id: 'somchai',
      tier_id: 'silver',
      total_qty: 2,
      total_payment: fromBaht(200),
      total_revenue: fromBaht(150),
      earn_points: 5,
      redeem_points: 0,
      delivery_cost: 0,
      added_vat: 0,
      business_date: '2026-11-24',
      tier_name: 'silver',
      tier_disabled: false,
      is_return: false,
      is_exchange: false,
      returned_qty: 0,
      tax: null,
      returned: { earn_points: 0, redeem_points: 0, delivery_cost: 0, amount: 0, added_vat: 0, kept: 0 },
      rows: null,
      products: [{ product_id: 'coffee', name: 'Coffee', qty: 2, skip_stock: false }],
      cash: { held: fromBaht(150), rounding: ZERO },
      tenders: null,
      entries: [{ kind: 'earn', points: 5 }],
      ...sale,
    },
    member: {
      points: 8,
      tier_id: 'gold',
      total_payment: fromBaht(1200),
      total_revenue: fromBaht(1100),
      total_transaction: 7,
      total_qty: 20,
      before_revenue: fromBaht(950),
      before_transactions: 6,
    },
    tiers: ['silver', 'gold'].map((id, level) => ({
      id,
      name: id,
      level,
      status: 'Active',
      conditions: [{ condition_id: 'ltv', value: level * 1000 }],
      privileges: [],
    })),
    badges: null,
    conditions: [{ id: 'ltv', name: 'ltv', type: 'ltv', template: { logic: '[total_ltv] >= [value]' } }],
    handed_back: null,
    points_given: null,
    approvals: null,
    rates: null,
    setting: null,
  };
}

/** Returns these values one after the other, and then the last one forever. */
export function inTurn<T>(values: readonly T[]): () => T {
  const left = [...values];
  return () => (left.length > 1 ? left.shift() : left[0]) as T;
}
