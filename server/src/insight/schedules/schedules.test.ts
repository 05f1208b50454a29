import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { addDays } from '@taem/domain/time/calendar.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultNamed } from '../../testing/faults/faults.ts';
import { startTestStack, type TestUser, writeSale } from '../../testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
let owner: TestUser;
let folder: string;
let people: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-schedules-'));
  owner = await stack.as('owner');
  await rows("update merchant_users set email = split_part(username, '@', 1) || '@shop.example'");
  const users = await rows<{ id: string; username: string }>('select id, username from merchant_users');
  people = Object.fromEntries(users.map(({ id, username }) => [String(username.split('@')[0]), id]));
  const input = {
    ...{ idempotencyKey: 'schedules-sale', branchId: stack.ids.ari, memberId: stack.ids.mali, expectedAmountDue: 45 },
    lines: [{ productId: stack.ids.coffee, quantity: 1 }],
    channels: [{ type: 'CASH', amount: 45, receivedAmount: 100 }],
  };
  const paid = await owner.ask(
    'mutation ($input: PayInput!) { pay(input: $input) { transaction { id } userErrors { message } } }',
    { input },
  );
  expect(paid.data?.pay.userErrors, JSON.stringify(paid.errors)).toEqual([]);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { database, realm } = stack.gateway;
  return (await database.withRealm(realm.id, (client) => client.query<Row>(text, values))).rows;
}

const DOCUMENT = `query ($range: DayRangeInput!) {
  statistics(range: $range) { totalRevenue { total } products { items { product { name } totalRevenue } } }
  report(range: $range) { transactions { total } } }`;
const part = (path: string, title: string | null = null) => ({ path, title, drawing: 'TABLE', width: 6 });
const PARTS = [
  part('statistics.totalRevenue', 'ยอดขาย'),
  part('statistics.products'),
  part('report.transactions', 'บิล'),
];

async function save(document = DOCUMENT, parts = PARTS): Promise<string> {
  const input = { name: `D${Math.random()}`, document, variables: '{}', parts, roleIds: [stack.ids.cashierRole] };
  const { data, errors } = await owner.ask(
    'mutation ($input: CreateDashboardInput!) { createDashboard(input: $input) { dashboard { id } userErrors { message path } } }',
    { input },
  );
  expect(data?.createDashboard.userErrors, JSON.stringify(errors)).toEqual([]);
  return data.createDashboard.dashboard.id;
}

/** Creates a schedule of today's figures; its author tries it out, or it was due an hour ago for other recipients. */
async function schedule(dashboardId: string, recipients: readonly string[], more: object = {}): Promise<string> {
  const { data, errors } = await owner.ask(
    `mutation ($input: CreateDashboardScheduleInput!) { createDashboardSchedule(input: $input) {
      dashboardSchedule { id } userErrors { message path } } }`,
    {
      input: {
        ...{ dashboardId, name: 'ทุกชั่วโมง', rhythm: 'HOURLY', hour: 0, language: 'TH', range: 'TODAY' },
        ...{ recipientIds: recipients.map((name) => people[name]), ...more },
      },
    },
  );
  expect(data?.createDashboardSchedule.userErrors, JSON.stringify(errors)).toEqual([]);
  const { id } = data.createDashboardSchedule.dashboardSchedule;
  await rows("update dashboard_schedules set next_due_at = now() - interval '1 minute' where id = $1", [id]);
  return id;
}

const receive = (count: number) => stack.receiveMails(folder, count);

const deliveries = async (dashboardId: string) =>
  (
    await owner.ask(
      `query ($id: ID!) { dashboardSchedules(dashboardId: $id) { nextDueAt deliveries { name state reason isTrial } } }`,
      { id: dashboardId },
    )
  ).data.dashboardSchedules[0].deliveries as { state: string; reason: string | null }[];

test('each recipient gets the figures they would see, once, with a sheet for each part', async () => {
  const dashboardId = await save();
  await schedule(dashboardId, ['owner', 'cashier']);
  const [first, second] = await Promise.all([stack.runSchedules(), stack.runSchedules()]);
  expect(first + second).toBe(2);
  expect(await stack.runSchedules()).toBe(0);
  const mails = await receive(2);
  const direct = (await owner.ask(DOCUMENT, { range: { last: 'TODAY' } })).data;
  const own = mails.find(({ to }) => to === 'owner');
  const items = direct.statistics.products.items as { product: { name: string }; totalRevenue: number }[];
  expect(direct.statistics.totalRevenue.total).toBe(45);
  expect(Object.keys(own?.sheets ?? {})).toEqual(['ยอดขาย', 'สินค้าที่ขายได้', 'บิล', 'เกี่ยวกับไฟล์นี้']);
  expect(own?.sheets['ยอดขาย']?.[1]).toEqual(['รวม', 45]);
  expect(own?.sheets['สินค้าที่ขายได้']?.slice(1)).toEqual(items.map((item) => [item.product.name, item.totalRevenue]));
  expect(own?.sheets['บิล']?.[1]).toEqual(['รวม', direct.report.transactions.total]);
  expect(own?.text).toContain('รวม: 45.00 บาท');
  // The cashier may not read the statistics, but gets the part that they may read.
  const theirs = mails.find(({ to }) => to === 'cashier');
  expect(theirs?.sheets['ยอดขาย']).toEqual([['คุณไม่มีสิทธิ์ดูส่วนนี้']]);
  expect(theirs?.sheets['บิล']?.[1]).toEqual(['รวม', direct.report.transactions.total]);
  expect((await deliveries(dashboardId)).map(({ state }) => state)).toEqual(['SENT', 'SENT']);
});

test('an alert compares the figure itself, and a dashboard that fits no more says so in the mail', async () => {
  const dashboardId = await save();
  const alert = { path: 'statistics.totalRevenue', figure: 'total', condition: 'ABOVE', threshold: 44.99 };
  await schedule(dashboardId, ['owner'], { alert });
  const quiet = await save();
  await schedule(quiet, ['owner'], { alert: { ...alert, threshold: 45 } });
  const gone = await save(DOCUMENT.replace('totalRevenue { total }', 'totalRevenue { totl }'));
  await schedule(gone, ['owner'], { language: 'EN' });
  expect(await stack.checkDashboards()).toEqual([gone]);
  expect(await stack.runSchedules()).toBe(3);
  const mails = await receive(2);
  expect(mails.map(({ text }) => text).join('\n')).toContain('ยอดขาย · รวม: 45.00 บาท สูงกว่า 44.99 บาท');
  expect(mails.map(({ text }) => text).join('\n')).toContain(
    'This part could not be read. Open the dashboard to see it.',
  );
  expect(await deliveries(quiet)).toMatchObject([{ state: 'QUIET', reason: 'NOT_CROSSED' }]);
});

test('while the gateway is away nothing is lost, and nothing is mailed half', async () => {
  const dashboardId = await save();
  await schedule(dashboardId, ['owner']);
  await stack.upstream.set(faultNamed('503 with Retry-After'), ({ path }) => path.includes('/stat/'));
  // Setting a fault closes connections, which a read discovers.
  await owner.ask('{ viewer { id } }');
  expect(await stack.runSchedules()).toBe(1);
  await stack.upstream.set(null);
  await owner.ask('{ viewer { id } }');
  expect(await deliveries(dashboardId)).toMatchObject([{ state: 'WAITING' }]);
  await rows("update schedule_deliveries set lease_until = now() where state = 'WAITING'");
  expect(await stack.runSchedules()).toBe(1);
  expect((await receive(1))[0]?.sheets['ยอดขาย']?.[1]).toEqual(['รวม', 45]);
});

test('the link of a mail says what it is, changes nothing by being followed, and ends the mails by one post', async () => {
  const dashboardId = await save();
  const id = await schedule(dashboardId, ['cashier']);
  await stack.runSchedules();
  const [mail] = await receive(1);
  const [, path = ''] = /(\/unsubscribe\/[\w.-]+)/.exec(mail?.head.replace(/\r\n\s+/g, '') ?? '') ?? [];
  expect(mail?.text).toContain(path);
  const page = await stack.fetch(path);
  expect(page).toMatchObject({ statusCode: 200, body: expect.stringContaining('ทุกชั่วโมง') });
  const isSubscribed = async () =>
    (
      await rows<{ on: boolean }>(
        'select unsubscribed_at is null as on from schedule_recipients where schedule_id = $1',
        [id],
      )
    )[0]?.on;
  expect(await isSubscribed()).toBe(true);
  const post = async (body: string) =>
    (
      await fetch(`${await stack.listen()}${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    ).status;
  expect([await post('List-Unsubscribe=One-Click'), await isSubscribed()]).toEqual([200, false]);
  expect([await post('subscribed=yes'), await isSubscribed()]).toEqual([200, true]);
  expect((await stack.fetch(`${path}x`)).statusCode).toBe(404);
  await owner.ask(
    'mutation ($input: DeleteDashboardScheduleInput!) { deleteDashboardSchedule(input: $input) { deletedId } }',
    { input: { id, dashboardId, version: 0 } },
  );
  // The link of a deleted schedule works, and says what it covers.
  const body = expect.stringContaining('การส่งนี้ถูกลบไปแล้ว');
  expect(await stack.fetch(path)).toMatchObject({ statusCode: 200, body });
});

test('the unusual is reported by comparing yesterday with the same weekdays of eight weeks, once while it stays so', async () => {
  const document = `query ($range: DayRangeInput!, $by: TimeUnit, $branchId: ID) {
    statistics(range: $range, by: $by, branchId: $branchId) { totalRevenue { total points { time value } } } }`;
  const dashboardId = await save(document, [part('statistics.totalRevenue', 'ยอดขาย')]);
  const alert = { path: 'statistics.totalRevenue', figure: 'value', condition: 'UNUSUAL', threshold: null };
  // For the other branch, which has no other sales.
  await schedule(dashboardId, ['owner'], { alert, range: 'YESTERDAY', branchId: stack.ids.bangRak });
  const [{ today } = { today: '' }] = await rows<{ today: string }>(
    "select to_char(now() at time zone 'Asia/Bangkok', 'YYYY-MM-DD') as today",
  );
  const sell = (daysAgo: number, amount: number) =>
    stack.gateway.database.inTransaction(stack.gateway.realm.id, (client) =>
      writeSale(
        client,
        {
          ...{ id: randomUUID(), day: addDays(today, -daysAgo), branch: stack.ids.bangRak, time: '12:00:00' },
          ...{ member: null, gender: null, age: null, discount: 0, earn: 0, redeem: 0, void: false },
          lines: [{ product: stack.ids.coffee, category: null, sub: null, qty: 1, amount }],
          channels: [{ type: 'Cash', institute: null, card: null, amount }],
        },
        stack.ids.owner,
      ),
    );
  // Slightly different revenue each day, yesterday included.
  for (let daysAgo = 1; daysAgo <= 64; daysAgo += 1) await sell(daysAgo, 100_000 + (daysAgo % 5) * 1_000);
  const due = async () => {
    await rows("update dashboard_schedules set next_due_at = now() - interval '1 minute'");
    // Makes room for another run in the same hour.
    await rows("update schedule_deliveries set due_at = due_at - interval '1 day'");
    expect(await stack.runSchedules()).toBe(1);
    const [last] = await deliveries(dashboardId);
    return last;
  };
  await rows('delete from dashboard_schedules where document_id <> $1', [dashboardId]);
  expect(await due()).toMatchObject({ state: 'QUIET', reason: 'NOT_CROSSED' });
  await sell(1, 400_000);
  expect(await due()).toMatchObject({ state: 'QUEUED' });
  expect(await due()).toMatchObject({ state: 'QUIET', reason: 'STILL_CROSSED' });
  const [mail] = await receive(1);
  expect(mail?.text).toMatch(/ยอดขาย · ค่า: เมื่อวาน 5,01\d\.00 บาท ผิดไปจากปกติ 1,0\d\d\.00 บาท/);
});
