/** @module-tag slow */

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { checkBooks } from '../check/checkBooks.ts';
import { readConfig } from '../config.ts';
import { openFileStore } from '../files/FileStore.ts';
import { closeContext, openContext } from '../openContext.ts';
import { emptyDatabase } from '../testing/emptyDatabase.ts';
import { type Answer, type ReversalTests, startReversalTests } from '../testing/startReversalTests.ts';
import { saleBody } from '../testing/testShop.ts';
import { openBackup } from './openBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

const RIGHTS = ['Payment.Shift', 'Management.Stock', 'Management.Stock_Count'].map((page) => ({
  object_code: `Page.Merchant.${page}`,
  action_codes: ['Read', 'Write'],
}));

let tests: ReversalTests;
let folder: string;
beforeAll(async () => {
  tests = await startReversalTests();
  folder = await mkdtemp(join(tmpdir(), 'taem-midway-'));
});
afterAll(async () => {
  await tests.close();
  await rm(folder, { recursive: true, force: true });
});

test('issue 34 a shop that is restored in the middle of a shift, of a parked bill and of a stock count goes on: the drawer adds up, the bill is paid once, and what was counted counts once', async () => {
  const shop = await tests.openShop();
  const { branchId, products } = shop;
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1::jsonb', [JSON.stringify(RIGHTS)]);
  await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
  await tests.rows(shop, 'update products set skip_stock = false where id = $1', [products.tea]);
  const addTill = "insert into tills (branch_id, code, name) values ($1, 'T1', 'T1') returning id";
  const [till] = await tests.rows<{ id: string }>(shop, addTill, [branchId]);
  type Send = (path: string, body: object, key?: string) => Promise<Answer>;
  const keyed = (key?: string): Record<string, string> => (key ? { 'idempotency-key': key } : {});
  const before: Send = (path, body, key) => tests.call(shop, 'POST', path, body, keyed(key));
  const done = async (send: Send, path: string, body: object, key?: string): Promise<Answer['body']> => {
    const answer = await send(path, body, key);
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
    return answer.body.payload;
  };
  const sale = { ...saleBody(shop, { coffee: 1 }), till_id: till?.id };
  const entry = (qty: number) => ({ id: randomUUID(), product_id: products.tea, mode: 'ADD', qty });
  const [counted, onceMore] = [entry(5), entry(2)];
  const line = {
    item_ref: 'coffee',
    name: 'coffee',
    code: 'coffee',
    product_id: products.coffee,
    quantity: 1,
    unit_price: 45,
  };
  const bill = { lines: [line], amount_due: 45, points_as_cash: 0 };
  const parked = { id: randomUUID(), branch_id: branchId, name: 'x', bill };

  await done(before, 'stock', { branch_id: branchId, products: [{ product_id: products.tea, qty: 10 }] });
  const shift = await done(before, `tills/${till?.id}/shift`, { cash: 500 });
  await done(before, 'payment/sale', sale);
  await done(before, 'parked-bills', parked);
  await done(before, `shifts/${shift.id}/cash`, { id: randomUUID(), amount: -100, reason: 'bank' });
  const count = await done(before, 'stock-counts', { name: 'x', branch_id: branchId, is_blind: false });
  await done(before, `stock-counts/${count.id}/entries`, { entries: [counted] });

  const file = join(folder, 'shop.backup');
  await writeBackup(tests.db.url, null, file);
  const copy = await emptyDatabase();
  const backup = await openBackup(file);
  await restoreBackup(copy.url, backup, openFileStore(folder), () => undefined).finally(() => backup.close());
  const context = await openContext({ ...readConfig({}), dataDir: folder }, copy.url);
  const app = await buildApp(context);
  const { realmId, sessionId } = shop.session;
  const headers = { authorization: `Bearer ${await context.tokens.sign({ kind: 'user', realmId, sessionId })}` };
  const after: Send = async (path, payload, key) => {
    const sent = { ...headers, ...keyed(key) };
    const answer = await app.inject({ method: 'POST', url: `/v3.0/${path}`, headers: sent, payload });
    return { status: answer.statusCode, body: answer.json() };
  };

  await done(after, 'payment/sale', sale);
  const { __v: parked_version } = await done(after, `parked-bills/${parked.id}/open`, {});
  const pay = () => done(after, 'payment/sale', { ...sale, parked_version }, parked.id);
  expect((await pay()).transaction.id).toBe((await pay()).transaction.id);
  // A phone that had no answer before the shop was lost sends it again.
  await done(after, `stock-counts/${count.id}/entries`, { entries: [counted, onceMore] });
  await done(after, `stock-counts/${count.id}/close`, { uncounted: 'LEAVE' });
  const closed = await done(after, `shifts/${shift.id}/close`, { cash: 500 + 45 - 100 + 45 + 45 });
  expect(closed).toMatchObject({ number: 1, difference: 0, report: { expected_cash: 535, sales: 3, cash_out: 100 } });
  const found = await context.database.withRealm(realmId, (client) =>
    client.query('select qty from stock where product_id = $1', [products.tea]),
  );
  expect(found.rows).toEqual([{ qty: 7 }]);
  await app.close();
  await closeContext(context);
  expect(await checkBooks(copy.fullUrl, () => undefined)).toBe(0);
  await copy.drop();
}, 120_000);
