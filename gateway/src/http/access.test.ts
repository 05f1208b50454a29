import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { IDEMPOTENCY_KEY_RULE } from '@taem/domain/contract/idempotencyKey.ts';
import Fastify from 'fastify';
import { decodeJwt, SignJWT } from 'jose';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { normaliseAccount, splitAccount } from '../accounts/accountName.ts';
import { markOf, readDevice, rememberAccount } from '../accounts/deviceToken.ts';
import type { Database } from '../database/pool.ts';
import { ACCESS_TOKEN_SECONDS, type Claims, openAccessTokens } from './accessTokens.ts';
import { authenticateRequests, bearerToken } from './authenticate.ts';
import type { GatewayContext, GatewaySession } from './GatewayContext.ts';
import { readIdempotencyKey } from './readIdempotencyKey.ts';
import { requireClient, requireServer } from './requireClient.ts';
import { mayDo, requireAnyPermission, requirePermission } from './requirePermission.ts';
import { hashSecret, verifySecret } from './secretHash.ts';

const session: GatewaySession = {
  sessionId: 's1',
  realmId: 'r1',
  userId: 'mali',
  username: 'mali',
  role: { id: 'c', name: 'Cashier' },
  authorizes: [{ object_code: PAGE.payment, action_codes: ['Read'] }],
  branchIds: [],
};

/** A database that keeps nothing but the signing key. */
function keyStore(secret: Buffer | null): { database: Database; kept: unknown[] } {
  const kept: unknown[] = secret ? [secret] : [];
  const query = async (text: string, values: unknown[] = []) => {
    if (text.startsWith('insert')) kept.push(values[0]);
    const rows = text.startsWith('select secret') ? kept.map((key) => ({ secret: key })) : [];
    return { rows, rowCount: rows.length };
  };
  const inTransaction = (_realm: string, run: (client: object) => unknown) => run({ query });
  return { database: { inTransaction } as unknown as Database, kept };
}
const SECRET = Buffer.alloc(32, 7);
const tokens = await openAccessTokens(keyStore(SECRET).database);
const USER: Claims = { kind: 'user', realmId: 'r1', sessionId: 's1' };
const forged = (claims: object, { issuer = 'taem-gateway', key = SECRET }: { issuer?: string; key?: Buffer } = {}) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).setIssuer(issuer).setExpirationTime('1h').sign(key);

afterEach(() => vi.useRealTimers());

test('PERM-02 a right is asked for by page and action, and its lack is no 403', () => {
  expect([mayDo(session, PAGE.payment, 'Read'), mayDo(session, PAGE.payment, 'Write')]).toEqual([true, false]);
  expect(() => requirePermission(session, PAGE.payment, 'Read')).not.toThrow();
  expect(() => requireAnyPermission(session, [PAGE.user, PAGE.payment], 'Read')).not.toThrow();
  const refused = expect.objectContaining({ status: 400, code: 'PERMISSION' });
  expect(() => requirePermission(session, PAGE.user, 'Read')).toThrow(refused);
  expect(() => requireAnyPermission(session, [PAGE.user, PAGE.payment], 'Write')).toThrow(
    `${PAGE.user} or ${PAGE.payment}`,
  );
  expect(() => requireAnyPermission(session, [], 'Read')).toThrow(refused);
});

test('a key of a write is a text of its length, or none', () => {
  expect([readIdempotencyKey(undefined), readIdempotencyKey('12345678')]).toEqual([null, '12345678']);
  for (const value of ['', '1234567', 'x'.repeat(65), ['12345678'], null]) {
    expect(() => readIdempotencyKey(value)).toThrow(IDEMPOTENCY_KEY_RULE);
  }
});

test('a secret fits its own hash, and none fits where none is kept', async () => {
  const hash = await hashSecret('1111');
  expect(await Promise.all([verifySecret(hash, '1111'), verifySecret(hash, '2222')])).toEqual([true, false]);
  expect(await Promise.all([null, undefined].map((none) => verifySecret(none, '1111')))).toEqual([false, false]);
});

describe('tokens', () => {
  it.each<[string, Claims, number]>([
    ['a user', USER, ACCESS_TOKEN_SECONDS],
    ['a program', { kind: 'client', realmId: 'r1', clientId: 'web' }, 3600],
    ['the server', { kind: 'server', realmId: 'r1', clientId: 'web' }, 600],
    ['a form', { kind: 'self-register', realmId: 'r1', formCode: 'f', branchId: 'b' }, 86_400],
    ['a form of any branch', { kind: 'self-register', realmId: 'r1', formCode: 'f', branchId: null }, 86_400],
    ['a device', { kind: 'device', realmId: 'r1', deviceId: 'd', accounts: ['m'] }, 34_560_000],
  ])('name %s for so long', async (_who, claims, seconds) => {
    const token = await tokens.sign(claims);
    expect(await tokens.verify(token)).toEqual(claims);
    const { iat = 0, exp = 0 } = decodeJwt(token);
    expect(exp - iat).toBe(seconds);
  });

  it.each<[string, object]>([
    ['of nobody', {}],
    ['without a realm', { kind: 'user', sessionId: 's1' }],
    ['of a user without a session', { kind: 'user', realmId: 'r1', clientId: 'web' }],
    ['of a program without an id', { kind: 'client', realmId: 'r1', sessionId: 's1' }],
    ['of a server without an id', { kind: 'server', realmId: 'r1', sessionId: 's1' }],
    ['of a form without a code', { kind: 'self-register', realmId: 'r1', sessionId: 's1' }],
    ['of a device without an id', { kind: 'device', realmId: 'r1', accounts: [] }],
    ['of a device without accounts', { kind: 'device', realmId: 'r1', deviceId: 'd', accounts: 'm' }],
    [
      'of another kind',
      { kind: 'x', realmId: 'r1', sessionId: 's1', clientId: 'c', formCode: 'f', deviceId: 'd', accounts: [] },
    ],
  ])('%s are refused', async (_whose, claims) => {
    await expect(forged(claims).then(tokens.verify)).rejects.toMatchObject({ status: 401 });
  });

  it('of another issuer, with another key or without an end are refused', async () => {
    expect(await forged(USER).then(tokens.verify)).toEqual(USER);
    const endless = new SignJWT({ ...USER })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('taem-gateway')
      .sign(SECRET);
    const ofAnyBranch = { kind: 'self-register', realmId: 'r1', formCode: 'f' };
    expect(await forged(ofAnyBranch).then(tokens.verify)).toEqual({ ...ofAnyBranch, branchId: null });
    for (const token of [forged(USER, { issuer: 'x' }), forged(USER, { key: Buffer.alloc(32, 8) }), endless, 'x']) {
      await expect(Promise.resolve(token).then(tokens.verify)).rejects.toMatchObject({ status: 401 });
    }
  });

  it('end at their time, also one that was seen before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await tokens.sign(USER);
    expect(await tokens.verify(token)).toEqual(USER);
    vi.setSystemTime(Date.now() + ACCESS_TOKEN_SECONDS * 1000 - 2_000);
    expect(await tokens.verify(token)).toEqual(USER);
    vi.setSystemTime(Date.now() + 4_000);
    await expect(tokens.verify(token)).rejects.toMatchObject({ status: 401 });
  });

  it('are signed with the one key of the database; whoever starts first makes it', async () => {
    const { database, kept } = keyStore(null);
    const first = await openAccessTokens(database);
    const second = await openAccessTokens(database);
    expect(kept).toHaveLength(1);
    expect(await second.verify(await first.sign(USER))).toEqual(USER);
    expect(second.digest('a')).toEqual(first.digest('a'));
    expect(first.digest('a')).not.toEqual(first.digest('b'));
    expect(first.digest('a')).not.toEqual(tokens.digest('a'));
  });
});

describe('a request', () => {
  it.each([undefined, '', 'Basic abc', 'Bearer', 'Bearer a b', 'x Bearer a'])('with "%s" has no token', (header) => {
    expect(() => bearerToken(header)).toThrow('Sign in first.');
  });

  it('has the session that its token names, while it lives, unless its route is public', async () => {
    const app = Fastify();
    const find = vi.fn(async (realmId: string, id: string) => (realmId === 'r1' && id === 's1' ? session : null));
    authenticateRequests(app, { tokens, sessions: { find } } as unknown as GatewayContext);
    app.setErrorHandler((error: { status?: number; message: string }, _request, reply) =>
      reply.code(error.status ?? 500).send(error.message),
    );
    app.get('/own', (request) => request.session.userId);
    app.get('/open', { config: { public: true } }, (request) => request.session.userId);
    const statusOf = async (url: string, claims?: Claims) => {
      const headers = claims && { authorization: `bearer ${await tokens.sign(claims)}` };
      return (await app.inject({ url, ...(headers && { headers }) })).statusCode;
    };
    const client: Claims = { kind: 'client', realmId: 'r1', clientId: 'web' };
    expect(await statusOf('/own', USER)).toBe(200);
    for (const claims of [undefined, client, { ...USER, sessionId: 's2' }]) {
      expect(await statusOf('/own', claims)).toBe(401);
    }
    // A public route that asks for a session is a fault of the program.
    expect((await app.inject('/open')).body).toBe('A public route has no session');
    expect(await statusOf('/none')).toBe(404);
  });

  it('AUTH-02 of a program is told from one of a user', async () => {
    const of = async (claims: Claims, require: typeof requireClient | typeof requireServer = requireClient) =>
      require({ tokens } as GatewayContext, {
        headers: { authorization: `Bearer ${await tokens.sign(claims)}` },
      } as Parameters<typeof requireClient>[1]);
    const client: Claims = { kind: 'client', realmId: 'r1', clientId: 'web' };
    const server: Claims = { ...client, kind: 'server' };
    expect([await of(client), await of(server, requireServer)]).toEqual([client, server]);
    for (const other of [USER, server]) await expect(of(other)).rejects.toMatchObject({ status: 401 });
    for (const other of [USER, client]) await expect(of(other, requireServer)).rejects.toMatchObject({ status: 401 });
  });
});

test('an account is one name however it is typed, and its shop follows the last @', () => {
  expect([normaliseAccount(' Nok@TAEM '), normaliseAccount('x'.repeat(201)).length]).toEqual(['nok@taem', 200]);
  expect(['nok@taem', 'a@b.c@taem', 'nok', '@taem'].map(splitAccount)).toEqual([
    ['nok', 'taem'],
    ['a@b.c', 'taem'],
    ['nok', ''],
    ['', 'taem'],
  ]);
});

describe('the token of a device', () => {
  it('is its own shop’s, and names who signed in, the last 20 of them', async () => {
    const first = rememberAccount(null, 'r1', 'a');
    expect(first).toEqual({ kind: 'device', realmId: 'r1', deviceId: expect.any(String), accounts: ['a'] });
    const again = rememberAccount(rememberAccount(first, 'r1', 'b'), 'r1', 'a');
    expect(again).toEqual({ ...first, accounts: ['a', 'b'] });
    const many = Array.from({ length: 25 }, (_, at) => String(at)).reduce<typeof first>(
      (device, mark) => rememberAccount(device, 'r1', mark),
      first,
    );
    expect([many.accounts.length, many.accounts[0], many.accounts[19]]).toEqual([20, '24', '5']);
    const token = await tokens.sign(first);
    expect(await readDevice(tokens, 'r1', token)).toEqual(first);
    for (const header of [undefined, '', [token], 'x', await tokens.sign(USER)]) {
      expect(await readDevice(tokens, 'r1', header)).toBeNull();
    }
    expect(await readDevice(tokens, 'r2', token)).toBeNull();
  });

  it('says nobody’s name', () => {
    const mark = markOf(tokens, 'nok@taem');
    expect(mark).toMatch(/^[\w-]{16}$/);
    expect(mark).not.toBe(markOf(tokens, 'mali@taem'));
  });
});
