import { SCHEDULE_LIMITS, TOO_MANY_ACTIVE } from '@taem/domain/insight/schedules/scheduleLimits.ts';
import { expect, test } from 'vitest';
import { clientOf } from '../../testing/fixtures.ts';
import { DOCUMENT, PART, type Run, SECTION, scheduleTests } from '../../testing/scheduleTests.ts';

const tests = scheduleTests();
const { gateway, renew, rows, send, ok, rule, schedule, deliveriesOf, claim, finish, mails, states, at } = tests;

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
  await schedule({ recipient_ids: [tests.people.owner?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const [lost] = (await claim()) as [Run];
  await tests.clock.advance(4 * 60_000);
  const [second] = (await claim()) as [Run];
  expect(second).toMatchObject({ id: lost.id, tries: 2 });
  expect((await send('GET', '/dashboards', lost.access_token)).status).toBe(401);
  expect(await finish(lost)).toEqual({ accepted: false });
  expect(await mails()).toEqual([]);
  expect(await finish(second)).toEqual({ accepted: true });
  expect(await mails()).toHaveLength(1);
});

test('what was missed during an outage is sent once and late, not once for each time', async () => {
  const { id } = await schedule({ rhythm: 'HOURLY', recipient_ids: [tests.people.owner?.id] });
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
  const { id } = await schedule({ recipient_ids: [tests.people.owner?.id], rhythm: 'MONTHLY', day_of_month: 10 });
  await at('2026-03-10T08:00:00+07:00');
  for (let tries = 1; tries <= 8; tries += 1) {
    const [run] = (await claim()) as [Run];
    expect(run.tries).toBe(tries);
    await finish(run, { sections: null });
    expect(await claim()).toEqual([]);
    await tests.clock.advance(61 * 60_000);
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
  const { id } = await schedule({ recipient_ids: [tests.people.cashier?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const [run] = (await claim()) as [Run];
  await rows(change, [tests.people.cashier?.id]);
  await finish(run);
  await at('2026-03-11T08:00:00+07:00');
  await renew();
  expect(await claim()).toEqual([]);
  const seen = await states(id);
  await rows(undo, [tests.people.cashier?.id]);
  expect(seen).toEqual([expect.stringContaining(`SKIPPED ${reason}`), expect.stringContaining(`SKIPPED ${reason}`)]);
  expect(await mails()).toEqual([]);
});

test('a run has the rights of its recipient, only reads figures and what they name, and its session ends with it', async () => {
  await schedule({ recipient_ids: [tests.people.cashier?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const [run] = (await claim()) as [Run];
  expect((await send('GET', '/merchants/home', run.access_token)).status).toBe(200);
  const stat = await send('GET', '/stat/total-revenue?from=2026-03-09&to=2026-03-09', run.access_token);
  expect(stat.body.code).toBe(
    (await send('GET', '/stat/total-revenue?from=2026-03-09&to=2026-03-09', tests.cashier)).body.code,
  );
  expect(
    (await send('PATCH', `/dashboards/${tests.dashboard}`, run.access_token, { name: 'x', __v: 0 })).body.code,
  ).toBe('PERMISSION');
  expect((await send('POST', '/oauth/signout', run.access_token)).body.code).toBe('PERMISSION');
  const opened = async (path: string) => (await send('GET', path, run.access_token)).body.code;
  for (const path of [
    '/members/export',
    '/saved-documents',
    '/dashboards',
    `/merchant-users/${tests.people.cashier?.id}`,
  ])
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
  expect((await send('POST', '/schedule-runs/claim', tests.owner, { most: 5 })).status).toBe(401);
  expect((await gateway.send('POST', '/schedule-runs/claim', { body: { most: 5 } })).status).toBe(401);
  expect(await claim(tests.strangeServer)).toEqual([]);
  const [run] = (await claim()) as [Run];
  expect(await finish(run, {}, tests.strangeServer)).toEqual({ accepted: false });
  expect(
    (await send('POST', `/schedule-runs/${run.id}`, tests.owner, { tries: 1, sections: [], verdict: null })).status,
  ).toBe(401);
});

test('a user who may change the dashboard writes its schedules, for those alone who may have it', async () => {
  const { id } = await schedule();
  expect((await ok('GET', `/dashboards/${tests.dashboard}/schedules`, tests.cashier)).schedules).toEqual([]);
  expect((await send('POST', `/dashboards/${tests.dashboard}/schedules`, tests.cashier, rule())).body.code).toBe(
    'PERMISSION',
  );
  expect((await send('POST', `/dashboards/${tests.dashboard}/schedules/${id}/try`, tests.cashier)).body.code).toBe(
    'PERMISSION',
  );
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
      (await send(method, `/dashboards/${tests.dashboard}/schedules${path}`, otherOwner, body)).status,
      method + path,
    ).toBe(404);
  }
  const refused = await send(
    'POST',
    `/dashboards/${tests.dashboard}/schedules`,
    tests.owner,
    rule({ recipient_ids: [tests.people.nobody?.id] }),
  );
  expect(refused.body.message[0].path).toBe('recipient_ids.0');
  const { candidates } = await ok('GET', `/dashboards/${tests.dashboard}/schedule-candidates`, tests.owner);
  expect(candidates.map((one: { id: string }) => one.id).sort()).toEqual(
    [tests.people.owner?.id, tests.people.cashier?.id].sort(),
  );
  const own = await ok('POST', '/dashboards', tests.cashier, {
    name: 'ของฉัน',
    document: DOCUMENT,
    variables: '{}',
    parts: [PART],
  });
  const subscription = await ok('GET', `/dashboards/${own.id}/schedule-candidates`, tests.cashier);
  expect(subscription.candidates.map((one: { id: string }) => one.id)).toEqual([tests.people.cashier?.id]);
  expect(
    (await send('PATCH', `/dashboards/${tests.dashboard}/schedules/${id}`, tests.owner, { name: 'ใหม่', __v: 3 })).body
      .code,
  ).toBe('123');
  const changed = await ok('PATCH', `/dashboards/${tests.dashboard}/schedules/${id}`, tests.owner, {
    hour: 20,
    __v: 0,
  });
  expect(changed).toMatchObject({ hour: 20, name: 'ทุกเช้า', __v: 1, next_due_at: '2026-03-10T13:00:00.000Z' });
  await ok('DELETE', `/dashboards/${tests.dashboard}/schedules/${id}?__v=1`, tests.owner);
  expect(await deliveriesOf(id)).toBeUndefined();
});

test('what waits is mailed no more once its schedule is switched off', async () => {
  const { id, __v } = await schedule({ recipient_ids: [tests.people.owner?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const [failed] = (await claim()) as [Run];
  await finish(failed, { sections: null });
  const off = { ...rule({ recipient_ids: [tests.people.owner?.id] }), is_active: false, __v };
  await ok('PATCH', `/dashboards/${tests.dashboard}/schedules/${id}`, tests.owner, off);
  await tests.clock.advance(60 * 60_000);
  await renew();
  expect(await claim()).toEqual([]);
  expect(await states(id)).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('a result of another question, or of other days, than the schedule has now is loaded again before it is mailed', async () => {
  const alert = { path: PART.path, figure: 'total', condition: 'ABOVE', threshold: 100 };
  const { id, __v } = await schedule({ alert, recipient_ids: [tests.people.owner?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const [early] = (await claim()) as [Run];
  const higher = { ...rule({ alert: { ...alert, threshold: 1000 }, recipient_ids: [tests.people.owner?.id] }), __v };
  await ok('PATCH', `/dashboards/${tests.dashboard}/schedules/${id}`, tests.owner, higher);
  const verdict = { isCrossed: true, value: 500, usual: null, kind: 'money', label: 'ยอดขาย' };
  expect(await finish(early, { verdict })).toEqual({ accepted: false });
  expect(await mails()).toEqual([]);
  const [again] = (await claim()) as [Run];
  expect(again).toMatchObject({ id: early.id, alert: { threshold: 1000 } });
  await finish(again, { verdict: { ...verdict, isCrossed: false } });
  expect(await states(id)).toEqual([expect.stringMatching(/QUIET NOT_CROSSED$/)]);
});

test('a test mail goes to oneself now, once, and leaves what is due and what was reported as it is', async () => {
  const { id } = await schedule({ recipient_ids: [tests.people.cashier?.id] });
  for (const _ of [1, 2]) await ok('POST', `/dashboards/${tests.dashboard}/schedules/${id}/try`, tests.owner);
  const runs = await claim();
  expect(runs).toHaveLength(1);
  await finish(runs[0] as Run);
  const [mail] = await mails();
  expect(mail?.recipient).toMatch(/^owner@/);
  expect(mail?.content.headers).toBeUndefined();
  expect((await deliveriesOf(id)).deliveries).toMatchObject([{ is_trial: true, state: 'QUEUED' }]);
});

test('schedules go with their dashboard, and one whose writer left goes on', async () => {
  const { id } = await schedule({ recipient_ids: [tests.people.cashier?.id] });
  await rows('update dashboard_schedules set owner_id = null where id = $1', [id]);
  await at('2026-03-10T08:00:00+07:00');
  expect(await claim()).toHaveLength(1);
  await ok('DELETE', `/dashboards/${tests.dashboard}?__v=0`, tests.owner);
  expect(await rows('select 1 from dashboard_schedules')).toEqual([]);
});

test('of one writer no more schedules run than the limit says, over all dashboards and at once, and others are not kept from theirs', async () => {
  const second = (
    await ok('POST', '/dashboards', tests.owner, { name: '2', document: DOCUMENT, variables: '{}', parts: [PART] })
  ).id;
  const mine = { recipient_ids: [tests.people.owner?.id] };
  const fill = `insert into dashboard_schedules (document_id, owner_id, rule, is_active, next_due_at)
    select $1, $2, '{}', n <= ${SCHEDULE_LIMITS.active - 1}, 'infinity' from generate_series(1, ${SCHEDULE_LIMITS.active + 10}) n`;
  const [third] = await rows<{ id: string }>(
    "insert into saved_documents (kind, scope, owner_id, name, body) values ('dashboard', 'insight', $1, '3', '{}') returning id",
    [tests.people.owner?.id],
  );
  await rows(fill, [third?.id, tests.people.owner?.id]);
  const answers = await Promise.all(
    [tests.dashboard, second].map((id) => send('POST', `/dashboards/${id}/schedules`, tests.owner, rule(mine))),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.body.message).toEqual([{ path: 'is_active', message: TOO_MANY_ACTIVE }]);
  const off = await schedule({ ...mine, is_active: false });
  const path = `/dashboards/${tests.dashboard}/schedules/${off.id}`;
  expect((await send('PATCH', path, tests.owner, { is_active: true, __v: 0 })).body.message[0].path).toBe('is_active');
  await rows('delete from dashboard_schedules where rule = $1 and is_active', ['{}']);
  expect(await ok('PATCH', path, tests.owner, { is_active: true, __v: 0 })).toMatchObject({ is_active: true });
});

test('an author with many mails due at once keeps no other waiting', async () => {
  for (let count = 0; count < 3; count += 1) await schedule();
  const { id } = await schedule({ recipient_ids: [tests.people.cashier?.id] });
  await rows('update dashboard_schedules set owner_id = $2 where id = $1', [id, tests.people.cashier?.id]);
  await at('2026-03-10T08:00:00+07:00');
  const { runs } = await ok('POST', '/schedule-runs/claim', tests.server, { most: 2 });
  expect(runs).toHaveLength(2);
  const ids = runs.map((run: Run) => run.id);
  expect(
    await rows('select 1 from schedule_deliveries where schedule_id = $1 and id = any($2)', [id, ids]),
  ).toHaveLength(1);
  expect(await claim()).toHaveLength(5);
});
