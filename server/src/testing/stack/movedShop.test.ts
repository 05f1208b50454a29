/** @module-tag slow */

import { billReferences } from '@taem/domain/till/promptPayPayload.ts';
import { type BankAccount, sendConfirmation } from '@taem/gateway/src/testing/bankSimulator.ts';
import { clientOf } from '@taem/gateway/src/testing/fixtures.ts';
import { type CellName, startTestCells, type TestCells } from '@taem/gateway/src/testing/startTestCells.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AnyData } from '../operationCaller.ts';
import { openShopOfCell, type TestShopOfCell } from './openShopOfCell.ts';

let cells: TestCells;
let shop: TestShopOfCell;
/** A key, a link and a bank account that the first cell issued. */
let given: { key: string; link: string; bank: BankAccount };

beforeAll(async () => {
  cells = await startTestCells();
  shop = await openShopOfCell(cells.file, await cells.open('north', 'tea'));
  given = { key: await newKey(), link: await newLink(), bank: await newBank() };
}, 300_000);
afterAll(async () => {
  await shop.close();
  await cells.close();
}, 300_000);

async function call(at: CellName, method: string, path: string, token = shop.token, body?: object) {
  const answer = await fetch(`${cells.urls[at]}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as AnyData };
}

async function create(path: string, body: object) {
  const answer = await call('north', 'POST', path, shop.token, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload;
}

async function newKey(): Promise<string> {
  const account = { name: 'Program', role_id: shop.ids.cashierRole, branches: [shop.ids.ari] };
  const { id } = await create('/service-accounts', account);
  return (await create(`/service-accounts/${id}/keys`, { name: 'nightly', expires_in_days: 90 })).key;
}

async function newLink(): Promise<string> {
  const form = { form_code: 'FORM:MEMBER:ONBOARD:SERVICE:2.0', realm_id: shop.id, branch_id: shop.ids.ari };
  const { self_register_url } = await create('/onboard/subscribe/url/generate', form);
  return `/onboard/subscribe/self/${self_register_url.split('/register/')[1]}`;
}

async function newBank(): Promise<BankAccount> {
  const { rows } = await cells.databases.north.database.withRealm(shop.id, (client) =>
    client.query<{ id: string }>(`with method as (insert into payment_methods (name) values ('Transfer') returning id)
      insert into payment_channels (name, payment_method_id, biller_id) select 'Kasikorn', id, '999999999999401' from method
      returning id`),
  );
  return create(`/payment-channels/${rows[0]?.id}/confirmation-secret`, {});
}

const statusOf = async (at: CellName, path: string, token: string) => (await call(at, 'GET', path, token)).status;
const confirmed = async (at: CellName, bill: string) => {
  const { ref1, ref2 } = billReferences('A01', bill) ?? { ref1: '', ref2: '' };
  return (await sendConfirmation(cells.urls[at], given.bank, { ref1, ref2, amount: 45 })).status;
};
const signedIn = async (at: CellName) =>
  (await call(at, 'POST', '/oauth/signin', '', { type: 'client', ...clientOf(shop.code) })).status;

/** Uses each thing that the first cell issued; returns 200 if it works. */
const uses: Readonly<Record<string, (at: CellName) => Promise<number>>> = {
  'the session of a user': (at) => statusOf(at, '/products', shop.token),
  'the secret of the server': signedIn,
  'the key of a program': (at) => statusOf(at, '/merchants/home', given.key),
  'the link of a customer': (at) => statusOf(at, given.link, ''),
  'the secret of a bank': (at) => confirmed(at, `bill-in-${at}-0000`),
};

test('what was handed out before a move works in the new cell', async () => {
  const all = async (at: CellName) =>
    Object.fromEntries(await Promise.all(Object.entries(uses).map(async ([name, use]) => [name, await use(at)])));
  const working = Object.fromEntries(Object.keys(uses).map((name) => [name, 200]));
  expect(await all('north')).toEqual(working);
  const events = await shop.follow('subscription { figuresChanged { at } }');
  await cells.cell('move', 'tea', '--to', 'south');

  expect(await all('south')).toEqual(working);
  // An open stream continues: its first event may report that some were missed.
  await shop.sell('tea-after-the-move');
  expect(await events.next()).toMatchObject({ data: { data: { figuresChanged: { at: expect.any(String) } } } });
  events.close();
  // A program that still calls the old cell cannot change anything there.
  expect(await confirmed('north', 'bill-too-late-0000')).toBe(503);
  await cells.cell('drop', 'tea');
}, 300_000);
