import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { foldAllRealms } from '../../rollups/foldRollups.ts';
import {
  type Answer,
  adjustBody,
  type ReversalTests,
  startReversalTests,
  voidBody,
} from '../../testing/startReversalTests.ts';
import type { TestShop } from '../../testing/testShop.ts';

const PHONE = '081-234-5678';

let tests: ReversalTests;
let address = 0;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

/** Sends each request from a separate address, unless a test is about that. */
async function open(method: 'GET' | 'POST', path: string, body?: object, headers = {}): Promise<Answer> {
  address += 1;
  const answer = await tests.app.inject({
    method,
    url: `/v3.0/onboard/${method === 'GET' ? 'receipt' : 'claim'}/${path}`,
    payload: body,
    headers,
    remoteAddress: `198.51.${address >> 8}.${address & 255}`,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function sellToGuest(shop: TestShop, tea = 9) {
  const sale = await tests.sell(shop, { coffee: 0, tea });
  const link = await linkOf(shop, sale);
  return { sale, token: link?.url.split('/').at(-1) ?? '' };
}

async function linkOf(shop: TestShop, sale: { id: string }): Promise<{ url: string; can_claim: boolean } | null> {
  return (await tests.call(shop, 'GET', `transactions/${sale.id}/receipt-link`)).body.payload.receipt_link;
}

async function memberPhone(shop: TestShop) {
  await tests.rows(shop, "update members set phone = '0812345678|TH|+66'");
}

/** Requests a code, and reads it from the message. */
async function codeFor(shop: TestShop, token: string, phone = PHONE) {
  const codeSent = await open('POST', `${token}/code`, { phone });
  expect(codeSent.status, JSON.stringify(codeSent.body)).toBe(200);
  const [message] = await tests.rows<{ content: { text: string } }>(
    shop,
    "select content from outbox_messages where channel = 'sms' order by id desc limit 1",
  );
  const code = /: (\d{6}) /.exec(message?.content.text ?? '')?.[1] ?? '';
  return { phone, ref_code: codeSent.body.payload.ref_code as string, code };
}

const refusal = ({ status, body }: Answer) => [status, body.code, body.details?.reason].filter(Boolean);
const MEMBER = 'select points, total_revenue, total_transaction, tier_id, last_transaction_time from members';

test('a member claims the points of a receipt once: the sale is theirs, the books add up, staff see it', async () => {
  const shop = await tests.openShop(20);
  await memberPhone(shop);
  const { sale, token } = await sellToGuest(shop);
  await foldAllRealms(tests.context.database);
  expect(token).toMatch(/^[\w-]{64}$/);
  expect((await open('GET', token)).body.payload).toMatchObject({
    branch: 'Ari',
    transaction_no: sale.transaction_no,
    total_revenue: 1084.5,
    claim: { points: 10, obstacle: null },
  });
  const proof = await codeFor(shop, token);
  const claimed = await open('POST', token, proof);
  expect(claimed.body.payload).toEqual({
    claim: { points: 10, available_points: 30, member_code: 'M1' },
    register_token: null,
  });
  expect(refusal(await open('POST', token, proof))).toEqual([422, 'NOT_CLAIMABLE', 'CLAIMED']);
  const { transaction } = (await tests.call(shop, 'GET', `transactions/${sale.id}`)).body.payload;
  expect(transaction).toMatchObject({
    member_id: shop.memberId,
    earn: { reward: 10 },
    claimed_time: expect.any(String),
  });
  expect(await tests.rows(shop, MEMBER)).toMatchObject([{ points: 30, total_revenue: 108_450, total_transaction: 1 }]);
  const codes = transaction.trace.map((entry: { code: string }) => entry.code);
  expect(codes).toContain('EARN_BASE');
  expect(codes).not.toContain('EARN_NOT_FOR_GUEST');
  const { result } = (await tests.call(shop, 'GET', `members/${shop.memberId}/point-entries`)).body.payload
    .point_entries;
  expect(result[0]).toMatchObject({ kind: 'claim', points: 10, balance: 30, transaction_id: sale.id });
  expect(await tests.faults(shop)).toEqual([]);
  expect(await linkOf(shop, sale)).toMatchObject({ can_claim: false });
});

test('claimed twenty times at once it counts once', async () => {
  const shop = await tests.openShop();
  await memberPhone(shop);
  const { token } = await sellToGuest(shop);
  const proof = await codeFor(shop, token);
  const all = await Promise.all(Array.from({ length: 20 }, () => open('POST', token, proof)));
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(all.every(({ status }) => [200, 422, 429].includes(status))).toBe(true);
  expect(await tests.rows(shop, "select points from point_entries where kind = 'claim'")).toEqual([{ points: 10 }]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('the same claim sent again with its key is answered as the first time', async () => {
  const shop = await tests.openShop();
  await memberPhone(shop);
  const { token } = await sellToGuest(shop);
  const proof = await codeFor(shop, token);
  const headers = { 'idempotency-key': 'claim-key-0001' };
  const first = await open('POST', token, proof, headers);
  expect(await open('POST', token, proof, headers)).toEqual(first);
});

test('a void takes claimed points back, also of a sale that was adjusted since; a voided sale cannot be claimed', async () => {
  const shop = await tests.openShop(20);
  await memberPhone(shop);
  const before = await tests.rows(shop, MEMBER);
  const { sale, token } = await sellToGuest(shop);
  const other = await sellToGuest(shop);
  await open('POST', token, await codeFor(shop, token));
  await tests.call(shop, 'POST', 'payment/adjust', adjustBody(shop, { ...sale, __v: 1 }, 15));
  const voided = await tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale, { __v: 2 }));
  expect([voided.status, voided.body.payload?.available_points]).toEqual([200, 20]);
  expect(await tests.rows(shop, MEMBER)).toEqual(before);
  const proof = await codeFor(shop, other.token, '0899999999');
  await tests.call(shop, 'POST', 'payment/void', voidBody(shop, other.sale));
  expect(refusal(await open('POST', other.token, proof))).toEqual([422, 'NOT_CLAIMABLE', 'VOID']);
  expect(refusal(await open('POST', `${other.token}/code`, { phone: PHONE }))).toEqual([422, 'NOT_CLAIMABLE', 'VOID']);
  expect(await tests.faults(shop)).toEqual([]);
});

test('the tier that a claimed sale found is that of the claim, so a void never leaves one that nothing reaches', async () => {
  const shop = await tests.openShop();
  await memberPhone(shop);
  const { sale, token } = await sellToGuest(shop, 1);
  await tests.rows(shop, 'update merchant_settings set claim_days = 90');
  await tests.sell(shop, { coffee: 0, tea: 8, memberId: shop.memberId });
  const second = await tests.sell(shop, { coffee: 0, tea: 1, memberId: shop.memberId });
  await open('POST', token, await codeFor(shop, token));
  await tests.call(shop, 'POST', 'payment/void', voidBody(shop, second));
  await tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale, { __v: 1 }));
  const [member] = await tests.rows<{ tier: string }>(
    shop,
    'select t.name as tier from members m join member_tiers t on t.id = m.tier_id',
  );
  expect(member?.tier).toBe('Silver');
  expect(await tests.faults(shop)).toEqual([]);
});

test('the points are those of the rates when it was sold and of the tier at the claim', async () => {
  const shop = await tests.openShop();
  await memberPhone(shop);
  const { token } = await sellToGuest(shop);
  await tests.rows(shop, 'update merchant_settings set earn_cash = 1000');
  await tests.rows(
    shop,
    `update member_tiers set privileges = (select json_build_array(json_build_object('condition', null,
       'item', json_build_object('coupon_id', id, 'value', 3))) from coupons where name = 'multiplier') where name = 'Silver'`,
  );
  expect((await open('POST', token, await codeFor(shop, token))).body.payload.claim.points).toBe(30);
  expect(await tests.faults(shop)).toEqual([]);
});

test('the phone of an account that became part of another claims into the one that is kept', async () => {
  const shop = await tests.openShop();
  await tests.rows(
    shop,
    `insert into members (code, firstname, lastname, phone, status, merged_into_id)
     values ('M2', 'Somchai', 'K', '0812345678|TH|+66', 'Inactive', $1)`,
    [shop.memberId],
  );
  const { token } = await sellToGuest(shop);
  const { body } = await open('POST', token, await codeFor(shop, token));
  expect(body.payload.claim).toEqual({ points: 10, available_points: 10, member_code: 'M1' });
  expect(await tests.faults(shop)).toEqual([]);
});

test('a closed account claims nothing, and only its owner is informed of it', async () => {
  const shop = await tests.openShop();
  await memberPhone(shop);
  await tests.rows(shop, "update members set status = 'Inactive'");
  const { token } = await sellToGuest(shop);
  const proof = await codeFor(shop, token);
  expect(refusal(await open('POST', token, { ...proof, code: '000000' }))).toEqual([422, 'WRONG_OTP']);
  expect(refusal(await open('POST', token, proof))).toEqual([422, 'NOT_CLAIMABLE', 'INACTIVE']);
});

describe('who is not a member', () => {
  const answers = { firstname: 'Nid', lastname: 'Dee', gender: 'Female' };

  test('answers the questions of the form, and has the points with the account', async () => {
    const shop = await tests.openShop();
    const { sale, token } = await sellToGuest(shop);
    const proof = await codeFor(shop, token);
    const { payload } = (await open('POST', token, proof)).body;
    expect(payload).toMatchObject({ claim: null, register_token: expect.any(String) });
    const form = await tests.app.inject({ url: `/v3.0/onboard/subscribe/self/${payload.register_token}` });
    expect(form.json().payload.branch).toBe('Ari');
    const bad = await open('POST', token, { ...proof, answers: { firstname: 'Nid' } });
    expect(bad.status, JSON.stringify(bad.body)).toBe(400);
    const done = await open('POST', token, { ...proof, answers });
    expect(done.body.payload?.claim, JSON.stringify(done.body)).toMatchObject({ points: 10, available_points: 10 });
    const [member] = await tests.rows(shop, "select id, phone, branch_id from members where firstname = 'Nid'");
    expect(member).toMatchObject({ phone: '0812345678|TH|+66', branch_id: shop.branchId });
    expect(await tests.rows(shop, 'select member_id from transactions where id = $1', [sale.id])).toEqual([
      { member_id: (member as { id: string }).id },
    ]);
    expect(await tests.faults(shop)).toEqual([]);
  });

  test('learns of no phone whether it is a member’s before it is proven', async () => {
    const shop = await tests.openShop();
    await memberPhone(shop);
    const { token } = await sellToGuest(shop);
    const outcomes = [
      await open('POST', `${token}/code`, { phone: PHONE }),
      await open('POST', `${token}/code`, { phone: '0899999999' }),
    ];
    expect(outcomes.map(({ status, body }) => [status, Object.keys(body.payload), body.payload.minutes])).toEqual(
      Array(2).fill([200, ['ref_code', 'minutes'], 10]),
    );
    const wrong = (phone: string) => open('POST', token, { phone, ref_code: 'AAAA', code: '000000' });
    expect(refusal(await wrong(PHONE))).toEqual(refusal(await wrong('0899999999')));
  });
});

describe('guessing', () => {
  test('ends after five wrong codes, also for the right one', async () => {
    const shop = await tests.openShop();
    await memberPhone(shop);
    const { token } = await sellToGuest(shop);
    const proof = await codeFor(shop, token);
    const wrong = String((Number(proof.code) + 1) % 1_000_000).padStart(6, '0');
    for (let tries = 0; tries < 5; tries += 1)
      expect(refusal(await open('POST', token, { ...proof, code: wrong }))).toEqual([422, 'WRONG_OTP']);
    expect(refusal(await open('POST', token, proof))).toEqual([422, 'WRONG_OTP']);
    expect(await tests.rows(shop, "select 1 from point_entries where kind = 'claim'")).toEqual([]);
  });

  test('a code is of one receipt and one phone', async () => {
    const shop = await tests.openShop();
    await memberPhone(shop);
    const [one, two] = [await sellToGuest(shop), await sellToGuest(shop)];
    const proof = await codeFor(shop, one.token);
    expect(refusal(await open('POST', two.token, proof))).toEqual([422, 'WRONG_OTP']);
    expect(refusal(await open('POST', one.token, { ...proof, phone: '0899999999' }))).toEqual([422, 'WRONG_OTP']);
  });

  test('three codes go to one phone, six from one receipt in a day, thirty from one address', async () => {
    const shop = await tests.openShop();
    const { token } = await sellToGuest(shop);
    const send = (phone: string) => open('POST', `${token}/code`, { phone });
    const outcomes = [];
    for (let at = 0; at < 4; at += 1) outcomes.push((await send('0800000001')).status);
    expect(outcomes).toEqual([200, 200, 200, 429]);
    const others = [];
    for (let at = 2; at < 6; at += 1) others.push((await send(`080000000${at}`)).status);
    expect(others).toEqual([200, 200, 200, 429]);
    // A quarter of an hour later: codes of a receipt are counted for a day, as each costs a message.
    await tests.db.database.system((client) => client.query('update attempts set expire = expire - 16 * 60 * 1000'));
    expect((await send('0800000009')).status).toBe(429);
  });

  test.each([
    ['one letter other', (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1)],
    ['another seal', (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'Q' : 'A')],
    ['cut', (token: string) => token.slice(0, 40)],
    ['nothing of it', () => 'x'],
  ])('a token with %s is invalid', async (_case, alter) => {
    const shop = await tests.openShop();
    const { token } = await sellToGuest(shop);
    for (const answer of [
      await open('GET', alter(token)),
      await open('POST', `${alter(token)}/code`, { phone: PHONE }),
      await open('POST', alter(token), { phone: PHONE, ref_code: 'AAAA', code: '000000' }),
    ])
      expect(refusal(answer)).toEqual([422, 'LINK_EXPIRED']);
  });
});

test.each([
  [
    'after the days that the shop gives',
    "update transactions set business_date = business_date - 8, create_local_time = create_local_time - interval '8 days'",
    false,
  ],
  ['where the shop gives none', 'update merchant_settings set claim_days = 0', true],
])('nothing is claimed %s', async (_case, change, keepsBooks) => {
  const shop = await tests.openShop();
  await memberPhone(shop);
  const { sale, token } = await sellToGuest(shop);
  const proof = await codeFor(shop, token);
  await tests.rows(
    shop,
    keepsBooks ? change : `with a as (select roll_up(id, -1) from transactions) select count(*) from a`,
  );
  if (!keepsBooks) {
    await tests.rows(shop, change);
    await tests.rows(shop, 'select roll_up(id, 1) from transactions');
  }
  expect(await linkOf(shop, sale)).toMatchObject({ can_claim: false });
  // In a shop without days to claim, the page does not mention points.
  expect((await open('GET', token)).body.payload.claim?.obstacle).toBe(keepsBooks ? undefined : 'EXPIRED');
  expect(refusal(await open('POST', token, proof))).toEqual([422, 'NOT_CLAIMABLE', 'EXPIRED']);
  expect(await tests.faults(shop)).toEqual([]);
});

test('on the receipt of a member, and on one that gives no points, there is nothing to claim', async () => {
  const shop = await tests.openShop();
  const sold = await tests.sell(shop, { coffee: 0, tea: 9, memberId: shop.memberId });
  expect(await linkOf(shop, sold)).toMatchObject({ can_claim: false });
  await tests.rows(shop, 'update merchant_settings set earn_cash = 200000');
  const { sale } = await sellToGuest(shop);
  expect(await linkOf(shop, sale)).toMatchObject({ can_claim: false });
});

test('a list that was counted before is counted again after a claim', async () => {
  const shop = await tests.openShop();
  await memberPhone(shop);
  const filter = encodeURIComponent(JSON.stringify({ member_id: shop.memberId, 'earn.reward': { $gt: 0 } }));
  const { token } = await sellToGuest(shop);
  const count = async () =>
    (await tests.call(shop, 'GET', `transactions?limit=10&filter=${filter}`)).body.payload.transactions.total[0].count;
  expect(await count()).toBe(0);
  await open('POST', token, await codeFor(shop, token));
  expect(await count()).toBe(1);
});

test('the code of a receipt is for those who hand receipts out: a role that reads figures alone could keep the points', async () => {
  const shop = await tests.openShop();
  const { sale } = await sellToGuest(shop);
  const urlFor = async (page: string) => {
    const authorizes = [{ object_code: page, action_codes: ['Read'] }];
    await tests.rows(shop, 'update merchant_roles set authorizes = $1', [JSON.stringify(authorizes)]);
    tests.context.sessions.forget(shop.session.sessionId);
    const { status, body } = await tests.call(shop, 'GET', `transactions/${sale.id}/receipt-link`);
    return [status, body.payload.receipt_link === null];
  };
  expect(await urlFor(PAGE.payment)).toEqual([200, false]);
  expect(await urlFor(PAGE.paymentHistory)).toEqual([200, false]);
  expect(await urlFor(PAGE.customerInsight)).toEqual([200, true]);
  expect(await urlFor(PAGE.businessInsight)).toEqual([200, true]);
});
