import { NEVER_REACHED } from '@taem/domain/contract/readAfter.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { ok } from '../testing/fakeGateway.ts';
import { startTestServer, type TestServer, TOKEN } from '../testing/startTestServer.ts';

const { observability } = readConfig({});
let server: TestServer;
let lines: string[];

beforeEach(async () => {
  lines = [];
  server = await startTestServer({ observability: { ...observability, logLevel: 'info', metrics: true } }, lines);
});
afterEach(() => server.close());

const WRITE = 'mutation { createLocation(input: { name: "Room" }) { location { id } } }';
const READ = '{ members(perPage: 1) { items { id } } }';

/** Simulates a gateway with a replica: answers to writes have a position, and those to reads name the database. */
function withReplica(position: string, source = 'replica'): void {
  const ordinary = server.gateway.reply;
  server.gateway.reply = (call) => {
    if (call.method !== 'GET') return { ...ok({ id: 'l-1' }), headers: { 'x-read-after': position } };
    if (call.path !== '/members') return ordinary(call);
    const headers = { 'x-answered-by': source, 'x-replica-lag': '0.250' };
    return { ...ok({ members: { total: [{ count: 0 }], result: [] } }), headers };
  };
}

const ask = (query: string, headers: Record<string, string> = {}) =>
  server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ query }),
  });

const statedOf = (path: string) =>
  server.gateway.calls.filter((call) => call.path === path).map(({ headers }) => headers['x-read-after']);

test('the position behind a write goes to the caller, and with the next question to the gateway: by cookie or by header', async () => {
  withReplica('0/3000148');
  const written = await ask(WRITE);
  expect(written.headers['x-read-after']).toBe('0/3000148');
  const cookie = String(written.headers['set-cookie']);
  expect(cookie).toBe('taem-read-after=0/3000148; Path=/; Max-Age=60; HttpOnly; SameSite=Strict');
  await ask(READ);
  await ask(READ, { cookie: `theme=dark; ${cookie.split(';')[0]}` });
  await ask(READ, { 'x-read-after': '0/3000148' });
  expect(statedOf('/members')).toEqual([undefined, '0/3000148', '0/3000148']);
});

test('an operation reads after what it wrote itself', async () => {
  withReplica('0/3000200');
  server.gateway.rows.locations = [{ id: 'l-1', name: 'Room' }];
  await ask('mutation { createLocation(input: { name: "Room" }) { location { id name } } }', {
    'x-read-after': '0/1',
  });
  const reads = server.gateway.calls.filter(({ method }) => method === 'GET');
  expect(new Set(reads.map(({ headers }) => headers['x-read-after']))).toEqual(new Set(['0/3000200']));
});

test('a made-up position is ignored: the primary is read, and nothing of it reaches the gateway', async () => {
  withReplica('0/1');
  for (const stated of ['1', "0/0'", 'x'.repeat(500)]) await ask(READ, { 'x-read-after': stated });
  await ask(READ, { cookie: 'taem-read-after=%0a' });
  expect(new Set(statedOf('/members'))).toEqual(new Set([NEVER_REACHED]));
});

test('equal questions under way are shared only where they state the same position', async () => {
  withReplica('0/1');
  const requests = [undefined, undefined, '0/5', '0/5'].map((readAfter) =>
    server.app.upstream.get({ method: 'GET', path: '/members', token: TOKEN, requestId: 'r-1', readAfter }),
  );
  expect(requests.map(({ shared }) => shared)).toEqual([false, true, false, true]);
  await Promise.all(requests.map(({ answer }) => answer));
});

test.each([
  ['the primary, for an import that goes on', NEVER_REACHED],
  ['a later position, which another tab has', '0/9'],
  ['a later one of more digits', '1/00000001'],
])('what is stated already stands, where a write answers with an earlier position: %s', async (_, stated) => {
  withReplica('0/5');
  expect((await ask(WRITE, { cookie: `taem-read-after=${stated}` })).headers['x-read-after']).toBe(stated);
});

test('after a write whose outcome is not known the primary is read', async () => {
  server.gateway.reply = () => 'reset';
  expect((await ask(WRITE)).headers['x-read-after']).toBe(NEVER_REACHED);
});

test('a file states the position too', async () => {
  await server.app.inject({
    url: '/export/members?format=csv',
    headers: { authorization: `Bearer ${TOKEN}`, cookie: 'taem-read-after=0/7' },
  });
  expect(statedOf('/members/export')).toEqual(['0/7']);
});

test('which server answered stands in the log line and in the metrics, as does the lag', async () => {
  withReplica('0/1', 'replica');
  await ask(READ);
  withReplica('0/1', 'primary');
  await ask(READ);
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'operation');
  expect(logged).toMatchObject([
    { byReplica: 1, byPrimary: 0 },
    { byReplica: 0, byPrimary: 1 },
  ]);
  const { body } = await server.app.inject('/metrics');
  expect(body).toContain('taem_replica_read_duration_seconds_count{source="replica"} 1');
  expect(body).toContain('taem_replica_read_duration_seconds_count{source="primary"} 1');
  expect(body).toContain('taem_replica_lag_seconds 0.25');
});

test('without a replica nothing is said of one', async () => {
  server.answerWrites(() => ok({ id: 'l-1' }));
  const written = await ask(WRITE);
  expect([written.headers['x-read-after'], written.headers['set-cookie']]).toEqual([undefined, undefined]);
  await ask(READ);
  expect(lines.join()).not.toContain('byReplica');
  expect((await server.app.inject('/metrics')).body).not.toMatch(/^taem_replica_(lag|read_duration_seconds_count)/m);
});
