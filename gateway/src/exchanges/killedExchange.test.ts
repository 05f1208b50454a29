/** @module-tag slow */

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holding } from '../testing/holding.ts';
import { type GatewayProcess, startGatewayProcess } from '../testing/startGatewayProcess.ts';
import { exchangeBody, type ReversalTests, startReversalTests } from '../testing/startReversalTests.ts';
import { PRICES, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taem-killed-'));
  tests = await startReversalTests();
});
afterAll(async () => {
  await tests.close();
  await rm(dataDir, { recursive: true, force: true });
});

const documents = async (shop: TestShop) =>
  (await tests.rows<{ n: number }>(shop, 'select count(*)::int as n from transactions'))[0]?.n ?? 0;

/** Sells to a member; returns the exchange of one piece of it, with a key. */
async function openExchange(shop: TestShop) {
  const sale = await tests.sell(shop, { tea: 2, memberId: shop.memberId });
  const body = exchangeBody(shop, sale, [[0, 1]], PRICES.tea, { coffee: 3, memberId: shop.memberId });
  return { body, headers: { 'idempotency-key': randomUUID() } };
}

/**
 * Tables that an exchange writes between the return and the sale, and at the end: each is locked in turn while the
 * gateway is killed.
 */
const HELD = IS_DEEP ? ['transactions', 'stock_movements', 'point_entries', 'idempotency_keys'] : ['point_entries'];

test('issue 34 kill -9 in the middle of an exchange leaves all of it or nothing, and another gateway makes it one by its key', {
  timeout: 120_000,
}, async () => {
  const shop = await tests.openShop(20);
  const authorization = await tests.authorize(shop);
  const send = (gateway: GatewayProcess, { body, headers }: Awaited<ReturnType<typeof openExchange>>) =>
    fetch(`${gateway.url}/payment/exchange`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  let gateway = await startGatewayProcess(tests.db.url, dataDir);
  try {
    for (const table of HELD) {
      const exchange = await openExchange(shop);
      const before = await documents(shop);
      const held = holding(
        { database: tests.db.database, realm: { id: shop.session.realmId } },
        `lock table ${table} in share row exclusive mode`,
      );
      const release = await held.hold();
      const lost = send(gateway, exchange).then(
        ({ status }) => status,
        () => null,
      );
      await expect.poll(held.waiting, { timeout: 20_000 }).toBeGreaterThan(0);
      await gateway.kill();
      expect(await lost).toBeNull();
      gateway = await startGatewayProcess(tests.db.url, dataDir);
      await release();
      // PostgreSQL finishes a statement that it has received, and rolls back when the connection is gone.
      await expect.poll(held.waiting).toBe(0);
      expect((await documents(shop)) - before).toBe(0);
      const answers = await Promise.all([send(gateway, exchange), send(gateway, exchange)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect((await documents(shop)) - before).toBe(2);
    }
  } finally {
    await gateway.kill();
  }
  expect(await tests.faults(shop)).toEqual([]);
});
