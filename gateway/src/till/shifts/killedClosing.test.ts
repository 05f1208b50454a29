/** @module-tag slow */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GatewayProcess, startGatewayProcess } from '../../testing/startGatewayProcess.ts';
import { type ReversalTests, startReversalTests } from '../../testing/startReversalTests.ts';
import { paymentBody } from '../../testing/testShop.ts';

let tests: ReversalTests;
let dataDir: string;
const gateways: GatewayProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taem-kill-'));
  tests = await startReversalTests();
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

test('kill -9 during a closing leaves the shift open whole; sent again it is closed once, and again it gets the same report', async () => {
  const shop = await tests.openShop();
  const rights = [{ object_code: 'Page.Merchant.Payment.Shift', action_codes: ['Read', 'Write'] }];
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify(rights)]);
  const addTill = "insert into tills (branch_id, code, name) values ($1, 'T1', 'T1') returning id";
  const [till] = await tests.rows<{ id: string }>(shop, addTill, [shop.branchId]);
  const opened = await tests.call(shop, 'POST', `tills/${till?.id}/shift`, { cash: 500 });
  const shift = opened.body.payload.id;
  const sold = await tests.call(shop, 'POST', 'payment/transaction', {
    ...paymentBody(shop, { coffee: 2 }),
    till_id: till?.id,
  });
  expect(sold.status).toBe(200);
  const authorization = await tests.authorize(shop);
  const close = async (url: string) => {
    const headers = { authorization, 'content-type': 'application/json' };
    const body = JSON.stringify({ cash: 580, reason: 'change' });
    const answer = await fetch(`${url}/shifts/${shift}/close`, { method: 'POST', headers, body });
    return { status: answer.status, shift: ((await answer.json()) as { payload: object }).payload };
  };

  const first = await startGateway();
  await tests.context.database.withRealm(shop.session.realmId, async (client) => {
    await client.query('begin');
    // Locks the shift as a sale does until it is written: the closing has its count, and waits.
    await client.query('select 1 from shifts where id = $1 for share', [shift]);
    const closing = close(first.url).catch(() => 'died');
    const waiting = `select from pg_locks l join pg_stat_activity a using (pid)
      where not l.granted and a.datname = current_database()`;
    await expect.poll(() => tests.rows(shop, waiting), { timeout: 20_000 }).toHaveLength(1);
    first.process.kill('SIGKILL');
    expect(await closing).toBe('died');
    await client.query('rollback');
  });

  const second = await startGateway();
  const columns = 'select number, closed_at, report, counted_cash from shifts';
  expect(await tests.rows(shop, columns)).toEqual([
    { number: null, closed_at: null, report: null, counted_cash: null },
  ]);
  const closed = await close(second.url);
  expect(closed).toMatchObject({ status: 200, shift: { number: 1, difference: -10, report: { expected_cash: 590 } } });
  expect(await close(second.url)).toEqual(closed);
  expect(await tests.faults(shop)).toEqual([]);
});
