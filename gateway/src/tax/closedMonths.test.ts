import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestClock } from '../testing/createTestClock.ts';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import {
  type ReversalTests,
  returnBody,
  type SoldSale,
  startReversalTests,
  voidBody,
} from '../testing/startReversalTests.ts';
import type { TestClock } from '../testing/TestClock.ts';
import { paymentBody, saleBody, type TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;
let clock: TestClock;
let shop: TestShop;

beforeAll(async () => {
  tests = await startReversalTests({ clock: true, size: 12 });
  clock = await createTestClock(tests.db.url);
});
afterAll(() => tests.close());

/** Sets the time by the clock of the branches, in Bangkok. */
const at = (time: string) => clock.set(`${time.replace(' ', 'T')}+07:00`);
const send = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => tests.call(shop, method, path, body);

async function ask(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) {
  const answer = await send(method, path, body);
  expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body.payload;
}

async function refused(method: 'GET' | 'POST', path: string, body: object): Promise<string> {
  const { status, body: answer } = await send(method, path, body);
  expect(status, JSON.stringify(answer)).toBe(422);
  return answer.code;
}

const sell = async (changes: object = {}): Promise<SoldSale> =>
  (await ask('POST', 'payment/sale', { ...saleBody(shop), ...changes })).transaction;
const close = (month: string) => ask('POST', 'closed-months', { month });

beforeEach(async () => {
  await at('2026-02-10 12:00:00');
  shop = await openTaxedShop(tests);
  const rights = ['Management.Output_Tax', 'Management.Setting', 'Payment.Shift'].map((page) => ({
    ...{ object_code: `Page.Merchant.${page}`, action_codes: ['Read', 'Write'] },
  }));
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [JSON.stringify(rights)]);
  await tests.rows(shop, `update merchant_users set branch_ids = '{}'`);
  await tests.rows(shop, 'update merchant_settings set backdating_days = 60');
});

test('a closed month takes no sale that is dated back into it, and its figures are kept', async () => {
  await sell();
  await at('2026-03-02 09:00:00');
  const { month } = await close('2026-02');
  expect(month).toMatchObject({ month: '2026-02', total: 45, vat: 2.94, closed_by_name: 'Mali S', reopened_at: null });
  const { status, body } = await send('POST', 'payment/sale', {
    ...saleBody(shop),
    create_local_time: '2026-02-28 23:59:59',
  });
  expect([status, body.code, body.message]).toEqual([
    422,
    'MONTH_CLOSED',
    [{ path: 'create_local_time', message: 'is in a month that is closed' }],
  ]);
  await sell({ create_local_time: '2026-03-01 00:00:00' });
  expect(await tests.faults(shop)).toEqual([]);
});

test('the database itself refuses what is of a closed month, whichever statement writes it', async () => {
  const { id } = await sell();
  await at('2026-03-02 09:00:00');
  await close('2026-02');
  const later = await sell();
  const move = 'update transactions set create_local_time = $2 where id = $1';
  await expect(tests.rows(shop, move, [later.id, '2026-02-28 12:00:00'])).rejects.toThrow('MONTH_CLOSED');
  await expect(tests.rows(shop, move, [id, '2026-03-02 12:00:00'])).rejects.toThrow('MONTH_CLOSED');
  // Within its hour, so that the books stay right.
  await tests.rows(shop, move, [later.id, '2026-03-02 09:30:00']);
  const copy = `insert into transactions (branch_id, transaction_no, business_date, create_local_time, create_by_id, total_qty, total_payment,
      total_discount, total_revenue, delivery_cost, earn_points, redeem_points)
    select branch_id, 'X', business_date, create_local_time, create_by_id, total_qty, total_payment, total_discount, total_revenue,
      delivery_cost, earn_points, redeem_points from transactions where id = $1`;
  await expect(tests.rows(shop, copy, [id])).rejects.toThrow('MONTH_CLOSED');
});

test('months are closed in order once they are over, by a user who works in all branches', async () => {
  await at('2026-03-01 00:59:59');
  expect(await refused('POST', 'closed-months', { month: '2026-02' })).toBe('MONTH_NOT_OVER');
  await at('2026-03-01 01:00:00');
  await close('2026-02');
  expect(await refused('POST', 'closed-months', { month: '2026-01' })).toBe('MONTH_CLOSED');
  await at('2026-05-02 09:00:00');
  expect(await refused('POST', 'closed-months', { month: '2026-04' })).toBe('NOT_THE_NEXT_MONTH');
  await close('2026-03');
  expect(await ask('GET', 'closed-months')).toMatchObject({ closed_through: '2026-03-31', may_close: true });
  await tests.rows(shop, 'update merchant_users set branch_ids = $1', [[shop.branchId]]);
  expect(await refused('POST', 'closed-months', { month: '2026-04' })).toBe('ALL_BRANCHES_REQUIRED');
  expect((await ask('GET', 'closed-months')).may_close).toBe(false);
});

test('of two who close a month at once one does, and what is sold into it in the meantime is in its figures or refused', async () => {
  await at('2026-03-02 09:00:00');
  const back = { ...saleBody(shop), create_local_time: '2026-02-20 10:00:00' };
  const [first, second, ...sales] = await Promise.all([
    send('POST', 'closed-months', { month: '2026-02' }),
    send('POST', 'closed-months', { month: '2026-02' }),
    ...Array.from({ length: 8 }, () => send('POST', 'payment/sale', back)),
  ]);
  expect([first?.status, second?.status].sort()).toEqual([200, 422]);
  const sold = sales.filter(({ status }) => status === 200).length;
  expect(sales.every(({ status }) => [200, 422].includes(status))).toBe(true);
  const [{ sales: kept } = { sales: -1 }] = await tests.rows<{ sales: number }>(
    shop,
    `select coalesce(sum((f.value ->> 'sales')::int), 0)::int as sales from closed_months c left join jsonb_each(c.figures) f on true`,
  );
  expect(kept).toBe(sold);
  expect(await tests.faults(shop)).toEqual([]);
});

test('a shift that was opened in the month holds its closing, as its difference would join it', async () => {
  const [till] = await tests.rows<{ id: string }>(
    shop,
    `insert into tills (branch_id, code, name) values ($1, 'T1', 'T1') returning id`,
    [shop.branchId],
  );
  const { id } = await ask('POST', `tills/${till?.id}/shift`, { cash: 100 });
  await at('2026-03-02 09:00:00');
  const { status, body } = await send('POST', 'closed-months', { month: '2026-02' });
  expect([status, body.code, body.details]).toEqual([422, 'SHIFTS_NOT_CLOSED', { tills: 'A01 T1' }]);
  await ask('POST', `shifts/${id}/close`, { cash: 90, reason: 'short' });
  await close('2026-02');
  expect(await tests.faults(shop)).toEqual([]);
});

test('a void, a return and a full invoice of a sale in a closed month leave its figures as they are', async () => {
  const sold = [await sell(), await sell(), await sell({ ...saleBody(shop, { coffee: 2 }) })] as const;
  await at('2026-03-02 09:00:00');
  await close('2026-02');
  const [voided, replaced, partlyBack] = sold;
  await ask('POST', 'payment/void', voidBody(shop, voided));
  await ask('POST', 'payment/return', returnBody(shop, partlyBack, [[0, 1]], -45));
  const buyer = { name: 'Qz Trading Co., Ltd.', address: '1 Rama I Road', tax_id: '0105536000313', branch_no: '00002' };
  for (const { id } of [replaced, partlyBack]) await ask('POST', 'tax-documents', { transaction_id: id, buyer });
  const documents = `select kind, document_date::text as day, count(*)::int as number from tax_documents group by 1, 2 order by 1, 2`;
  expect(await tests.rows(shop, documents)).toEqual([
    { kind: 'ABBREVIATED', day: '2026-02-10', number: 3 },
    { kind: 'CREDIT_NOTE', day: '2026-03-02', number: 2 },
    { kind: 'FULL', day: '2026-02-10', number: 2 },
  ]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('issue 36 an invoice that is issued in place of another in a later month is noted in the report of that month, and counts in its own', async () => {
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [
    JSON.stringify([{ object_code: 'Page.Merchant.Management.Payment_History', action_codes: ['Read', 'Write'] }]),
  ]);
  const sale = await sell();
  const buyer = { name: 'Qz', address: '1 Rama I Road' };
  const { document: first } = await ask('POST', 'tax-documents', { transaction_id: sale.id, buyer });
  const replace = async (id: string, name: string) => {
    const body = { buyer: { ...buyer, name }, reason: 'Wrong Name' };
    return (await ask('POST', `tax-documents/${id}/replacement`, body)).document;
  };
  const totalsOf = async (month: string, branchId = '') =>
    (await ask('GET', `tax-documents/totals?month=${month}${branchId && `&branch_id=${branchId}`}`)).totals;
  // The day of issue comes from the database's own clock, which no test sets.
  const second = await replace(first.id, 'Qz Trading');
  await replace(second.id, 'Qz Trading Co., Ltd.');
  const days =
    "select (issued_at at time zone 'Asia/Bangkok')::date::text as day from tax_documents where replaces_id = $1";
  const notedOf = async (id: string, no: string, old: string) => {
    const [{ day } = { day: '' }] = await tests.rows<{ day: string }>(shop, days, [id]);
    return {
      ...{ transaction_id: sale.id, document_no: no, replaced_no: old, document_date: '2026-02-10', issued_on: day },
    };
  };
  const [abbreviated = { id: '', document_no: '' }] = await tests.rows<{ id: string; document_no: string }>(
    shop,
    "select id, document_no from tax_documents where transaction_id = $1 and kind = 'ABBREVIATED'",
    [sale.id],
  );
  const noted = [
    await notedOf(abbreviated.id, 'A01-F-000001', abbreviated.document_no),
    await notedOf(first.id, 'A01-F-000002', 'A01-F-000001'),
    await notedOf(second.id, 'A01-F-000003', 'A01-F-000002'),
  ];
  const month = noted[2]?.issued_on.slice(0, 7) ?? '';
  const ofMonth = noted.filter(({ issued_on }) => issued_on.startsWith(month));
  expect(await totalsOf('2026-02')).toMatchObject({ total: 45, replacements: [] });
  expect(await totalsOf(month)).toMatchObject({ documents: 0, total: 0, replacements: ofMonth });
  expect((await totalsOf(month, shop.branchId)).replacements).toEqual(ofMonth);
  expect((await totalsOf(month, shop.otherBranchId)).replacements).toEqual([]);
});

test('a payment that is sent again after its month was closed is answered with its sale, by either route', async () => {
  await at('2026-03-02 09:00:00');
  const back = { create_local_time: '2026-02-20 10:00:00' };
  const bills = [
    ['payment/sale', { ...saleBody(shop), ...back }],
    ['payment/transaction', { ...paymentBody(shop), ...back }],
  ] as const;
  const keys = bills.map(() => ({ 'idempotency-key': randomUUID() }));
  const sendAll = () =>
    Promise.all(bills.map(async ([path, body], at) => await tests.call(shop, 'POST', path, body, keys[at])));
  const first = await sendAll();
  await close('2026-02');
  const again = await sendAll();
  expect(again.map(({ body }) => body.payload.transaction.id)).toEqual(
    first.map(({ body }) => body.payload.transaction.id),
  );
  for (const [path, body] of bills) expect(await refused('POST', path, body)).toBe('MONTH_CLOSED');
});

test('a month is over when it is over in the last zone of the shop, an hour later', async () => {
  await tests.rows(shop, `update merchant_branches set time_zone = 'Pacific/Honolulu' where code = 'B02'`);
  await clock.set('2026-03-01T00:59:59-10:00');
  expect(await refused('POST', 'closed-months', { month: '2026-02' })).toBe('MONTH_NOT_OVER');
  const late = { ...saleBody(shop), branch_id: shop.otherBranchId, create_local_time: '2026-02-28 23:59:59' };
  await ask('POST', 'payment/sale', late);
  await clock.set('2026-03-01T01:00:00-10:00');
  expect((await close('2026-02')).month.total).toBe(45);
  expect(await refused('POST', 'payment/sale', late)).toBe('MONTH_CLOSED');
});

test('issue 36 once a month is closed no branch has another clock: its voids and shifts would be of other months', async () => {
  const setZone = (zone: string) =>
    tests.rows(shop, `update merchant_branches set time_zone = $1, name = name where code = 'B02'`, [zone]);
  await setZone('Asia/Tokyo');
  await at('2026-03-05 12:00:00');
  const { month } = await close('2026-02');
  await expect(setZone('Asia/Bangkok')).rejects.toThrow('MONTH_CLOSED');
  await setZone('Asia/Tokyo');
  await ask('POST', `closed-months/${month.id}/reopen`, { reason: 'สาขาใช้เวลาผิด' });
  await setZone('Asia/Bangkok');
});

test('a night after a closed month is sold on, though its business day ended with it', async () => {
  const { __v } = (await ask('GET', 'merchant-setting/self')).merchant_config;
  await ask('PATCH', 'merchant-setting/self', { configuration: { day_ends_at: 4 }, __v });
  await at('2026-03-01 03:00:00');
  await close('2026-02');
  const { id } = await sell();
  await sell({ create_local_time: '2026-03-01 00:00:00' });
  expect(await tests.rows(shop, 'select business_date::text as day from transactions where id = $1', [id])).toEqual([
    { day: '2026-02-28' },
  ]);
  expect(await tests.faults(shop)).toEqual([]);
});

test('the last closed month is opened again for a reason, which is a security event, and closed again', async () => {
  await at('2026-04-02 09:00:00');
  const february = (await close('2026-02')).month;
  const march = (await close('2026-03')).month;
  expect(await refused('POST', `closed-months/${february.id}/reopen`, { reason: 'forgotten bill' })).toBe(
    'NOT_THE_LAST_CLOSED_MONTH',
  );
  expect((await send('POST', `closed-months/${march.id}/reopen`, { reason: ' ' })).status).toBe(400);
  const reopened = await ask('POST', `closed-months/${march.id}/reopen`, { reason: 'forgotten bill' });
  expect(reopened.month).toMatchObject({ reopened_by_name: 'Mali S', reopen_reason: 'forgotten bill' });
  const events = `select kind, account, subject from security_events where kind = 'MONTH_REOPENED'`;
  expect(await tests.rows(shop, events)).toEqual([
    { kind: 'MONTH_REOPENED', account: 'cashier', subject: '2026-03: forgotten bill' },
  ]);
  await sell({ create_local_time: '2026-03-20 10:00:00' });
  expect((await close('2026-03')).month.total).toBe(45);
  expect((await ask('GET', 'closed-months')).months).toHaveLength(3);
});

test('the check of the books finds a closed month whose figures are others by now', async () => {
  await sell();
  await at('2026-03-02 09:00:00');
  await close('2026-02');
  await tests.rows(shop, `update closed_months set figures = '{}'`);
  expect((await tests.faults(shop)).map(({ rule }) => rule)).toEqual([
    'a closed month comes to the figures that were kept when it was closed',
  ]);
  await tests.rows(shop, 'delete from closed_months');
});
