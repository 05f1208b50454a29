import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetOld } from '../forgetOld.ts';
import { addTillUser } from '../testing/addTillUser.ts';
import { holding } from '../testing/holding.ts';
import {
  exchangeBody,
  type ReversalTests,
  returnBody,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import { PRICES, paymentBody, saleBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
/** The shop, with the session of its cashier, who has no right to approve. */
let shop: TestShop;
/** The same shop, with sessions of other users. */
let manager: TestShop;
let second: TestShop;
const PIN = '2580';

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  shop = await tests.openShop(100);
  await set({
    approve_own_price: 'ALWAYS',
    approve_discount_above: 10,
    approve_points_above: 19,
    approve_back_dating: 'ALWAYS',
    approve_void: 'ALWAYS',
    approve_return_above: 5_000,
  });
  manager = await addUser('Nok', { mayApprove: true });
  second = await addUser('Chai');
  await setPin(manager, PIN);
});

const set = (columns: Record<string, unknown>) =>
  tests.rows(
    shop,
    `update merchant_settings set ${Object.keys(columns)
      .map((name, at) => `${name} = $${at + 1}`)
      .join(', ')}`,
    Object.values(columns),
  );

const addUser = (firstname: string, options = {}) => addTillUser(tests, shop, firstname, options);
const setPin = (user: TestShop, pin: string, more: object = {}) =>
  tests.call(user, 'PATCH', `merchant-users/${user.session.userId}/till-pin`, { pin, ...more });
const approve = (what: object, by = manager, pin = PIN, as = shop) =>
  tests.call(as, 'POST', 'approvals', { approver_id: by.session.userId, pin, ...what });
const pay = (body: object, as = shop, headers: Record<string, string> = {}) =>
  tests.call(as, 'POST', 'payment/sale', body, headers);
const approvalsOf = async (id: string) =>
  (await tests.call(shop, 'GET', `transactions/${id}?addon=approvals`)).body.payload.transaction.approvals;
const lapseOf = ({ body }: { body: { code?: string; details?: { reason: string } } }) =>
  body.code === 'APPROVAL_INVALID' ? body.details?.reason : body.code;
const SPENT = 'select sum(redeem_points)::int as spent from transactions';
const events = () =>
  tests.rows<{ kind: string; account: string; subject: string | null; user_id: string; branch_id: string | null }>(
    shop,
    'select kind, account, subject, user_id, branch_id from security_events order by time, id',
  );

/** Two coffees for 40 baht each instead of 45. */
const ownPrice = (price = 40) => ({
  ...saleBody(shop, { coffee: 2 }),
  lines: [{ product_id: shop.products.coffee, quantity: 2, charge_amount: price }],
  channels: [{ type: 'Cash', amount: 2 * price }],
  expected_amount_due: 2 * price,
});
const due = (2 * PRICES.coffee * 80) / 100;
const discounted = () => ({
  ...saleBody(shop, { coffee: 2 }),
  discount: { offer_id: shop.openDiscountId, custom_value: 20 },
  channels: [{ type: 'Cash', amount: due }],
  expected_amount_due: due,
});
/** Spends 20 of the member's 100 points. */
const spending = () => saleBody(shop, { coffee: 4, memberId: shop.memberId, pointsAsCash: 20 });
const yesterday = () => ({
  ...saleBody(shop),
  create_local_time: `${new Date(Date.now() - 20 * 3_600_000).toISOString().slice(0, 10)} 09:00:00`,
});

/** By the clock of the branch, which is seven hours ahead of UTC. */
const hoursAgo = (hours: number) =>
  new Date(Date.now() + (7 - hours) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
/** Two coffees with 5% off, dated to two hours ago; the offer has ended since. */
const overOffer = async () => {
  await tests.rows(shop, 'update offers set terms = $2 where id = $1', [
    shop.openDiscountId,
    JSON.stringify({ until: hoursAgo(1) }),
  ]);
  const amount = 2 * PRICES.coffee - Math.floor((2 * PRICES.coffee * 5) / 100);
  return {
    ...saleBody(shop, { coffee: 2 }),
    create_local_time: hoursAgo(2),
    discount: { offer_id: shop.openDiscountId, custom_value: 5 },
    channels: [{ type: 'Cash', amount }],
    expected_amount_due: amount,
  };
};

describe('what the shop lets no one do alone', () => {
  test.each([
    ['an own price', 'OWN_PRICE', ownPrice],
    ['a typed discount above the limit', 'DISCOUNT', discounted],
    ['points of the member above the limit', 'POINTS', spending],
    ['another day', 'BACK_DATING', yesterday],
    ['an hour whose offer is over', 'BACK_DATING', overOffer],
  ])(
    '%s: a user who has the right does it alone, others with the approval of one who has',
    async (_, action, bodyOf) => {
      const branches = 'update merchant_users set branch_ids = branch_ids || $2::uuid where id = $1';
      await tests.rows(shop, branches, [shop.session.userId, shop.otherBranchId]);
      const body = await bodyOf();
      const refused = await pay(body);
      expect(refused).toMatchObject({ status: 422, body: { code: 'APPROVAL_REQUIRED', details: { actions: action } } });
      expect((await pay(body, manager)).status).toBe(200);
      const { body: given } = await approve({ sale: body });
      expect(given.payload).toMatchObject({ actions: [action] });
      const paid = await pay({ ...body, approval_id: given.payload.id });
      expect(paid, JSON.stringify(paid.body)).toMatchObject({ status: 200 });
      expect(await approvalsOf(paid.body.payload.id)).toMatchObject([
        { actions: [action], approved_by_id: manager.session.userId, given_to_id: shop.session.userId },
      ]);
      expect(await events()).toContainEqual(
        expect.objectContaining({
          ...{ kind: 'APPROVAL_GIVEN', subject: action, user_id: shop.session.userId },
          branch_id: shop.branchId,
        }),
      );
    },
  );

  test('points of a member count with those of the same day that were not approved, and no longer once they are given back', async () => {
    const points = (pointsAsCash: number) => saleBody(shop, { coffee: 2, memberId: shop.memberId, pointsAsCash });
    const code = async (body: object) => (await pay(body)).body.code ?? 'PAID';
    const sale = await tests.sell(shop, { coffee: 2, memberId: shop.memberId, pointsAsCash: 10 });
    expect(await code(points(10))).toBe('APPROVAL_REQUIRED');
    const { id } = (await approve({ sale: points(10) })).body.payload;
    expect((await pay({ ...points(10), approval_id: id })).status).toBe(200);
    expect((await pay(points(9))).status).toBe(200);
    expect(await code(points(1))).toBe('APPROVAL_REQUIRED');
    expect((await pay(saleBody(shop, { coffee: 2, memberId: shop.memberId }))).status).toBe(200);
    await set({ approve_void: 'NEVER', approve_return_above: 100_000_000_000 });
    const { version } = (
      await tests.rows<{ version: number }>(shop, 'select version from transactions where id = $1', [sale.id])
    )[0] ?? { version: 0 };
    expect((await tests.call(shop, 'POST', 'payment/void', voidBody(shop, { ...sale, __v: version }))).status).toBe(
      200,
    );
    expect((await pay(points(10))).status).toBe(200);
  });

  test('of two sales of one member at once, which together pass the limit of points, one takes an approval', async () => {
    const points = (pointsAsCash: number) => saleBody(shop, { coffee: 2, memberId: shop.memberId, pointsAsCash });
    const { database } = tests.db;
    const member = holding({ database, realm: { id: shop.session.realmId } }, 'select from members for update');
    const release = await member.hold();
    const sales = [pay(points(10)), pay(points(10))];
    // Both are priced now, and wait to be written.
    await expect.poll(member.waiting).toBe(2);
    await release();
    const codes = (await Promise.all(sales)).map(({ status, body }) => body.code ?? status);
    expect(codes.toSorted()).toEqual([200, 'APPROVAL_REQUIRED']);
    const [{ spent } = { spent: 0 }] = await tests.rows<{ spent: number }>(shop, SPENT);
    expect(spent).toBe(10);
  });

  test('points of a member that were spent today count on every day that a sale is dated to', async () => {
    await set({ approve_back_dating: 'NEVER' });
    const dated = (days: number) => ({
      ...saleBody(shop, { coffee: 2, memberId: shop.memberId, pointsAsCash: 10 }),
      create_local_time: days === 0 ? null : `${hoursAgo(24 * days).slice(0, 10)} 09:00:00`,
    });
    const code = async (days: number) => (await pay(dated(days))).body.code ?? 'PAID';
    expect(await code(2)).toBe('PAID');
    for (const days of [0, 1, 2, 3]) expect(await code(days)).toBe('APPROVAL_REQUIRED');
    // A sale written on an earlier day only counts on the day to which it is dated.
    await tests.rows(shop, "update transactions set time = time - interval '1 day'");
    expect(await code(2)).toBe('APPROVAL_REQUIRED');
    expect(await code(0)).toBe('PAID');
  });

  test('the documented call takes the same approval, as it says the same bill', async () => {
    const plain = paymentBody(shop, { coffee: 2 });
    const body = {
      ...plain,
      items: plain.items.map((item) => ({ ...item, charge_amount: 40, paid_amount: 80 })),
      payment: { ...plain.payment, paid_amount: 80, payment_channels: [{ type: 'Cash', amount: 80 }] },
      summary: { ...plain.summary, total_payment: 80, total_revenue: 80 },
    };
    const send = (more = {}) => tests.call(shop, 'POST', 'payment/transaction', { ...body, ...more });
    expect((await send()).body.code).toBe('APPROVAL_REQUIRED');
    const { id } = (await approve({ sale: ownPrice() })).body.payload;
    expect((await send({ approval_id: id })).status).toBe(200);
  });

  test('a void, beside its code, and a return above the limit, also where it comes in parts', async () => {
    const sale = await tests.sell(manager, { coffee: 3 });
    const refund = (amount: number, more = {}) => returnBody(shop, sale, [[0, 1]], amount, more);
    const toVoid = { void: { transaction_no: sale.transaction_no, __v: sale.__v } };
    expect((await tests.call(shop, 'POST', 'payment/void', voidBody(shop, sale))).body.code).toBe('APPROVAL_REQUIRED');
    expect((await tests.call(shop, 'POST', 'payment/return', refund(-45))).status).toBe(200);
    // With the first piece it is 90 baht now, and the sale has another version.
    const again = refund(-45, { __v: sale.__v + 1 });
    expect((await tests.call(shop, 'POST', 'payment/return', again)).body.code).toBe('APPROVAL_REQUIRED');
    expect((await approve(toVoid)).body.code).toBe('123');
    const { transaction_no, lines, delivery, amount, __v } = again;
    const { id } = (await approve({ return: { transaction_no, lines, delivery, amount, __v } })).body.payload;
    const other = { ...again, lines: [{ position: 0, qty: 1, reason: 'Damaged', restock: false }], approval_id: id };
    expect((await tests.call(shop, 'POST', 'payment/return', other)).body.code).toBe('APPROVAL_INVALID');
    const back = await tests.call(shop, 'POST', 'payment/return', { ...again, approval_id: id });
    expect(back, JSON.stringify(back.body)).toMatchObject({ status: 200 });
    expect(await approvalsOf(back.body.payload.transaction.id)).toMatchObject([{ actions: ['RETURN'] }]);

    const whole = await tests.sell(manager, { coffee: 3 });
    const approval = await approve({ void: { transaction_no: whole.transaction_no, __v: whole.__v } });
    const voided = voidBody(shop, whole, { approval_id: approval.body.payload.id });
    expect((await tests.call(shop, 'POST', 'payment/void', { ...voided, authorize_pin: '9999' })).body.code).toBe(
      'WRONG_AUTHORIZE_CODE',
    );
    expect((await tests.call(shop, 'POST', 'payment/void', voided)).status).toBe(200);
    expect(await approvalsOf(whole.id)).toMatchObject([{ actions: ['VOID'] }]);
    expect(await tests.faults(shop)).toEqual([]);
  });

  test.each([
    ['its return above the limit', ['RETURN'], 2, undefined],
    ['an own price', ['OWN_PRICE'], 1, 40],
    ['both', ['RETURN', 'OWN_PRICE'], 2, 40],
  ])('an exchange, for %s: one approval of both halves, used up once', async (_, actions, pieces, price) => {
    const sale = await tests.sell(manager, { coffee: 2 });
    const worth = pieces * PRICES.coffee;
    const plain = exchangeBody(shop, sale, [[0, pieces]], worth, { coffee: 3 });
    const taking = (charge_amount: number | undefined, more = {}) => {
      const total = 3 * (charge_amount ?? PRICES.coffee);
      const lines = [{ product_id: shop.products.coffee, quantity: 3, charge_amount }];
      const channels = [{ type: 'Cash', amount: total - worth }];
      return { ...plain.sale, lines, channels, expected_amount_due: total, ...more };
    };
    const sold = taking(price);
    const body = { ...plain, sale: sold };
    const key = { 'idempotency-key': randomUUID() };
    const send = (sent: object, as = shop) => tests.call(as, 'POST', 'payment/exchange', sent, key);
    expect(await send(body)).toMatchObject({
      body: { code: 'APPROVAL_REQUIRED', details: { actions: actions.join(',') } },
    });
    const { authorize_pin: _code, ...back } = body.return;
    const given = await approve({ exchange: { return: back, sale: sold } });
    expect(given.body.payload, JSON.stringify(given.body)).toMatchObject({ actions });
    const { id: approval_id } = given.body.payload;
    const approved = taking(price, { approval_id });
    const others = [
      { return: { ...body.return, lines: [{ position: 0, qty: pieces, restock: false }] }, sale: approved },
      { return: { ...body.return, in_cash: true }, sale: approved },
      { return: body.return, sale: taking(41, { approval_id }) },
    ];
    for (const other of others) expect((await send(other)).body.code).toBe('APPROVAL_INVALID');
    const whole = { ...body, sale: approved };
    const [done, again] = await Promise.all([send(whole), send(whole)]);
    expect(done, JSON.stringify(done.body)).toMatchObject({ status: 200 });
    expect(again).toEqual(done);
    const { transaction, returned } = done.body.payload;
    for (const { id } of [transaction, returned])
      expect(await approvalsOf(id)).toMatchObject([{ actions, approved_by_id: manager.session.userId }]);
    expect(await approvalsOf(sale.id)).toEqual([]);
    expect(await tests.rows(shop, 'select from approvals where used_at is not null')).toHaveLength(1);
    const alone = await tests.sell(manager, { coffee: 2 });
    const own = exchangeBody(shop, alone, [[0, pieces]], worth, { coffee: 3 });
    expect((await tests.call(manager, 'POST', 'payment/exchange', own)).status).toBe(200);
    expect(await tests.faults(shop)).toEqual([]);
  });

  test('a bill with the picture of a slip, whose approval comes as a part of the form', async () => {
    const body = { ...ownPrice(), channels: [{ type: 'Transfer', amount: 80 }] };
    const { id } = (await approve({ sale: body })).body.payload;
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...body, approval_id: id }))
      if (value != null) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .png()
      .toBuffer();
    form.append('image', new Blob([new Uint8Array(png)]), 'slip.png');
    const sent = new Response(form);
    const answer = await tests.app.inject({
      method: 'POST',
      url: '/v3.0/payment/sale',
      headers: {
        authorization: await tests.authorize(shop),
        'content-type': sent.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(answer.statusCode, answer.body).toBe(200);
  });

  test('nothing, where the shop set no limit: an approval is not even given', async () => {
    await set({
      approve_own_price: 'NEVER',
      approve_discount_above: 100,
      approve_back_dating: 'NEVER',
      approve_void: 'NEVER',
      approve_return_above: 100_000_000_000,
    });
    for (const body of [ownPrice(), discounted(), yesterday()]) expect((await pay(body)).status).toBe(200);
    expect((await approve({ sale: ownPrice() })).body.code).toBe('NO_APPROVAL_NEEDED');
    // A needless approval does no harm.
    expect((await pay({ ...ownPrice(), approval_id: randomUUID() })).status).toBe(200);
  });
});

describe('an approval', () => {
  test('is for this very bill, cashier and branch, for five minutes', async () => {
    const body = ownPrice();
    const { id } = (await approve({ sale: body })).body.payload;
    const tea = { product_id: shop.products.tea, quantity: 1 };
    const more = 80 + PRICES.tea;
    const changed = [
      ownPrice(39),
      { ...body, lines: [...body.lines, tea], channels: [{ type: 'Cash', amount: more }], expected_amount_due: more },
      { ...body, member_id: shop.memberId },
      { ...body, create_local_time: yesterday().create_local_time },
    ];
    for (const other of changed) expect(lapseOf(await pay({ ...other, approval_id: id }))).toBe('OTHER');
    expect(lapseOf(await pay({ ...body, approval_id: id }, second))).toBe('OTHER');
    expect(lapseOf(await pay({ ...body, approval_id: 'no id' }))).toBe('OTHER');
    await tests.rows(shop, "update approvals set expires_at = now() - interval '1 second'");
    expect(lapseOf(await pay({ ...body, approval_id: id }))).toBe('EXPIRED');
    await tests.rows(shop, "update approvals set expires_at = now() + interval '1 minute'");
    // The tenders and the remark are not part of what was approved.
    const paid = { ...body, remark: 'late', channels: [{ type: 'Cash', amount: 80, received_amount: 100 }] };
    expect((await pay({ ...paid, approval_id: id })).status).toBe(200);
  });

  test('is used once: of two payments at once one wins, and the same payment sent again is the same sale', async () => {
    const body = ownPrice();
    const { id } = (await approve({ sale: body })).body.payload;
    const keys = [randomUUID(), randomUUID()];
    const [first, other] = await Promise.all(
      keys.map((key) => pay({ ...body, approval_id: id }, shop, { 'idempotency-key': key })),
    );
    expect([first?.status, other?.status].toSorted()).toEqual([200, 422]);
    const [won, key] = first?.status === 200 ? [first, keys[0]] : [other, keys[1]];
    const again = await pay({ ...body, approval_id: id }, shop, { 'idempotency-key': key ?? '' });
    expect(again.body.payload.id).toBe(won?.body.payload.id);
    expect(lapseOf(await pay({ ...body, approval_id: id }))).toBe('USED');
    expect(await tests.rows(shop, 'select from transactions')).toHaveLength(1);
  });

  test('is given for two bills by one PIN at once: each has its own, and neither is good for the other', async () => {
    const bills = [ownPrice(40), ownPrice(39)];
    const given = await Promise.all(bills.map((sale) => approve({ sale })));
    const [first, other] = given.map(({ body }) => body.payload.id);
    expect(new Set([first, other]).size).toBe(2);
    const crossed = await Promise.all([
      pay({ ...bills[0], approval_id: other }),
      pay({ ...bills[1], approval_id: first }),
    ]);
    for (const { body } of crossed) expect(body.code).toBe('APPROVAL_INVALID');
    const paid = await Promise.all([
      pay({ ...bills[0], approval_id: first }),
      pay({ ...bills[1], approval_id: other }),
    ]);
    expect(paid.map(({ status }) => status)).toEqual([200, 200]);
    expect(await tests.rows(shop, 'select from approvals where used_at is null')).toEqual([]);
  });

  test('is given by another person of the branch who has the right and a PIN, and by no one else', async () => {
    const sale = ownPrice();
    const elsewhere = await addUser('Dao', { mayApprove: true, branchId: shop.otherBranchId });
    const withoutPin = await addUser('Ek', { mayApprove: true });
    for (const user of [elsewhere, second]) await setPin(user, PIN);
    for (const user of [elsewhere, second, withoutPin])
      expect((await approve({ sale }, user)).body.code).toBe('NOT_AN_APPROVER');
    expect((await approve({ sale }, manager, PIN, manager)).body).toMatchObject({ code: 'NO_APPROVAL_NEEDED' });
    await setPin(shop, PIN);
    expect((await approve({ sale }, shop)).body.message).toEqual([
      { path: 'approver_id', message: 'must be somebody else' },
    ]);
    const list = await tests.call(shop, 'GET', `till-users?branch_id=${shop.branchId}`);
    expect(list.body.payload.till_users).toEqual([
      { id: second.session.userId, firstname: 'Chai', lastname: 'T', may_approve: false, may_sell: true },
      { id: manager.session.userId, firstname: 'Nok', lastname: 'T', may_approve: true, may_sell: true },
    ]);
    await tests.rows(shop, "update merchant_users set status = 'Inactive' where id = $1", [manager.session.userId]);
    expect((await approve({ sale })).body.code).toBe('NOT_AN_APPROVER');
  });

  test.each([
    ['is active no more', "update merchant_users set status = 'Inactive' where id = $1"],
    ['works elsewhere now', 'update merchant_users set branch_ids = array[new_id()] where id = $1'],
    [
      'has lost the right',
      "update merchant_roles set authorizes = '[]' where id in (select role_id from merchant_users where id = $1)",
    ],
    [
      'has a role that is inactive',
      "update merchant_roles set status = 'Inactive' where id in (select role_id from merchant_users where id = $1)",
    ],
    ['has no PIN any more', 'delete from till_pins where user_id = $1'],
    ['has another PIN', "update till_pins set created_at = now() + interval '1 ms' where user_id = $1"],
  ])('is void where the person who gave it %s', async (_, change) => {
    const sale = ownPrice();
    const { id } = (await approve({ sale })).body.payload;
    await tests.rows(shop, change, [manager.session.userId]);
    expect(lapseOf(await pay({ ...sale, approval_id: id }))).toBe('APPROVER');
    expect(await tests.rows(shop, 'select from transactions')).toEqual([]);
  });

  test('that does not include what takes one by now says what is missing: points that the member spent at another till', async () => {
    const bill = (pointsAsCash: number) => saleBody(shop, { coffee: 2, memberId: shop.memberId, pointsAsCash });
    const cheap = {
      ...bill(10),
      lines: ownPrice().lines,
      channels: [{ type: 'Cash', amount: 70 }],
      expected_amount_due: 70,
    };
    const { id, actions } = (await approve({ sale: cheap })).body.payload;
    expect(actions).toEqual(['OWN_PRICE']);
    expect((await pay(bill(10))).status).toBe(200);
    expect((await pay({ ...cheap, approval_id: id })).body).toMatchObject({
      code: 'APPROVAL_INVALID',
      details: { reason: 'MORE', missing: 'POINTS', actions: 'OWN_PRICE,POINTS' },
    });
  });

  test('that was never used is forgotten after a month, and one that was used stays with its sale', async () => {
    const { id } = (await approve({ sale: ownPrice() })).body.payload;
    await approve({ sale: ownPrice() });
    expect((await pay({ ...ownPrice(), approval_id: id })).status).toBe(200);
    await tests.rows(shop, "update approvals set created_at = now() - interval '31 days'");
    await forgetOld(tests.db.database);
    expect(await tests.rows(shop, 'select id from approvals')).toEqual([{ id }]);
  });
});

describe('the PIN of a person', () => {
  test('is set by themselves with the password, is neither short nor guessed at once, and is answered nowhere', async () => {
    expect((await setPin(second, '1234')).body.message).toEqual([{ path: 'pin', message: 'is too easy to guess' }]);
    expect((await setPin(second, '12a4')).body.message).toEqual([{ path: 'pin', message: 'must be 4 to 8 digits' }]);
    await tests.rows(shop, "update sessions set created_at = now() - interval '1 hour'");
    expect((await setPin(second, '7193')).body.message).toEqual([
      { path: 'current_password', message: 'Enter your present password' },
    ]);
    const other = `merchant-users/${manager.session.userId}/till-pin`;
    expect((await tests.call(second, 'PATCH', other, { pin: '7193' })).body.code).toBe('PERMISSION');
    const [row] = await tests.rows<{ pin_hash: string }>(shop, 'select pin_hash from till_pins');
    expect(row?.pin_hash).toMatch(/^\$argon2id\$/);
  });

  test('is tried eight times, however many try at once, and then it takes the password', async () => {
    const sale = ownPrice();
    const tries = await Promise.all(Array.from({ length: 12 }, (_, at) => approve({ sale }, manager, `90${10 + at}`)));
    const codes = tries.map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'WRONG_TILL_PIN')).toHaveLength(8);
    expect(codes.filter((code) => code === 'TILL_PIN_LOCKED')).toHaveLength(4);
    expect((await approve({ sale })).body.code).toBe('TILL_PIN_LOCKED');
    const kinds = (await events()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'TILL_PIN_LOCKED')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'TILL_PIN_FAILED').length).toBeGreaterThanOrEqual(8);
    expect(await tests.rows(shop, 'select from approvals')).toEqual([]);
    // A new PIN is set with the password, and works.
    await setPin(manager, '7193');
    expect((await approve({ sale }, manager, '7193')).status).toBe(200);
  });

  test('that is locked is not tried, so that a cashier who types it is not stopped with the PINs of others', async () => {
    const other = await addUser('Dao', { mayApprove: true });
    await setPin(other, '7193');
    const sale = ownPrice();
    for (let at = 0; at < 8; at += 1) await approve({ sale }, manager, '9999', second);
    for (let at = 0; at < 21; at += 1) expect((await approve({ sale })).body.code).toBe('TILL_PIN_LOCKED');
    expect((await approve({ sale }, other, '7193')).status).toBe(200);
  });

  test('a cashier who tries the PINs of many people is stopped, no matter whose they are', async () => {
    const others = await Promise.all(['A', 'B', 'C'].map((name) => addUser(name, { mayApprove: true })));
    for (const user of others) await setPin(user, '7193');
    const codes: string[] = [];
    let wait = 0;
    for (let round = 0; round < 7; round += 1)
      for (const user of others) {
        const { body } = await approve({ sale: ownPrice() }, user, '9999');
        codes.push(body.code);
        wait = Number(body.details?.retry_after ?? 0);
      }
    expect(codes.slice(0, 20).every((code) => code === 'WRONG_TILL_PIN')).toBe(true);
    expect(codes.at(-1)).toBe('TOO_MANY_ATTEMPTS');
    // Right PINs in between reset the count of wrong ones in a row; the limit for a cashier counts those of a whole
    // day.
    expect(wait).toBeGreaterThan(12 * 3_600);
  });
});
