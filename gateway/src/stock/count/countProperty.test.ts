/** @module-tag slow */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGatewayProcess } from '../../testing/startGatewayProcess.ts';
import { type ReversalTests, startReversalTests } from '../../testing/startReversalTests.ts';
import type { TestShop } from '../../testing/testShop.ts';

let tests: ReversalTests;
beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const PAGES = ['Stock', 'Stock_Count'].map((page) => ({
  object_code: `Page.Merchant.Management.${page}`,
  action_codes: ['Read', 'Write'],
}));

async function openShop(): Promise<TestShop> {
  const shop = await tests.openShop();
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1::jsonb', [JSON.stringify(PAGES)]);
  await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
  await tests.rows(shop, 'update products set skip_stock = false');
  return shop;
}

const NAMES = ['tea', 'coffee'] as const;
type Name = (typeof NAMES)[number];
const pieces = fc.integer({ min: 1, max: 9 });
const product = fc.constantFrom<Name>(...NAMES);
const anyEvent = fc.oneof(
  fc.record({ kind: fc.constant('sell' as const), product, qty: pieces }),
  fc.record({ kind: fc.constant('receive' as const), product, qty: pieces }),
  // Scans of several phones at once: the result is the same in any order.
  fc.record({ kind: fc.constant('scan' as const), product, phones: fc.array(pieces, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('total' as const), product, qty: fc.integer({ min: 0, max: 40 }) }),
);

test('random sales, receipts and counts by several people: each shelf is what came and went, and what its count found beyond what was there when it began', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { minLength: 4, maxLength: 14 }), fc.boolean(), async (events, isZero) => {
      const shop = await openShop();
      const id = (name: Name) => shop.products[name] as string;
      const opened = await tests.call(shop, 'POST', 'stock-counts', {
        name: 'x',
        branch_id: shop.branchId,
        is_blind: false,
      });
      const path = `stock-counts/${opened.body.payload.id}`;
      const there: Record<Name, number> = { tea: 0, coffee: 0 };
      const found: Partial<Record<Name, { counted: number; began: number }>> = {};
      const enter = async (entry: object) => {
        const answer = await tests.call(shop, 'POST', `${path}/entries`, { entries: [{ id: randomUUID(), ...entry }] });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      };
      for (const event of events) {
        const product_id = id(event.product);
        const before = found[event.product];
        if (event.kind === 'sell') {
          await tests.sell(shop, { [event.product]: event.qty });
          there[event.product] -= event.qty;
        } else if (event.kind === 'receive') {
          const products = [{ product_id, qty: event.qty }];
          await tests.call(shop, 'POST', 'stock', { branch_id: shop.branchId, products });
          there[event.product] += event.qty;
        } else if (event.kind === 'scan') {
          await Promise.all(event.phones.map((qty) => enter({ product_id, mode: 'ADD', qty })));
          const more = event.phones.reduce((sum, qty) => sum + qty, 0);
          found[event.product] = {
            counted: (before?.counted ?? 0) + more,
            began: before?.began ?? there[event.product],
          };
        } else {
          await enter({ product_id, mode: 'SET', qty: event.qty, seen: before?.counted ?? null });
          found[event.product] = { counted: event.qty, began: there[event.product] };
        }
      }
      const closed = await tests.call(shop, 'POST', `${path}/close`, { uncounted: isZero ? 'ZERO' : 'LEAVE' });
      expect(closed.status, JSON.stringify(closed.body)).toBe(200);
      const rows = await tests.rows<{ product_id: string; qty: number }>(shop, 'select product_id, qty from stock');
      for (const name of NAMES) {
        const counted = found[name] ?? (isZero ? { counted: 0, began: there[name] } : { counted: 0, began: 0 });
        const qty = rows.find(({ product_id }) => product_id === id(name))?.qty ?? 0;
        expect(qty, name).toBe(there[name] + counted.counted - counted.began);
      }
      expect(await tests.faults(shop)).toEqual([]);
    }),
    { numRuns: IS_DEEP ? 60 : 5 },
  );
}, 120_000);

test('kill -9 during a closing leaves the count open whole; sent again its differences are posted once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'taem-kill-'));
  const shop = await openShop();
  const products = [{ product_id: shop.products.tea, qty: 10 }];
  await tests.call(shop, 'POST', 'stock', { branch_id: shop.branchId, products });
  const opened = await tests.call(shop, 'POST', 'stock-counts', {
    name: 'x',
    branch_id: shop.branchId,
    is_blind: false,
  });
  const { id } = opened.body.payload;
  const entry = { id: randomUUID(), product_id: shop.products.tea, mode: 'SET', qty: 7, seen: null };
  await tests.call(shop, 'POST', `stock-counts/${id}/entries`, { entries: [entry] });
  const authorization = await tests.authorize(shop);
  const gateway = await startGatewayProcess(tests.db.url, dataDir);
  await tests.context.database.withRealm(shop.session.realmId, async (client) => {
    await client.query('begin');
    // Locks the shelf as a sale does: the closing waits for it.
    await client.query('select 1 from stock for update');
    const headers = { authorization, 'content-type': 'application/json' };
    const request = { method: 'POST', headers, body: JSON.stringify({ uncounted: 'LEAVE' }) };
    const closing = fetch(`${gateway.url}/stock-counts/${id}/close`, request).catch(() => 'died');
    const waiting = `select from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`;
    await expect.poll(() => tests.rows(shop, waiting), { timeout: 20_000 }).toHaveLength(1);
    gateway.process.kill('SIGKILL');
    expect(await closing).toBe('died');
    await client.query('rollback');
  });
  await rm(dataDir, { recursive: true, force: true });
  expect(await tests.rows(shop, `select from stock_movements where kind = 'count'`)).toEqual([]);
  expect(await tests.rows(shop, 'select closed_at from stock_counts')).toEqual([{ closed_at: null }]);
  for (let times = 0; times < 2; times += 1)
    expect((await tests.call(shop, 'POST', `stock-counts/${id}/close`, { uncounted: 'LEAVE' })).status).toBe(200);
  expect(await tests.rows(shop, `select qty from stock_movements where kind = 'count'`)).toEqual([{ qty: -3 }]);
  expect(await tests.faults(shop)).toEqual([]);
}, 120_000);
