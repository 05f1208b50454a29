import { SCHEDULE_LIMITS, TOO_MANY_ACTIVE, TOO_MANY_SCHEDULES } from '@taem/domain/insight/schedules/scheduleLimits.ts';
import { describe, expect, it } from 'vitest';
import { type ScriptedDoor, scriptedDoor } from '../../testing/scriptedDoor.ts';
import { ARI, cashier, SHOP } from '../../testing/scriptedShop.ts';
import { changeSchedule, createSchedule, linkHash, linkToken, removeSchedule, trySchedule } from './writeSchedules.ts';

const id = (end: string) => `8f1d1c1a-0000-4000-8000-0000000000${end}`;
const [MALI, NOK, DASHBOARD, SCHEDULE] = [id('a1'), id('a2'), id('d1'), id('51')];
const session = { ...cashier, userId: MALI };

const rule = {
  ...{ name: 'Daily', rhythm: 'DAILY', weekdays: [], day_of_month: null, hour: 8, locale: 'th-TH' },
  ...{ range: 'YESTERDAY', by: null, compare: null, branch_id: null, alert: null },
};
const body = { ...rule, is_active: true, recipient_ids: [MALI] };
const alert = { path: 'sales.total', figure: '', condition: 'ABOVE', threshold: 100 };
const person = {
  ...{ id: MALI, name: 'Mali', email: 'mali@shop.example', status: 'Active', branch_ids: [], role_name: 'Cashier' },
  ...{ authorizes: [], is_owner: true, is_shared: false, is_shared_with: false },
};

const [OF_DASHBOARD, OF_AUTHOR] = ['where document_id = $1', 'where owner_id = $1 and is_active'];
const [LOCK_DASHBOARD, INSERT, UPDATE] = ['for update of d', 'insert into dashboard_schedules', 'set rule = $2'];
const [LOCK, PEOPLE, PUT_ON] = ['for update', 'as is_shared_with', 'insert into schedule_recipients'];
const [CLOCK, NEXT_DUE, BRANCH] = [
  'select * from dashboard_schedules s',
  'set next_due_at',
  'merchant_branches where id',
];
const [FIND, UNCROSS, FORGET] = ['as owner_name,\n    coalesce((select', 'set is_crossed = false', 'with gone as'];
const [TRY, KEEP_LINKS, DELETE] = [
  'insert into schedule_deliveries',
  'insert into schedule_past_links',
  'delete from dash',
];
const AUTHOR = 'for no key update';
const found = {
  ...{ id: SCHEDULE, document_id: DASHBOARD, rule, version: 4, next_due_at: new Date(0), is_active: true },
  ...{ owner_name: 'Mali', recipients: [], deliveries: [] },
};
const dashboard = {
  ...{ id: DASHBOARD, owner_id: MALI, is_shared: false, name: 'Sales', version: 1, role_ids: [] },
  body: { document: '', variables: '{}', parts: [{ path: 'sales.total', title: null }] },
};
const kept = { rule, is_active: true, owner_id: MALI, version: 3, recipient_ids: [MALI] };

async function at<T>(
  work: (door: ScriptedDoor) => Promise<T>,
  answers: object = {},
): Promise<{
  outcome: T & { body?: unknown; code?: string; status?: number };
  valuesOf: (words: string) => unknown[][];
}> {
  const door = await scriptedDoor({
    ...{ [LOCK_DASHBOARD]: [dashboard], [OF_DASHBOARD]: [{ count: 0 }], [OF_AUTHOR]: [{ count: 0 }] },
    ...{ [INSERT]: [{ id: SCHEDULE }], [FIND]: [found], [PUT_ON]: [], [NEXT_DUE]: [], [UPDATE]: [], [UNCROSS]: [] },
    ...{ [TRY]: [], [KEEP_LINKS]: [], [DELETE]: [], [FORGET]: [], [AUTHOR]: [], [PEOPLE]: [person] },
    ...{ [CLOCK]: [{ day: '2026-03-14', hour: 9 }], [BRANCH]: [{}], [LOCK]: [kept], ...answers },
  } as Parameters<typeof scriptedDoor>[0]);
  const outcome = await work(door).catch((error) => error);
  const valuesOf = (words: string) =>
    door.statements.filter((sent) => sent.words === words).map(({ values }) => [...values]);
  return { outcome: outcome as never, valuesOf };
}
const create = (changes: object = {}, answers: object = {}, as = session) =>
  at(({ client, tokens }) => createSchedule(client, tokens, as, DASHBOARD, { ...body, ...changes }), answers);
const change = (changes: object = {}, answers: object = {}) =>
  at(
    ({ client, tokens }) => changeSchedule(client, tokens, session, DASHBOARD, SCHEDULE, { __v: 3, ...changes }),
    answers,
  );
const refusedAt = (path: string, message: unknown = expect.any(String)) => [{ path, message }];

describe('a schedule that is created', () => {
  it('is kept with its recipients, each with a separate link, and when it is due next', async () => {
    const { outcome, valuesOf } = await create({ recipient_ids: [MALI.toUpperCase(), MALI] });
    expect(outcome).toMatchObject({ id: SCHEDULE, dashboard_id: DASHBOARD, __v: 4 });
    expect(valuesOf(INSERT)).toEqual([[DASHBOARD, MALI, JSON.stringify(rule), true]]);
    const [[schedule, users, hashes, by] = []] = valuesOf(PUT_ON);
    expect([schedule, users, by]).toEqual([SCHEDULE, [MALI], MALI]);
    const { tokens } = await scriptedDoor({});
    expect(hashes).toEqual([linkHash(linkToken(tokens, SHOP, SCHEDULE, MALI))]);
    expect(linkToken(tokens, SHOP, SCHEDULE, MALI)).not.toBe(linkToken(tokens, SHOP, SCHEDULE, NOK));
    expect(valuesOf(NEXT_DUE)).toEqual([[SCHEDULE, '2026-03-15', 8]]);
  });

  it.each<[string, object, object, unknown]>([
    [
      'one too many of its dashboard',
      {},
      { [OF_DASHBOARD]: [{ count: SCHEDULE_LIMITS.schedules }] },
      refusedAt('name', TOO_MANY_SCHEDULES),
    ],
    [
      'one too many that run of its author',
      {},
      { [OF_AUTHOR]: [{ count: SCHEDULE_LIMITS.active }] },
      refusedAt('is_active', TOO_MANY_ACTIVE),
    ],
    ['of a wrong form', { hour: 24 }, {}, refusedAt('hour')],
    ['about no part of its dashboard', { alert: { ...alert, path: 'other' } }, {}, refusedAt('alert.path')],
    ['to a user who may not get it', { recipient_ids: [MALI, NOK] }, {}, refusedAt('recipient_ids.1')],
    ['of a branch that is gone', { branch_id: ARI }, { [BRANCH]: [] }, refusedAt('branch_id')],
  ])('is refused: %s', async (_which, changes, answers, refusal) => {
    const { outcome, valuesOf } = await create(changes, answers);
    expect([outcome.body, valuesOf(PUT_ON)]).toEqual([refusal, []]);
  });

  it('is the last that its dashboard and its author may have', async () => {
    const counts = {
      [OF_DASHBOARD]: [{ count: SCHEDULE_LIMITS.schedules - 1 }],
      [OF_AUTHOR]: [{ count: SCHEDULE_LIMITS.active - 1 }],
    };
    expect((await create({}, counts)).outcome).toHaveProperty('id');
    expect((await create({}, { [OF_DASHBOARD]: [], [OF_AUTHOR]: [] })).outcome).toHaveProperty('id');
  });

  it('that does not run needs no room, and has a branch and an alert where these are there', async () => {
    const full = { [OF_AUTHOR]: [{ count: SCHEDULE_LIMITS.active }] };
    const { outcome, valuesOf } = await create({ is_active: false, branch_id: ARI, alert }, full);
    expect(outcome).toHaveProperty('id');
    expect([valuesOf(OF_AUTHOR), valuesOf(BRANCH)]).toEqual([[], [[ARI]]]);
  });

  it('without a clock has no next moment', async () => {
    expect((await create({}, { [CLOCK]: [] })).valuesOf(NEXT_DUE)).toEqual([]);
  });
});

describe('a schedule that is changed', () => {
  it('keeps what is not said, and what it reported where its alert stays', async () => {
    const { outcome, valuesOf } = await change({ hour: 9, name: undefined });
    expect(outcome).toHaveProperty('id');
    expect(valuesOf(UPDATE)).toEqual([[SCHEDULE, JSON.stringify({ ...rule, hour: 9 }), true]]);
    expect([valuesOf(UNCROSS), valuesOf(OF_AUTHOR), valuesOf(FORGET)]).toEqual([[], [], []]);
  });

  it('with another alert has reported nothing yet', async () => {
    expect((await change({ alert })).valuesOf(UNCROSS)).toEqual([[SCHEDULE]]);
  });

  it('takes room of its author when it begins to run, and drops what waits when it ends', async () => {
    const stopped = { [LOCK]: [{ ...kept, is_active: false }], [OF_AUTHOR]: [{ count: SCHEDULE_LIMITS.active }] };
    expect((await change({ is_active: true }, stopped)).outcome.body).toEqual(refusedAt('is_active', TOO_MANY_ACTIVE));
    expect((await change({ is_active: false }, stopped)).outcome).toHaveProperty('id');
    const ownerless = { ...stopped, [LOCK]: [{ ...kept, is_active: false, owner_id: null }] };
    expect((await change({ is_active: true }, ownerless)).outcome).toHaveProperty('id');
    expect((await change({ is_active: false })).valuesOf(FORGET)).toEqual([[SCHEDULE]]);
  });

  it('keeps recipients who may not be chosen any longer', async () => {
    const before = { [LOCK]: [{ ...kept, recipient_ids: [MALI, NOK] }] };
    expect((await change({ hour: 9 }, before)).valuesOf(PUT_ON)[0]?.[1]).toEqual([MALI, NOK]);
    expect((await change({ recipient_ids: [NOK] })).outcome.body).toEqual(refusedAt('recipient_ids.0'));
  });

  it('is loaded again where another user changed it, and must be there', async () => {
    expect((await change({ __v: 2 })).outcome.code).toBe('123');
    expect((await change({}, { [LOCK]: [] })).outcome.status).toBe(404);
    const unread = await at(({ client, tokens }) =>
      changeSchedule(client, tokens, session, DASHBOARD, 'x', { __v: 3 }),
    );
    expect([unread.outcome.status, unread.valuesOf(LOCK)]).toEqual([404, []]);
  });
});

describe('a schedule', () => {
  it('that is removed leaves the links of its mails working', async () => {
    const remove = (version: number) =>
      at(({ client }) => removeSchedule(client, session, DASHBOARD, SCHEDULE, version));
    const { outcome, valuesOf } = await remove(3);
    expect([outcome, valuesOf(KEEP_LINKS), valuesOf(DELETE)]).toEqual([undefined, [[SCHEDULE]], [[SCHEDULE]]]);
    const stale = await remove(2);
    expect([stale.outcome.code, stale.valuesOf(DELETE)]).toEqual(['123', []]);
  });

  it.each<[string, object[], unknown, number]>([
    ['to oneself', [person], undefined, 1],
    ['to oneself, whatever else keeps it from coming', [{ ...person, is_owner: false }], undefined, 1],
    ['of a program, which has no mail', [], refusedAt('id', 'A program gets no mail'), 0],
    ['without an address', [{ ...person, email: '' }], refusedAt('id', 'You have no email address'), 0],
  ])('is tried by a mail %s', async (_whom, people, refusal, mails) => {
    const { outcome, valuesOf } = await at(({ client }) => trySchedule(client, session, DASHBOARD, SCHEDULE), {
      [PEOPLE]: people,
    });
    expect([outcome.body, valuesOf(TRY).length]).toEqual([refusal, mails]);
  });
});
