/** @module-tag slow */

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GatewayProcess, startGatewayProcess } from '../testing/startGatewayProcess.ts';
import {
  adjustBody,
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import type { TestShop } from '../testing/testShop.ts';

const SALES = 48;
const CLIENTS = 6;
const ACKNOWLEDGED_BEFORE_KILL = 12;

let tests: ReversalTests;
let shop: TestShop;
let token: string;
let dataDir: string;
const gateways: GatewayProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taem-kill-'));
  tests = await startReversalTests();
  shop = await tests.openShop(1000);
  const { realmId, sessionId } = shop.session;
  token = await tests.context.tokens.sign({ kind: 'user', realmId, sessionId });
});
afterAll(async () => {
  for (const gateway of gateways) gateway.process.kill('SIGKILL');
  await tests.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function startGateway(): Promise<GatewayProcess> {
  const gateway = await startGatewayProcess(tests.db.url, dataDir);
  gateways.push(gateway);
  return gateway;
}

interface Act {
  path: string;
  key: string;
  body: object;
  acknowledged: boolean;
}

async function send(url: string, act: Act): Promise<void> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': act.key,
  };
  const answer = await fetch(`${url}/${act.path}`, { method: 'POST', headers, body: JSON.stringify(act.body) });
  expect([answer.status, await answer.text()]).toEqual([200, expect.anything()]);
  act.acknowledged = true;
}

/** One after the other a void, an adjustment and a return of the tea. */
function actOn(sale: SoldSale, number: number): Pick<Act, 'path' | 'body'> {
  if (number % 3 === 0) return { path: 'payment/void', body: voidBody(shop, sale) };
  if (number % 3 === 1) return { path: 'payment/adjust', body: adjustBody(shop, sale, 5 + number) };
  return { path: 'payment/return', body: returnBody(shop, sale, [[1, 1]], -120.5) };
}

test.runIf(IS_DEEP)(
  'kill -9 during voids, adjustments and returns leaves all of each or none, and sending them again does each once',
  {
    timeout: 240_000,
  },
  async () => {
    const acts: Act[] = [];
    for (let number = 0; number < SALES; number += 1) {
      const sale = await tests.sell(shop, { tea: 1, coffee: 1, memberId: shop.memberId, pointsAsCash: number % 3 });
      acts.push({ ...actOn(sale, number), key: randomUUID(), acknowledged: false });
    }
    const first = await startGateway();
    const waiting = [...acts];
    let acknowledged = 0;
    async function client(): Promise<void> {
      for (let act = waiting.shift(); act; act = waiting.shift()) {
        try {
          await send(first.url, act);
        } catch {
          return;
        }
        acknowledged += 1;
        if (acknowledged === ACKNOWLEDGED_BEFORE_KILL) first.process.kill('SIGKILL');
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client));
    expect(acts.filter((act) => act.acknowledged).length).toBeLessThan(SALES);
    expect(await tests.faults(shop)).toEqual([]);

    const second = await startGateway();
    for (const act of acts) await send(second.url, act);
    expect(await tests.faults(shop)).toEqual([]);
    const kinds =
      "select count(distinct transaction_id)::int as n from point_entries where kind in ('void', 'adjust', 'return')";
    expect(await tests.rows(shop, kinds)).toEqual([{ n: SALES }]);
    const each = `select kind, count(distinct transaction_id)::int as n from point_entries
      where kind in ('adjust', 'return') group by kind order by kind`;
    expect(await tests.rows(shop, each)).toEqual([
      { kind: 'adjust', n: SALES / 3 },
      { kind: 'return', n: SALES / 3 },
    ]);
    const counts = 'select count(*)::int as n, sum(returned_qty)::int as pieces from transactions';
    expect(await tests.rows(shop, counts)).toEqual([{ n: SALES + SALES / 3, pieces: SALES / 3 }]);
  },
);
