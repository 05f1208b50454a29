import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { refusal } from '../testing/fakeGateway.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const contract = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8');
const bearer = { authorization: 'Bearer token-1' };
let server: TestServer;

afterEach(() => server.close());

describe('GET /schema.graphql', () => {
  it('gives the contract as it is written, once', async () => {
    server = await startTestServer();
    const first = await server.app.inject('/schema.graphql');
    expect(first.body).toBe(contract);
    const again = await server.app.inject({
      url: '/schema.graphql',
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('in production is only for whom the gateway knows', async () => {
    server = await startTestServer({ production: true });
    expect((await server.app.inject('/schema.graphql')).statusCode).toBe(401);
    expect((await server.app.inject({ url: '/schema.graphql', headers: bearer })).body).toBe(contract);
    server.gateway.reply = () => refusal(401, 'TOKEN_REVOKED', 'Revoked.');
    const forged = await server.app.inject({ url: '/schema.graphql', headers: bearer });
    expect(forged.statusCode).toBe(401);
    expect(forged.json().errors[0].extensions.code).toBe('UNAUTHENTICATED');
    server.gateway.reply = () => 'reset';
    expect((await server.app.inject({ url: '/schema.graphql', headers: bearer })).statusCode).toBe(503);
  });
});

describe('GET /demo-accounts', () => {
  const accountsOf = async () => (await server.app.inject('/demo-accounts')).json().accounts;

  it('names one account per role at the demo shop', async () => {
    server = await startTestServer({ demo: true });
    expect((await accountsOf()).map(({ username }: { username: string }) => username)).toEqual([
      'owner',
      'manager',
      'cashier',
      'analyst',
    ]);
  });

  it.each([
    ['at another gateway', { demo: false }],
    ['in production', { demo: true, production: true }],
  ])('names no one %s', async (_where, config) => {
    server = await startTestServer(config);
    expect(await accountsOf()).toEqual([]);
  });
});
