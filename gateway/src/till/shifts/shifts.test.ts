import { randomUUID } from 'node:crypto';
import { fromBaht, toBaht } from '@taem/domain/money/money.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTillUser } from '../../testing/addTillUser.ts';
import {
  exchangeBody,
  type ReversalTests,
  returnBody,
  startReversalTests,
  voidBody,
} from '../../testing/startReversalTests.ts';
import { paymentBody, type TestShop } from '../../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const RIGHT = (actions: string[]) => [{ object_code: 'Page.Merchant.Payment.Shift', action_codes: actions }];

async function open(actions = ['Read', 'Write']) {
  const shop = await tests.openShop();
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify(RIGHT(actions))]);
  return { shop, one: await addTill(shop, 'T1'), two: await addTill(shop, 'T2') };
}

async function addTill(shop: TestShop, code: string): Promise<string> {
  const text = 'insert into tills (branch_id, code, name) values ($1, $2, $2) returning id';
  const [row] = await tests.rows<{ id: string }>(shop, text, [shop.branchId, code]);
  return row?.id ?? '';
}

const post = (shop: TestShop, path: string, body: object) => tests.call(shop, 'POST', path, body);
const openOne = async (shop: TestShop, till: string, cash = 2000) => {
  const answer = await post(shop, `tills/${till}/shift`, { cash, reason: 'as counted' });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload.id as string;
};
const close = (shop: TestShop, shift: string, cash: number, reason: string | null = null) =>
  post(shop, `shifts/${shift}/close`, { cash, reason });
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

async function sell(shop: TestShop, till_id: string, coffee = 1) {
  const answer = await post(shop, 'payment/transaction', { ...paymentBody(shop, { coffee }), till_id });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload.transaction;
}

test('a shift begins with counted cash and ends with a count: a difference takes a reason, and what it says is kept', async () => {
  const { shop, one } = await open();
  const shift = await openOne(shop, one);
  expect(codeOf(await post(shop, `tills/${one}/shift`, { cash: 1 }))).toEqual([422, 'SHIFT_OPEN']);
  await sell(shop, one, 2);
  const entry = { id: randomUUID(), amount: -50.5, reason: 'ice' };
  await post(shop, `shifts/${shift}/cash`, entry);
  const { body } = await post(shop, `shifts/${shift}/cash`, entry);
  const other = await post(shop, `shifts/${shift}/cash`, { ...entry, amount: -60 });
  expect(codeOf(other)).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  expect(body.payload.report).toMatchObject({ sales: 1, sold: 90, cash_out: 50.5, expected_cash: 2039.5 });
  const without = await close(shop, shift, 2019.5);
  expect([...codeOf(without), without.body.details]).toEqual([422, 'SHIFT_REASON_REQUIRED', { difference: -20 }]);
  const closed = (await close(shop, shift, 2019.5, 'change')).body.payload;
  expect(closed).toMatchObject({ number: 1, difference: -20, counted_cash: 2019.5, report: { expected_cash: 2039.5 } });
  const again = await close(shop, shift, 2039.5);
  expect([...codeOf(again), again.body.details]).toEqual([409, 'SHIFT_CLOSED', { by: 'Mali S', at: closed.closed_at }]);
  // A request that was carried out before the closing gets the same answer, however late it is repeated.
  expect((await post(shop, `shifts/${shift}/cash`, entry)).status).toBe(200);
  expect(codeOf(await post(shop, `shifts/${shift}/cash`, { ...entry, id: randomUUID() }))).toEqual([
    409,
    'SHIFT_CLOSED',
  ]);
  await expect(tests.rows(shop, "update shifts set reason = 'other'")).rejects.toThrow('stays as it is');
  const { body: read } = await tests.call(shop, 'GET', `shifts/${shift}`);
  expect(read.payload.shift).toMatchObject({ number: 1, difference: -20, report: closed.report });
});

test.each([
  [0, {}, 0],
  [9_999_999.99, null, 9_999_999.99],
  [null, { '100000': 1, '25': 3 }, 1000.75],
])('cash is counted as one sum or by note and coin: %s', async (cash, counts, opening) => {
  const { shop, one } = await open();
  const { body } = await post(
    shop,
    `tills/${one}/shift`,
    counts && Object.keys(counts).length > 0 ? { counts } : { cash },
  );
  expect(body.payload.report.opening_cash).toBe(opening);
  expect((await close(shop, body.payload.id, opening)).body.payload.difference).toBe(0);
  expect((await post(shop, `tills/${one}/shift`, { cash: 10_000_000 })).status).toBe(400);
});

test('a shift that begins with other cash than the last one left takes a reason, and both say by how much', async () => {
  const { shop, one, two } = await open();
  const begin = (cash: number, more = {}, till = one) => post(shop, `tills/${till}/shift`, { cash, ...more });
  const first = await begin(2000);
  expect(first.body.payload).toMatchObject({ expected_opening: null, opening_difference: null, opening_reason: null });
  for (const left_cash of [2000.01, -1, 0.001])
    expect((await post(shop, `shifts/${first.body.payload.id}/close`, { cash: 2000, left_cash })).status).toBe(400);
  const closing = { cash: 2000, left_cash: 1500.25 };
  const closed = await post(shop, `shifts/${first.body.payload.id}/close`, closing);
  expect(closed.body.payload).toMatchObject({ left_cash: 1500.25, difference: 0 });
  // Repeated, it is the same closing; with another sum left behind, it is refused.
  expect(await post(shop, `shifts/${first.body.payload.id}/close`, closing)).toEqual(closed);
  expect(codeOf(await post(shop, `shifts/${first.body.payload.id}/close`, { cash: 2000 }))[1]).toBe('SHIFT_CLOSED');

  const short = await begin(1500);
  expect([...codeOf(short), short.body.details]).toEqual([422, 'SHIFT_REASON_REQUIRED', { difference: -0.25 }]);
  expect((await begin(1500, {}, two)).body.payload.opening_difference).toBe(null);
  const second = (await begin(1500, { reason: 'a coin rolled away' })).body.payload;
  const opening = { expected_opening: 1500.25, opening_difference: -0.25, opening_reason: 'a coin rolled away' };
  expect(second).toMatchObject({ ...opening, report: { opening_cash: 1500, expected_cash: 1500 } });
  // Without a sum, all of the cash stays. A clock that is behind does not make the first shift the last.
  await tests.rows(shop, "update shifts set opened_at = opened_at - interval '1 day' where id = $1", [second.id]);
  expect((await close(shop, second.id, 1500)).body.payload).toMatchObject({ ...opening, left_cash: 1500 });
  expect((await begin(1500)).body.payload).toMatchObject({ expected_opening: 1500, opening_difference: 0 });
  const { body } = await tests.call(shop, 'GET', `shifts/${second.id}`);
  expect(body.payload.shift).toMatchObject({ ...opening, left_cash: 1500 });
});

test('what the last shift left is no matter where no one said it, as of shifts that were closed before it was recorded', async () => {
  const { shop, one } = await open();
  const old = `insert into shifts (branch_id, till_id, opened_by_id, opening_cash, number, closed_at, counted_cash, report)
    values ($1, $2, $3, 200000, 1, now(), 200000, '{}')`;
  await tests.rows(shop, old, [shop.branchId, one, shop.session.userId]);
  const { body } = await post(shop, `tills/${one}/shift`, { cash: 1 });
  expect(body.payload).toMatchObject({ expected_opening: null, opening_difference: null });
});

test('of an opening that waits for a closing the count is compared with what that closing left', async () => {
  const { shop, one } = await open();
  const first = await openOne(shop, one);
  const opening = () => post(shop, `tills/${one}/shift`, { cash: 300, reason: 'x' });
  const [closed, ...opened] = await Promise.all([
    post(shop, `shifts/${first}/close`, { cash: 2000, left_cash: 300 }),
    ...[opening(), opening(), opening()],
  ]);
  expect(closed.status).toBe(200);
  const done = opened.filter(({ status }) => status === 200);
  expect(done.length).toBeLessThanOrEqual(1);
  const second = done[0] ?? (await opening());
  expect(second.body.payload).toMatchObject({ expected_opening: 300, opening_difference: 0 });
});

test('a user who counts blind opens with any sum and sees only then how it differs; another blind user does not', async () => {
  const { shop, one } = await open(['Write']);
  await post(shop, `shifts/${await openOne(shop, one)}/close`, { cash: 2000, left_cash: 700 });
  const answer = await post(shop, `tills/${one}/shift`, { cash: 500 });
  expect(answer.body.payload).toMatchObject({ expected_opening: 700, opening_difference: -200, report: null });
  const other = await addTillUser(tests, shop, 'Nok');
  const { body } = await tests.call(other, 'GET', `tills/${one}/shift`);
  expect(body.payload).toMatchObject({ expected_opening: null, opening_difference: null, opening_reason: null });
});

test('a user who has no right to see what a shift comes to counts blind', async () => {
  const { shop, one } = await open(['Write']);
  const shift = await openOne(shop, one);
  await sell(shop, one);
  const { body } = await tests.call(shop, 'GET', `tills/${one}/shift`);
  expect(body.payload).toMatchObject({ id: shift, report: null });
  expect((await tests.call(shop, 'GET', 'shifts')).body.payload.shifts).toEqual([]);
  expect((await tests.call(shop, 'GET', `shifts/${shift}`)).status).toBe(404);
  // No reason is required: otherwise they would know of the difference, and could count again until it fits.
  expect((await close(shop, shift, 2040)).body.payload).toMatchObject({
    ...{ difference: -5, reason: null },
    report: { expected_cash: 2045 },
  });
});

test('what comes back after the closing is a line of the next shift', async () => {
  const { shop, one } = await open();
  const first = await openOne(shop, one, 0);
  const sale = await sell(shop, one, 2);
  const other = await sell(shop, one);
  const before = (await close(shop, first, 135)).body.payload.report;
  const second = await openOne(shop, one, 500);
  await post(shop, 'payment/return', { ...returnBody(shop, sale, [[0, 1]], -45), till_id: one });
  await post(shop, 'payment/void', voidBody(shop, other));
  const { body } = await tests.call(shop, 'GET', `tills/${one}/shift`);
  expect(body.payload.report).toMatchObject({ returns: 1, returned: 45, voids: 1, voided: 45, expected_cash: 410 });
  expect((await tests.call(shop, 'GET', `shifts/${first}`)).body.payload.shift.report).toEqual(before);
  expect((await close(shop, second, 410)).body.payload.number).toBe(2);
});

test('where money moves in open shifts alone, a sale, a return, an exchange and a void without one are refused', async () => {
  const { shop, one, two } = await open();
  const shift = await openOne(shop, one, 0);
  const [sale, other] = [await sell(shop, one, 2), await sell(shop, one)];
  const payment = { ...paymentBody(shop, { coffee: 1 }), till_id: one };
  const key = { 'idempotency-key': randomUUID() };
  const pay = (body: object, headers = {}) => tests.call(shop, 'POST', 'payment/transaction', body, headers);
  expect((await pay(payment, key)).status).toBe(200);
  await tests.rows(shop, "update merchant_settings set sale_shift = 'REQUIRED'");
  expect((await pay(payment)).status).toBe(200);
  await close(shop, shift, 225);
  const refused = [422, 'SHIFT_REQUIRED'];
  const exchange = exchangeBody(shop, sale, [[0, 1]], 45, { coffee: 2 });
  for (const at of [{ till_id: one }, { till_id: two }, {}]) {
    expect(codeOf(await pay({ ...paymentBody(shop, { coffee: 1 }), ...at }))).toEqual(refused);
    const returned = { ...returnBody(shop, sale, [[0, 1]], -45), ...at };
    expect(codeOf(await post(shop, 'payment/return', returned))).toEqual(refused);
    const exchanged = { ...exchange, sale: { ...exchange.sale, ...at } };
    expect(codeOf(await post(shop, 'payment/exchange', exchanged))).toEqual(refused);
    expect(codeOf(await post(shop, 'payment/void', { ...voidBody(shop, other), ...at }))).toEqual(refused);
  }
  // A request that was carried out in time gets the same answer.
  expect((await pay(payment, key)).status).toBe(200);
  expect(await tests.faults(shop)).toEqual([]);
  await openOne(shop, two, 500);
  expect((await post(shop, 'payment/void', { ...voidBody(shop, other), till_id: two })).status).toBe(200);
});

test('a user who sells and has no right to shifts sees that one is open, and nothing of what it comes to', async () => {
  const { shop, one } = await open();
  const shift = await openOne(shop, one);
  const others = `select jsonb_agg(a) from jsonb_array_elements(authorizes) a where a ->> 'object_code' not like '%Shift'`;
  await tests.rows(shop, `update merchant_roles set authorizes = (${others})`);
  const { body } = await tests.call(shop, 'GET', `tills/${one}/shift`);
  expect(body.payload).toMatchObject({ id: shift, opened_by_name: 'Mali S', report: null });
  expect(codeOf(await close(shop, shift, 2000))).toEqual([400, 'PERMISSION']);
});

const MOVES = fc.array(
  fc.record({
    till: fc.constantFrom(0, 1),
    does: fc.constantFrom('sell', 'sell', 'void', 'return', 'exchange', 'move', 'turn'),
    which: fc.nat(20),
    // A void or a return from a device that is not a till counts at the till of the sale.
    fromOffice: fc.boolean(),
    amount: fc.integer({ min: -5000, max: 5000 }).filter((amount) => amount !== 0),
  }),
  { minLength: 12, maxLength: 30 },
);

test('over two tills what shifts expect is what their tenders and movements come to, and the history by till says what their reports say', async () => {
  await fc.assert(
    fc.asyncProperty(MOVES, async (moves) => {
      const { shop, one, two } = await open();
      const tills = [one, two] as const;
      const drawers = [0, 0];
      const shifts = [await openOne(shop, one, 0), await openOne(shop, two, 0)];
      // biome-ignore lint/suspicious/noExplicitAny: answers of any form.
      const sales: { sale: any; left: number; isExchanged: boolean; till: 0 | 1 }[] = [];
      for (const { till, does, which, amount, fromOffice } of moves) {
        const till_id = tills[till] ?? one;
        const drawer = drawers[till] ?? 0;
        const of = sales[which % Math.max(1, sales.length)];
        if (does === 'sell') {
          sales.push({ sale: await sell(shop, till_id, 2), left: 2, isExchanged: false, till });
          drawers[till] = drawer + 9000;
        } else if (does === 'move') {
          const entry = { id: randomUUID(), amount: toBaht(fromBaht(amount / 100)), reason: 'x' };
          expect((await post(shop, `shifts/${shifts[till]}/cash`, entry)).status).toBe(200);
          drawers[till] = drawer + amount;
        } else if (does === 'turn') {
          if (drawer < 0) continue;
          // Some of the cash is taken to the bank.
          const left = Math.min(drawer, Math.abs(amount));
          const count = { cash: drawer / 100, left_cash: left / 100 };
          const { status, body } = await post(shop, `shifts/${shifts[till]}/close`, count);
          expect([status, body.payload?.difference]).toEqual([200, 0]);
          shifts[till] = await openOne(shop, till_id, left / 100);
          drawers[till] = left;
        } else if (of && of.left > 0) {
          const { sale } = of;
          const at = fromOffice ? of.till : till;
          const named = fromOffice ? {} : { till_id };
          if (does === 'void' && of.left === 2 && !of.isExchanged) {
            expect((await post(shop, 'payment/void', { ...voidBody(shop, sale), ...named })).status).toBe(200);
            of.left = 0;
            drawers[at] = (drawers[at] ?? 0) - 9000;
          } else if (does === 'return') {
            const answer = await post(shop, 'payment/return', { ...returnBody(shop, sale, [[0, 1]], -45), ...named });
            expect(answer.status, JSON.stringify(answer.body)).toBe(200);
            of.left -= 1;
            sale.__v += 1;
            drawers[at] = (drawers[at] ?? 0) - 4500;
          } else if (does === 'exchange') {
            const body = exchangeBody(shop, sale, [[0, 1]], 45, { coffee: 2 });
            const answer = await post(shop, 'payment/exchange', { ...body, sale: { ...body.sale, till_id } });
            expect(answer.status, JSON.stringify(answer.body)).toBe(200);
            of.left -= 1;
            sale.__v += 1;
            drawers[till] = drawer + 4500;
          }
        }
      }
      for (const [at, till] of tills.entries()) {
        const { body } = await tests.call(shop, 'GET', `tills/${till}/shift`);
        expect(fromBaht(body.payload.report.expected_cash)).toBe(drawers[at]);
        expect(await historyOf(shop, till)).toEqual(await reportsOf(shop, till));
      }
    }),
    { numRuns: process.env.DEEP ? 30 : 3 },
  );
});

const FIGURES = ['returns', 'returned', 'voids', 'voided'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

/** Sums the returns and voids of a till, by the reports of all its shifts. */
async function reportsOf(shop: TestShop, till: string): Promise<Figures> {
  const sum = { returns: 0, returned: 0, voids: 0, voided: 0 };
  const shifts = await tests.rows<{ id: string }>(shop, 'select id from shifts where till_id = $1', [till]);
  for (const { id } of shifts) {
    const { body } = await tests.call(shop, 'GET', `shifts/${id}`);
    for (const name of FIGURES) sum[name] += body.payload.shift.report[name];
  }
  return sum;
}

/** Sums the same by the till on the receipts. */
async function historyOf(shop: TestShop, till: string): Promise<Figures> {
  const { body } = await tests.call(shop, 'GET', 'transactions?limit=100&skip=0&addon=till_id,void_till_id');
  // biome-ignore lint/suspicious/noExplicitAny: answers of any form.
  const all: any[] = body.payload.transactions.result;
  const back = all.filter(({ type, till_id }) => type === 'Return' && till_id === till);
  const voided = all.filter(({ void_till_id }) => void_till_id === till);
  const sum = (rows: { total_revenue: number }[]) => rows.reduce((total, row) => total + row.total_revenue, 0);
  return { returns: back.length, returned: 0 - sum(back), voids: voided.length, voided: sum(voided) };
}

test('of 16 payments while a shift is closed each is in exactly one shift, and the closed sum stays', async () => {
  const { shop, one } = await open();
  const first = await openOne(shop, one, 0);
  const paying = Array.from({ length: 16 }, () => sell(shop, one));
  const closing = close(shop, first, 0, 'closing in the rush').then(async ({ body }) => {
    await openOne(shop, one, 0);
    return body.payload.report;
  });
  const [report] = await Promise.all([closing, ...paying]);
  const rows = await tests.rows<{ shift: string | null; sold: number }>(
    shop,
    'select shift_id as shift, sum(total_revenue)::int as sold from transactions group by shift_id',
  );
  const soldIn = (shift: string) => rows.find((row) => row.shift === shift)?.sold ?? 0;
  expect(fromBaht(report.sold)).toBe(soldIn(first));
  // No sale falls between the closing and the opening.
  expect(rows.reduce((sum, { sold }) => sum + sold, 0)).toBe(16 * 4500);
  expect((await tests.call(shop, 'GET', `shifts/${first}`)).body.payload.shift.report).toEqual(report);
  expect(await tests.faults(shop)).toEqual([]);
});
