import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from './testing/fakeGateway.ts';
import { refusal } from './testing/fakeGateway.ts';
import { startTestServer, type TestServer, TOKEN } from './testing/startTestServer.ts';

describe('the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taem-'));
  mkdirSync(join(folder, 'public/assets'), { recursive: true });
  const page = '<!doctype html><title>Taem</title><script>1</script><script src="/assets/main-abc123.js"></script>';
  writeFileSync(join(folder, 'public/index.html'), page);
  writeFileSync(join(folder, 'public/assets/main-abc123.js'), 'export {}');
  const server = openForTests(() => startTestServer({ webDist: join(folder, 'public') }));
  let ordinary: TestServer['gateway']['reply'];
  beforeAll(() => {
    ordinary = server.gateway.reply;
  });
  afterEach(() => {
    server.gateway.reply = ordinary;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const unavailable = { code: 'UPSTREAM_UNAVAILABLE', status: 503 };
  const FAULTS: [what: string, answer: Answer, status: number, extensions: object][] = [
    [
      '401',
      refusal(401, 'TOKEN_EXPIRED', 'Expired.'),
      401,
      { code: 'UNAUTHENTICATED', status: 401, serverCode: 'TOKEN_EXPIRED' },
    ],
    ['403', refusal(403, 'TOKEN_REVOKED', 'Revoked.'), 401, { code: 'UNAUTHENTICATED', status: 401 }],
    [
      'a missing right',
      refusal(400, 'PERMISSION', 'No right.'),
      200,
      { code: 'PERMISSION', status: 400, serverCode: 'PERMISSION' },
    ],
    [
      'an unknown filter',
      refusal(400, 'VALIDATION', [{ path: 'filter.x', message: 'is unknown' }]),
      200,
      { code: 'VALIDATION', status: 400 },
    ],
    ['too many calls', refusal(429, 'TOO_MANY', 'Wait.'), 200, { code: 'TOO_MANY_ATTEMPTS', status: 429 }],
    ['a filter too long for an address', refusal(431, '', ''), 200, { code: 'TOO_LARGE', status: 413 }],
    ['500', { status: 500, body: { message: 'select * from secrets' } }, 200, unavailable],
    ['a body that is no JSON', 'broken', 200, unavailable],
    ['a broken connection', 'reset', 200, unavailable],
  ];

  it.each([
    ['large', 'gzip', 'gzip'],
    ['large', undefined, undefined],
    ['small', 'gzip', undefined],
  ])(
    'a %s answer to a caller who accepts %s has the encoding %s, by POST and by GET',
    async (size, accepted, encoding) => {
      const query = size === 'large' ? '{ __schema { types { name } } }' : '{ __typename }';
      const headers = { authorization: `Bearer ${TOKEN}`, ...(accepted && { 'accept-encoding': accepted }) };
      const url = '/graphql';
      for (const ask of [{ method: 'POST', url, payload: { query } } as const, { url, query: { query } }]) {
        const { headers: received, rawPayload } = await server.app.inject({ ...ask, headers });
        expect(received['content-encoding']).toBe(encoding);
        expect(JSON.parse(String(encoding ? gunzipSync(rawPayload) : rawPayload))).toHaveProperty('data');
      }
    },
  );

  it.each(FAULTS)('gives %s of the gateway its code', async (_what, answer, status, extensions) => {
    server.gateway.reply = () => answer;
    const result = await server.ask('{ product(id: "1") { id } }', {}, { 'x-request-id': 'till-7' });
    expect(result.status).toBe(status);
    expect(result.errors).toHaveLength(1);
    expect(result.errors?.[0]?.extensions).toMatchObject({ ...extensions, requestId: 'till-7' });
    expect(JSON.stringify(result.errors)).not.toMatch(/select|stack/);
  });

  it('passes the request’s id and the caller’s token on', async () => {
    await server.ask('{ coupons { id } }', {}, { 'x-request-id': 'till-8' });
    expect(server.gateway.calls.at(-1)?.headers).toMatchObject({
      'x-request-id': 'till-8',
      authorization: `Bearer ${TOKEN}`,
    });
  });

  it('sends a GET once more when the connection breaks', async () => {
    let tries = 0;
    server.gateway.reply = (call) => (++tries === 1 ? 'reset' : ordinary(call));
    const { errors } = await server.ask('{ coupons { id } }');
    expect(errors).toBeUndefined();
    expect(tries).toBe(2);
  });

  it('shares equal GETs in flight between operations of one token, and never between tokens', async () => {
    const query = '{ conditions { id } }';
    const calls = await server.callsOf(() =>
      Promise.all([server.ask(query), server.ask(query), server.ask(query, {}, { authorization: 'Bearer token-2' })]),
    );
    // The owner of the second token is looked up first.
    expect(calls.sort()).toEqual(['GET /conditions', 'GET /conditions', 'GET /merchants/home']);
  });

  it('needs a session for every read, without asking the gateway', async () => {
    let answer: unknown;
    const calls = await server.callsOf(async () => {
      answer = await server.post({ query: '{ members { total } }' });
    });
    expect(calls).toEqual([]);
    expect(answer).toMatchObject({
      status: 401,
      errors: [{ message: 'Please login to continue', extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'takes no operation as %s, which another site’s form could send',
    async (contentType) => {
      const response = await server.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { 'content-type': contentType },
        payload: '{"query":"{ __typename }"}',
      });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.json().data).toBeUndefined();
    },
  );

  it.each([
    ['GET', undefined, 400],
    ['POST', 'no json', 400],
    ['POST', '[]', 400],
    ['POST', '{}', 400],
    ['POST', JSON.stringify({ query: 'x'.repeat(300_000) }), 413],
  ] as const)('answers %s of %s with a clear error', async (method, payload, status) => {
    const response = await server.app.inject({
      method,
      url: '/graphql',
      headers: { 'content-type': 'application/json' },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json().errors[0].message).toEqual(expect.any(String));
    expect(response.body).not.toMatch(/node_modules|stacktrace/);
  });

  it('serves the web client: its page for every client route, hashed files for ever', async () => {
    const page = await server.app.inject({ url: '/payment/addproduct', headers: { accept: 'text/html' } });
    expect(page.body).toContain('<title>Taem</title>');
    expect(page.headers['cache-control']).toBe('no-cache');
    const asset = await server.app.inject('/assets/main-abc123.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    expect((await server.app.inject({ url: '/assets/gone.js', headers: { accept: '*/*' } })).statusCode).toBe(404);
  });

  it('keeps pages behind links out of search engines, and says their address to no other site', async () => {
    for (const url of ['/receipt/abc', '/claim/abc', '/']) {
      const { headers } = await server.app.inject({ url, headers: { accept: 'text/html' } });
      expect([headers['x-robots-tag'], headers['referrer-policy']]).toEqual(['noindex', 'no-referrer']);
    }
  });

  it('lets the page run no script but its own', async () => {
    const { headers } = await server.app.inject('/');
    const policy = String(headers['content-security-policy']);
    // The digest of `1`, by `printf 1 | openssl dgst -sha256 -binary | base64`.
    expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';");
    expect(policy).not.toContain('unsafe-eval');
  });

  it('S11 names the gateway to no one, and asks for nothing but https where that is how it is reached', async () => {
    const plain = (await server.app.inject('/')).headers;
    expect(plain['content-security-policy']).not.toContain(server.gateway.url.host);
    expect(plain['strict-transport-security']).toBeUndefined();
    const behind = await startTestServer({ webDist: join(folder, 'public'), https: true });
    const { headers } = await behind.app.inject('/');
    await behind.close();
    expect(headers['strict-transport-security']).toBe('max-age=15552000');
  });

  it('F6 does not wait without end for a body that never comes', () => {
    expect(server.app.server.requestTimeout).toBe(120_000);
  });

  it('is alive without the gateway, and ready only with it', async () => {
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).statusCode).toBe(200);
    server.gateway.reply = () => 'reset';
    expect((await server.app.inject('/healthz')).statusCode).toBe(200);
    expect((await server.app.inject('/readyz')).statusCode).toBe(503);
  });
});
