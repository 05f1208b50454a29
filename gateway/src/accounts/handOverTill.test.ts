import { randomUUID } from 'node:crypto';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashSecret } from '../http/secretHash.ts';
import { type Answer, type ReversalTests, startReversalTests } from '../testing/startReversalTests.ts';
import { saleBody, type TestShop } from '../testing/testShop.ts';

const [PIN, PASSWORD] = ['2580', 'Krung thep 99'];
const SELLS = [PAGE.payment, PAGE.paymentHistory].map((code) => right(code, 'Read', 'Write'));

let tests: ReversalTests;
/** The cashier who signed in by password at the till. */
let shop: TestShop;
let nok: TestShop;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  shop = await tests.openShop();
  nok = await addUser('Nok');
  await setPin(nok);
});

function right(object_code: string, ...action_codes: string[]) {
  return { object_code, action_codes };
}

async function addUser(
  firstname: string,
  { authorizes = SELLS, branchIds = [] as string[], role = '', status = 'Active' } = {},
): Promise<TestShop> {
  const [user] = await tests.rows<{ id: string; session: string }>(
    shop,
    `with r as (insert into merchant_roles (name, authorizes) values ($1, $2) returning id),
      u as (insert into merchant_users (username, password_hash, firstname, lastname, role_id, branch_ids, status)
        select $3, $4, $5, 'T', id, $6, $7 from r returning id)
    insert into sessions (user_id, expires_at) select id, '2100-01-01' from u returning user_id as id, id as session`,
    [
      ...[role || randomUUID(), JSON.stringify(authorizes), firstname.toLowerCase(), await hashSecret(PASSWORD)],
      ...[firstname, branchIds, status],
    ],
  );
  return { ...shop, session: { ...shop.session, userId: user?.id ?? '', sessionId: user?.session ?? '' } };
}

const setPin = (user: TestShop, pin = PIN) =>
  tests.call(user, 'PATCH', `merchant-users/${user.session.userId}/till-pin`, { pin });

async function send(token: string, method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<Answer> {
  const authorization = `Bearer ${token}`;
  const answer = await tests.app.inject({ method, url: `/v3.0/${path}`, headers: { authorization }, payload: body });
  return { status: answer.statusCode, body: answer.json() };
}
const tokenOf = async (user: TestShop) => (await tests.authorize(user)).slice('Bearer '.length);
const refresh = (refresh_token: string) => send('', 'POST', 'oauth/refresh', { refresh_token });
const handOver = async (to = nok, { pin = PIN, branch = shop.branchId, by = '' } = {}) =>
  send(by || (await tokenOf(shop)), 'POST', 'oauth/handover', {
    ...{ branch_id: branch, user_id: to.session.userId, pin },
  });
async function handedOver(to = nok, options = {}): Promise<{ access_token: string; refresh_token: string }> {
  const { status, body } = await handOver(to, options);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.payload;
}
const home = async (token: string) => (await send(token, 'GET', 'merchants/home')).body.payload;
const pay = (token: string) => send(token, 'POST', 'payment/sale', saleBody(shop));

describe('a till that is handed over', () => {
  test('goes on as the person whose PIN it is, and the session before it is over at once, however it is sent again', async () => {
    const everywhere = 'update merchant_users set branch_ids = branch_ids || $1::uuid where id = $2';
    await tests.rows(shop, everywhere, [shop.otherBranchId, shop.session.userId]);
    const before = await tokenOf(shop);
    expect((await home(before)).user_profile.firstname).toBe('Mali');
    const { access_token, refresh_token } = await handedOver();
    expect((await home(access_token)).user_profile.firstname).toBe('Nok');
    const sold = (await pay(access_token)).body.payload;
    expect(await tests.rows(shop, 'select create_by_id from transactions where id = $1', [sold.id])).toEqual([
      { create_by_id: nok.session.userId },
    ]);
    for (const dead of [await send(before, 'GET', 'merchants/home'), await handOver(nok), await pay(before)])
      expect(dead).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
    expect((await refresh(refresh_token)).status).toBe(200);
    expect(
      await tests.rows(
        shop,
        "select account, subject, user_id, branch_id from security_events where kind = 'TILL_HANDED_OVER'",
      ),
    ).toEqual([{ account: 'nok', subject: 'Ari', user_id: shop.session.userId, branch_id: shop.branchId }]);
  });

  test('of two at once one is handed over, and no session more begins', async () => {
    const chai = await addUser('Chai');
    await setPin(chai);
    const answers = await Promise.all([handOver(nok), handOver(chai), handOver(nok)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect(await tests.rows(shop, 'select from sessions where till_branch_id is not null')).toHaveLength(1);
  });

  test('the refresh token of the session before is dead with it', async () => {
    const { access_token, refresh_token } = await handedOver();
    await setPin(shop);
    await tests.rows(shop, 'insert into till_pins (user_id, pin_hash) select $1, pin_hash from till_pins limit 1', [
      shop.session.userId,
    ]);
    await handedOver(shop, { by: access_token });
    expect((await refresh(refresh_token)).status).toBe(401);
  });

  test('has the rights of the role that a counter takes, in that branch alone, also of an administrator', async () => {
    const all = Object.values(PAGE).map((code) => right(code, 'Read', 'Write'));
    const chief = await addUser('Chai', { authorizes: all });
    const owner = await addUser('Dao', { role: 'Administrator' });
    for (const user of [chief, owner]) await setPin(user);
    let by = await tokenOf(shop);
    for (const user of [chief, owner]) {
      const { access_token } = await handedOver(user, { by });
      by = access_token;
      const { authorizes, branch_profile, branches } = await home(by);
      const codes = authorizes.map(({ object_code }: { object_code: string }) => object_code);
      expect(codes).toEqual([
        ...[
          PAGE.payment,
          PAGE.subscribe,
          PAGE.preparation,
          PAGE.approval,
          PAGE.shift,
          PAGE.paymentHistory,
          PAGE.saleReturn,
        ],
        ...[PAGE.customerInsight, PAGE.stock],
      ]);
      expect([branch_profile.id, branches.length]).toEqual([shop.branchId, 1]);
      for (const path of ['security-events', 'service-accounts', 'stat/first-sale'])
        expect((await send(by, 'GET', path)).body.code, path).toBe('PERMISSION');
      const itself = await send(by, 'PATCH', `merchant-users/${nok.session.userId}`, { status: 'Inactive', __v: 0 });
      expect(itself.body.code).toBe('PERMISSION');
      expect((await send(by, 'GET', `parked-bills?branch_id=${shop.otherBranchId}`)).body.code).toBe('VALIDATION');
      expect((await pay(by)).status).toBe(200);
    }
  });

  test('gives no one a right that their role lacks', async () => {
    const { access_token } = await handedOver();
    expect((await home(access_token)).authorizes).toEqual(SELLS);
    await tests.rows(shop, "update merchant_roles set authorizes = '[]'");
    expect((await pay(access_token)).body.code).toBe('PERMISSION');
  });

  test('is no proof of the password: neither another password nor another PIN is set without it', async () => {
    const { access_token } = await handedOver();
    const own = `merchant-users/${nok.session.userId}`;
    for (const [path, body] of [
      ['password', { password: 'Nakhon pathom 41' }],
      ['till-pin', { pin: '7193' }],
    ] as const)
      expect((await send(access_token, 'PATCH', `${own}/${path}`, body)).body.message).toEqual([
        { path: 'current_password', message: 'Enter your present password' },
      ]);
    const pin = { pin: '7193', current_password: PASSWORD };
    expect((await send(access_token, 'PATCH', `${own}/till-pin`, pin)).status).toBe(200);
    expect((await pay(access_token)).status).toBe(200);
  });

  test('counts wrong PINs as an approval does: after eight in a row, of any user, it takes the password', async () => {
    const chai = await addUser('Chai');
    const tries = await Promise.all(Array.from({ length: 8 }, (_, at) => handOver(nok, { pin: `90${10 + at}` })));
    expect(tries.every(({ body }) => body.code === 'WRONG_TILL_PIN')).toBe(true);
    expect((await handOver(nok, { by: await tokenOf(chai) })).body.code).toBe('TILL_PIN_LOCKED');
    expect((await home(await tokenOf(shop))).user_profile.firstname).toBe('Mali');
    const events = await tests.rows<{ kind: string; branch_id: string }>(
      shop,
      'select kind, branch_id from security_events',
    );
    const refused = events.filter(({ kind }) => /^TILL_PIN_(?:FAILED|LOCKED)$/.test(kind));
    expect(new Set(refused.map(({ branch_id }) => branch_id))).toEqual(new Set([shop.branchId]));
    expect(events.filter(({ kind }) => kind === 'TILL_PIN_LOCKED')).toHaveLength(1);
    expect(events.filter(({ kind }) => kind === 'TILL_HANDED_OVER')).toEqual([]);
  });

  test.each<[string, () => Promise<Answer>, string]>([
    ['oneself', () => setPin(shop).then(() => handOver(shop)), 'NOT_AT_THIS_TILL'],
    ['who has no PIN', async () => handOver(await addUser('Chai')), 'NOT_AT_THIS_TILL'],
    ['who may not sell', () => withPin({ authorizes: [right(PAGE.payment, 'Read')] }), 'NOT_AT_THIS_TILL'],
    ['who is inactive', () => withPin({ status: 'Inactive' }), 'NOT_AT_THIS_TILL'],
    ['of another branch', () => withPin({ branchIds: [shop.otherBranchId] }), 'NOT_AT_THIS_TILL'],
    ['of another shop', async () => handOver(await elsewhere()), 'NOT_AT_THIS_TILL'],
    ['at a branch of others', () => handOver(nok, { branch: shop.otherBranchId }), 'VALIDATION'],
    ['at no branch', () => handOver(nok, { branch: randomUUID() }), 'VALIDATION'],
  ])('is refused to %s, and the session stays', async (_, attempt, code) => {
    expect((await attempt()).body.code).toBe(code);
    expect((await pay(await tokenOf(shop))).status).toBe(200);
  });

  async function withPin(user: Parameters<typeof addUser>[1]) {
    const chai = await addUser('Chai', { ...user, status: 'Active' });
    await setPin(chai);
    if (user?.status)
      await tests.rows(shop, 'update merchant_users set status = $1 where id = $2', [user.status, chai.session.userId]);
    return handOver(chai);
  }

  async function elsewhere() {
    const other = await tests.openShop();
    await tests.call(other, 'PATCH', `merchant-users/${other.session.userId}/till-pin`, { pin: PIN });
    return other;
  }

  test('takes who sells: one who only reads hands nothing over', async () => {
    const reader = await addUser('Ek', { authorizes: [right(PAGE.businessInsight, 'Read')] });
    expect((await handOver(nok, { by: await tokenOf(reader) })).body.code).toBe('PERMISSION');
  });
});

describe('a session by PIN ends', () => {
  const stillOpen = async (token: string) => (await send(token, 'GET', 'merchants/home')).status === 200;

  test.each<[string, (token: string) => Promise<unknown>]>([
    ['when its user is inactive', () => change('status', 'Inactive', nok)],
    ['when its user works elsewhere', () => change('branch_ids', [shop.otherBranchId], nok)],
    ['when who opened the till is inactive', () => change('status', 'Inactive', shop)],
    ['when who opened the till works elsewhere', () => change('branch_ids', [shop.otherBranchId], shop)],
    ['when its user sets another PIN', () => setPin(nok, '7193')],
    ['when its user signs out', (token) => send(token, 'POST', 'oauth/signout')],
    [
      'when who opened the till has another password',
      async () => {
        const owner = await addUser('Dao', { role: 'Administrator' });
        const path = `merchant-users/${shop.session.userId}/password`;
        return tests.call(owner, 'PATCH', path, { password: 'Nakhon pathom 41' });
      },
    ],
  ])('%s', async (_, end) => {
    const { access_token } = await handedOver();
    expect(await stillOpen(access_token)).toBe(true);
    await end(access_token);
    await expect.poll(() => stillOpen(access_token)).toBe(false);
  });

  const change = (column: string, value: unknown, { session }: TestShop) =>
    tests.rows(shop, `update merchant_users set ${column} = $1 where id = $2`, [value, session.userId]);

  test('when the till stood unused for as long as the shop says, and after a day, however often it is handed over', async () => {
    const lives = (table: string) =>
      tests.rows<{ minutes: number }>(
        shop,
        `select round(extract(epoch from t.expires_at - now()) / 60)::int as minutes
          from ${table} t ${table === 'sessions' ? '' : 'join sessions s on s.id = t.session_id'}
          where ${table === 'sessions' ? 't' : 's'}.till_branch_id is not null and ${table === 'sessions' ? 't.ended_at is null' : 't.used_at is null'}
          order by t.created_at desc limit 1`,
      );
    const { access_token } = await handedOver();
    expect([await lives('refresh_tokens'), await lives('sessions')]).toEqual([[{ minutes: 60 }], [{ minutes: 960 }]]);
    await tests.rows(shop, "update merchant_settings set till_idle = 'MINUTES_15'");
    await tests.rows(
      shop,
      "update sessions set expires_at = now() + interval '100 minutes' where till_branch_id is not null",
    );
    const chai = await addUser('Chai');
    await setPin(chai);
    const next = await handedOver(chai, { by: access_token });
    expect([await lives('refresh_tokens'), await lives('sessions')]).toEqual([[{ minutes: 15 }], [{ minutes: 100 }]]);
    await tests.rows(shop, "update refresh_tokens set expires_at = now() - interval '1 second'");
    expect((await refresh(next.refresh_token)).status).toBe(401);
  });

  test('an approval stays with the person it was given to: of no use to the next, no matter who rang it up, and used once by the first', async () => {
    await tests.rows(shop, "update merchant_settings set approve_own_price = 'ALWAYS'");
    const chief = await addUser('Chai', { authorizes: [...SELLS, right(PAGE.approval, 'Write')] });
    await setPin(chief);
    await setPin(shop);
    const lines = [{ product_id: shop.products.coffee, quantity: 1, charge_amount: 40 }];
    const sale = { ...saleBody(shop), lines, channels: [{ type: 'Cash', amount: 40 }], expected_amount_due: 40 };
    const approve = { approver_id: chief.session.userId, pin: PIN, sale };
    const given = await send(await tokenOf(shop), 'POST', 'approvals', approve);
    const body = { ...sale, approval_id: given.body.payload.id };
    const sell = async (token: string, bill: object) => (await send(token, 'POST', 'payment/sale', bill)).body;
    const { access_token } = await handedOver();
    const sold_by_id = shop.session.userId;
    const rungUpBefore = { ...body, lines: lines.map((line) => ({ ...line, sold_by_id })) };
    for (const bill of [body, rungUpBefore])
      expect((await sell(access_token, bill)).code, JSON.stringify(bill)).toBe('APPROVAL_INVALID');
    expect(await tests.rows(shop, 'select used_at from approvals')).toEqual([{ used_at: null }]);
    const back = (await handedOver(shop, { by: access_token })).access_token;
    const { payload } = await sell(back, body);
    expect(await tests.rows(shop, 'select transaction_id, approved_by_id, given_to_id from approvals')).toEqual([
      { transaction_id: payload.id, approved_by_id: chief.session.userId, given_to_id: sold_by_id },
    ]);
    expect((await sell(back, body)).code).toBe('APPROVAL_INVALID');
  });
});
