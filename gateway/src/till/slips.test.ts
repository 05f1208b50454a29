import { randomUUID } from 'node:crypto';
import { saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ReversalTests, startReversalTests, voidBody } from '../testing/startReversalTests.ts';
import { openTestShop, paymentBody, saleBody, type TestBill, type TestShop } from '../testing/testShop.ts';
import { hashSale } from './hashPayment.ts';

let tests: ReversalTests;
let shop: TestShop;
let reference: string;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  shop = await tests.openShop(50);
  reference = `R${randomUUID().replaceAll('-', '').slice(0, 20)}`;
});

const slipOf = (name = reference) => ({ sending_bank: '014', reference: name });
const transfer = (slip: object | undefined, amount = 45) => ({ type: 'Transfer', amount, ...(slip && { slip }) });

async function pay(
  of: TestShop,
  channels: object[],
  { key = randomUUID(), bill }: { key?: string; bill?: TestBill } = {},
) {
  const body = { ...saleBody(of, bill), channels };
  const { status, body: answer } = await tests.call(of, 'POST', 'payment/sale', body, { 'idempotency-key': key });
  const { code, message, details, payload } = answer;
  return { status, code, message, details, sale: payload?.transaction };
}

const counted = async (of = shop) =>
  (
    await tests.rows<{ sales: number; slips: number }>(
      of,
      `select count(*)::int as sales, count(slip_reference)::int as slips
     from transactions t join transaction_channels c on c.transaction_id = t.id`,
    )
  )[0];

/** Creates another user of the shop, with these rights and branches. */
async function cashierOf(pages: string[], branches: string[]): Promise<TestShop> {
  const authorizes = pages.map((page) => ({ object_code: page, action_codes: ['Read', 'Write'] }));
  const text = `with r as (insert into merchant_roles (name, authorizes) values ($1, $2) returning id),
    u as (insert into merchant_users (username, password_hash, firstname, lastname, role_id, branch_ids)
      select $1, '-', 'Chai', 'T', id, $3::uuid[] from r returning id)
    insert into sessions (user_id, expires_at) select id, '2100-01-01' from u returning id, user_id`;
  const [row] = await tests.rows<{ id: string; user_id: string }>(shop, text, [
    ...[randomUUID(), JSON.stringify(authorizes), branches],
  ]);
  const session = { ...shop.session, sessionId: row?.id ?? '', userId: row?.user_id ?? '' };
  return { ...shop, session, branchId: branches[0] ?? shop.branchId };
}

test('34 a slip pays for one sale: the second is refused with number and time of the first, and nothing is written', async () => {
  const first = await pay(shop, [transfer(slipOf())]);
  expect(first).toMatchObject({ status: 200 });
  expect(first.sale.slips).toEqual([{ position: 0, ...slipOf() }]);
  const read = await tests.call(shop, 'GET', `transactions/${first.sale.id}`);
  expect(read.body.payload.transaction.slips).toEqual(first.sale.slips);

  const second = await pay(shop, [{ type: 'Cash', amount: 5 }, transfer(slipOf(), 40)]);
  expect(second).toMatchObject({ status: 409, code: 'SLIP_USED' });
  expect(second.details).toEqual({ transaction_no: first.sale.transaction_no, at: expect.any(String) });
  expect(Date.parse(second.details.at)).toBe(Date.parse(first.sale.time));
  expect(second.message).toEqual([
    { path: 'channels.1.slip', message: expect.stringContaining(first.sale.transaction_no) },
  ]);
  expect(await counted()).toEqual({ sales: 1, slips: 1 });

  expect(await pay(shop, [transfer({ ...slipOf(), sending_bank: '004' })])).toMatchObject({ status: 200 });
  expect(await pay(shop, [transfer(slipOf(reference.toLowerCase()))])).toMatchObject({ status: 200 });
  expect(await tests.faults(shop)).toEqual([]);
});

test('34 by the documented call too, and as a part of a split bill', async () => {
  const body = paymentBody(shop);
  body.payment.payment_channels = [
    { type: 'Cash', amount: 20 },
    { type: 'Transfer', amount: 25, slip: slipOf() },
  ];
  const first = await tests.call(shop, 'POST', 'payment/transaction', body);
  expect(first.body.payload.transaction.slips).toEqual([{ position: 1, ...slipOf() }]);
  const again = await tests.call(shop, 'POST', 'payment/transaction', body);
  expect(again.body).toMatchObject({
    code: 'SLIP_USED',
    message: [{ path: 'payment.payment_channels.1.slip' }],
    details: { transaction_no: first.body.payload.transaction.transaction_no },
  });
  const twice = await pay(shop, [transfer(slipOf('ABCD1'), 20), transfer(slipOf('ABCD1'), 25)]);
  expect(twice).toMatchObject({ status: 400, code: 'VALIDATION', message: [{ path: 'channels.1.slip' }] });
});

test('34 of two tills with one slip at the same time, one is paid', async () => {
  const bills: TestBill[] = [{ tea: 1 }, { tea: 1, memberId: shop.memberId }, { tea: 1 }, { tea: 1 }];
  const answers = await Promise.all(bills.map((bill) => pay(shop, [transfer(slipOf(), 120.5)], { bill })));
  expect(answers.map(({ status, code }) => code ?? status).sort()).toEqual([
    200,
    'SLIP_USED',
    'SLIP_USED',
    'SLIP_USED',
  ]);
  expect(await counted()).toEqual({ sales: 1, slips: 1 });
  // Two slips in opposite orders may deadlock; then one of the bills is tried again.
  const [a, b] = [slipOf('CROSS1'), slipOf('CROSS2')];
  const crossed = await Promise.all([
    pay(shop, [transfer(a, 20), transfer(b, 25)]),
    pay(shop, [transfer(b, 20), transfer(a, 25)]),
  ]);
  expect(crossed.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('34 the same payment sent again is the first sale; with another slip it is another payment', async () => {
  const key = randomUUID();
  const [one, twin] = await Promise.all([
    pay(shop, [transfer(slipOf())], { key }),
    pay(shop, [transfer(slipOf())], { key }),
  ]);
  expect([one.status, twin.status]).toEqual([200, 200]);
  expect(twin.sale).toMatchObject({ id: one.sale.id, slips: one.sale.slips });
  for (const slip of [undefined, slipOf('OTHER1')]) {
    expect(await pay(shop, [transfer(slip)], { key })).toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  }
  expect(await counted()).toEqual({ sales: 1, slips: 1 });
});

test('34 a caller that knows no slips sells as before: its payments have the hash that they had', async () => {
  const ids = { branch_id: 'b', lines: [{ product_id: 'p', quantity: 1 }] };
  const body = { ...ids, channels: [{ type: 'Transfer', amount: 45 }], expected_amount_due: 45 };
  const hash = hashSale(saleBodySchema.parse(body), null, 'seller');
  expect(hash).toBe('d0059beb3648ccf8e986c03dbbbe9d0db74f48a3e871fad6d647669608c9ab8a');
  expect(await pay(shop, [transfer(undefined)])).toMatchObject({ status: 200, sale: { slips: null } });
  expect(await pay(shop, [transfer(undefined)])).toMatchObject({ status: 200 });
});

test('34 a voided sale gives its slip back, once', async () => {
  const first = await pay(shop, [transfer(slipOf())]);
  const voided = await tests.call(shop, 'POST', 'payment/void', voidBody(shop, first.sale));
  expect(voided.status, JSON.stringify(voided.body)).toBe(200);
  const second = await pay(shop, [transfer(slipOf())]);
  expect(second).toMatchObject({ status: 200 });
  const third = await pay(shop, [transfer(slipOf())]);
  expect(third).toMatchObject({ code: 'SLIP_USED', details: { transaction_no: second.sale.transaction_no } });
  // The voided sale still names the slip that paid it.
  const read = await tests.call(shop, 'GET', `transactions/${first.sale.id}`);
  expect(read.body.payload.transaction).toMatchObject({ status: 'Void', slips: [slipOf()] });
});

test('34 only users who may read a sale learn which one a slip has paid for; another shop finds none', async () => {
  const { sale } = await pay(shop, [transfer(slipOf())]);
  const elsewhere = await cashierOf(['Page.Merchant.Payment'], [shop.otherBranchId]);
  const refused = await pay(elsewhere, [transfer(slipOf())]);
  expect(refused).toMatchObject({ status: 409, code: 'SLIP_USED' });
  expect(refused.details ?? {}).toEqual({});
  expect(JSON.stringify(refused)).not.toContain(sale.transaction_no);
  const colleague = await cashierOf(['Page.Merchant.Payment'], [shop.branchId]);
  expect(await pay(colleague, [transfer(slipOf())])).toMatchObject({
    details: { transaction_no: sale.transaction_no },
  });

  const neighbour = await openTestShop(tests.db.database);
  expect(await pay(neighbour, [transfer(slipOf())])).toMatchObject({ status: 200 });
});

test('34 a reference is personal: a role that reads figures alone sees none', async () => {
  const { sale } = await pay(shop, [transfer(slipOf())]);
  const analyst = await cashierOf(['Page.Merchant.Business_Insight'], []);
  const { body } = await tests.call(analyst, 'GET', `transactions/${sale.id}`);
  expect(body.payload.transaction.id).toBe(sale.id);
  expect(JSON.stringify(body)).not.toContain(reference);
});

test('34 the picture of a slip that paid already is not kept', async () => {
  await pay(shop, [transfer(slipOf())]);
  const picture = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const send = async (slip: object) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...saleBody(shop), channels: [transfer(slip)] }))
      form.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'slip.png');
    const authorization = await tests.authorize(shop);
    const answer = await tests.app.inject({
      ...{ method: 'POST', url: '/v3.0/payment/sale', headers: { authorization }, payload: form },
    });
    return answer.json();
  };
  let kept = 0;
  const put = tests.context.files.put.bind(tests.context.files);
  tests.context.files.put = async (...file) => {
    kept += 1;
    await put(...file);
  };
  expect(await send(slipOf())).toMatchObject({ code: 'SLIP_USED' });
  expect(kept).toBe(0);
  expect((await send(slipOf('FRESH1'))).payload.transaction).toMatchObject({
    ...{ slip_image_url: expect.stringMatching(/slips/), slips: [slipOf('FRESH1')] },
  });
  expect(kept).toBeGreaterThan(0);
});
