import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetOld } from '../../forgetOld.ts';
import { addTillUser } from '../../testing/addTillUser.ts';
import { type ReversalTests, startReversalTests } from '../../testing/startReversalTests.ts';
import { paymentBody, type TestShop } from '../../testing/testShop.ts';

const PIN = '2580';
const SHIFT = 'Page.Merchant.Payment.Shift';

let tests: ReversalTests;
/** The shop, with the session of its cashier. */
let shop: TestShop;
let manager: TestShop;
let till: string;
let shift: string;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());
beforeEach(async () => {
  shop = await tests.openShop();
  await allow(['Read', 'Write']);
  await tests.rows(shop, 'update merchant_settings set approve_cash_above = 50000, approve_difference_above = 2000');
  manager = await addTillUser(tests, shop, 'Nok', { mayApprove: true });
  await tests.call(manager, 'PATCH', `merchant-users/${manager.session.userId}/till-pin`, { pin: PIN });
  const addTill = "insert into tills (branch_id, code, name) values ($1, 'T1', 'T1') returning id";
  till = (await tests.rows<{ id: string }>(shop, addTill, [shop.branchId]))[0]?.id ?? '';
  shift = (await post(shop, `tills/${till}/shift`, { cash: 2000 })).body.payload.id;
});

const allow = (actions: string[]) =>
  tests.rows(
    shop,
    `update merchant_roles set authorizes = (select coalesce(jsonb_agg(a), '[]') from jsonb_array_elements(authorizes) a
      where a ->> 'object_code' <> $1) || $2`,
    [SHIFT, JSON.stringify([{ object_code: SHIFT, action_codes: actions }])],
  );
const post = (as: TestShop, path: string, body: object) => tests.call(as, 'POST', path, body);
const move = (body: object, as = shop) => post(as, `shifts/${shift}/cash`, body);
const close = (body: object, as = shop) => post(as, `shifts/${shift}/close`, body);
const approve = (what: object) => post(shop, 'approvals', { approver_id: manager.session.userId, pin: PIN, ...what });
const openAt = async (code: string, cash: number): Promise<string> => {
  const addTill = 'insert into tills (branch_id, code, name) values ($1, $2, $2) returning id';
  const [added] = await tests.rows<{ id: string }>(shop, addTill, [shop.branchId, code]);
  return (await post(shop, `tills/${added?.id}/shift`, { cash })).body.payload.id;
};
/** Dates everything so far to the day before, bypassing the triggers, as only a superuser can. */
async function aDayLater() {
  const owner = new pg.Client({ connectionString: tests.db.url });
  await owner.connect();
  await owner.query(`set session_replication_role = replica;
    update shift_entries set at = at - interval '24 hours';
    update shifts set closed_at = closed_at - interval '24 hours', opened_at = opened_at - interval '24 hours'`);
  await owner.end();
}
const codeOf = ({ body }: { body: { code?: string } }) => body.code;
const sell = () => post(shop, 'payment/transaction', { ...paymentBody(shop, { coffee: 1 }), till_id: till });

test('cash above the limit is moved by the PIN of a second person, for this entry alone and once; the entry says who', async () => {
  const entry = { id: randomUUID(), amount: -500.01, reason: 'bank' };
  expect((await move({ ...entry, id: randomUUID(), amount: -500 })).status).toBe(200);
  const refused = await move(entry);
  expect([refused.status, refused.body.details]).toEqual([422, { actions: 'CASH' }]);
  const given = (await approve({ cash: { shift_id: shift, ...entry } })).body.payload;
  expect(given).toMatchObject({ actions: ['CASH'] });
  const approval_id = given.id;
  for (const other of [{ amount: -600 }, { amount: 500.01 }, { reason: 'other' }, { id: randomUUID() }])
    expect(codeOf(await move({ ...entry, ...other, approval_id }))).toBe('APPROVAL_INVALID');
  const [one, two] = await Promise.all([move({ ...entry, approval_id }), move({ ...entry, approval_id })]);
  expect([one.status, two.status]).toEqual([200, 200]);
  const { entries, cash_out } = one.body.payload.report;
  expect(cash_out).toBe(1000.01);
  expect(entries.map((each: { approved_by_name: string | null }) => each.approved_by_name)).toEqual([null, 'Nok T']);
  expect((await move(entry)).status).toBe(200);
  expect(codeOf(await move({ ...entry, id: randomUUID(), approval_id }))).toBe('APPROVAL_INVALID');
  const old = "update approvals set created_at = now() - interval '60 days'";
  await tests.rows(shop, old);
  await forgetOld(tests.context.database);
  expect(await tests.rows(shop, 'select from approvals where used_at is not null')).toHaveLength(1);
  expect((await move({ ...entry, id: randomUUID() }, manager)).status).toBe(200);
  expect(codeOf(await approve({ cash: { shift_id: shift, ...entry, amount: 500 } }))).toBe('NO_APPROVAL_NEEDED');
});

test('what one person moves in parts counts together, in each direction, but for what was approved', async () => {
  const out = (amount: number, as = shop) => move({ id: randomUUID(), amount, reason: 'bank' }, as);
  expect((await out(-300)).status).toBe(200);
  expect(codeOf(await out(-200.01))).toBe('APPROVAL_REQUIRED');
  const entry = { id: randomUUID(), amount: -200.01, reason: 'bank' };
  const { id } = (await approve({ cash: { shift_id: shift, ...entry } })).body.payload;
  expect((await move({ ...entry, approval_id: id })).status).toBe(200);
  for (const amount of [-200, 500]) expect((await out(amount)).status).toBe(200);
  expect(codeOf(await out(0.01))).toBe('APPROVAL_REQUIRED');
  expect((await out(-400, manager)).status).toBe(200);
});

test('neither another shift nor another till nor both at once are a way around the limit of a day; the next day counts from 0', async () => {
  const second = await openAt('T2', 1000);
  const out = (of: string, amount: number) =>
    post(shop, `shifts/${of}/cash`, { id: randomUUID(), amount, reason: 'bank' });
  const both = await Promise.all([out(shift, -400), out(second, -400)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const drawer = both[0]?.status === 200 ? 1600 : 2000;
  expect((await close({ cash: drawer })).status).toBe(200);
  shift = (await post(shop, `tills/${till}/shift`, { cash: drawer })).body.payload.id;
  expect(codeOf(await out(shift, -100.01))).toBe('APPROVAL_REQUIRED');
  // What a closing takes out counts in the same sum.
  expect((await close({ cash: drawer, left_cash: drawer - 100.01 })).body.details).toEqual({ actions: 'CASH' });
  expect((await close({ cash: drawer, left_cash: drawer - 100 })).status).toBe(200);
  expect(codeOf(await out(second, -0.01))).toBe('APPROVAL_REQUIRED');
  await aDayLater();
  const third = (await post(shop, `tills/${till}/shift`, { cash: drawer - 100 })).body.payload.id;
  expect((await out(third, -100)).status).toBe(200);
  // A shift past midnight still counts as one.
  expect((await out(third, -400)).status).toBe(200);
  expect(codeOf(await out(third, -0.01))).toBe('APPROVAL_REQUIRED');
});

test('what the shifts that one person closes in a day are short counts together, at their openings too; over makes up for nothing', async () => {
  const reopen = async (cash: number) => {
    shift = (await post(shop, `tills/${till}/shift`, { cash, reason: 'change' })).body.payload.id;
  };
  expect((await close({ cash: 1985, reason: 'change' })).status).toBe(200);
  await reopen(1985);
  expect((await close({ cash: 2005, reason: 'change' })).status).toBe(200);
  await reopen(2005);
  expect((await close({ cash: 1999.99, reason: 'change' })).body.details).toEqual({ actions: 'DIFFERENCE' });
  expect((await close({ cash: 2000, reason: 'change' })).status).toBe(200);
  // Short at the opening, but not at the closing.
  await reopen(1999);
  expect(codeOf(await close({ cash: 1999 }))).toBe('APPROVAL_REQUIRED');
  const count = { cash: 1999 };
  const { id } = (await approve({ closing: { shift_id: shift, ...count } })).body.payload;
  expect((await close({ ...count, approval_id: id })).status).toBe(200);
  // An approved shortage no longer counts, and a closing without a difference adds none.
  await reopen(1999);
  expect((await close({ cash: 1999 })).status).toBe(200);
  await aDayLater();
  await reopen(1999);
  expect((await close({ cash: 1979, reason: 'change' })).status).toBe(200);
});

test('two shifts of one night count together, also where midnight is between their closings', async () => {
  const second = await openAt('T2', 1000);
  const out = { id: randomUUID(), amount: -450, reason: 'bank' };
  expect((await post(shop, `shifts/${shift}/cash`, out)).status).toBe(200);
  expect((await close({ cash: 1535, reason: 'change' })).status).toBe(200);
  // Everything happened the evening before, when the second shift was opened too.
  await aDayLater();
  expect(codeOf(await post(shop, `shifts/${second}/cash`, { ...out, id: randomUUID(), amount: -50.01 }))).toBe(
    'APPROVAL_REQUIRED',
  );
  expect((await post(shop, `shifts/${second}/close`, { cash: 994.99, reason: 'change' })).body.details).toEqual({
    actions: 'DIFFERENCE',
  });
  expect((await post(shop, `shifts/${second}/close`, { cash: 995, reason: 'change' })).status).toBe(200);
});

test('of two drawers that one person closes blind at once, the one that is refused stays refused', async () => {
  await allow(['Write']);
  const second = await openAt('T2', 1000);
  const closed = await Promise.all([close({ cash: 1988 }), post(shop, `shifts/${second}/close`, { cash: 988 })]);
  expect(closed.map(({ status }) => status).sort()).toEqual([200, 422]);
  const [left, cash] = closed[0]?.status === 200 ? [second, 1000] : [shift, 2000];
  expect(codeOf(await post(shop, `shifts/${left}/close`, { cash }))).toBe('APPROVAL_REQUIRED');
});

test('a difference above the limit takes a reason and then an approval of this very count, which stands on the shift', async () => {
  expect(codeOf(await close({ cash: 1979.99 }))).toBe('SHIFT_REASON_REQUIRED');
  const count = { cash: 1979.99, reason: 'change' };
  expect((await close(count)).body.details).toEqual({ actions: 'DIFFERENCE' });
  const approval = async () => (await approve({ closing: { shift_id: shift, ...count } })).body.payload.id;
  const early = await approval();
  // A sale in between changes the difference.
  await sell();
  expect(codeOf(await close({ ...count, approval_id: early }))).toBe('APPROVAL_INVALID');
  const approval_id = await approval();
  expect(codeOf(await close({ cash: 1900, reason: 'change', approval_id }))).toBe('APPROVAL_INVALID');
  const closed = await close({ ...count, approval_id });
  expect(closed.body.payload).toMatchObject({ number: 1, difference: -65.01, approved_by_name: 'Nok T' });
  expect(await close({ ...count, approval_id })).toEqual(closed);
  const { body } = await tests.call(shop, 'GET', `shifts/${shift}`);
  expect(body.payload.shift).toMatchObject({ approved_by_id: manager.session.userId });
  expect(codeOf(await approve({ closing: { shift_id: shift, ...count } }))).toBe('SHIFT_CLOSED');
});

test('what is taken out at the closing counts with what its user took out before, and takes an approval above the limit', async () => {
  expect((await move({ id: randomUUID(), amount: -300, reason: 'bank' })).status).toBe(200);
  expect((await close({ cash: 1700, left_cash: 1499.99 })).body.details).toEqual({ actions: 'CASH' });
  const count = { cash: 1700, left_cash: 1000 };
  const { id, actions } = (await approve({ closing: { shift_id: shift, ...count } })).body.payload;
  expect(actions).toEqual(['CASH']);
  expect(codeOf(await close({ ...count, left_cash: 999, approval_id: id }))).toBe('APPROVAL_INVALID');
  const closed = await close({ ...count, approval_id: id });
  expect(closed.body.payload).toMatchObject({ left_cash: 1000, difference: 0, approved_by_name: 'Nok T' });
});

test('a user who has the right closes alone, and up to the limit everyone does', async () => {
  expect((await close({ cash: 1980, reason: 'change' })).body.payload).toMatchObject({ approved_by_name: null });
  shift = (await post(shop, `tills/${till}/shift`, { cash: 0, reason: 'bank' })).body.payload.id;
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [
    JSON.stringify([{ object_code: SHIFT, action_codes: ['Read', 'Write'] }]),
  ]);
  expect((await close({ cash: 900, reason: 'change' }, manager)).body.payload).toMatchObject({
    approved_by_name: null,
  });
});

test.each([{}, { approval_id: randomUUID() }])(
  'a blind count that was refused cannot be counted again until it fits: from then on every count takes an approval (%j)',
  async (more) => {
    await allow(['Write']);
    await sell();
    const refused = await close({ cash: 1000, ...more });
    expect(refused.body.code).toMatch(/^APPROVAL_/);
    expect(JSON.stringify(refused.body)).not.toContain('difference');
    const right = { cash: 2045 };
    expect((await close(right)).body.details).toEqual({ actions: 'DIFFERENCE' });
    await sell();
    expect(codeOf(await close({ cash: 2090 }))).toBe('APPROVAL_REQUIRED');
    const { id } = (await approve({ closing: { shift_id: shift, cash: 2090 } })).body.payload;
    const closed = await close({ cash: 2090, approval_id: id });
    expect(closed.body.payload).toMatchObject({ difference: 0, approved_by_name: 'Nok T' });
  },
);

test('asking for an approval says nothing about a blind count, and one within the limit closes at once', async () => {
  await allow(['Write']);
  for (const cash of [1, 2000, 9000]) {
    const { body } = await approve({ closing: { shift_id: shift, cash } });
    expect(body.payload).toMatchObject({ actions: ['DIFFERENCE'] });
  }
  expect((await close({ cash: 1990 })).body.payload).toMatchObject({ difference: -10, approved_by_name: null });
});

test('without limits nothing takes an approval', async () => {
  await tests.rows(
    shop,
    'update merchant_settings set approve_cash_above = default, approve_difference_above = default',
  );
  expect((await move({ id: randomUUID(), amount: -1999, reason: 'bank' })).status).toBe(200);
  await allow(['Write']);
  expect(codeOf(await approve({ closing: { shift_id: shift, cash: 5 } }))).toBe('NO_APPROVAL_NEEDED');
  expect((await close({ cash: 9_000_000 })).status).toBe(200);
});

test('a blind count whose cash taken out takes an approval says nothing of its difference, however often it is sent', async () => {
  await allow(['Write']);
  for (const cash of [2000, 2020, 2020.01, 1000]) {
    const refused = await close({ cash, left_cash: 0 });
    expect([cash, refused.status, refused.body.details]).toEqual([cash, 422, { actions: 'CASH,DIFFERENCE' }]);
  }
  const counted = { cash: 2000, left_cash: 0 };
  const other = await openAt('T2', 2000);
  expect(codeOf(await post(shop, `shifts/${other}/close`, counted))).toBe('APPROVAL_REQUIRED');
  expect((await post(shop, `shifts/${other}/close`, { cash: 2000 })).status).toBe(200);
  const { id } = (await approve({ closing: { shift_id: shift, ...counted } })).body.payload;
  expect((await close({ ...counted, approval_id: id })).status).toBe(200);
});
