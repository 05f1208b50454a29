/** @module-tag slow */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestStack } from '../../testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
let folder: string;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'taem-killed-server-')), 'outbox');
  await rows("update merchant_users set email = split_part(username, '@', 1) || '@shop.example'");
});
afterAll(async () => {
  await rm(join(folder, '..'), { recursive: true, force: true });
});

async function rows<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const { database, realm } = stack.gateway;
  return (await database.withRealm(realm.id, (client) => client.query<Row>(text, values))).rows;
}

const deliveries = () =>
  rows<{ state: string; tries: number }>('select state, tries from schedule_deliveries order by created_at');

/** Starts a server in a separate process as in production: it looks for due schedules by itself. */
function startServer(): ChildProcess {
  const { client_id, client_secret } = stack.client;
  const gateway = {
    GATEWAY_URL: stack.upstream.url.href,
    GATEWAY_CLIENT_ID: client_id,
    GATEWAY_CLIENT_SECRET: client_secret,
  };
  return fork(new URL('../../main.ts', import.meta.url), [], {
    execArgv: [],
    env: { ...process.env, ...gateway, PORT: '0', NODE_ENV: '' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Creates a schedule of the owner that is due now. */
async function makeDue(): Promise<void> {
  const owner = await stack.as('owner');
  const document = 'query ($range: DayRangeInput!) { statistics(range: $range) { totalRevenue { total } } }';
  const parts = [{ path: 'statistics.totalRevenue', title: 'ยอดขาย', drawing: 'TABLE', width: 6 }];
  const created = await owner.ask(
    'mutation ($input: CreateDashboardInput!) { createDashboard(input: $input) { dashboard { id } userErrors { message } } }',
    { input: { name: 'ยอดขาย', document, variables: '{}', parts, roleIds: [] } },
  );
  const input = {
    ...{ dashboardId: created.data.createDashboard.dashboard.id, name: 'ทุกชั่วโมง', rhythm: 'HOURLY', hour: 0 },
    ...{ language: 'TH', range: 'TODAY', recipientIds: [stack.ids.owner] },
  };
  const scheduled = await owner.ask(
    'mutation ($input: CreateDashboardScheduleInput!) { createDashboardSchedule(input: $input) { userErrors { message path } } }',
    { input },
  );
  expect(scheduled.data?.createDashboardSchedule.userErrors, JSON.stringify(scheduled.errors)).toEqual([]);
  await rows("update dashboard_schedules set next_due_at = now() - interval '1 minute'");
}

test.each<[when: string, fault: string, path: RegExp, left: object, again: number]>([
  [
    'with the figures half read',
    'half-open: accepted and never answered',
    /\/stat\//,
    { state: 'WAITING', tries: 1 },
    1,
  ],
  [
    'before it knew that the mail was written',
    'acted and never answered',
    /\/schedule-runs\/[0-9a-f-]{36}$/,
    { state: 'SENT', tries: 1 },
    0,
  ],
])(
  'kill -9 of a server %s: the next one leaves exactly one mail',
  { timeout: 60_000 },
  async (_when, fault, path, left, again) => {
    await rows('delete from saved_documents');
    await makeDue();
    await stack.upstream.set(fault, (call) => path.test(call.path));
    const server = startServer();
    try {
      const stuck = () => stack.upstream.calls.some((call) => call.fault === fault && path.test(call.path));
      await expect.poll(stuck, { timeout: 40_000 }).toBe(true);
      await expect.poll(deliveries).toEqual([left]);
    } finally {
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
    }
    await stack.upstream.set(null);
    // A read discovers that its connection was closed.
    await (await stack.as('owner')).ask('{ viewer { id } }');
    // While the dead server's claim is valid, no other server takes the run over.
    expect(await stack.runSchedules()).toBe(0);
    await rows("update schedule_deliveries set lease_until = now() where state = 'WAITING'");
    expect(await stack.runSchedules()).toBe(again);
    expect(await stack.runSchedules()).toBe(0);
    const [mail, ...others] = await stack.receiveMails(folder, 1);
    expect(mail?.sheets.ยอดขาย?.[1]).toEqual(['รวม', 0]);
    expect(others).toEqual([]);
    expect(await deliveries()).toEqual([{ state: 'SENT', tries: 1 + again }]);
    expect(await rows('select 1 from sessions where is_run')).toEqual([]);
  },
);
