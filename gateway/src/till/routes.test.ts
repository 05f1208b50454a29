import { randomUUID } from 'node:crypto';
import { localDate } from '@taem/domain/merchant/businessDay.ts';
import { DEFAULT_BACKDATING_DAYS } from '@taem/domain/merchant/saleTime.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type PaymentTests, startPaymentTests } from '../testing/startPaymentTests.ts';
import { allowAnyDay, paymentBody, saleBody, type TestShop } from '../testing/testShop.ts';

const tests = openForTests(startPaymentTests);
let shop: TestShop;
beforeAll(() => {
  shop = tests.shop;
});
const post: PaymentTests['post'] = (...sent) => tests.post(...sent);
const postSale: PaymentTests['postSale'] = (...sent) => tests.postSale(...sent);
const countSales = () => tests.countSales();

test('DISC-06, PERM-23 an offer with a code has its condition checked, is refused until the session has typed it, and is for one sale, also of two at once', async () => {
  const discount = { offer_id: shop.lockedDiscountId };
  const sale = (quantity: number) =>
    postSale({
      ...saleBody(shop, { coffee: quantity }),
      discount,
      expected_amount_due: quantity * 45 - 10,
      channels: [{ type: 'Cash', amount: quantity * 45 - 10 }],
    });
  expect((await sale(2)).json()).toMatchObject({
    status: 422,
    code: 'CONDITION_NOT_MET',
    message: [{ path: 'discount' }],
  });
  expect((await sale(3)).json()).toMatchObject({ status: 422, code: 'AUTHORIZE_CODE_REQUIRED' });
  const typeCode = () =>
    tests.db.database.withRealm(shop.session.realmId, (client) =>
      client.query(
        "insert into offer_verifications (session_id, offer_id, expires_at) values ($1, $2, now() + interval '1 minute')",
        [shop.session.sessionId, shop.lockedDiscountId],
      ),
    );
  await typeCode();
  expect((await sale(3)).json().payload.transaction).toMatchObject({ total_discount: -10, total_revenue: 125 });
  expect((await sale(3)).json()).toMatchObject({ status: 422, code: 'AUTHORIZE_CODE_REQUIRED' });
  await typeCode();
  const atOnce = await Promise.all([sale(3), sale(3), sale(3)]);
  expect(atOnce.map((answer) => answer.json().code ?? 'SOLD').toSorted()).toEqual([
    ...['AUTHORIZE_CODE_REQUIRED', 'AUTHORIZE_CODE_REQUIRED', 'SOLD'],
  ]);
});
test('payment/sale prices by the rules and answers all that the receipt shows', async () => {
  const sale = saleBody(shop, { coffee: 1, tea: 1, memberId: shop.memberId, pointsAsCash: 10 });
  const { id, summary, transaction } = (await postSale({ ...sale, remark: ' no sugar ' })).json().payload;
  expect(summary).toMatchObject({ total_revenue: 155.5, earn_amount: 1, redeem_amount: -10 });
  const { branch, create_by, member, ...rest } = transaction;
  expect(branch).toMatchObject({ id: shop.branchId, name: 'Ari', phone: null });
  expect(create_by).toEqual({ id: shop.session.userId, firstname: 'Mali', lastname: 'S' });
  expect(member).toEqual({ id: shop.memberId, firstname: 'Somchai', lastname: 'K', phone: null });
  const { member: short, ...kept } = (await tests.get(`transactions/${id}?addon=tax_documents`)).json().payload
    .transaction;
  expect(rest).toEqual(kept);
  expect(member).toMatchObject(short);
  expect(rest.remark).toBe('no sugar');
});

test('S8 a key returns its sale to its own seller alone, within the branches they work in, and for the same body', async () => {
  const key = randomUUID();
  const headers = { 'idempotency-key': key };
  const found = () => tests.get(`payment/transaction?idempotency_key=${key}`);
  const first = await postSale(saleBody(shop), headers);
  const again = await postSale(saleBody(shop), { ...headers, 'idempotency-fingerprint': 'a'.repeat(64) });
  expect(again.json()).toEqual(first.json());
  expect((await found()).json().payload.id).toBe(first.json().payload.id);
  const other = { ...headers, 'idempotency-fingerprint': 'a'.repeat(64) };
  expect((await postSale(saleBody(shop, { coffee: 3 }), other)).json().code).toBe('IDEMPOTENCY_CONFLICT');
  const before = await countSales();
  const elsewhere = await signInAnother([shop.otherBranchId]);
  const colleague = await signInAnother([]);
  for (const authorization of [elsewhere, colleague]) {
    const url = `/v3.0/payment/transaction?idempotency_key=${key}`;
    expect((await tests.app.inject({ method: 'GET', url, headers: { authorization } })).statusCode).toBe(404);
  }
  const resent = await postSale(saleBody(shop), { ...headers, authorization: colleague });
  expect(resent.json()).toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  const transaction = { key: randomUUID(), print: 'b'.repeat(64) };
  const sent = (coffee: number) =>
    post(paymentBody(shop, { coffee }), {
      'idempotency-key': transaction.key,
      'idempotency-fingerprint': transaction.print,
    });
  expect((await sent(1)).statusCode).toBe(200);
  expect((await sent(3)).json().code).toBe('IDEMPOTENCY_CONFLICT');
  expect(await countSales()).toBe(before + 1);
});

/** Signs in another cashier of the same shop, who works in these branches (none for all). */
async function signInAnother(branchIds: string[]): Promise<string> {
  const { realmId, role } = shop.session;
  const [userId, sessionId] = [randomUUID(), randomUUID()];
  await tests.db.database.withRealm(realmId, async (client) => {
    await client.query(
      `insert into merchant_users (id, username, password_hash, firstname, lastname, role_id, branch_ids)
        values ($1::uuid, $1::uuid::text, '-', 'Other', 'S', $2, $3)`,
      [userId, role.id, branchIds],
    );
    await client.query("insert into sessions (id, user_id, expires_at) values ($1, $2, '2100-01-01')", [
      sessionId,
      userId,
    ]);
  });
  return `Bearer ${await tests.context.tokens.sign({ kind: 'user', realmId, sessionId })}`;
}
function multipart(body: PaymentPayload, image: Uint8Array): { payload: FormData } {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...body, action: 'upload_image' })) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.append('image', new Blob([new Uint8Array(image)]), 'slip.png');
  return { payload: form };
}

async function postForm(form: FormData) {
  const request = new Request('http://gateway/', { method: 'POST', body: form });
  const payload = Buffer.from(await request.arrayBuffer());
  return post(payload, { 'content-type': request.headers.get('content-type') ?? '' });
}

test('CALL-22 a payment may carry a picture of the slip, which is kept with the sale', async () => {
  const slip = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const answer = await postForm(multipart(paymentBody(shop), slip).payload);
  expect(answer.json().payload?.transaction?.slip_image_url).toMatch(/^\/files\/slips\/[-\w]+\/\w+\.webp$/);
  expect(tests.pictures.size).toBe(1);
});

test.each([
  ['that is none', new TextEncoder().encode('<script>'), 400, 'VALIDATION'],
  ['above 10,000,000 bytes', new Uint8Array(10_000_001), 413, 'TOO_LARGE'],
])('refuses a picture %s and sells nothing', async (_title, image, status, code) => {
  const before = await countSales();
  const answer = await postForm(multipart(paymentBody(shop), image).payload);
  expect(answer.json()).toMatchObject({ status, code, message: [{ path: 'image' }] });
  expect(await countSales()).toBe(before);
});

test('the same key and body give the first answer again; another body is a conflict', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const first = await post(paymentBody(shop, { tea: 1 }), key);
  const before = await countSales();
  const again = await post(paymentBody(shop, { tea: 1 }), key);
  expect(again.statusCode).toBe(first.statusCode);
  expect(again.json()).toEqual(first.json());
  expect((await post(paymentBody(shop, { tea: 2 }), key)).json()).toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_CONFLICT',
  });
  expect(await countSales()).toBe(before);
  expect((await post(paymentBody(shop), { 'idempotency-key': 'short' })).statusCode).toBe(400);
});

test('a till that fills in "now" each time it tries has sold once', async () => {
  await allowAnyDay(tests.db.database, shop);
  const before = await countSales();
  const times = ['2026-02-03 10:00:00', '2026-02-03 10:00:30'];
  for (const [index, call] of [postSale, post].entries()) {
    const headers = { 'idempotency-key': randomUUID() };
    const body = index === 0 ? saleBody(shop) : paymentBody(shop);
    const answers = [];
    for (const create_local_time of times) answers.push((await call({ ...body, create_local_time }, headers)).json());
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0].payload.transaction.create_local_time).toBe(times[0]);
  }
  expect(await countSales()).toBe(before + 2);
});

test('the answer carries the sale exactly as GET transactions gives it', async () => {
  const body = paymentBody(shop, { coffee: 2, tea: 1, memberId: shop.memberId, pointsAsCash: 10 });
  const { id, transaction } = (await post({ ...body, remark: 'no sugar' })).json().payload;
  expect((await tests.get(`transactions/${id}?addon=tax_documents`)).json().payload.transaction).toEqual(transaction);
  expect(transaction).toMatchObject({ member_id: shop.memberId, redeem: { reward: 10 }, remark: 'no sugar' });
});

test('a sale without a time happens now, on the business day of the branch', async () => {
  const { transaction } = (await post({ ...paymentBody(shop), create_local_time: undefined })).json().payload;
  expect(transaction.business_date).toBe(transaction.create_local_time.slice(0, 10));
});

test('S3 no one dates a sale to a day that is in no figure: three days back, unless the shop says otherwise', async () => {
  const today = localDate(new Date(), 'Asia/Bangkok');
  await allowAnyDay(tests.db.database, shop, DEFAULT_BACKDATING_DAYS);
  const dated = (day: string) => post({ ...paymentBody(shop), create_local_time: `${day} 12:00:00` });
  const before = await countSales();
  // Just after midnight, the previous day may still count as the first: a till's clock may be slow.
  for (const day of ['0001-01-01', '1999-01-01', addDays(today, -5)]) {
    expect((await dated(day)).json()).toMatchObject({ code: 'VALIDATION', message: [{ path: 'create_local_time' }] });
  }
  expect(await countSales()).toBe(before);
  expect((await dated(addDays(today, -3))).json().payload.transaction.business_date).toBe(addDays(today, -3));
  await allowAnyDay(tests.db.database, shop, 0);
  expect((await dated(addDays(today, -2))).json().code).toBe('VALIDATION');
});

test('a sale of another day counts for that day, also one minute before midnight', async () => {
  await allowAnyDay(tests.db.database, shop);
  const late = { ...paymentBody(shop), create_local_time: '2025-03-31 23:59:30' };
  expect((await post(late)).json().payload.transaction.business_date).toBe('2025-03-31');
  const list = await tests.get('transactions?from=2025-03-31&to=2025-03-31&projection=business_date');
  expect(list.json().payload.transactions).toHaveLength(1);
});

test('an offer with terms is sold within them, by the time of the sale itself, and refused outside them by name', async () => {
  await allowAnyDay(tests.db.database, shop);
  // Valid on Fridays and in the hours after midnight, in one branch.
  const terms = { weekdays: [6], from_hour: '22:00', until_hour: '02:00', branch_ids: [shop.branchId] };
  const given = (kept: object | null) =>
    tests.db.database.withRealm(shop.session.realmId, (client) =>
      client.query('update offers set terms = $2 where id = $1', [shop.openDiscountId, kept && JSON.stringify(kept)]),
    );
  await given(terms);
  const sellAt = (create_local_time: string) =>
    postSale({
      ...saleBody(shop),
      discount: { offer_id: shop.openDiscountId, custom_value: 20 },
      create_local_time,
      channels: [{ type: 'Cash', amount: 36 }],
      expected_amount_due: 36,
    });
  for (const time of ['2026-11-20 22:00:00', '2026-11-21 01:59:59'])
    expect((await sellAt(time)).json(), time).toMatchObject({ status: 200 });
  const sold = await countSales();
  for (const [time, term] of [
    ['2026-11-20 21:59:59', 'OTHER_HOUR'],
    ['2026-11-20 01:00:00', 'OTHER_DAY'],
  ] as const) {
    const answer = (await sellAt(time)).json();
    expect(answer, time).toMatchObject({ status: 422, code: 'CONDITION_NOT_MET', details: { term } });
  }
  await given({ ...terms, branch_ids: [shop.otherBranchId] });
  expect((await sellAt('2026-11-20 22:00:00')).json()).toMatchObject({ details: { term: 'OTHER_BRANCH' } });
  // Valid until midnight: the last second before it counts, midnight does not.
  await given({ until: '2026-11-21 00:00:00' });
  expect((await sellAt('2026-11-20 23:59:59')).json()).toMatchObject({ status: 200 });
  expect((await sellAt('2026-11-21 00:00:00')).json()).toMatchObject({
    code: 'CONDITION_NOT_MET',
    details: { term: 'ENDED' },
  });
  await given({ tier_ids: [shop.tierId] });
  expect((await sellAt('2026-11-20 22:00:00')).json()).toMatchObject({ details: { term: 'OTHER_TIER' } });
  expect(await countSales()).toBe(sold + 1);
  await given(null);
});

test('an offer for certain products is given on their pieces alone, and the sale keeps which they were', async () => {
  const given = (goods: object | null) =>
    tests.db.database.withRealm(shop.session.realmId, (client) =>
      client.query('update offers set goods = $2 where id = $1', [shop.openDiscountId, goods && JSON.stringify(goods)]),
    );
  const sellPairs = (pieces: number, due: number) =>
    postSale({
      ...saleBody(shop),
      lines: [
        { product_id: shop.products.coffee, quantity: pieces },
        { product_id: shop.products.tea, quantity: 1 },
      ],
      discount: { offer_id: shop.openDiscountId, custom_value: 100 },
      channels: [{ type: 'Cash', amount: due }],
      expected_amount_due: due,
    });
  const { rows } = await tests.db.database.withRealm(shop.session.realmId, (client) =>
    client.query<{ id: string }>("select id from product_categories where name = 'Drinks'"),
  );
  await tests.db.database.withRealm(shop.session.realmId, (client) =>
    client.query('update merchant_settings set max_typed_discount_percent = 100'),
  );
  // A category includes the products of its sub-categories.
  await tests.db.database.withRealm(shop.session.realmId, (client) =>
    client.query(
      `with added as (insert into product_sub_categories (category_id, name) values ($1, 'Hot') returning id)
       update products set sub_category_id = added.id from added where products.id = $2`,
      [rows[0]?.id, shop.products.coffee],
    ),
  );
  // Buy one, get one in a category with both products: the cheaper of each two is free.
  await given({ product_ids: [], category_ids: [rows[0]?.id], group_of: 2, benefits: 1 });
  const both = (await sellPairs(1, 120.5)).json();
  expect(both).toMatchObject({ status: 200 });
  const row = both.payload.transaction.bill_detail.find(
    ({ item_type }: { item_type: string }) => item_type === 'discount',
  );
  expect(row).toMatchObject({
    discount_amount: -45,
    goods: { product_ids: [shop.products.coffee, shop.products.tea], group_of: 2, benefits: 1 },
  });
  // A sub-category only includes its coffee, not the tea.
  const { rows: parts } = await tests.db.database.withRealm(shop.session.realmId, (client) =>
    client.query<{ id: string }>('select sub_category_id as id from products where id = $1', [shop.products.coffee]),
  );
  await given({ product_ids: [], category_ids: [], sub_category_ids: [parts[0]?.id], group_of: null, benefits: null });
  const ofPart = (await sellPairs(1, 120.5)).json();
  expect(ofPart).toMatchObject({ status: 200 });
  expect(ofPart.payload.transaction.bill_detail).toContainEqual(
    expect.objectContaining({ goods: { product_ids: [shop.products.coffee] } }),
  );
  // One of three pieces of one product.
  await given({ product_ids: [shop.products.coffee], category_ids: [], group_of: 3, benefits: 1 });
  expect((await sellPairs(3, 210.5)).json()).toMatchObject({ status: 200 });
  const sold = await countSales();
  expect((await sellPairs(2, 210.5)).json()).toMatchObject({
    status: 422,
    code: 'CONDITION_NOT_MET',
    details: { goods: true, missing: 1 },
  });
  expect(await countSales()).toBe(sold);
  await given(null);
});

test('an offer that applies by itself is on every bill that names none, until the till takes it off', async () => {
  await tests.db.database.withRealm(shop.session.realmId, (client) =>
    client.query("update offers set is_automatic = true, items = jsonb_set(items, '{0,value}', '10') where id = $1", [
      shop.openDiscountId,
    ]),
  );
  const sell = (due: number, more: object = {}) =>
    postSale({ ...saleBody(shop), channels: [{ type: 'Cash', amount: due }], expected_amount_due: due, ...more });
  const { amount } = saleBody(shop).channels[0] as { amount: number };
  // 10% off in whole baht.
  const less = amount - Math.floor(amount / 10);
  const paid = (await sell(less, { discount: { offer_id: shop.openDiscountId, by_itself: true } })).json();
  expect(paid).toMatchObject({ status: 200 });
  expect(paid.payload.transaction.bill_detail).toContainEqual(
    expect.objectContaining({ item_type: 'discount', offer_id: shop.openDiscountId }),
  );
  expect(JSON.stringify(paid.payload.transaction.trace)).toContain('AUTOMATIC_TAKEN');
  expect((await sell(less)).json()).toMatchObject({ status: 200 });
  expect((await sell(amount, { declined: ['discount'] })).json()).toMatchObject({ status: 200 });
  const sold = await countSales();
  expect((await sell(amount)).json()).toMatchObject({ status: 422, code: 'PAYMENT_MISMATCH' });
  // The documented call sends its whole bill: without a row, there is no offer.
  expect((await post(paymentBody(shop))).json()).toMatchObject({ status: 200 });
  await tests.db.database.withRealm(shop.session.realmId, (client) =>
    client.query("update offers set status = 'Inactive' where id = $1", [shop.openDiscountId]),
  );
  // Switched off between the preview and the payment: nothing is sold, and the till has to price again.
  const ended = await sell(less, { discount: { offer_id: shop.openDiscountId, by_itself: true } });
  expect(ended.json()).toMatchObject({ status: 422, code: 'PAYMENT_MISMATCH' });
  expect(await countSales()).toBe(sold + 1);
});
