import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { openTestShop, paymentBody, type TestBill, type TestShop } from '../testing/testShop.ts';
import { pay } from './pay.ts';
import { transactionOrder } from './transactionOrder.ts';

let db: TestDatabase;
const files = { put: async () => undefined, read: async () => null, remove: async () => undefined };

beforeAll(async () => {
  db = await startTestDatabase({ size: 10 });
});
afterAll(() => db.close());

function sell(shop: TestShop, bill: TestBill = { coffee: 1 }, key: string | null = null) {
  const payload = paymentBody(shop, bill);
  const order = transactionOrder({ payload, image: null, timeGiven: true }, shop.session);
  return pay({ database: db.database, files }, shop.session, order, key);
}

async function rows<Row extends object>(shop: TestShop, text: string): Promise<Row[]> {
  return db.database.withRealm(shop.session.realmId, async (client) => (await client.query<Row>(text)).rows);
}

async function one<Row extends object>(shop: TestShop, text: string): Promise<Row> {
  const [row] = await rows<Row>(shop, text);
  if (!row) throw new Error(`nothing found by ${text}`);
  return row;
}

const salesOf = async (shop: TestShop) => (await one<{ n: number }>(shop, 'select count(*) as n from transactions')).n;

/** Compares the ledger, the rollups and the tenders with the raw sales; every column must be 0. */
const DIFFERENCES = `select
  (select coalesce(sum(points), 0) from members) - (select coalesce(sum(points), 0) from point_entries) as ledger,
  (select count(*) from members m where m.points <>
    (select coalesce(sum(e.points), 0) from point_entries e where e.member_id = m.id)) as balances,
  (select coalesce(sum(total_revenue), 0) from transactions) - (select coalesce(sum(revenue), 0) from daily_sales) as revenue,
  (select count(*) from transactions) - (select coalesce(sum(transactions), 0) from daily_sales) as sales,
  (select coalesce(sum(total_qty), 0) from transactions) - (select coalesce(sum(qty), 0) from daily_products) as pieces,
  (select coalesce(sum(total_payment), 0) from transactions) - (select coalesce(sum(amount), 0) from daily_products) as products,
  (select coalesce(sum(total_revenue + delivery_cost), 0) from transactions) - (select coalesce(sum(amount), 0) from daily_channels) as tenders,
  (select coalesce(sum(total_revenue), 0) from transactions where member_id is not null)
    - (select coalesce(sum(revenue), 0) from daily_members) as member_days,
  (select coalesce(sum(total_revenue), 0) from transactions where member_id is not null)
    - (select coalesce(sum(total_revenue), 0) from members) as lifetime,
  (select coalesce(sum(qty), 0) from stock) - (select coalesce(sum(qty), 0) from stock_movements) as stock,
  (select coalesce(sum(qty), 0) from stock_movements)
    + (select coalesce(sum(qty), 0) from transaction_items where skip_stock = false) as movements`;

async function expectBooksToAgree(shop: TestShop): Promise<void> {
  for (const [what, difference] of Object.entries(await one<Record<string, number>>(shop, DIFFERENCES))) {
    expect(difference, what).toBe(0);
  }
}

test('each sale has a unique number, also after a million of them', async () => {
  const shop = await openTestShop(db.database, 20);
  const owner = await db.database.openConnection();
  await owner.query("select setval('transaction_number_seq', 999998)").finally(() => owner.end());
  for (let sale = 0; sale < 4; sale += 1) await sell(shop);
  const sold = await rows<{ no: string }>(
    shop,
    "select substring(transaction_no from '[0-9]+$') as no from transactions order by id",
  );
  expect(sold.map(({ no }) => no)).toEqual(['999999', '1000000', '1000001', '1000002']);
});

test('a sale to a member writes sale, points, lifetime figures and stock at once', async () => {
  const shop = await openTestShop(db.database, 20);
  const result = await sell(shop, { coffee: 2, tea: 1, memberId: shop.memberId, pointsAsCash: 10 });
  expect(result.summary).toMatchObject({ total_revenue: 200.5, earn_amount: 2, redeem_amount: -10 });
  expect(result.summary.wallet.pocket.reward.available).toBe(12);
  const member = await one(
    shop,
    'select points, total_revenue, total_payment, total_transaction, total_qty from members',
  );
  expect(member).toEqual({
    points: 12,
    total_revenue: 20_050,
    total_payment: 21_050,
    total_transaction: 1,
    total_qty: 3,
  });
  expect(await rows(shop, 'select qty from stock')).toEqual([{ qty: -1 }]);
  expect(await rows(shop, "select kind, points from point_entries where kind <> 'opening' order by id")).toEqual([
    { kind: 'redeem', points: -10 },
    { kind: 'earn', points: 2 },
  ]);
  await expectBooksToAgree(shop);
});

test("the member's tier follows the lifetime value after the sale, while the sale keeps the tier before it", async () => {
  const shop = await openTestShop(db.database);
  const result = await sell(shop, { tea: 9, memberId: shop.memberId });
  expect(result.transaction).toMatchObject({ tier_name: 'Silver' });
  expect(await one(shop, 'select t.name from members m join member_tiers t on t.id = m.tier_id')).toEqual({
    name: 'Gold',
  });
});

test('two tills that spend the same last points at once: exactly one sells', async () => {
  const shop = await openTestShop(db.database, 50);
  const tries = await Promise.allSettled(
    Array.from({ length: 4 }, () => sell(shop, { coffee: 2, memberId: shop.memberId, pointsAsCash: 50 })),
  );
  expect(tries.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
  for (const outcome of tries) {
    if (outcome.status === 'rejected')
      expect(outcome.reason).toMatchObject({ status: 422, code: 'INSUFFICIENT_POINTS' });
  }
  expect(await one(shop, 'select points from members')).toEqual({ points: 0 });
  await expectBooksToAgree(shop);
});

test('many tills that sell to one member at once all sell, and every point is counted', async () => {
  const shop = await openTestShop(db.database);
  await Promise.all(Array.from({ length: 10 }, () => sell(shop, { tea: 1, memberId: shop.memberId })));
  expect(await one(shop, 'select points, total_transaction from members')).toEqual({
    points: 10,
    total_transaction: 10,
  });
  await expectBooksToAgree(shop);
});

test('a rush on one member leaves everyone else their turn', async () => {
  const shop = await openTestShop(db.database);
  const release = await lockMember(shop);
  const rush = Array.from({ length: 30 }, () => sell(shop, { tea: 1, memberId: shop.memberId }));
  const guest = await sell(shop, { coffee: 1 });
  expect(guest.summary.total_revenue).toBe(45);
  expect(await salesOf(shop)).toBe(1);
  await release();
  await Promise.all(rush);
  expect(await one(shop, 'select points, total_transaction from members')).toEqual({
    points: 30,
    total_transaction: 30,
  });
});

/** Locks the member's row, as a slow payment does. */
async function lockMember(shop: TestShop): Promise<() => Promise<void>> {
  const owner = await db.database.openConnection();
  await owner.query("select set_config('app.realm_id', $1, false)", [shop.session.realmId]);
  await owner.query('begin');
  await owner.query('select from members where id = $1 for update', [shop.memberId]);
  return async () => {
    await owner.query('commit');
    await owner.end();
  };
}

test('the same payment sent ten times at once is one sale with one answer', async () => {
  const shop = await openTestShop(db.database, 50);
  const key = randomUUID();
  const bill = { coffee: 2, memberId: shop.memberId, pointsAsCash: 50 };
  const answers = await Promise.all(Array.from({ length: 10 }, () => sell(shop, bill, key)));
  const late = await sell(shop, bill, key);
  expect(await salesOf(shop)).toBe(1);
  for (const answer of [...answers, late]) expect(answer).toEqual(answers[0]);
});

test('a key that stands for another payment is refused and sells nothing', async () => {
  const shop = await openTestShop(db.database);
  const key = randomUUID();
  const tries = await Promise.allSettled([sell(shop, { coffee: 1 }, key), sell(shop, { coffee: 2 }, key)]);
  const refused = tries.find((outcome) => outcome.status === 'rejected');
  expect(refused?.reason).toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  expect(await salesOf(shop)).toBe(1);
});

test('the same key in two realms is two payments', async () => {
  const shops = [await openTestShop(db.database), await openTestShop(db.database)];
  const key = randomUUID();
  for (const shop of shops) await sell(shop, { coffee: 1 }, key);
  for (const shop of shops) expect(await salesOf(shop)).toBe(1);
});

test('the ledger of points is append-only', async () => {
  const shop = await openTestShop(db.database, 5);
  for (const text of ['update point_entries set points = 1', 'delete from point_entries']) {
    await expect(rows(shop, text)).rejects.toThrow('point_entries is append-only');
  }
});

test('after any sales the balances equal the ledger and the rollups equal the raw sales', async () => {
  const shop = await openTestShop(db.database, 40);
  const bill = fc.record({
    coffee: fc.integer({ min: 1, max: 5 }),
    tea: fc.integer({ min: 0, max: 4 }),
    memberId: fc.constantFrom(undefined, shop.memberId),
    pointsAsCash: fc.integer({ min: 0, max: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(bill, { minLength: 1, maxLength: 12 }), async (bills) => {
      await Promise.allSettled(
        bills.map((each) => sell(shop, { ...each, pointsAsCash: each.memberId ? each.pointsAsCash : 0 })),
      );
      await expectBooksToAgree(shop);
    }),
    { numRuns: 10, seed: 7 },
  );
  expect(await salesOf(shop)).toBeGreaterThan(10);
});
