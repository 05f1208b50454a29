import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import {
  exchangeBody,
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import type { TestShop } from '../testing/testShop.ts';
import { type Described, sampleOf } from './sampleOf.ts';

let tests: ReversalTests;
let shop: TestShop;
let sale: SoldSale;
let shift: string;

beforeAll(async () => {
  tests = await startReversalTests();
  shop = await openTaxedShop(tests);
  const right = { object_code: 'Page.Merchant.Payment.Shift', action_codes: ['Read', 'Write'] };
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify([right])]);
  const text = "insert into tills (branch_id, code, name) values ($1, 'T1', 'Bar') returning id";
  const [till] = await tests.rows<{ id: string }>(shop, text, [shop.branchId]);
  sale = await tests.sell(shop, { coffee: 3 });
  shift = (await tests.call(shop, 'POST', `tills/${till?.id}/shift`, { cash: 0 })).body.payload.id;
});
afterAll(() => tests.close());

type Body = Record<string, unknown>;
const buyer = { name: 'Buyer', address: '1 Rama I', tax_id: '0105536000313' };
/** Each route whose body contains a text that a person writes: the path of the text, and the body with it. */
const ROUTES: readonly [path: () => string, field: string, body: (text: string) => Body][] = [
  [() => `shifts/${shift}/cash`, 'reason', (reason) => ({ id: randomUUID(), amount: 1, reason })],
  [() => `shifts/${shift}/close`, 'reason', (reason) => ({ cash: 1, reason })],
  [() => 'payment/void', 'remark', (remark) => voidBody(shop, sale, { remark })],
  [() => 'payment/void', 'transaction_no', (transaction_no) => voidBody(shop, sale, { transaction_no })],
  [
    () => 'payment/return',
    'lines.0.reason',
    (reason) => returnBody(shop, sale, [[0, 1]], -45, { lines: [{ position: 0, qty: 1, reason }] }),
  ],
  [
    () => 'payment/return/preview',
    'transaction_no',
    (transaction_no) => ({ transaction_no, lines: [{ position: 0, qty: 1 }] }),
  ],
  [
    () => 'payment/exchange',
    'return.remark',
    (remark) => exchangeBody(shop, sale, [[0, 1]], 45, { coffee: 1 }, { remark }),
  ],
  [() => 'tax-documents', 'buyer.name', (name) => ({ transaction_id: sale.id, buyer: { ...buyer, name } })],
  [
    () => 'approvals',
    'void.transaction_no',
    (transaction_no) => ({ approver_id: shop.session.userId, pin: '1234', void: { transaction_no, __v: 0 } }),
  ],
];

test('issue 36 a text that cannot be kept is refused at its field by every route of the counter, and nothing is written', async () => {
  for (const [path, field, body] of ROUTES) {
    const answer = await tests.call(shop, 'POST', path(), body('a\0b'));
    const message = [{ path: field, message: '“ab” has a character that is not allowed' }];
    expect([path(), answer.status, answer.body.message]).toEqual([path(), 400, message]);
  }
  expect(await tests.rows(shop, "select 1 from transactions where type = 'Return' or status = 'Void'")).toEqual([]);
});

/** Texts that are compared with a hash are taken as typed. */
const NOT_READ = /^(password|current_password|client_secret|pin|authorize_pin|authorize_code)$/;

test('a text that cannot be kept is refused at its field by every route that takes JSON, whatever else is in its body', async () => {
  const gateway = await startTestGateway();
  onTestFinished(() => gateway.close());
  const token = await gateway.signIn('owner');
  const document: Described = (await gateway.app.inject('/openapi.json')).json();
  const wrong: string[] = [];
  const routes = new Set<string>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { requestBody }] of Object.entries(methods)) {
      const schema = requestBody?.content['application/json']?.schema;
      if (!schema) continue;
      const good = sampleOf(document, { __v: 0 }, schema) as Record<string, unknown>;
      for (const name of Object.keys(good).filter((each) => typeof good[each] === 'string' && !NOT_READ.test(each))) {
        const url = path.replace('{id}', gateway.realm.ids.coffee).replace('{token}', 'a.b.c');
        const headers = { authorization: `Bearer ${token}` };
        const body = { ...good, [name]: 'a\0b' };
        const answer = await gateway.app.inject({
          method: method.toUpperCase() as 'POST',
          url,
          headers,
          payload: body,
        });
        if (answer.statusCode === 401 || answer.json().code === 'PERMISSION') continue;
        routes.add(`${method} ${path}`);
        if (!answer.body.includes('has a character that is not allowed'))
          wrong.push(`${method} ${path} ${name}: ${answer.body}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(routes.size).toBeGreaterThan(50);
});

test('issue 36 a reason without a visible character is refused, and one that was cut within a character is stored and taken once', async () => {
  for (const reason of ['\u200b', ' \u2060 ']) {
    const moved = await tests.call(shop, 'POST', `shifts/${shift}/cash`, { id: randomUUID(), amount: 1, reason });
    expect(moved.body.message).toMatchObject([{ path: 'reason' }]);
    const closed = await tests.call(shop, 'POST', `shifts/${shift}/close`, { cash: 1999, reason });
    expect(closed.body.code).toBe('SHIFT_REASON_REQUIRED');
  }
  const cut = { id: randomUUID(), amount: 1, reason: 'bank\ud800' };
  for (const _ of [1, 2]) expect((await tests.call(shop, 'POST', `shifts/${shift}/cash`, cut)).status).toBe(200);
  expect(await tests.rows(shop, 'select reason from shift_entries')).toEqual([{ reason: 'bank\ufffd' }]);
});
