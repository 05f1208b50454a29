import { randomUUID } from 'node:crypto';
import type { DatabaseClient } from '../database/pool.ts';
import type { TestRealm } from './fixtures.ts';

export interface RandomSale {
  id: string;
  day: string;
  /** Time by the clock of the branch. */
  time?: string;
  branch: string;
  till?: string | null;
  /** The shift in which it was sold; null for a device without a till, and for a till without an open shift. */
  shift?: string | null;
  /** The cashier, if none is passed separately. */
  cashier?: string;
  member: string | null;
  /** The member's tier at the time of the purchase. */
  tier?: string | null;
  gender: string | null;
  age: string | null;
  lines: {
    product: string;
    category: string | null;
    sub: string | null;
    qty: number;
    amount: number;
    /** The chosen options: none, one, two of different groups, or two of one group. */
    options?: readonly RandomOption[];
  }[];
  channels: { type: string; institute: string | null; card: string | null; amount: number }[];
  discount: number;
  /** The offer that gave the discount. */
  offer?: string | null;
  /** A special offer that deducted nothing. */
  special?: string | null;
  earn: number;
  redeem: number;
  void: boolean;
}

export interface RandomOption {
  group: string;
  name: string;
  price: number;
}

const OPTION = (group: string, name: string): RandomOption => ({ group, name, price: 0 });
const CHOSEN: readonly (readonly RandomOption[])[] = [
  [],
  [OPTION('Size', 'Large')],
  [OPTION('Size', 'Small'), OPTION('Sweetness', 'Normal')],
  [OPTION('Topping', 'Jelly'), OPTION('Topping', 'Normal')],
];

export type Chance = (below: number) => number;

/** Returns generators of numbers that are the same for the same seed. */
export function createChance(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** Generates sales of a few months to members and guests in two branches, with every kind of tender. */
export function thinkOfSales(chance: Chance, realm: TestRealm, count: number): RandomSale[] {
  const { ids } = realm;
  const goods = [
    { product: ids.coffee, category: ids.drinks, sub: ids.hot, price: 4500 },
    { product: ids.tea, category: ids.drinks, sub: ids.hot, price: 12_050 },
    { product: ids.cake, category: null, sub: null, price: 9900 },
  ];
  const pick = <Value>(values: readonly Value[]): Value => values[chance(values.length)] as Value;
  return Array.from({ length: count }, () => {
    const member = pick([null, ids.mali, ids.somchai]);
    const first = chance(3);
    const lines = Array.from({ length: 1 + chance(3) }, (_, index) => {
      const { price, ...good } = goods[(first + index) % 3] as (typeof goods)[number];
      const qty = 1 + chance(4);
      return { ...good, qty, amount: price * qty, options: CHOSEN[qty - 1] ?? [] };
    });
    const payment = lines.reduce((sum, { amount }) => sum + amount, 0);
    const discount = chance(3) * 500;
    const part = chance(2) === 0 ? 0 : 1 + chance(payment - discount - 1);
    const tenders = [
      { type: 'Cash', institute: null, card: null },
      { type: 'Transfer', institute: ids.bank, card: null },
      { type: 'Credit-Debit', institute: ids.bank, card: ids.card },
      { type: 'Other', institute: null, card: null },
    ];
    const main = chance(4);
    const second = tenders[(main + 1) % 4] as (typeof tenders)[number];
    const channels = [{ ...(tenders[main] as (typeof tenders)[number]), amount: payment - discount - part }];
    if (part > 0) channels.push({ ...second, amount: part });
    const earn = member ? chance(9) : 0;
    const place = payment / 50;
    const day = new Date(Date.UTC(2026, 0, 1 + chance(130))).toISOString().slice(0, 10);
    const branch = pick([ids.ari, ids.bangRak]);
    const till = branch === ids.ari && place % 3 > 0 ? ids.till : null;
    return {
      id: randomUUID(),
      day,
      time: place % 4 === 0 ? '00:00:00' : `${9 + (place % 15)}:59:59`.padStart(8, '0'),
      branch,
      till,
      shift: till && place % 4 > 0 ? ids.shift : null,
      cashier: place % 2 === 0 ? ids.owner : ids.cashier,
      member,
      tier: member && ([null, ids.silver, ids.gold][place % 3] ?? null),
      gender: member ? null : pick([null, 'Male', 'Female']),
      age: member ? null : pick([null, '25-60', 'Over 60']),
      lines,
      channels,
      discount,
      offer: discount > 0 ? ids.open : null,
      special: place % 5 === 0 ? ids.locked : null,
      earn,
      redeem: chance(4) % (earn + 1),
      void: chance(10) === 0,
    };
  });
}

/** Returns a line's amount without VAT, and its cost, which is unknown for every third line. */
export const netOf = ({ amount }: { amount: number }): number => Math.floor((amount * 9) / 10);
export const costOf = ({ amount, qty }: { amount: number; qty: number }): number | null =>
  (amount + qty) % 3 === 0 ? null : Math.floor((amount * 6) / 10);

/** Writes a sale's rows, its points and its rollups like a payment, and voids it like a void. */
export async function writeSale(client: DatabaseClient, sale: RandomSale, sellerId: string): Promise<void> {
  const payment = sale.lines.reduce((sum, { amount }) => sum + amount, 0);
  const qty = sale.lines.reduce((sum, line) => sum + line.qty, 0);
  await client.query(
    `insert into transactions (id, branch_id, transaction_no, business_date, create_local_time, create_by_id, member_id, tier_id, guest,
      total_qty, total_payment, total_discount, total_revenue, earn_points, redeem_points, till_id, shift_id)
      values ($1::uuid, $2, $1::uuid::text, $3::date, $3::date + $12::time, $4, $5, $13, $6, $7, $8::bigint, -$9::bigint, $8::bigint - $9::bigint,
        $10, $11, $14, $15)`,
    [
      sale.id,
      sale.branch,
      sale.day,
      sale.cashier ?? sellerId,
      sale.member,
      guestOf(sale),
      qty,
      payment,
      sale.discount,
      sale.earn,
      sale.redeem,
      sale.time ?? '23:59:59',
      sale.tier,
      sale.till,
      sale.shift,
    ],
  );
  await client.query(
    `insert into transaction_items (transaction_id, position, item_ref, item_type, event_code, product_id, name, category_id, sub_category_id, qty, paid_amount, options, net_amount, cost)
      select $1, ordinality, ordinality::text, 'product', 'BUY', product, '-', category, sub, qty, amount, nullif(options, '[]'), net, cost
      from rows from (json_to_recordset($2) as (product uuid, category uuid, sub uuid, qty int, amount bigint, options jsonb, net bigint, cost bigint)) with ordinality`,
    [sale.id, JSON.stringify(sale.lines.map((line) => ({ ...line, net: netOf(line), cost: costOf(line) })))],
  );
  if (sale.discount > 0) await client.query(WRITE_DISCOUNT, [sale.id, -sale.discount, sale.offer]);
  if (sale.special) await client.query(WRITE_SPECIAL, [sale.id, sale.special]);
  await client.query(
    `insert into transaction_channels (transaction_id, position, type, institute_id, card_id, amount)
      select $1, ordinality, type, institute, card, amount
      from rows from (json_to_recordset($2) as (type text, institute uuid, card uuid, amount bigint)) with ordinality`,
    [sale.id, JSON.stringify(sale.channels)],
  );
  await client.query('select roll_up($1, 1)', [sale.id]);
  await writePoints(client, sale, 'earn', [sale.earn, -sale.redeem]);
  if (!sale.void) {
    await client.query(COUNT_FOR_MEMBER, [sale.id]);
    return;
  }
  await client.query('select roll_up($1, -1)', [sale.id]);
  await client.query("update transactions set status = 'Void', void_time = now(), void_by_id = $2 where id = $1", [
    sale.id,
    sellerId,
  ]);
  await client.query('select roll_up($1, 1)', [sale.id]);
  await writePoints(client, sale, 'void', [sale.redeem, -sale.earn]);
}

const WRITE_DISCOUNT = `
  insert into transaction_items (transaction_id, position, item_ref, item_type, event_code, name, discount_amount, offer_id)
  values ($1, 0, 'D', 'discount', 'DISCOUNT', '-', $2, $3)`;

const WRITE_SPECIAL = `
  insert into transaction_items (transaction_id, position, item_ref, item_type, event_code, name, offer_id)
  values ($1, 99, 'O', 'offer', 'EARN', '-', $2)`;

async function writePoints(client: DatabaseClient, sale: RandomSale, kind: string, points: number[]): Promise<void> {
  if (!sale.member) return;
  await client.query(
    `insert into point_entries (member_id, transaction_id, kind, points, business_date)
      select $1, $2, $3, points, $4 from unnest($5::int[]) as points where points <> 0`,
    [sale.member, sale.id, kind, sale.day, points],
  );
  const sum = points.reduce((total, some) => total + some, 0);
  await client.query('update members set points = points + $2 where id = $1', [sale.member, sum]);
}

/** Members without a tier get the first one, which is open to everyone. */
const COUNT_FOR_MEMBER = `
  update members m set total_payment = m.total_payment + t.total_payment, total_revenue = m.total_revenue + t.total_revenue,
    total_transaction = m.total_transaction + 1, total_qty = m.total_qty + t.total_qty,
    first_transaction_time = least(first_transaction_time, t.create_local_time at time zone b.time_zone),
    last_transaction_time = greatest(last_transaction_time, t.create_local_time at time zone b.time_zone),
    tier_id = coalesce(m.tier_id, (select id from member_tiers order by level limit 1))
  from transactions t join merchant_branches b on b.id = t.branch_id where t.id = $1 and m.id = t.member_id`;

function guestOf({ member, gender, age }: RandomSale): string | null {
  return member ? null : JSON.stringify({ gender, age, hashtags: [] });
}
