/** @module-tag slow */

import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRealmFaults } from '../check/findFaults.ts';
import { openAccessTokens } from '../http/accessTokens.ts';
import { type GatewayProcess, startGatewayProcess } from '../testing/startGatewayProcess.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { openTestShop, paymentBody, type TestShop } from '../testing/testShop.ts';

const CLIENTS = 16;
const ACKNOWLEDGED_BEFORE_KILL = 60;

let db: TestDatabase;
let shop: TestShop;
let token: string;
let dataDir: string;
const gateways: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taem-kill-'));
  db = await startTestDatabase();
  shop = await openTestShop(db.database, 1000);
  await query("update merchant_settings set tax_mode = 'INCLUDED', tax_id = '0105536000313'");
  const { realmId, sessionId } = shop.session;
  token = await (await openAccessTokens(db.database)).sign({ kind: 'user', realmId, sessionId });
});
afterAll(async () => {
  for (const gateway of gateways) gateway.kill('SIGKILL');
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

const query = <Row extends object>(text: string) =>
  db.database.withRealm(shop.session.realmId, async (client) => (await client.query<Row>(text)).rows);

async function startGateway(): Promise<GatewayProcess> {
  const gateway = await startGatewayProcess(db.url, dataDir);
  gateways.push(gateway.process);
  return gateway;
}

interface Payment {
  key: string;
  body: string;
  /** Id of the acknowledged sale; null if no answer arrived. */
  id: string | null;
}

function newPayment(number: number): Payment {
  const ofMember = { tea: 1, memberId: shop.memberId, pointsAsCash: 1 };
  const bill = number % 3 === 0 ? ofMember : { coffee: 2, tea: 1 };
  return { key: randomUUID(), body: JSON.stringify(paymentBody(shop, bill)), id: null };
}

async function send(url: string, payment: Payment): Promise<void> {
  const answer = await fetch(`${url}/payment/transaction`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': payment.key,
    },
    body: payment.body,
  });
  const { payload }: { payload?: { id: string } } = JSON.parse(await answer.text());
  expect(answer.status).toBe(200);
  payment.id = payload?.id ?? null;
}

test('kill -9 during payments loses no acknowledged sale, and sending the others again doubles none', {
  timeout: 60_000,
}, async () => {
  const first = await startGateway();
  const payments: Payment[] = [];
  let acknowledged = 0;
  async function client(): Promise<void> {
    for (;;) {
      const payment = newPayment(payments.length);
      payments.push(payment);
      try {
        await send(first.url, payment);
      } catch {
        return;
      }
      acknowledged += 1;
      if (acknowledged === ACKNOWLEDGED_BEFORE_KILL) first.process.kill('SIGKILL');
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client));
  const answered = payments.filter((payment) => payment.id !== null).map((payment) => ({ ...payment }));
  expect(answered.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_KILL);
  expect(answered.length).toBeLessThan(payments.length);

  const second = await startGateway();
  await Promise.all(payments.map((payment) => send(second.url, payment)));

  expect(
    payments.filter((payment) => answered.some(({ key, id }) => key === payment.key && id !== payment.id)),
  ).toEqual([]);
  expect(await query('select count(*) as n from transactions')).toEqual([{ n: payments.length }]);
  // The numbers of their tax invoices have no gap either.
  const numbers = await query<{ number: number }>('select number from tax_documents order by number');
  expect(numbers.map(({ number }) => number)).toEqual(payments.map((_, at) => at + 1));
  expect(await findRealmFaults(db.database, shop.session.realmId, 'shop')).toEqual([]);
});
