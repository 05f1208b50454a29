/** @module-tag slow */

import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BRANCHES, SELLER } from '../testing/openTaxedShop.ts';
import {
  adjustBody,
  exchangeBody,
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { saleBody, type TestShop } from '../testing/testShop.ts';
import { checkBooks } from './checkBooks.ts';

let tests: ReversalTests;
let shop: TestShop;
let sale: SoldSale;
let owner: pg.Client;

beforeAll(async () => {
  tests = await startReversalTests();
  shop = await tests.openShop(50);
  await tests.rows(shop, SELLER);
  await tests.rows(shop, BRANCHES);
  const mayReceive = JSON.stringify([{ object_code: 'Page.Merchant.Management.Stock', action_codes: ['Write'] }]);
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1::jsonb', [mayReceive]);
  const products = [
    { product_id: shop.products.tea, qty: 30 },
    { product_id: shop.products.coffee, qty: 4 },
  ];
  const goods = await tests.call(shop, 'POST', 'stock', { branch_id: shop.branchId, products });
  expect(goods.status, JSON.stringify(goods.body)).toBe(200);
  sale = await tests.sell(shop, { coffee: 2, tea: 9, memberId: shop.memberId, pointsAsCash: 5 });
  await tests.call(shop, 'POST', 'payment/adjust', adjustBody(shop, sale, 20));
  const guest = await tests.sell(shop, { coffee: 1, tea: 1 });
  await tests.sell(shop, { coffee: 3 });
  await tests.call(shop, 'POST', 'payment/void', voidBody(shop, guest));
  const returned = await tests.sell(shop, { coffee: 2, tea: 3, memberId: shop.memberId });
  const back = await tests.call(shop, 'POST', 'payment/return', returnBody(shop, returned, [[1, 1]], -120.5));
  expect(back.status, JSON.stringify(back.body)).toBe(200);
  const whole = await tests.sell(shop, { coffee: 1, memberId: shop.memberId });
  await tests.call(shop, 'POST', 'payment/return', returnBody(shop, whole, [[0, 1]], -45));
  const slip = { sending_bank: '014', reference: 'Slip0001' };
  const channels = [{ type: 'Transfer' as const, amount: 45, slip }];
  const byTransfer = await tests.call(shop, 'POST', 'payment/sale', { ...saleBody(shop), channels });
  expect(byTransfer.status, JSON.stringify(byTransfer.body)).toBe(200);
  const other = await tests.sell(shop, { coffee: 2 });
  const exchanged = await tests.call(
    shop,
    'POST',
    'payment/exchange',
    exchangeBody(shop, other, [[0, 1]], 45, { tea: 1 }),
  );
  expect(exchanged.status, JSON.stringify(exchanged.body)).toBe(200);
  // The gateway folds every half minute. What it would put into the months while a day is damaged stays there after the repair.
  await tests.rows(shop, 'select fold_rollups($1, 1000)', [shop.session.realmId]);
  owner = new pg.Client({ connectionString: tests.db.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await tests.close();
});

test('books that were kept by goods received, sales, an adjustment and a void are right', async () => {
  const lines: string[] = [];
  expect(await checkBooks(tests.db.url, (line) => lines.push(line))).toBe(0);
  expect(lines).toEqual(['The books are right.']);
});

const LEDGER = 'alter table point_entries disable trigger point_entries_append_only';

const RETURNED =
  'what returns took of a sale is what it says, never more than it had, and its last piece takes it out of the count';
const EXCHANGED =
  'the documents of an exchange name each other, on one day of one branch, and what one gives the other takes';
const onTaxDocuments = (damage: string) => `begin; set local session_replication_role = replica; ${damage}; commit`;
const AS_VOID = "update transactions set status = 'Void', void_time = now(), void_by_id = create_by_id";

test.each([
  ['a balance', 'update members set points = points + 1', 'balances equal the ledger'],
  [
    'a row of the ledger',
    `${LEDGER}; update point_entries set points = 7 where kind = 'earn'`,
    'the ledger says what the sales say, and nothing once they are void',
  ],
  [
    'a lifetime value',
    'update members set total_revenue = total_revenue + 1',
    'lifetime figures equal the sales of the member that stand, with what an import brought',
  ],
  [
    'the time of the last sale',
    'update members set last_transaction_time = null',
    'lifetime figures equal the sales of the member that stand, with what an import brought',
  ],
  [
    'a merged account with points',
    'update members set merged_into_id = id where points > 0',
    'an account that was merged has no points and no sales',
  ],
  [
    'a merge of points that reached nobody',
    "insert into point_entries (member_id, kind, points, business_date) select id, 'merge', 1, '2026-01-01' from members where points > 0",
    'points that a merge moves leave one account and reach the other',
  ],
  ['a tender', 'update transaction_channels set amount = amount + 1', 'tenders add up to the amount due'],
  [
    'a line',
    "update transaction_items set paid_amount = paid_amount + 1 where item_type = 'product'",
    'OP-16 the rows of a bill add up to its totals',
  ],
  ['a shelf', 'update stock set qty = qty + 1', 'shelves equal their movements'],
  ['a shelf that is not there', 'delete from stock', 'shelves equal their movements'],
  [
    'a movement',
    "delete from stock_movements where kind = 'sale'",
    'counted products that are sold leave the shelf, others never do',
  ],
  [
    'what a void brought back',
    "delete from stock_movements where kind = 'void'",
    'what was sold comes back with the void of its sale, and only then',
  ],
  [
    'a line of goods received',
    'update stock_import_lines set qty = qty + 1',
    'goods received are on the shelves of their branch',
  ],
  [
    'goods received elsewhere',
    'update stock_imports set branch_id = (select id from merchant_branches b where b.id <> stock_imports.branch_id)',
    'goods received are on the shelves of their branch',
  ],
  [
    'the last adjustment',
    'update transactions set last_adjust_points = 1 where last_adjust_points is not null',
    'OP-17 the last adjustment of a sale is the last one of the ledger',
  ],
  [
    'a void without a word',
    "update transactions set void_by_id = null where status = 'Void'",
    'a void says who and when, other sales do not',
  ],
  ['a day of sales', 'update daily_sales set revenue = revenue + 1', 'daily sales equal the raw sales'],
  ['a day of tenders', 'update daily_channels set amount = amount + 1', 'daily channels equal the raw sales'],
  ['a day of products', 'update daily_products set qty = qty + 1', 'daily products equal the raw sales'],
  ['a day of a member', 'delete from daily_members', 'daily members equal the raw sales'],
  [
    'what a member ever bought',
    'update member_products set qty = qty + 1',
    'what members ever bought equals the raw sales',
  ],
  [
    'a void that nobody rolled up',
    "update transactions set status = 'Void', void_time = now(), void_by_id = create_by_id where member_id is null and status = 'Complete'",
    'daily sales equal the raw sales',
  ],
  [
    'a tier',
    "update members set tier_id = (select id from member_tiers where name = 'Silver')",
    'nobody has a lower tier than their lifetime figures reach',
  ],
  [
    'a business day',
    'update transactions set business_date = business_date - 1',
    'the business day is that of the clock of the branch',
  ],
  [
    'a return that its sale does not count',
    'update transactions set returned_qty = 0 where returned_qty = 1 and total_qty = 5',
    RETURNED,
  ],
  ['a return that counts as a sale less', "update transactions set counted = -1 where type = 'Return'", RETURNED],
  ['a return that was voided', `${AS_VOID} where type = 'Return'`, RETURNED],
  ['a void of a sale with returns', `${AS_VOID} where returned_qty = 1 and total_qty = 5`, RETURNED],
  ['a return of another member', "update transactions set member_id = null where type = 'Return'", RETURNED],
  ['points that a whole return left', 'update transactions set earn_points = 3 where counted = -1', RETURNED],
  [
    'money that a whole return left',
    'update transactions set total_revenue = total_revenue + 1, total_discount = total_discount + 1 where counted = -1',
    RETURNED,
  ],
  [
    'a row that came back twice as often',
    "update transaction_items set qty = qty - 3 where event_code = 'RETURN' and qty < 0",
    'no row of a sale is returned more often than it was sold',
  ],
  [
    'a returned row of another row',
    "update transaction_items set returns_position = 0 where event_code = 'RETURN' and returns_position = 1",
    'a row of a return is of the row of the sale that it names, at its price',
  ],
  [
    'a returned row at another price',
    "update transaction_items set paid_amount = paid_amount - 1 where event_code = 'RETURN' and qty < 0",
    'a row of a return is of the row of the sale that it names, at its price',
  ],
  [
    'a tender that gave back more',
    'update transaction_channels set amount = -9999999 where returns_position is not null',
    'no tender of a sale gives back more than it brought',
  ],
  [
    'a return of an exchange that names another sale',
    'update transactions set exchange_id = returns_id where exchange_id is not null and returns_id is not null',
    EXCHANGED,
  ],
  [
    'a sale of an exchange that names nothing',
    'update transactions set exchange_id = null where exchange_id is not null and returns_id is null',
    EXCHANGED,
  ],
  [
    'an exchange of which the sale is void',
    `${AS_VOID} where exchange_id is not null and returns_id is null`,
    EXCHANGED,
  ],
  [
    'goods that paid more than they were worth',
    "update transaction_channels set amount = amount + 1 where type = 'Exchange' and amount > 0",
    EXCHANGED,
  ],
  [
    'a confirmation of another amount',
    `with f as (insert into payment_confirmations (realm_id, payment_channel_id, reference, ref1, ref2, branch_id, amount, paid_at, outcome)
        select realm_id, new_id(), 'BANK-1', 'A01', 'X1', branch_id, 4400, now(), 'AWAITING_SALE' from transactions limit 1 returning *)
      update transaction_channels c set confirmation_id = f.id, confirmed_at = f.paid_at from f where c.type = 'Transfer'`,
    'a confirmation of a bank stands for a transfer of its amount',
  ],
  [
    'a sale that calls itself a return',
    "update transactions set type = 'Return' where returns_id is null",
    'a return, and nothing else, is of a sale',
  ],
  [
    'goods that a return brought to no shelf',
    "delete from stock_movements where kind = 'return'",
    'counted products that are sold leave the shelf, others never do',
  ],
  [
    'a slip that may pay again',
    'update transaction_channels set slip_is_free = true where slip_reference is not null',
    'a slip is free once its sale is void, and only then',
  ],
  [
    'a tax number that another branch has',
    onTaxDocuments(
      `update tax_documents set branch_id = (select id from merchant_branches where code = 'B02'), till_code = 'K1', number = 1,
        document_no = (select min(document_no) from tax_documents where kind = 'ABBREVIATED')
      where id = (select max(id::text)::uuid from tax_documents where kind = 'ABBREVIATED')`,
    ),
    'no number of a tax document stands twice',
  ],
  [
    'a tax document that is gone',
    onTaxDocuments("delete from tax_documents where kind = 'ABBREVIATED' and number = 2"),
    'a series of tax documents has no gap',
  ],
  [
    'the last tax document that is gone',
    onTaxDocuments("delete from tax_documents where kind = 'CREDIT_NOTE'"),
    'a series of tax documents counts to its last document',
  ],
  [
    'a series that would give a number again',
    'update tax_counters set last_number = last_number - 1',
    'a series of tax documents counts to its last document',
  ],
  [
    'a line of a tax document',
    onTaxDocuments("update tax_documents set lines = jsonb_set(lines, '{0,value}', '1') where number = 1"),
    'the lines of a tax document come to its figures',
  ],
  [
    'a tax document of another amount',
    onTaxDocuments("update tax_documents set total = total + 100, exempt = exempt + 100 where kind = 'ABBREVIATED'"),
    'the tax documents of a sale come to what is left of it',
  ],
  [
    'a tax document in place of that of another sale',
    onTaxDocuments(
      `update tax_documents set replaces_id = (select max(id::text)::uuid from tax_documents where kind = 'ABBREVIATED')
      where id = (select min(id::text)::uuid from tax_documents where kind = 'ABBREVIATED')`,
    ),
    'a tax document that stands in place of another has its date and its figures',
  ],
])('finds %s that is off, by its id', async (_title, damage, rule) => {
  await owner.query("select set_config('app.realm_id', $1, false)", [shop.session.realmId]);
  const undo = await copyTables();
  await owner.query(damage);
  try {
    const found = (await tests.faults(shop)).find((fault) => fault.rule === rule);
    expect(found?.count).toBeGreaterThan(0);
    expect(Object.values(found?.rows[0] ?? {}).join()).toMatch(/[0-9a-f]{8}-/);
    const lines: string[] = [];
    expect(await checkBooks(tests.db.url, (line) => lines.push(line))).toBe(1);
    expect(lines.some((line) => line.includes(rule))).toBe(true);
  } finally {
    await undo();
  }
  expect(await tests.faults(shop)).toEqual([]);
});

test('the books of a shop are not checked while its rows arrive from another cell', async () => {
  const undo = await copyTables();
  await owner.query('update members set total_revenue = total_revenue + 1');
  const arrives = `insert into cell_moves (id, code, side, other_cell, step, is_sealed, holds_messages)
    values ($1, 'shop', 'target', 'north', 'copying', true, true)`;
  await owner.query(arrives, [shop.session.realmId]);
  try {
    expect(await checkBooks(tests.db.url, () => undefined)).toBe(0);
    await owner.query("update cell_moves set step = 'moved'");
    expect(await checkBooks(tests.db.url, () => undefined)).toBe(1);
  } finally {
    await owner.query('delete from cell_moves');
    await undo();
  }
});

const TABLES = [
  'members',
  'point_entries',
  'transactions',
  'transaction_items',
  'transaction_channels',
  'stock',
  'stock_movements',
  'stock_imports',
  'stock_import_lines',
  'tax_documents',
  'tax_counters',
  'daily_sales',
  'daily_channels',
  'daily_products',
  'daily_members',
  'member_products',
];

/** Copies the tables, and returns a function that restores them, without triggers, as the ledger is append-only. */
async function copyTables(): Promise<() => Promise<void>> {
  for (const table of TABLES) {
    await owner.query(`drop table if exists kept_${table}; create temp table kept_${table} as select * from ${table}`);
  }
  return async () => {
    await owner.query('begin; set local session_replication_role = replica');
    for (const table of TABLES) {
      const columns = await owner.query<{ names: string }>(
        `select string_agg(quote_ident(attname), ', ') as names from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [table],
      );
      const names = columns.rows[0]?.names;
      await owner.query(`delete from ${table}; insert into ${table} (${names}) select ${names} from kept_${table}`);
    }
    await owner.query('commit; alter table point_entries enable trigger point_entries_append_only');
  };
}
