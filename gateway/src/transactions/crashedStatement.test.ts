import { randomUUID } from 'node:crypto';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adjustBody, type ReversalTests, startReversalTests, voidBody } from '../testing/startReversalTests.ts';
import { paymentBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
let owner: pg.Client;

beforeAll(async () => {
  tests = await startReversalTests();
  owner = new pg.Client({ connectionString: tests.db.url });
  await owner.connect();
  await owner.query(`create function crash() returns trigger language plpgsql security definer as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(5); return null; end $$`);
});
afterAll(async () => {
  await owner.end();
  await tests.close();
});

/** Tables that the statements of each action write; the connection is lost after one of them. */
const WRITTEN = {
  payment: [
    'idempotency_keys',
    'transactions',
    'transaction_items',
    'transaction_channels',
    'stock_movements',
    'daily_members',
    'daily_sales',
    'daily_channels',
    'daily_products',
    'member_products',
    'stock',
    'members',
    'point_entries',
  ],
  void: [
    'idempotency_keys',
    'transaction_channels',
    'daily_members',
    'daily_sales',
    'daily_channels',
    'daily_products',
    'member_products',
    'transactions',
    'stock_movements',
    'stock',
    'members',
    'point_entries',
  ],
  adjust: ['idempotency_keys', 'daily_members', 'daily_sales', 'transactions', 'members', 'point_entries'],
};

const bill = (shop: TestShop) => ({ coffee: 1, tea: 2, memberId: shop.memberId, pointsAsCash: 3 });

/** The first table, the last, and every fourth between them; in the deep run all. */
const tried = (tables: readonly string[]) =>
  tables.filter((_, at) => IS_DEEP || at % 4 === 0 || at === tables.length - 1);

describe.each(Object.entries(WRITTEN))('a %s whose connection breaks', (act, tables) => {
  test.each(tried(tables))(
    'after writing to %s leaves nothing behind, and succeeds when it is sent again',
    async (table) => {
      const shop = await tests.openShop(20);
      const sale = await tests.sell(shop, bill(shop));
      const body = {
        payment: paymentBody(shop, bill(shop)),
        void: voidBody(shop, sale),
        adjust: adjustBody(shop, sale, 9),
      }[act];
      const path = act === 'payment' ? 'payment/transaction' : `payment/${act}`;
      const headers = { 'idempotency-key': randomUUID() };
      const before = await tests.rows(shop, BOOKS);

      await owner.query(
        `create trigger crash after insert or update on ${table} for each statement execute function crash()`,
      );
      const crashed = await tests.call(shop, 'POST', path, body, headers);
      await owner.query(`drop trigger crash on ${table}`);
      expect(crashed).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      expect(await tests.rows(shop, BOOKS)).toEqual(before);
      expect(await tests.faults(shop)).toEqual([]);

      expect(await tests.call(shop, 'POST', path, body, headers)).toMatchObject({ status: 200 });
      expect(await tests.rows(shop, BOOKS)).not.toEqual(before);
      expect(await tests.faults(shop)).toEqual([]);
    },
  );
});

/** Reads days by their sums, as the gateway may fold their rows at any time. */
const BOOKS = `select (select json_agg(t order by t.id) from transactions t) as sales,
  (select json_agg(e order by e.id) from point_entries e) as entries,
  (select json_agg(m) from members m) as members, (select json_agg(s) from stock s) as stock,
  (select json_agg(d order by d.business_date) from (select business_date, sum(transactions) as transactions, sum(revenue) as revenue,
    sum(earn_points) as earned from daily_sales group by 1) d) as days, (select count(*)::int from idempotency_keys) as keys`;
