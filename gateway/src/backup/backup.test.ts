/** @module-tag slow */

import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { addMonths } from '@taem/domain/time/calendar.ts';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { migrateAndSeal } from '../cells/migrateAndSeal.ts';
import { checkBooks } from '../check/checkBooks.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../database/migrate.ts';
import { openFileStore } from '../files/FileStore.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { hashSecret } from '../http/secretHash.ts';
import { closeContext, openContext } from '../openContext.ts';
import { emptyDatabase, queryOnce } from '../testing/emptyDatabase.ts';
import { BRANCHES, SELLER } from '../testing/openTaxedShop.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { allowAnyDay, openTestShop, paymentBody, saleBody, type TestShop } from '../testing/testShop.ts';
import { openBackup } from './openBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

let db: TestDatabase;
let context: GatewayContext;
let folder: string;
let file: string;
let lastShop: TestShop;

const JOURNAL = JSON.stringify([{ object_code: PAGE.outputTax, action_codes: ['Read', 'Write'] }]);
/** A time in a month that is over everywhere. */
const IN_CLOSED = `${addMonths(`${new Date().toISOString().slice(0, 7)}-01`, -2)} 10:00:00`;

/** Two shops that have sold, each with a bill that waits, one that was paid, a return, a slip, a group of options and a closed month, all on tax documents, and a picture. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-backup-'));
  file = join(folder, 'shop.backup');
  db = await startTestDatabase();
  context = await openContext({ ...readConfig({}), dataDir: folder }, db.url);
  await context.files.put('images/cup.webp', Buffer.from('a cup of coffee'));
  const app = await buildApp(context);
  for (const bill of [{ coffee: 2, tea: 1 }, { coffee: 1 }]) {
    const shop = await openTestShop(db.database, 30);
    lastShop = shop;
    const { realmId, sessionId } = shop.session;
    await db.database.withRealm(realmId, async (client) => {
      await client.query(SELLER);
      await client.query(BRANCHES);
      await client.query("update merchant_users set branch_ids = '{}'");
      await client.query('update merchant_roles set authorizes = authorizes || $1::jsonb', [JOURNAL]);
    });
    await allowAnyDay(db.database, shop);
    const token = await context.tokens.sign({ kind: 'user', realmId, sessionId });
    const headers = { authorization: `Bearer ${token}` };
    const payload = paymentBody(shop, { ...bill, memberId: shop.memberId });
    const answer = await app.inject({ method: 'POST', url: '/v3.0/payment/transaction', headers, payload });
    expect(answer.statusCode).toBe(200);
    const group = "insert into option_groups (name, min_choices, max_choices, options) values ('Size', 1, 1, $1)";
    const options = [{ id: randomUUID(), name: 'L', satang: 1500, is_default: true, is_active: true }];
    await db.database.withRealm(realmId, (client) => client.query(group, [JSON.stringify(options)]));
    const paid = await parkBill(app, headers, shop);
    await parkBill(app, headers, shop);
    const sold = await app.inject({
      ...{ method: 'POST', url: '/v3.0/payment/sale', payload: saleBody(shop, { coffee: 1 }) },
      headers: { ...headers, 'idempotency-key': paid },
    });
    expect(sold.statusCode).toBe(200);
    await takeBack(app, headers, shop);
    const past = { ...saleBody(shop, { coffee: 3 }), create_local_time: IN_CLOSED };
    const back = await app.inject({ method: 'POST', url: '/v3.0/payment/sale', headers, payload: past });
    expect(back.statusCode, back.body).toBe(200);
    const month = { month: IN_CLOSED.slice(0, 7) };
    const closed = await app.inject({ method: 'POST', url: '/v3.0/closed-months', headers, payload: month });
    expect(closed.statusCode, closed.body).toBe(200);
  }
  await app.close();
  await writeBackup(db.url, join(folder, 'files'), file);
});
afterAll(async () => {
  await closeContext(context);
  await db.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Returns a piece of a sale paid by transfer; the sale is edited afterwards, so that the backup writes it after its
 * return.
 */
async function takeBack(app: FastifyInstance, headers: Record<string, string>, shop: TestShop): Promise<void> {
  const rights = [{ object_code: 'Page.Merchant.Management.Payment_History.Return', action_codes: ['Write'] }];
  const change = (text: string, values: unknown[]) =>
    db.database.withRealm(shop.session.realmId, (client) => client.query(text, values));
  await change('update merchant_roles set authorizes = authorizes || $1::jsonb', [JSON.stringify(rights)]);
  await change('update merchant_settings set authorize_code_void_hash = $1', [await hashSecret('4321')]);
  const slip = { sending_bank: '014', reference: 'Slip0001' };
  const bill = { ...saleBody(shop, { coffee: 2 }), channels: [{ type: 'Transfer', amount: 90, slip }] };
  const sold = await app.inject({ method: 'POST', url: '/v3.0/payment/sale', headers, payload: bill });
  expect(sold.statusCode, sold.body).toBe(200);
  const { id, transaction_no, __v } = sold.json().payload.transaction;
  const lines = [{ position: 0, qty: 1, reason: 'cold' }];
  const payload = { transaction_no, __v, branch_id: shop.branchId, authorize_pin: '4321', lines, amount: -45 };
  const back = await app.inject({ method: 'POST', url: '/v3.0/payment/return', headers, payload });
  expect(back.statusCode, back.body).toBe(200);
  await change('update transactions set version = version + 1 where id = $1', [id]);
}

async function parkBill(app: FastifyInstance, headers: Record<string, string>, shop: TestShop): Promise<string> {
  const id = randomUUID();
  const line = { item_ref: '1', product_id: shop.products.coffee, name: 'coffee', code: 'coffee', quantity: 1 };
  const bill = { lines: [{ ...line, unit_price: 45, note: 'no ice' }], amount_due: 45, member_id: shop.memberId };
  const payload = { id, branch_id: shop.branchId, name: 'Table 4', bill };
  const answer = await app.inject({ method: 'POST', url: '/v3.0/parked-bills', headers, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return id;
}

/** Reads what must be the same afterwards, as a user who sees every row. */
const WHOLE = `select (select count(*)::int from point_entries) as points,
  (select json_agg(json_build_array(transaction_no, total_revenue) order by transaction_no) from transactions) as sales,
  (select json_agg(json_build_array(r.returns_id, r.counted, r.total_revenue, i.note, i.returns_position) order by r.id)
    from transactions r join transaction_items i on i.transaction_id = r.id where r.returns_id is not null) as returned,
  (select json_agg(json_build_array(t.transaction_no, t.returned_qty, slip_bank, slip_reference, slip_is_free) order by t.id)
    from transactions t join transaction_channels c on c.transaction_id = t.id where slip_reference is not null) as slips,
  (select json_agg(p order by id) from parked_bills p) as parked,
  (select json_agg(g order by id) from option_groups g) as groups,
  (select json_agg(c order by id) from closed_months c) as closed,
  (select last_value from transaction_number_seq)::text as number,
  (select count(*)::int from pg_trigger where not tgisinternal and tgenabled = 'D') as disabled,
  (select json_agg(tgname order by tgname) from pg_trigger where not tgisinternal and tgenabled = 'A') as always,
  (select count(*)::int from pg_class where relforcerowsecurity and relrowsecurity) as protected,
  (select count(*)::int from pg_class where relrowsecurity) as guarded`;

async function restore(to: { url: string }, from = file, dataDir = join(folder, 'restored')): Promise<void> {
  const backup = await openBackup(from);
  await restoreBackup(to.url, backup, openFileStore(dataDir), () => undefined).finally(() => backup.close());
}

test('F4 what was sold is found where the backup is restored, with right books, pictures and the next number', async () => {
  const copy = await emptyDatabase();
  await restore(copy);
  const whole = await queryOnce(db.url, WHOLE);
  expect(await queryOnce(copy.fullUrl, WHOLE)).toEqual(whole);
  expect(whole).toMatchObject([
    {
      ...{ parked: Array(4).fill({ name: 'Table 4' }), groups: Array(2).fill({ name: 'Size' }) },
      closed: Array(2).fill({ reopened_at: null }),
      returned: Array(2).fill([expect.any(String), 0, -4500, 'cold', 0]),
      slips: Array(2).fill([expect.any(String), 1, '014', 'Slip0001', false]),
    },
  ]);
  expect(await checkBooks(copy.fullUrl, () => undefined)).toBe(0);
  expect(await readFile(join(folder, 'restored/files/images/cup.webp'), 'utf8')).toBe('a cup of coffee');

  // A backup of the copy, taken by the same login, is equal, realm by realm.
  const second = join(folder, `${randomBytes(6).toString('hex')}.backup`);
  const [first, again] = [(await openBackup(file)).manifest, await writeBackup(copy.url, null, second)];
  const counts = ({ tables }: typeof first) => new Map(tables.map(({ name, rows }) => [name, rows]));
  expect(counts(again)).toEqual(counts(first));
  // The id of a transaction might be one that the other server has not assigned yet.
  const changes = first.tables.find(({ name }) => name === 'changes');
  expect(changes?.rows).toBeGreaterThan(0);
  expect(changes?.columns).not.toContain('transaction_id');
  await expect(restore(copy)).rejects.toThrow('has a merchant already');
  await copy.drop();
}, 180_000);

test('issue 36 tax documents go on after the last number of the backup, and a month that was closed in it is closed', {
  timeout: 120_000,
}, async () => {
  const copy = await emptyDatabase();
  await restore(copy);
  const there = await openContext({ ...readConfig({}), dataDir: folder }, copy.url);
  const app = await buildApp(there);
  const { realmId, sessionId } = lastShop.session;
  const headers = { authorization: `Bearer ${await there.tokens.sign({ kind: 'user', realmId, sessionId })}` };
  const send = async (path: string, payload: object) =>
    (await app.inject({ method: 'POST', url: `/v3.0/${path}`, headers, payload })).json();
  const sell = async () =>
    (await send('payment/sale', saleBody(lastShop))).payload.transaction.tax_documents[0].document_no;
  expect([await sell(), await sell()]).toEqual(['A01-A-000005', 'A01-A-000006']);
  const past = { ...saleBody(lastShop), create_local_time: IN_CLOSED };
  expect((await send('payment/sale', past)).code).toBe('MONTH_CLOSED');
  const { months } = (await app.inject({ url: '/v3.0/closed-months', headers })).json().payload;
  expect(await checkBooks(copy.fullUrl, () => undefined)).toBe(0);
  const { payload } = await send(`closed-months/${months[0].id}/reopen`, { reason: 'forgotten bill' });
  expect(payload.month).toMatchObject({ total: 135, reopen_reason: 'forgotten bill' });
  expect((await send('payment/sale', past)).code).toBeUndefined();
  await app.close();
  await closeContext(there);
  expect(await checkBooks(copy.fullUrl, () => undefined)).toBe(0);
  await copy.drop();
});

test('issue 35 a shop that has moved to another cell does not sell where a backup of the old one is restored', {
  timeout: 300_000,
}, async () => {
  const { realmId } = lastShop.session;
  const moved = join(folder, 'moved.backup');
  await queryOnce(
    db.url,
    `insert into cell_moves (id, code, side, other_cell, step, is_sealed, holds_messages)
     values ('${realmId}', 'shop', 'source', 'south', 'moved', true, true)`,
  );
  await writeBackup(db.url, null, moved).finally(() => queryOnce(db.url, 'delete from cell_moves'));
  const copy = await emptyDatabase();
  await restore(copy, moved);
  const write = `select set_config('app.realm_id', '${realmId}', false);
    insert into suppliers (name, status) values ('refused', 'Active')`;
  await expect(queryOnce(copy.url, write)).rejects.toMatchObject({ code: '53T01' });
  // The state that a restore leaves when it is killed right after the rows; then a gateway starts.
  await queryOnce(copy.url, DROP_TRIGGERS);
  await migrateAndSeal(copy.url);
  await expect(queryOnce(copy.url, write)).rejects.toMatchObject({ code: '53T01' });
  await copy.drop();
});

const DROP_TRIGGERS = `do $$ declare t record; begin
  for t in select tgname, tgrelid::regclass as tablename from pg_trigger where tgname like 'taem_move_%' loop
    execute format('drop trigger %I on %s', t.tgname, t.tablename);
  end loop;
end $$`;

test('N4 rows are loaded by a role that is no superuser, also where the login is one', async () => {
  const copy = await emptyDatabase();
  await migrateDatabase(copy.fullUrl);
  await queryOnce(copy.fullUrl, NO_SUPERUSER);
  await restore({ url: copy.fullUrl });
  expect(await queryOnce(copy.fullUrl, WHOLE)).toEqual(await queryOnce(db.url, WHOLE));
  await copy.drop();
});

/** Refuses each row that a superuser writes. */
const NO_SUPERUSER = `
  create function is_superuser() returns boolean language sql as
    'select rolsuper from pg_roles where rolname = current_user';
  alter table realms add constraint written_by_no_superuser check (not is_superuser())`;

test('F4 a backup that is damaged or was cut off is not begun, and an old one is not written over', async () => {
  const bytes = await readFile(file);
  const damaged = join(folder, 'damaged.backup');
  const cut = join(folder, 'cut.backup');
  const place = bytes.indexOf('tables/transactions.copy') + 40;
  await writeFile(
    damaged,
    Buffer.concat([bytes.subarray(0, place), Buffer.from('damaged'), bytes.subarray(place + 7)]),
  );
  await writeFile(cut, bytes.subarray(0, bytes.length / 2));
  const copy = await emptyDatabase();
  await expect(restore(copy, damaged)).rejects.toThrow('is damaged: tables/transactions.copy');
  await expect(restore(copy, cut)).rejects.toThrow('is no whole backup');
  expect(await queryOnce(copy.fullUrl, "select relname from pg_class where relname = 'realms'")).toEqual([]);
  await copy.drop();
  await expect(writeBackup(db.url, null, file)).rejects.toThrow('is there already');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('F4 nothing is restored under a gateway that runs', async () => {
  const copy = await emptyDatabase();
  const gateway = new pg.Client({ connectionString: copy.url });
  await gateway.connect();
  await expect(restore(copy)).rejects.toThrow('stop the gateways first');
  await gateway.end();
  await copy.drop();
});
