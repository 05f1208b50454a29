import { randomUUID } from 'node:crypto';
import { MAX_BILL, MAX_LINE_QTY, MAX_UNIT_PRICE } from '@taem/domain/limits.ts';
import { DEFAULT_TIME_ZONE, formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { SaleBody } from '@taem/domain/till/saleBody.schema.ts';
import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { ANY_DAY } from './fixtures.ts';

/** A small shop for tests of the till; prices in satang, one point for 100 baht, a point is worth 1 baht. */
export interface TestShop {
  session: GatewaySession;
  branchId: string;
  otherBranchId: string;
  /** 45.00, 120.50 (with counted stock), and one that is no longer sold. */
  products: { coffee: string; tea: string; retired: string };
  memberId: string;
  tierId: string;
  /** Any value from 0.01 to 100 percent, typed at the till. */
  openDiscountId: string;
  /** 10 baht off from 3 pieces on, with a code. */
  lockedDiscountId: string;
  /** Twice the points. */
  offerId: string;
  /** Twice the points, until it ended. */
  endedOfferId: string;
}

export const PRICES = { coffee: 45, tea: 120.5 };

/** Bills are limited only by the contract. */
const WIDEST_BOUNDS = {
  max_unit_price: MAX_UNIT_PRICE,
  max_line_qty: MAX_LINE_QTY,
  max_bill_amount: MAX_BILL,
  max_typed_discount_percent: 100,
};

export async function openTestShop(
  database: Database,
  points = 0,
  settings: Record<string, unknown> = WIDEST_BOUNDS,
): Promise<TestShop> {
  const id = (name: string) => ids.get(name) ?? ids.set(name, randomUUID()).get(name) ?? '';
  const ids = new Map<string, string>();
  const realmId = await database.system(async (client) => {
    const code = `shop-${randomUUID()}`;
    const answer = await client.query<{ id: string }>('insert into realms (code, name) values ($1, $1) returning id', [
      code,
    ]);
    return answer.rows[0]?.id ?? '';
  });
  const insert = (table: string, record: Record<string, unknown>) =>
    database.withRealm(realmId, (client) => {
      const columns = Object.keys(record);
      const values = Object.entries(record).map(toParameter);
      const text = `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`;
      return client.query(text, values);
    });
  const authorizes = [{ object_code: 'Page.Merchant.Payment', action_codes: ['Read', 'Write'] }];

  await insert('merchant_settings', { realm_id: realmId, ...settings });
  await insert('merchant_branches', { id: id('branch'), code: 'A01', name: 'Ari' });
  await insert('merchant_branches', { id: id('otherBranch'), code: 'B02', name: 'Bang Rak' });
  await insert('merchant_roles', { id: id('role'), name: 'Cashier', authorizes });
  await insert('merchant_users', {
    id: id('user'),
    username: 'cashier',
    password_hash: '-',
    firstname: 'Mali',
    lastname: 'S',
    role_id: id('role'),
    branch_ids: [id('branch')],
  });
  await insert('sessions', { id: id('session'), user_id: id('user'), expires_at: '2100-01-01' });
  await insert('product_categories', { id: id('category'), name: 'Drinks' });
  const product = (name: string, retail_price: number, more: object = {}) =>
    insert('products', { id: id(name), code: name, name, retail_price, category_id: id('category'), ...more });
  await product('coffee', 4500);
  await product('tea', 12_050, { skip_stock: false });
  await product('retired', 1000, { status: 'Inactive' });

  const coupon = (name: string, type: string) =>
    insert('coupons', { id: id(name), name, type, template: { logic: '[value]', var_name: 'value' } });
  await coupon('baht', 'Discount');
  await coupon('percent', 'Discount Percent');
  await coupon('multiplier', 'Multiplier');
  await insert('conditions', {
    id: id('pieces'),
    name: 'Pieces',
    type: 'qty',
    template: { logic: '[item_qty] >= [value]' },
  });
  await insert('conditions', {
    id: id('ltv'),
    name: 'Lifetime',
    type: 'ltv',
    template: { logic: '[total_ltv] >= [value]' },
  });
  const offer = (name: string, couponName: string, value: number, more: object = {}) =>
    insert('offers', { id: id(name), name, items: [{ coupon_id: id(couponName), value }], ...more });
  await offer('openDiscount', 'percent', 0);
  await offer('lockedDiscount', 'baht', 10, {
    authorize_pin: '3333',
    conditions: [{ condition_id: id('pieces'), value: 3 }],
  });
  await offer('doublePoints', 'multiplier', 2);
  await offer('endedOffer', 'multiplier', 2, { status: 'Inactive' });
  const tier = (name: string, level: number, spent: number, privileges: object[]) =>
    insert('member_tiers', {
      id: id(name),
      name,
      level,
      conditions: [{ condition_id: id('ltv'), value: spent }],
      privileges,
    });
  await tier('Silver', 1, 0, []);
  await tier('Gold', 2, 1000, [{ condition: null, item: { coupon_id: id('percent'), value: 10 } }]);
  await insert('members', {
    id: id('member'),
    code: 'M1',
    firstname: 'Somchai',
    lastname: 'K',
    tier_id: id('Silver'),
    points,
  });
  if (points > 0) {
    await insert('point_entries', { member_id: id('member'), kind: 'opening', points, business_date: '2026-01-01' });
  }
  return {
    session: {
      sessionId: id('session'),
      userId: id('user'),
      username: 'cashier',
      realmId,
      role: { id: id('role'), name: 'Cashier' },
      authorizes,
      branchIds: [id('branch')],
    },
    branchId: id('branch'),
    otherBranchId: id('otherBranch'),
    products: { coffee: id('coffee'), tea: id('tea'), retired: id('retired') },
    memberId: id('member'),
    tierId: id('Silver'),
    openDiscountId: id('openDiscount'),
    lockedDiscountId: id('lockedDiscount'),
    offerId: id('doublePoints'),
    endedOfferId: id('endedOffer'),
  };
}

/** Lets a shop sell on any days that a test chooses, whatever the current day. */
export async function allowAnyDay(database: Database, { session }: TestShop, days = ANY_DAY): Promise<void> {
  await database.withRealm(session.realmId, (client) =>
    client.query('update merchant_settings set backdating_days = $1', [days]),
  );
}

// Lists of records are JSON; a list of branches is a PostgreSQL array, which the driver converts itself.
function toParameter([column, value]: [string, unknown]): unknown {
  const json = value !== null && typeof value === 'object' && column !== 'branch_ids';
  return json ? JSON.stringify(value) : value;
}

export interface TestBill {
  coffee?: number;
  tea?: number;
  memberId?: string;
  pointsAsCash?: number;
}

/** Returns the body of a plain sale paid in cash: no offer, no privilege, one point for each 100 baht. */
export function paymentBody(shop: TestShop, bill: TestBill = { coffee: 1 }): PaymentPayload {
  const { coffee = 0, tea = 0, memberId, pointsAsCash = 0 } = bill;
  const line = (product: keyof typeof PRICES, qty: number): PaymentPayload['items'] =>
    qty === 0
      ? []
      : [
          {
            item_ref: product,
            item_type: 'product',
            event_code: 'BUY',
            product_id: shop.products[product],
            product_code: product,
            product_name: product,
            skip_stock: product === 'coffee',
            qty,
            charge_amount: PRICES[product],
            paid_amount: PRICES[product] * qty,
            discount_amount: 0,
          },
        ];
  const points: PaymentPayload['items'] =
    pointsAsCash === 0
      ? []
      : [
          {
            item_ref: 'TIER001',
            item_type: 'event',
            event_code: 'REDEEM',
            redeem: { amount: -pointsAsCash },
            discount_amount: -pointsAsCash,
          },
        ];
  const gross = coffee * PRICES.coffee + tea * PRICES.tea;
  const net = gross - pointsAsCash;
  return {
    currency_code: 'THB',
    items: [...line('coffee', coffee), ...line('tea', tea), ...points],
    payment: { option: 'Full', paid_amount: net, payment_channels: [{ type: 'Cash', amount: net }] },
    summary: {
      total_payment: gross,
      total_revenue: net,
      total_discount: 0 - pointsAsCash,
      total_qty: coffee + tea,
      earn_amount: memberId ? Math.floor(net / 100) : 0,
      redeem_amount: 0 - pointsAsCash,
      outstanding_amount: 0,
    },
    ...(memberId ? { member_id: memberId } : { guest: {} }),
    realm_id: shop.session.realmId,
    branch_id: shop.branchId,
    create_by_id: shop.session.userId,
    create_local_time: formatLocalTime(toLocalTime(new Date(), DEFAULT_TIME_ZONE)),
  };
}

/** Returns the same sale in the form of POST payment/sale. */
export function saleBody(shop: TestShop, bill: TestBill = { coffee: 1 }): SaleBody {
  const { coffee = 0, tea = 0, memberId, pointsAsCash = 0 } = bill;
  const due = coffee * PRICES.coffee + tea * PRICES.tea - pointsAsCash;
  const lines = [
    { product_id: shop.products.coffee, quantity: coffee },
    { product_id: shop.products.tea, quantity: tea },
  ];
  return {
    branch_id: shop.branchId,
    lines: lines.filter(({ quantity }) => quantity > 0),
    ...(memberId && { member_id: memberId }),
    points_as_cash: pointsAsCash,
    channels: [{ type: 'Cash', amount: due }],
    expected_amount_due: due,
  };
}
