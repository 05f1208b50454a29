import { request } from 'node:http';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { auditServer } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { SUBSCRIPTIONS_ELSEWHERE } from '../execution/guard.ts';
import { refusal } from '../testing/fakeGateway.ts';
import { startTestServer, TOKEN } from '../testing/startTestServer.ts';

const BI = 'https://bi.example';
const json = { 'content-type': 'application/json' };
const bearer = { authorization: `Bearer ${TOKEN}` };

const server = openForTests(() => startTestServer({ allowedOrigins: [BI], rates: { cost: 1_000, sensitive: 10 } }));

const get = (query: Record<string, string>, headers: Record<string, string> = bearer) =>
  server.app.inject({ method: 'GET', url: '/graphql', query, headers });

describe('graphql-http’s audit', () => {
  it('every MUST and SHOULD of GraphQL over HTTP holds, and every MAY about GET, for a caller who shows a token', async () => {
    const unlimited = await startTestServer({ rates: { cost: 0, sensitive: 0 } });
    const url = `${await unlimited.app.listen({ host: '127.0.0.1', port: 0 })}/graphql`;
    const fetchFn = (input: string, init: RequestInit = {}) =>
      fetch(input, { ...init, headers: { ...(init.headers as Record<string, string>), ...bearer } });
    const results = await auditServer({ url, fetchFn });
    await unlimited.close();
    expect(results.length).toBeGreaterThan(50);
    const failed = results.flatMap((result) => (result.status === 'ok' ? [] : [`${result.name}: ${result.reason}`]));
    expect(failed.filter((name) => !name.startsWith('MAY') || name.includes('GET'))).toEqual([]);
  });
});

it.each(['GET', 'POST'] as const)('half of a character in an id that comes by %s finds nothing', async (method) => {
  const operation = { query: 'query Q($id: ID!) { product(id: $id) { id } }', variables: { id: '\ud800' } };
  const before = server.gateway.calls.length;
  const answer = await (method === 'POST'
    ? server.app.inject({ method, url: '/graphql', payload: operation, headers: bearer })
    : get({ query: operation.query, variables: JSON.stringify(operation.variables) }));
  expect(answer.json().errors?.[0]?.extensions.code).not.toBe('INTERNAL_SERVER_ERROR');
  expect(server.gateway.calls.slice(before).at(-1)?.path).toContain('/products/%EF%BF%BD');
});

describe('D8 queries by GET', () => {
  const query = '{ viewer { username } }';

  it('are answered as by POST, the second time too, and kept by no one', async () => {
    for (const _ of [1, 2]) {
      const answer = await get({ query });
      expect([answer.statusCode, answer.json().data.viewer.username]).toEqual([200, 'cashier']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('take variables and the name of the operation', async () => {
    const text = 'query A { __typename } query B($id: ID!) { product(id: $id) { id } }';
    const answer = await get({ query: text, operationName: 'B', variables: '{"id":"x"}' });
    expect(Object.keys(answer.json().data)).toEqual(['product']);
    expect((await get({ query: text, operationName: 'B', variables: '{' })).statusCode).toBe(400);
  });

  it('change nothing: a mutation is refused before it runs, also one that is known', async () => {
    const mutation = 'mutation { signOut { userErrors { code } } }';
    const calls = await server.callsOf(async () => {
      const refused = await get({ query: mutation });
      expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([405, 'METHOD_NOT_ALLOWED']);
    });
    expect(calls).toEqual([]);
    await server.ask(mutation);
    const again = await server.callsOf(async () => expect((await get({ query: mutation })).statusCode).toBe(405));
    expect(again).toEqual([]);
  });

  it('of a stranger need the header that no link or form can send', async () => {
    const refused = await get({ query: '{ __typename }' }, {});
    expect([refused.statusCode, refused.json().errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
    const sent = await get({ query: '{ __typename }' }, { 'apollo-require-preflight': '1' });
    expect(sent.json().data).toEqual({ __typename: 'Query' });
  });

  it('a browser at the address is led to the sandbox', async () => {
    const answer = await server.app.inject({ url: '/graphql', headers: { accept: 'text/html,*/*' } });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox']);
  });
});

describe('D4 pages of other origins', () => {
  const ask = (origin: string, method: 'OPTIONS' | 'POST' = 'POST') =>
    server.app.inject({
      method,
      url: '/graphql',
      headers: {
        origin,
        ...(method === 'POST'
          ? { ...json, ...bearer }
          : {
              'access-control-request-method': 'POST',
              'access-control-request-headers': 'authorization,content-type',
            }),
      },
      ...(method === 'POST' && { payload: '{"query":"{ __typename }"}' }),
    });
  const allowed = ({ headers }: { headers: Record<string, unknown> }) => headers['access-control-allow-origin'];

  it('that are allowed may ask, with a token and no cookie, and read what is left to them', async () => {
    const preflight = await ask(BI, 'OPTIONS');
    expect([preflight.statusCode, allowed(preflight)]).toEqual([204, BI]);
    expect(preflight.headers['access-control-allow-headers']).toBe('authorization,content-type');
    expect(preflight.headers['access-control-allow-credentials']).toBeUndefined();
    const answer = await ask(BI);
    expect([answer.statusCode, allowed(answer)]).toEqual([200, BI]);
    expect(answer.headers.vary).toMatch(/origin/i);
    expect(answer.headers['access-control-expose-headers']).toContain('ratelimit');
  });

  it.each([
    'https://bi.example.evil.example',
    'http://bi.example',
    'https://bi.example:8443',
    'https://evil.example',
    'null',
    '*',
  ])('forged or not allowed get no header: %s', async (origin) => {
    expect(allowed(await ask(origin, 'OPTIONS'))).toBeUndefined();
    expect(allowed(await ask(origin))).toBeUndefined();
  });

  it('are off unless they are set', async () => {
    const closed = await startTestServer();
    const headers = { origin: BI, 'access-control-request-method': 'POST' };
    const answer = await closed.app.inject({ method: 'OPTIONS', url: '/graphql', headers });
    await closed.close();
    expect([answer.statusCode, allowed(answer)]).toEqual([404, undefined]);
  });
});

describe('what an answer may be', () => {
  const subscription = '{"query":"subscription { figuresChanged { at } }"}';
  const post = (url: string, accept: string, payload = subscription) =>
    server.app.inject({ method: 'POST', url, headers: { ...json, ...bearer, accept }, payload });

  it.each([
    ['text/event-stream', SUBSCRIPTIONS_ELSEWHERE],
    ['text/event-stream, */*', SUBSCRIPTIONS_ELSEWHERE],
    ['text/html', 'Say `Accept: application/json`, or nothing.'],
  ])('where nothing fits, %s, says what would', async (accept, message) => {
    const { statusCode, body } = await post('/graphql', accept);
    const [error] = JSON.parse(body).errors;
    expect(error.message).toBe(message);
    expect(error.extensions).toMatchObject({ status: statusCode, requestId: expect.stringMatching(/^[\da-f-]{36}$/) });
  });

  it.each([
    'text/event-stream; charset=utf-8',
    'application/json, text/event-stream',
    'text/event-stream, multipart/mixed',
    '*/*',
  ])('events are for anyone who takes them, among whatever else: %s', async (accept) => {
    // The query is refused because it is not a subscription, so the header was accepted.
    const { statusCode, body } = await post('/graphql/stream', accept, '{"query":"{ __typename }"}');
    expect([statusCode, JSON.parse(body).errors[0].message]).toEqual([400, SUBSCRIPTIONS_ELSEWHERE]);
  });

  it('a client that takes no events, or requests them by GET, learns how', async () => {
    const { statusCode, body } = await post('/graphql/stream', 'application/json');
    expect([statusCode, JSON.parse(body).errors[0].message]).toEqual([400, 'Say `Accept: text/event-stream`.']);
    const got = await server.app.inject({ url: '/graphql/stream', headers: { accept: 'text/event-stream' } });
    expect([got.statusCode, got.headers.allow, got.json().errors[0].extensions.code]).toEqual([
      ...[405, 'POST', 'METHOD_NOT_ALLOWED'],
    ]);
  });

  it('a GET that names a form is answered, though its body is not read', async () => {
    const answer = await get(
      { query: '{ __typename }' },
      { ...bearer, 'content-type': 'multipart/form-data; boundary=x' },
    );
    const { code, status } = answer.json().errors[0].extensions;
    expect([answer.statusCode, code, status]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE', 415]);
  });
});

describe('what passes through to the gateway', () => {
  it('is charged to any caller, and says where they are', async () => {
    const own = await startTestServer({ rates: { cost: 500, sensitive: 0 } });
    const ask = () => own.app.inject({ url: '/export/members', headers: { authorization: 'Bearer made-up' } });
    const answers = [await ask(), await ask(), await ask()];
    const calls = own.gateway.calls.map(({ headers }) => headers['x-forwarded-for']);
    await own.close();
    expect(answers.map(({ statusCode }) => statusCode).at(-1)).toBe(429);
    expect(calls).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  it('a receipt that was opened as a link and has no file leads back to its page with the reason', async () => {
    const own = await startTestServer();
    const token = 'a'.repeat(64);
    const url = `/export/receipt/${token}/pdf?language=en`;
    const open = (accept: string) => own.app.inject({ url, headers: { accept } });
    const answers = [
      [{ status: 429, body: {} }, 'busy'],
      [refusal(404, 'LINK_EXPIRED', 'No.'), 'failed'],
      ['reset', 'failed'],
    ] as const;
    for (const [answer, reason] of answers) {
      own.gateway.reply = () => answer;
      const { statusCode, headers } = await open('text/html,application/xhtml+xml,*/*;q=0.8');
      expect([statusCode, headers.location]).toEqual([302, `/receipt/${token}?pdf=${reason}`]);
      expect((await open('*/*')).statusCode).toBe(answer === 'reset' ? 503 : answer.status);
    }
    const type = 'application/pdf';
    own.gateway.reply = () => ({ status: 200, body: 'file', headers: { 'content-type': type } });
    const { statusCode, headers } = await open('text/html');
    await own.close();
    expect([statusCode, headers['content-type']]).toEqual([200, type]);
  });

  it('a receipt that is opened as a link too often leads back to its page, too', async () => {
    const own = await startTestServer({ rates: { cost: 500, sensitive: 0 } });
    own.gateway.reply = () => ({ status: 200, body: 'file', headers: { 'content-type': 'application/pdf' } });
    const token = 'a'.repeat(64);
    const open = (accept: string) => own.app.inject({ url: `/export/receipt/${token}/pdf`, headers: { accept } });
    const answers = [await open('text/html'), await open('text/html'), await open('text/html'), await open('*/*')];
    const { length: calls } = own.gateway.calls;
    await own.close();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 302, 429]);
    expect([answers[2]?.headers.location, calls]).toEqual([`/receipt/${token}?pdf=busy`, 2]);
  });

  it.each(['short', '%2Fexample.com', '..%2F..', 'a%0D%0Ab', `${'a'.repeat(64)}%3Fpdf`])(
    'a receipt that is opened by a wrong link leads to the page that says so: %s',
    async (token) => {
      const own = await startTestServer();
      const open = (accept: string) => own.app.inject({ url: `/export/receipt/${token}/pdf`, headers: { accept } });
      const [byPerson, byProgram] = [await open('text/html'), await open('*/*')];
      const { length: calls } = own.gateway.calls;
      await own.close();
      expect([byPerson.statusCode, byPerson.headers.location]).toEqual([302, `/receipt/${token}?pdf=failed`]);
      expect([byProgram.statusCode, calls]).toEqual([404, 0]);
    },
  );

  it('is a picture and nothing else, whatever steps stand in the address', async () => {
    const own = await startTestServer();
    const { port } = new URL(await own.app.listen({ host: '127.0.0.1', port: 0 }));
    const paths = ['/files/../v3.0/members', '/files/%2e%2e/v3.0/members', '/files/a/%2E%2E/%2e%2e/readyz'];
    // Sends the path unchanged: most clients would resolve its steps.
    const statusOf = (path: string) =>
      new Promise((resolve) => request({ port, path, headers: bearer }, ({ statusCode }) => resolve(statusCode)).end());
    const statuses = await Promise.all(paths.map(statusOf));
    const { calls } = own.gateway;
    await own.close();
    expect({ statuses, calls }).toEqual({ statuses: [404, 404, 404], calls: [] });
  });
});

describe('limits stated in answers', () => {
  const left = (headers: Record<string, unknown>) => Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]);

  it('what is left of a minute’s points, and how long until all are there again', async () => {
    const of = bearer;
    const first = await server.post({ query: '{ productCategories { total } }' }, of);
    expect([first.status, first.errors]).toEqual([200, undefined]);
    expect(first.headers['ratelimit-policy']).toBe('"cost";q=1000;w=60');
    expect(first.headers.ratelimit).toMatch(/^"cost";r=\d+;t=\d+$/);
    const second = await server.post({ query: '{ productCategories { total } }' }, of);
    expect(left(first.headers) - left(second.headers)).toBe(second.extensions.cost.estimated);
  });

  it('too many pages in a minute are refused with the wait, in the header and in the answer', async () => {
    let last = await server.ask('{ products(perPage: 900) { total items { id } } }');
    for (let n = 0; last.status === 200 && n < 5; n += 1)
      last = await server.ask('{ products(perPage: 900) { total items { id } } }');
    expect(last.status).toBe(429);
    const { code, retryAfter } = last.errors?.[0]?.extensions ?? {};
    expect([code, String(retryAfter)]).toEqual(['RATE_LIMITED', last.headers['retry-after']]);
    expect(last.headers.ratelimit).toBe(`"cost";r=0;t=${retryAfter}`);
  });

  it('in production who asks with a token learns the cost, and inner paths only where that is set', async () => {
    const production = await startTestServer({ production: true });
    const explained = await production.ask('{ productCategories { total } }', {}, { 'x-explain': '1' });
    const unasked = await production.ask('{ productCategories { total } }');
    await production.close();
    expect(explained.extensions).toEqual({ cost: expect.objectContaining({ estimated: expect.any(Number) }) });
    expect(unasked.extensions).toBeUndefined();
  });
});
