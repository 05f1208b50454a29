/** @module-tag slow */

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GatewayProcess, startGatewayProcess } from '../testing/startGatewayProcess.ts';
import {
  adjustBody,
  exchangeBody,
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { PRICES, saleBody, type TestShop } from '../testing/testShop.ts';

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
});
beforeEach(async () => {
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

/** Returns in turn a void, an adjustment and a return of the tea. */
function actOn(sale: SoldSale, number: number): Pick<Act, 'path' | 'body'> {
  if (number % 3 === 0) return { path: 'payment/void', body: voidBody(shop, sale) };
  if (number % 3 === 1) return { path: 'payment/adjust', body: adjustBody(shop, sale, 5 + number) };
  return { path: 'payment/return', body: returnBody(shop, sale, [[1, 1]], -120.5) };
}

/** Returns in turn the parking of a bill, the payment of a parked one, and the exchange of a coffee for a tea. */
async function counterAct(number: number): Promise<Act> {
  const [key, acknowledged] = [randomUUID(), false];
  if (number % 3 === 2) {
    const sale = await tests.sell(shop, { coffee: 1, tea: 1 });
    const body = exchangeBody(shop, sale, [[0, 1]], PRICES.coffee, { tea: 1 });
    return { path: 'payment/exchange', key, body, acknowledged };
  }
  const line = { item_ref: '1', product_id: shop.products.tea, name: 'tea', code: 'tea' };
  const bill = { lines: [{ ...line, quantity: 1, unit_price: PRICES.tea }], amount_due: PRICES.tea };
  const parked = { id: key, branch_id: shop.branchId, name: `Table ${number}`, bill };
  if (number % 3 === 0) return { path: 'parked-bills', key, body: parked, acknowledged };
  const { status, body } = await tests.call(shop, 'POST', 'parked-bills', parked);
  expect(status, JSON.stringify(body)).toBe(200);
  const paid = { ...saleBody(shop, { tea: 1 }), parked_version: body.payload.__v };
  return { path: 'payment/sale', key, body: paid, acknowledged };
}

/** Sends all actions from several tills, kills the gateway in the middle, and repeats every one at the next. */
async function killBetween(acts: Act[]): Promise<void> {
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
  expect(acts.filter((act) => act.acknowledged).length).toBeLessThan(acts.length);
  expect(await tests.faults(shop)).toEqual([]);

  const second = await startGateway();
  for (const act of acts) await send(second.url, act);
  expect(await tests.faults(shop)).toEqual([]);
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
    await killBetween(acts);
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

test.runIf(IS_DEEP)(
  'issue 34 kill -9 while bills are parked, paid and exchanged leaves all of each or none, and sending them again does each once',
  { timeout: 240_000 },
  async () => {
    const acts: Act[] = [];
    for (let number = 0; number < SALES; number += 1) acts.push(await counterAct(number));
    await killBetween(acts);
    const each = SALES / 3;
    expect(
      await tests.rows(
        shop,
        `select status, count(*)::int as n, count(distinct transaction_id)::int as sales from parked_bills
          group by status order by status`,
      ),
    ).toEqual([
      { status: 'Paid', n: each, sales: each },
      { status: 'Parked', n: each, sales: 0 },
    ]);
    // Each exchange is a return and a sale, besides the original sale.
    const sales = 'select count(*)::int as n, sum(returned_qty)::int as pieces from transactions';
    expect(await tests.rows(shop, sales)).toEqual([{ n: each + 3 * each, pieces: each }]);
  },
);
