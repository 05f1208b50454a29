import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { SCHEDULE_LIMITS, TOO_MANY_ACTIVE } from '@taem/domain/insight/schedules/scheduleLimits.ts';
import { unzipSync } from 'fflate';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Sender } from '../../messages/Sender.ts';
import { startOutbox } from '../../messages/startOutbox.ts';
import { prepareMessage } from '../../prepareMessage.ts';
import { createTestClock } from '../../testing/createTestClock.ts';
import { clientOf } from '../../testing/fixtures.ts';
import { readWorkbook } from '../../testing/readWorkbook.ts';
import { testGateway } from '../../testing/testGateway.ts';

const gateway = testGateway({ publicUrl: 'https://shop.example' }, { clock: true });
let clock: Awaited<ReturnType<typeof createTestClock>>;
let owner: string;
let cashier: string;
let server: string;
let strangeServer: string;
let people: Record<string, { id: string; role_id: string }>;
let dashboard: string;

const DOCUMENT = 'query ($range: DayRangeInput!) { statistics(range: $range) { totalRevenue { total } } }';
const PART = { path: 'statistics.totalRevenue', title: 'ยอดขาย', drawing: 'NUMBER', width: 6, columns: [] };

beforeAll(async () => {
  clock = await createTestClock(gateway.databaseUrl);
  const users = await rows<{ id: string; username: string; role_id: string }>('select * from merchant_users');
  people = Object.fromEntries(users.map((user) => [user.username.split('@')[0], user]));
  await rows("update merchant_users set email = username || '@shop.example'");
});
beforeEach(async () => {
  await clock.set('2026-03-10T07:30:00+07:00');
  await rows("delete from saved_documents where kind = 'dashboard'");
  await rows('delete from outbox_messages');
  await renew();
  dashboard = (
    await ok('POST', '/dashboards', owner, {
      ...{ name: 'เช้า', document: DOCUMENT, variables: '{}' },
      parts: [PART],
      role_ids: [people.cashier?.role_id],
    })
  ).id;
});

/** Tokens end with the hour, and the clock is moved by days. */
async function renew(): Promise<void> {
  const { tokens } = gateway.context;
  const asServer = (realmId: string) => tokens.sign({ kind: 'server', clientId: 'x', realmId });
  const asUser = async (name: string) => {
    const text = "insert into sessions (user_id, expires_at) values ($1, 'infinity') returning id";
    const [session] = await rows<{ id: string }>(text, [people[name]?.id]);
    return tokens.sign({ kind: 'user', realmId: gateway.realm.id, sessionId: session?.id ?? '' });
  };
  [server, strangeServer] = await Promise.all([asServer(gateway.realm.id), asServer(gateway.otherRealm.id)]);
  [owner, cashier] = await Promise.all([asUser('owner'), asUser('cashier')]);
}

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await gateway.database.withRealm(gateway.realm.id, (one) => one.query<Row>(text, values))).rows;
}

const send = (method: string, path: string, token: string, body?: unknown) =>
  gateway.send(method, path, { token, ...(body === undefined ? {} : { body }) });

async function ok(method: string, path: string, token: string, body?: unknown) {
  const answer = await send(method, path, token, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload;
}

const rule = (changes: object = {}) => ({
  ...{ name: 'ทุกเช้า', rhythm: 'DAILY', weekdays: [], day_of_month: null, hour: 8, locale: 'th-TH', range: 'YESTERDAY' },
  ...{ by: null, compare: null, branch_id: null, is_active: true, alert: null },
  recipient_ids: [people.owner?.id, people.cashier?.id],
  ...changes,
});
const schedule = (changes: object = {}) => ok('POST', `/dashboards/${dashboard}/schedules`, owner, rule(changes));
const deliveriesOf = async (id: string) =>
  (await ok('GET', `/dashboards/${dashboard}/schedules`, owner)).schedules.find((one: { id: string }) => one.id === id);
interface Run {
  id: string;
  tries: number;
  access_token: string;
}
const claim = async (token = server): Promise<Run[]> =>
  (await ok('POST', '/schedule-runs/claim', token, { most: 20 })).runs;
const SECTION = {
  title: 'ยอดขาย',
  fault: null,
  figures: [{ label: 'รวม', kind: 'money', value: 1234.5, before: null }],
  columns: [],
  rows: [],
};
const finish = ({ id, tries }: Run, changes: object = {}, token = server) =>
  ok('POST', `/schedule-runs/${id}`, token, { tries, sections: [SECTION], verdict: null, ...changes });
const mails = () =>
  rows<{
    recipient: string;
    content: {
      subject: string;
      text: string;
      html: string;
      headers: Record<string, string>;
      attachments: { name: string; base64: string }[];
    };
  }>('select * from outbox_messages order by created_at');
const states = async (id: string) =>
  (await deliveriesOf(id)).deliveries
    .map(({ name, state, reason }: Record<string, string>) => [String(name).split(' ')[0], state, reason].join(' '))
    .sort();

/** Moves the clock, and signs in again: tokens end with the quarter of an hour. */
async function at(time: string): Promise<void> {
  await clock.set(time);
  await renew();
}

test('at its hour each recipient gets one mail, however many claims are sent at once', async () => {
  const { id, next_due_at } = await schedule();
  expect(next_due_at).toBe('2026-03-10T01:00:00.000Z');
  expect(await claim()).toEqual([]);
  await at('2026-03-10T08:00:00+07:00');
  const claimed = (await Promise.all([claim(), claim(), claim()])).flat();
  expect(claimed).toHaveLength(2);
  expect(await claim()).toEqual([]);
  for (const run of claimed) expect(await finish(run)).toEqual({ accepted: true });
  for (const run of claimed) expect(await finish(run)).toEqual({ accepted: false });
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient.split('@')[0]).sort()).toEqual(['cashier', 'owner']);
  expect(sent[0]?.content.text).toContain('รวม: 1,234.50 บาท');
  expect(sent[0]?.content.attachments.map(({ name }) => name)).toEqual(['2026-03-09_2026-03-09.xlsx']);
  expect((await deliveriesOf(id)).deliveries.map(({ state }: { state: string }) => state)).toEqual([
    'QUEUED',
    'QUEUED',
  ]);
  expect((await deliveriesOf(id)).next_due_at).toBe('2026-03-11T01:00:00.000Z');
});

test('a claimant that dies leaves the run to the next one after its lease; what it brings later is not taken', async () => {
  await schedule({ recipient_ids: [people.owner?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const [lost] = (await claim()) as [Run];
  await clock.advance(4 * 60_000);
  const [second] = (await claim()) as [Run];
  expect(second).toMatchObject({ id: lost.id, tries: 2 });
  expect((await send('GET', '/dashboards', lost.access_token)).status).toBe(401);
  expect(await finish(lost)).toEqual({ accepted: false });
  expect(await mails()).toEqual([]);
  expect(await finish(second)).toEqual({ accepted: true });
  expect(await mails()).toHaveLength(1);
});

test('what was missed during an outage is sent once and late, not once for each time', async () => {
  const { id } = await schedule({ rhythm: 'HOURLY', recipient_ids: [people.owner?.id] });
  await at('2026-03-10T08:00:00+07:00');
  await claim();
  await at('2026-03-11T10:20:00+07:00');
  await renew();
  const runs = await claim();
  expect(runs).toHaveLength(1);
  await finish(runs[0] as Run);
  expect(await mails()).toHaveLength(1);
  expect(
    (await deliveriesOf(id)).deliveries.map(({ due_at, state }: Record<string, string>) => [
      new Date(due_at as string).toISOString(),
      state,
    ]),
  ).toEqual([
    ['2026-03-11T03:00:00.000Z', 'QUEUED'],
    ['2026-03-10T01:00:00.000Z', 'MISSED'],
  ]);
});

test('a run that fails is tried again later, and in the end given up', async () => {
  const { id } = await schedule({ recipient_ids: [people.owner?.id], rhythm: 'MONTHLY', day_of_month: 10 });
  await at('2026-03-10T08:00:00+07:00');
  for (let tries = 1; tries <= 8; tries += 1) {
    const [run] = (await claim()) as [Run];
    expect(run.tries).toBe(tries);
    await finish(run, { sections: null });
    expect(await claim()).toEqual([]);
    await clock.advance(61 * 60_000);
    await renew();
  }
  expect(await claim()).toEqual([]);
  expect(await states(id)).toEqual([expect.stringMatching(/FAILED TOO_MANY_TRIES$/)]);
});

test.each<[what: string, change: string, undo: string, reason: string]>([
  [
    'who is switched off',
    "update merchant_users set status = 'Inactive' where id = $1",
    "update merchant_users set status = 'Active' where id = $1",
    'INACTIVE',
  ],
  [
    'whose role it is shared with no more',
    'delete from saved_document_roles where $1::uuid is not null',
    'select $1::uuid',
    'NO_DASHBOARD',
  ],
  [
    'who has no address any more',
    'update merchant_users set email = null where id = $1',
    "update merchant_users set email = 'c@shop.example' where id = $1",
    'NO_EMAIL',
  ],
])('%s gets nothing, before the run or during it, and the owner sees why', async (_, change, undo, reason) => {
  const { id } = await schedule({ recipient_ids: [people.cashier?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const [run] = (await claim()) as [Run];
  await rows(change, [people.cashier?.id]);
  await finish(run);
  await at('2026-03-11T08:00:00+07:00');
  await renew();
  expect(await claim()).toEqual([]);
  const seen = await states(id);
  await rows(undo, [people.cashier?.id]);
  expect(seen).toEqual([expect.stringContaining(`SKIPPED ${reason}`), expect.stringContaining(`SKIPPED ${reason}`)]);
  expect(await mails()).toEqual([]);
});

test('a run has the rights of its recipient, only reads figures and what they name, and its session ends with it', async () => {
  await schedule({ recipient_ids: [people.cashier?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const [run] = (await claim()) as [Run];
  expect((await send('GET', '/merchants/home', run.access_token)).status).toBe(200);
  const stat = await send('GET', '/stat/total-revenue?from=2026-03-09&to=2026-03-09', run.access_token);
  expect(stat.body.code).toBe(
    (await send('GET', '/stat/total-revenue?from=2026-03-09&to=2026-03-09', cashier)).body.code,
  );
  expect((await send('PATCH', `/dashboards/${dashboard}`, run.access_token, { name: 'x', __v: 0 })).body.code).toBe(
    'PERMISSION',
  );
  expect((await send('POST', '/oauth/signout', run.access_token)).body.code).toBe('PERMISSION');
  const opened = async (path: string) => (await send('GET', path, run.access_token)).body.code;
  for (const path of ['/members/export', '/saved-documents', '/dashboards', `/merchant-users/${people.cashier?.id}`])
    expect([path, await opened(path)]).toEqual([path, 'PERMISSION']);
  await finish(run);
  expect((await send('GET', '/merchants/home', run.access_token)).status).toBe(401);
});

test('N1 the client token, which every browser keeps (AUTH-06), claims nothing, hands nothing back and reads no documents', async () => {
  await schedule();
  await at('2026-03-10T08:00:00+07:00');
  const signedIn = await gateway.send('POST', '/oauth/signin', { body: { type: 'client', ...clientOf('shop') } });
  const kept = signedIn.body.payload.access_token;
  expect((await send('POST', '/schedule-runs/claim', kept, { most: 5 })).status).toBe(401);
  const [run] = (await claim()) as [Run];
  const falsified = { tries: run.tries, sections: [{ ...SECTION, title: 'call 02-000-0000' }], verdict: null };
  expect((await send('POST', `/schedule-runs/${run.id}`, kept, falsified)).status).toBe(401);
  expect((await send('GET', '/dashboard-documents', kept)).status).toBe(401);
  expect((await send('GET', '/schedule-links/a.b', kept)).status).toBe(401);
  expect(await mails()).toEqual([]);
});

test('only the server of the shop claims, hands back and answers links', async () => {
  await schedule();
  await at('2026-03-10T08:00:00+07:00');
  expect((await send('POST', '/schedule-runs/claim', owner, { most: 5 })).status).toBe(401);
  expect((await gateway.send('POST', '/schedule-runs/claim', { body: { most: 5 } })).status).toBe(401);
  expect(await claim(strangeServer)).toEqual([]);
  const [run] = (await claim()) as [Run];
  expect(await finish(run, {}, strangeServer)).toEqual({ accepted: false });
  expect(
    (await send('POST', `/schedule-runs/${run.id}`, owner, { tries: 1, sections: [], verdict: null })).status,
  ).toBe(401);
});

test('a user who may change the dashboard writes its schedules, for those alone who may have it', async () => {
  const { id } = await schedule();
  expect((await ok('GET', `/dashboards/${dashboard}/schedules`, cashier)).schedules).toEqual([]);
  expect((await send('POST', `/dashboards/${dashboard}/schedules`, cashier, rule())).body.code).toBe('PERMISSION');
  expect((await send('POST', `/dashboards/${dashboard}/schedules/${id}/try`, cashier)).body.code).toBe('PERMISSION');
  const otherOwner = await gateway.signIn('owner', 'elsewhere');
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['PATCH', `/${id}`],
    ['DELETE', `/${id}?__v=0`],
    ['POST', `/${id}/try`],
  ] as const) {
    const body = method === 'PATCH' ? { __v: 0 } : path === '' && method === 'POST' ? rule() : undefined;
    expect(
      (await send(method, `/dashboards/${dashboard}/schedules${path}`, otherOwner, body)).status,
      method + path,
    ).toBe(404);
  }
  const refused = await send(
    'POST',
    `/dashboards/${dashboard}/schedules`,
    owner,
    rule({ recipient_ids: [people.nobody?.id] }),
  );
  expect(refused.body.message[0].path).toBe('recipient_ids.0');
  const { candidates } = await ok('GET', `/dashboards/${dashboard}/schedule-candidates`, owner);
  expect(candidates.map((one: { id: string }) => one.id).sort()).toEqual([people.owner?.id, people.cashier?.id].sort());
  const own = await ok('POST', '/dashboards', cashier, {
    name: 'ของฉัน',
    document: DOCUMENT,
    variables: '{}',
    parts: [PART],
  });
  const subscription = await ok('GET', `/dashboards/${own.id}/schedule-candidates`, cashier);
  expect(subscription.candidates.map((one: { id: string }) => one.id)).toEqual([people.cashier?.id]);
  expect(
    (await send('PATCH', `/dashboards/${dashboard}/schedules/${id}`, owner, { name: 'ใหม่', __v: 3 })).body.code,
  ).toBe('123');
  const changed = await ok('PATCH', `/dashboards/${dashboard}/schedules/${id}`, owner, { hour: 20, __v: 0 });
  expect(changed).toMatchObject({ hour: 20, name: 'ทุกเช้า', __v: 1, next_due_at: '2026-03-10T13:00:00.000Z' });
  await ok('DELETE', `/dashboards/${dashboard}/schedules/${id}?__v=1`, owner);
  expect(await deliveriesOf(id)).toBeUndefined();
});

test('the link of a mail ends it with one press, and only who has the link takes it up again', async () => {
  const { id } = await schedule({ recipient_ids: [people.cashier?.id] });
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  const [mail] = await mails();
  const [, link = ''] =
    /<https:\/\/shop.example\/unsubscribe\/(.+)>/.exec(mail?.content.headers['List-Unsubscribe'] ?? '') ?? [];
  expect(mail?.content.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.content.text).toContain(link);
  expect(JSON.stringify(await rows('select * from schedule_recipients'))).not.toContain(link.split('.')[1]);
  expect(await ok('GET', `/schedule-links/${link}`, server)).toEqual({
    name: 'ทุกเช้า',
    shop: 'Shop shop',
    locale: 'th-TH',
    is_subscribed: true,
    is_removed: false,
  });
  for (const _ of [1, 2]) await ok('POST', `/schedule-links/${link}`, server, { is_subscribed: false });
  expect((await send('GET', `/schedule-links/${link.slice(0, -1)}x`, server)).status).toBe(404);
  await ok('PATCH', `/dashboards/${dashboard}/schedules/${id}`, owner, { recipient_ids: [people.owner?.id], __v: 0 });
  const again = await ok('PATCH', `/dashboards/${dashboard}/schedules/${id}`, owner, {
    recipient_ids: [people.cashier?.id],
    __v: 1,
  });
  expect(again.recipients).toMatchObject([{ user_id: people.cashier?.id, is_subscribed: false }]);
  await at('2026-03-11T08:00:00+07:00');
  await renew();
  expect(await claim()).toEqual([]);
  await ok('POST', `/schedule-links/${link}`, server, { is_subscribed: true });
  await at('2026-03-12T08:00:00+07:00');
  await renew();
  expect(await claim()).toHaveLength(1);
});

test('an alert is mailed once for each crossing, and what cannot be read changes nothing', async () => {
  const alert = { path: PART.path, figure: 'total', condition: 'BELOW', threshold: 1000 };
  const stray = await send(
    'POST',
    `/dashboards/${dashboard}/schedules`,
    owner,
    rule({ alert: { ...alert, path: 'statistics.totalQuantity' } }),
  );
  expect(stray.body.message[0].path).toBe('alert.path');
  const { id } = await schedule({ alert, rhythm: 'HOURLY', recipient_ids: [people.owner?.id] });
  const verdict = (value: number | null) => ({
    isCrossed: value !== null && value < 1000,
    value,
    usual: null,
    kind: 'money',
    label: 'ยอดขาย · รวม',
  });
  const becomes: string[] = [];
  for (const value of [1200, 900, 800, null, 700, 1100, 999]) {
    await clock.advance(60 * 60_000);
    await renew();
    await finish(((await claim()) as [Run])[0], { verdict: verdict(value) });
    const [last] = (await deliveriesOf(id)).deliveries;
    becomes.push(`${last.state} ${last.reason ?? ''}`.trim());
  }
  expect(becomes).toEqual([
    'QUIET NOT_CROSSED',
    'QUEUED',
    'QUIET STILL_CROSSED',
    'SKIPPED NO_FIGURE',
    'QUIET STILL_CROSSED',
    'QUIET NOT_CROSSED',
    'QUEUED',
  ]);
  expect((await mails()).map(({ content }) => content.text.split('\n')[3])).toEqual([
    'ยอดขาย · รวม: 900.00 บาท ต่ำกว่า 1,000.00 บาท',
    'ยอดขาย · รวม: 999.00 บาท ต่ำกว่า 1,000.00 บาท',
  ]);
});

test('what waits is mailed no more once its schedule is switched off', async () => {
  const { id, __v } = await schedule({ recipient_ids: [people.owner?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const [failed] = (await claim()) as [Run];
  await finish(failed, { sections: null });
  const off = { ...rule({ recipient_ids: [people.owner?.id] }), is_active: false, __v };
  await ok('PATCH', `/dashboards/${dashboard}/schedules/${id}`, owner, off);
  await clock.advance(60 * 60_000);
  await renew();
  expect(await claim()).toEqual([]);
  expect(await states(id)).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('a result of another question, or of other days, than the schedule has now is loaded again before it is mailed', async () => {
  const alert = { path: PART.path, figure: 'total', condition: 'ABOVE', threshold: 100 };
  const { id, __v } = await schedule({ alert, recipient_ids: [people.owner?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const [early] = (await claim()) as [Run];
  const higher = { ...rule({ alert: { ...alert, threshold: 1000 }, recipient_ids: [people.owner?.id] }), __v };
  await ok('PATCH', `/dashboards/${dashboard}/schedules/${id}`, owner, higher);
  const verdict = { isCrossed: true, value: 500, usual: null, kind: 'money', label: 'ยอดขาย' };
  expect(await finish(early, { verdict })).toEqual({ accepted: false });
  expect(await mails()).toEqual([]);
  const [again] = (await claim()) as [Run];
  expect(again).toMatchObject({ id: early.id, alert: { threshold: 1000 } });
  await finish(again, { verdict: { ...verdict, isCrossed: false } });
  expect(await states(id)).toEqual([expect.stringMatching(/QUIET NOT_CROSSED$/)]);
});

test('a test mail goes to oneself now, once, and leaves what is due and what was reported as it is', async () => {
  const { id } = await schedule({ recipient_ids: [people.cashier?.id] });
  for (const _ of [1, 2]) await ok('POST', `/dashboards/${dashboard}/schedules/${id}/try`, owner);
  const runs = await claim();
  expect(runs).toHaveLength(1);
  await finish(runs[0] as Run);
  const [mail] = await mails();
  expect(mail?.recipient).toMatch(/^owner@/);
  expect(mail?.content.headers).toBeUndefined();
  expect((await deliveriesOf(id)).deliveries).toMatchObject([{ is_trial: true, state: 'QUEUED' }]);
});

test('schedules go with their dashboard, and one whose writer left goes on', async () => {
  const { id } = await schedule({ recipient_ids: [people.cashier?.id] });
  await rows('update dashboard_schedules set owner_id = null where id = $1', [id]);
  await at('2026-03-10T08:00:00+07:00');
  expect(await claim()).toHaveLength(1);
  await ok('DELETE', `/dashboards/${dashboard}?__v=0`, owner);
  expect(await rows('select 1 from dashboard_schedules')).toEqual([]);
});

test('a mail server that is away for a day gets each mail once when it is back, and the schedule says so', async () => {
  const { id } = await schedule({ recipient_ids: [people.owner?.id] });
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  // The clock of a test does not reach the defaults of columns.
  await rows('update outbox_messages set created_at = now(), next_try_at = now()');
  let isAway = true;
  let tries = 0;
  const sent: string[] = [];
  const email: Sender = {
    async send(message) {
      tries += 1;
      if (isAway) throw new Error('connect ECONNREFUSED');
      sent.push(message.id);
    },
    close: () => undefined,
  };
  const senders = { email, sms: email };
  // Gateways come and go during the test.
  for (const hours of [0, 12, 12]) {
    await clock.advance(hours * 3_600_000);
    const before = tries;
    const outbox = await startOutbox(gateway.database, senders);
    await expect.poll(() => tries).toBe(before + 1);
    await outbox.close();
  }
  await renew();
  expect(await claim()).toHaveLength(1);
  expect((await deliveriesOf(id)).deliveries.at(-1)).toMatchObject({ state: 'QUEUED' });
  isAway = false;
  await clock.advance(10 * 60_000);
  const both = await Promise.all([startOutbox(gateway.database, senders), startOutbox(gateway.database, senders)]);
  await expect.poll(async () => (await rows("select 1 from outbox_messages where state = 'waiting'")).length).toBe(0);
  await Promise.all(both.map((outbox) => outbox.close()));
  expect(sent).toEqual((await rows<{ id: string }>('select id from outbox_messages')).map((mail) => mail.id));
  expect(sent).toHaveLength(1);
  await renew();
  expect((await deliveriesOf(id)).deliveries.at(-1)).toMatchObject({ state: 'SENT', reason: null });
});

/** Gives what puts users and roles back as they are now. */
async function keepPeople(): Promise<() => Promise<void>> {
  const users = await rows('select * from merchant_users');
  const roles = await rows('select * from merchant_roles');
  return async () => {
    const user = `update merchant_users u set status = k.status, email = k.email, branch_ids = k.branch_ids
      from jsonb_populate_recordset(null::merchant_users, $1) k where k.id = u.id`;
    await rows(user, [JSON.stringify(users)]);
    const role = `update merchant_roles r set authorizes = k.authorizes
      from jsonb_populate_recordset(null::merchant_roles, $1) k where k.id = r.id`;
    await rows(role, [JSON.stringify(roles)]);
  };
}

test.each<[what: string, change: string, reason: string]>([
  ['works here no more', "update merchant_users set status = 'Inactive' where id = $1", 'INACTIVE'],
  ['reads mails elsewhere now', "update merchant_users set email = 'new@shop.example' where id = $1", 'NO_EMAIL'],
  ['sees the dashboard no more', 'delete from saved_document_roles where $1::uuid is not null', 'NO_DASHBOARD'],
  [
    'unsubscribed by an earlier mail',
    'update schedule_recipients set unsubscribed_at = now() where user_id = $1',
    'UNSUBSCRIBED',
  ],
  [
    'may read less than the figures were read with',
    `update merchant_roles set authorizes = '[]' where id = (select role_id from merchant_users where id = $1)`,
    'FEWER_RIGHTS',
  ],
  [
    'works in fewer branches than the figures were read with',
    'update merchant_users set branch_ids = array[gen_random_uuid()] where id = $1',
    'FEWER_RIGHTS',
  ],
])(
  'a mail that waited for the mail server goes to no one who %s, and the reason is recorded',
  async (_, change, reason) => {
    const { id } = await schedule({ recipient_ids: [people.owner?.id, people.cashier?.id] });
    await at('2026-03-10T08:00:00+07:00');
    for (const run of await claim()) await finish(run);
    // The clock of a test does not reach the defaults of columns.
    await rows('update outbox_messages set created_at = now(), next_try_at = now()');
    let isAway = true;
    const sent: string[] = [];
    let tries = 0;
    const email: Sender = {
      async send({ recipient }) {
        tries += 1;
        if (isAway) throw new Error('connect ECONNREFUSED');
        sent.push(recipient);
      },
      close: () => undefined,
    };
    const start = () => startOutbox(gateway.database, { email, sms: email }, {}, prepareMessage(gateway.context));
    const first = await start();
    await expect.poll(() => tries).toBe(2);
    await first.close();
    isAway = false;
    const restore = await keepPeople();
    await rows(change, [people.cashier?.id]);
    await clock.advance(60 * 60_000);
    const second = await start();
    await expect.poll(async () => (await rows("select 1 from outbox_messages where state = 'waiting'")).length).toBe(0);
    await second.close();
    await restore();
    await renew();
    expect(sent).toEqual([expect.stringMatching(/^owner@/)]);
    expect(await states(id)).toEqual([`Chai SKIPPED ${reason}`, expect.stringMatching(/ SENT $/)]);
  },
);

test('a mail that no gateway was there to send yet is checked at its first try too', async () => {
  const { id } = await schedule({ recipient_ids: [people.cashier?.id] });
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  await rows('update outbox_messages set created_at = now(), next_try_at = now()');
  const restore = await keepPeople();
  await rows("update merchant_roles set authorizes = '[]' where id = $1", [people.cashier?.role_id]);
  const email: Sender = { send: () => Promise.reject(new Error('It was sent.')), close: () => undefined };
  const outbox = await startOutbox(gateway.database, { email, sms: email }, {}, prepareMessage(gateway.context));
  await expect.poll(async () => (await rows("select 1 from outbox_messages where state = 'waiting'")).length).toBe(0);
  await outbox.close();
  await restore();
  expect(await states(id)).toEqual(['Chai SKIPPED FEWER_RIGHTS']);
});

test('figures that were read with rights that were withdrawn since are read again before they are mailed', async () => {
  const { id } = await schedule({ recipient_ids: [people.cashier?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const [run] = (await claim()) as [Run];
  const restore = await keepPeople();
  await rows("update merchant_roles set authorizes = '[]' where id = $1", [people.cashier?.role_id]);
  expect(await finish(run)).toEqual({ accepted: true });
  expect(await mails()).toEqual([]);
  await clock.advance(5 * 60_000);
  const [again] = (await claim()) as [Run];
  expect(again).toMatchObject({ id: run.id, tries: 2 });
  await finish(again);
  expect(await mails()).toHaveLength(1);
  await restore();
  expect(await states(id)).toEqual(['Chai QUEUED ']);
});

/** A user who may choose among all users and reads no figures, for the length of a test. */
async function asChooser(work: () => Promise<void>): Promise<void> {
  const id = people.cashier?.role_id;
  const [before] = await rows<{ authorizes: unknown }>('select authorizes from merchant_roles where id = $1', [id]);
  const right = JSON.stringify([{ object_code: PAGE.user, action_codes: ['Read'] }]);
  await rows('update merchant_roles set authorizes = authorizes || $2::jsonb where id = $1', [id, right]);
  try {
    await work();
  } finally {
    const text = 'update merchant_roles set authorizes = $2 where id = $1';
    await rows(text, [id, JSON.stringify(before?.authorizes)]);
  }
}
const sharedWithOwner = () =>
  ok('POST', '/dashboards', cashier, {
    ...{ name: 'ของพนักงาน', document: DOCUMENT, variables: '{}', parts: [PART] },
    role_ids: [people.owner?.role_id],
  });

test('whether a figure crossed is reported to no one who may not read it, however often they look', async () => {
  await asChooser(async () => {
    const own = await sharedWithOwner();
    const alert = { path: PART.path, figure: 'total', condition: 'ABOVE', threshold: 1000 };
    const recipients = { recipient_ids: [people.owner?.id, people.cashier?.id] };
    await ok('POST', `/dashboards/${own.id}/schedules`, cashier, rule({ alert, rhythm: 'HOURLY', ...recipients }));
    const seen: unknown[] = [];
    for (const value of [900, 1100, 1200]) {
      await clock.advance(60 * 60_000);
      await renew();
      for (const run of await claim()) {
        const isOwner = (
          await rows('select 1 from schedule_deliveries where id = $1 and user_id = $2', [run.id, people.owner?.id])
        ).length;
        await finish(run, {
          verdict: { isCrossed: value > 1000, value: isOwner ? value : null, usual: null, kind: 'money', label: '' },
        });
      }
      const [schedule] = (await ok('GET', `/dashboards/${own.id}/schedules`, cashier)).schedules;
      seen.push({
        recipients: schedule.recipients,
        deliveries: schedule.deliveries.map(({ name, state, reason }: Record<string, string>) => [name, state, reason]),
      });
    }
    const [theirs] = (await ok('GET', `/dashboards/${own.id}/schedules`, owner)).schedules;
    expect(await mails()).toHaveLength(1);
    const skipped = ['Chai Jaidee', 'SKIPPED', 'NO_FIGURE'];
    const same = [expect.objectContaining({ is_crossed: false }), expect.objectContaining({ is_crossed: false })];
    expect(seen).toEqual([1, 2, 3].map((count) => ({ recipients: same, deliveries: Array(count).fill(skipped) })));
    // Who reads the figures sees all of it.
    expect(theirs.deliveries.filter(({ name }: { name: string }) => name !== 'Chai Jaidee')).toMatchObject([
      { state: 'QUIET', reason: 'STILL_CROSSED' },
      { state: 'QUEUED' },
      { state: 'QUIET', reason: 'NOT_CROSSED' },
    ]);
    expect(theirs.recipients.map((one: { is_crossed: boolean }) => one.is_crossed)).toContain(true);
  });
});

test.each<[what: string, changes: object]>([
  ['asks nothing any more', { alert: null }],
  ['goes to others now', { recipient_ids: 'own' }],
])('what an alert answered stays hidden when its schedule %s', async (_, changes) => {
  await asChooser(async () => {
    const own = await sharedWithOwner();
    const alert = { path: PART.path, figure: 'total', condition: 'ABOVE', threshold: 1000 };
    const path = `/dashboards/${own.id}/schedules`;
    const seen: unknown[] = [];
    for (const value of [900, 1100]) {
      const given = rule({ alert, rhythm: 'HOURLY', recipient_ids: [people.owner?.id] });
      const { id } = await ok('POST', path, cashier, given);
      await clock.advance(60 * 60_000);
      await renew();
      for (const run of await claim()) {
        const label = 'ยอดขาย';
        await finish(run, { verdict: { isCrossed: value > 1000, value, usual: null, kind: 'money', label } });
      }
      const expectedRecipients = 'recipient_ids' in changes ? { recipient_ids: [people.cashier?.id] } : changes;
      const changed = await ok('PATCH', `${path}/${id}`, cashier, { ...expectedRecipients, is_active: false, __v: 0 });
      seen.push(changed.deliveries, (await ok('GET', path, cashier)).schedules.at(-1).deliveries);
      expect((await ok('GET', path, owner)).schedules.at(-1).deliveries).toHaveLength(1);
    }
    expect(seen).toEqual([[], [], [], []]);
  });
});

test('no name is a header, a separate line, HTML or a formula of a mail, nor makes its workbook unreadable', async () => {
  const name = 'ยอด\r\nBcc: evil@evil.example\r\n\r\nhttps://evil.example';
  await schedule({ recipient_ids: [people.owner?.id], name });
  await at('2026-03-10T08:00:00+07:00');
  const formula = '=HYPERLINK("https://evil.example")';
  const section = (title: string) => ({
    ...{ title, fault: null, figures: [] },
    columns: [{ label: '+label\nline', kind: 'text' }],
    rows: [[formula], ['<script>alert(1)</script>'], ['@SUM(A1)\nhttps://evil.example']],
  });
  const titles = ['History', "'<img src=x>'", `${'x'.repeat(30)}'${formula}`];
  await finish(((await claim()) as [Run])[0], { sections: titles.map(section) });
  const [mail] = await mails();
  const content = mail?.content;
  expect(content?.subject).toMatch(/^ยอด Bcc: evil@evil\. example https: \/\/evil\. example · /);
  expect(content?.subject).not.toMatch(/[\r\n]/);
  expect(content?.text.split('\n').filter((line) => /^(Bcc:|https:)/.test(line))).toEqual([]);
  expect(content?.html).not.toMatch(/<script|<img/);
  // No program makes a link of it.
  expect(`${content?.subject}${content?.text}${content?.html}`).not.toMatch(/evil\.example|[^"]https:\/\/evil/);
  // And its author is included.
  for (const body of [content?.text, content?.html]) expect(body).toContain('ผู้ตั้งการส่งนี้: Orn Jaidee');
  const bytes = Buffer.from(content?.attachments[0]?.base64 ?? '', 'base64');
  const sheets = readWorkbook(bytes);
  // Names that a spreadsheet opens: not its own, no longer than it takes, without a ' at either end.
  expect(Object.keys(sheets)).toEqual(['History (2)', '&lt;img src=x&gt;', 'x'.repeat(30), 'เกี่ยวกับไฟล์นี้']);
  expect(Object.values(sheets)[0]?.[1]).toEqual([formula.replaceAll('"', '&quot;')]);
  const files = Object.entries(unzipSync(bytes)).filter(([path]) => path.includes('worksheets'));
  for (const [, xml] of files) expect(Buffer.from(xml).toString()).not.toMatch(/<f>|<f /);
});

test('a part of figures has a column of what they are compared with where something is', async () => {
  await schedule({ recipient_ids: [people.owner?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const section = (title: string, before: number | null) => ({
    ...{ title, fault: null, columns: [], rows: [] },
    figures: [{ label: 'รวม', kind: 'money', value: 45, before }],
  });
  const sections = [section('alone', null), section('compared', 30)];
  await finish(((await claim()) as [Run])[0], { sections });
  const bytes = Buffer.from((await mails())[0]?.content.attachments[0]?.base64 ?? '', 'base64');
  expect(readWorkbook(bytes)).toMatchObject({
    alone: [
      ['ตัวเลข', 'ค่า'],
      ['รวม', 45],
    ],
    compared: [
      ['ตัวเลข', 'ค่า', 'ช่วงที่เทียบ'],
      ['รวม', 45, 30],
    ],
  });
});

test('a mail and the last sheet of its workbook say of which shop, branch and days the figures are, and where nothing is to compare with', async () => {
  const [branch] = await rows<{ id: string; name: string }>('select id, name from merchant_branches limit 1');
  const taking = DOCUMENT.replace('!)', '!, $compare: Comparison, $branchId: ID)').replace(
    'range: $range',
    'range: $range, compare: $compare, branchId: $branchId',
  );
  const of = { name: 'เทียบ', document: taking, variables: '{}', parts: [PART], role_ids: [] };
  const { id } = await ok('POST', '/dashboards', owner, of);
  const given = { recipient_ids: [people.owner?.id], compare: 'PREVIOUS_YEAR', branch_id: branch?.id };
  await ok('POST', `/dashboards/${id}/schedules`, owner, rule(given));
  await at('2026-03-10T08:00:00+07:00');
  const figures = [{ label: 'รวม', kind: 'money', value: 45, before: null }];
  const sections = [{ title: 'ยอดขาย', fault: null, columns: [], rows: [], figures }];
  await finish(((await claim()) as [Run])[0], { sections });
  const content = (await mails())[0]?.content;
  const line = 'เทียบกับ 09-03-2568: ไม่มีตัวเลขของช่วงนั้น';
  expect(content?.text.split('\n').slice(0, 3)).toEqual([
    'เทียบ',
    expect.stringMatching(new RegExp(` · ${branch?.name} · 09-03-2569$`)),
    line,
  ]);
  expect(content?.html).toContain(line);
  const sheets = readWorkbook(Buffer.from(content?.attachments[0]?.base64 ?? '', 'base64'));
  expect(Object.values(sheets).at(-1)).toEqual([
    ['เกี่ยวกับไฟล์นี้'],
    ['เทียบ'],
    [expect.stringContaining(branch?.name ?? '')],
    [line],
  ]);
});

test('a link that no one was sent opens nothing and changes nothing, and anyone who guesses is stopped', async () => {
  const { id } = await schedule({ recipient_ids: [people.cashier?.id] });
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  const [, link = ''] = /unsubscribe\/(\S+)>/.exec((await mails())[0]?.content.headers['List-Unsubscribe'] ?? '') ?? [];
  const [realm = '', token = ''] = link.split('.');
  const [kept] = await rows<{ hash: string }>("select encode(token_hash, 'hex') as hash from schedule_recipients");
  const forged = [
    `${gateway.otherRealm.id}.${token}`,
    `${realm}.${kept?.hash}`,
    `${realm}.`,
    `.${token}`,
    token,
    `${link}.`,
    link.toUpperCase(),
    `${realm}.${Buffer.from(`schedule-link:${id}:${people.cashier?.id}`).toString('base64url')}`,
    "' or true --",
    '..%2f..%2fdashboards',
    '%00',
  ];
  const statuses = new Set<number>();
  for (const one of forged)
    for (const [method, body] of [['GET'], ['POST', { is_subscribed: false }]] as const)
      statuses.add((await send(method, `/schedule-links/${one}`, server, body)).status);
  expect([...statuses].filter((status) => ![400, 404, 429].includes(status))).toEqual([]);
  // Signed in is not enough: the link is what counts.
  expect((await send('POST', `/schedule-links/${link}`, owner, { is_subscribed: false })).status).toBe(401);
  expect(await rows('select 1 from schedule_recipients where unsubscribed_at is not null')).toEqual([]);
  let last = 0;
  for (let guess = 0; guess < 200 && last !== 429; guess += 1)
    last = (await send('GET', `/schedule-links/${realm}.guess${guess}`, server)).status;
  expect(last).toBe(429);
  // A caller with a link is not kept from it by others who guess.
  expect(await ok('POST', `/schedule-links/${link}`, server, { is_subscribed: false })).toMatchObject({
    is_subscribed: false,
  });
});

test('of one writer no more schedules run than the limit says, over all dashboards and at once, and others are not kept from theirs', async () => {
  const second = (
    await ok('POST', '/dashboards', owner, { name: '2', document: DOCUMENT, variables: '{}', parts: [PART] })
  ).id;
  const mine = { recipient_ids: [people.owner?.id] };
  const fill = `insert into dashboard_schedules (document_id, owner_id, rule, is_active, next_due_at)
    select $1, $2, '{}', n <= ${SCHEDULE_LIMITS.active - 1}, 'infinity' from generate_series(1, ${SCHEDULE_LIMITS.active + 10}) n`;
  const [third] = await rows<{ id: string }>(
    "insert into saved_documents (kind, scope, owner_id, name, body) values ('dashboard', 'insight', $1, '3', '{}') returning id",
    [people.owner?.id],
  );
  await rows(fill, [third?.id, people.owner?.id]);
  const answers = await Promise.all(
    [dashboard, second].map((id) => send('POST', `/dashboards/${id}/schedules`, owner, rule(mine))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.body.message).toEqual([{ path: 'is_active', message: TOO_MANY_ACTIVE }]);
  const off = await schedule({ ...mine, is_active: false });
  const path = `/dashboards/${dashboard}/schedules/${off.id}`;
  expect((await send('PATCH', path, owner, { is_active: true, __v: 0 })).body.message[0].path).toBe('is_active');
  await rows('delete from dashboard_schedules where rule = $1 and is_active', ['{}']);
  expect(await ok('PATCH', path, owner, { is_active: true, __v: 0 })).toMatchObject({ is_active: true });
});

test('an author with many mails due at once keeps no other waiting', async () => {
  for (let count = 0; count < 3; count += 1) await schedule();
  const { id } = await schedule({ recipient_ids: [people.cashier?.id] });
  await rows('update dashboard_schedules set owner_id = $2 where id = $1', [id, people.cashier?.id]);
  await at('2026-03-10T08:00:00+07:00');
  const { runs } = await ok('POST', '/schedule-runs/claim', server, { most: 2 });
  expect(runs).toHaveLength(2);
  const ids = runs.map((run: Run) => run.id);
  expect(
    await rows('select 1 from schedule_deliveries where schedule_id = $1 and id = any($2)', [id, ids]),
  ).toHaveLength(1);
  expect(await claim()).toHaveLength(5);
});

async function linkOfLastMail(): Promise<string> {
  const header = (await mails()).at(-1)?.content.headers['List-Unsubscribe'] ?? '';
  return /unsubscribe\/(\S+)>/.exec(header)?.[1] ?? '';
}
const isSubscribed = async (id: string) => (await deliveriesOf(id)).recipients[0].is_subscribed;

test('a user who unsubscribed gets nothing by another schedule of the dashboard by the same writer, until they take it up by the old link', async () => {
  const mine = { recipient_ids: [people.cashier?.id] };
  const { id } = await schedule(mine);
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  const link = await linkOfLastMail();
  await ok('POST', `/schedule-links/${link}`, server, { is_subscribed: false });
  const beside = await schedule(mine);
  expect(await isSubscribed(beside.id)).toBe(false);
  await ok('DELETE', `/dashboards/${dashboard}/schedules/${id}?__v=0`, owner);
  const recreated = await schedule(mine);
  expect(await isSubscribed(recreated.id)).toBe(false);
  await at('2026-03-11T08:00:00+07:00');
  expect(await claim()).toEqual([]);
  const subscription = { name: 'ทุกเช้า', is_removed: true };
  expect(await ok('GET', `/schedule-links/${link}`, server)).toMatchObject({ ...subscription, is_subscribed: false });
  const again = await ok('POST', `/schedule-links/${link}`, server, { is_subscribed: true });
  expect(again).toMatchObject({ ...subscription, is_subscribed: true });
  expect([await isSubscribed(beside.id), await isSubscribed(recreated.id)]).toEqual([true, true]);
  expect(await isSubscribed((await schedule(mine)).id)).toBe(true);
});

test('the link of a mail whose schedule is deleted stops what took its place, and nothing of other writers', async () => {
  const mine = { recipient_ids: [people.cashier?.id] };
  const { id } = await schedule(mine);
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  const link = await linkOfLastMail();
  const [recreated, others] = [await schedule(mine), await schedule(mine)];
  await rows('update dashboard_schedules set owner_id = $2 where id = $1', [others.id, people.nobody?.id]);
  await ok('DELETE', `/dashboards/${dashboard}/schedules/${id}?__v=0`, owner);
  expect(await ok('POST', `/schedule-links/${link}`, server, { is_subscribed: false })).toMatchObject({
    is_subscribed: false,
  });
  expect([await isSubscribed(recreated.id), await isSubscribed(others.id)]).toEqual([false, true]);
});

test('a user who unsubscribed from one schedule goes on with another that they have', async () => {
  const mine = { recipient_ids: [people.cashier?.id] };
  const monthly = await schedule({ ...mine, rhythm: 'MONTHLY', day_of_month: 1 });
  await schedule(mine);
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  await ok('POST', `/schedule-links/${await linkOfLastMail()}`, server, { is_subscribed: false });
  expect(await isSubscribed(monthly.id)).toBe(true);
});

test('a user who makes a schedule for themselves gets it, whatever they unsubscribed from before', async () => {
  const own = { recipient_ids: [people.owner?.id] };
  await schedule(own);
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  await ok('POST', `/schedule-links/${await linkOfLastMail()}`, server, { is_subscribed: false });
  expect(await isSubscribed((await schedule(own)).id)).toBe(true);
});
