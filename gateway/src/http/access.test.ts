import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { IDEMPOTENCY_KEY_RULE } from '@taem/domain/contract/idempotencyKey.ts';
import { CONFIRMATION_SIGNATURE, CONFIRMATION_STAMP } from '@taem/domain/till/paymentConfirmation.ts';
import Fastify, { type FastifyRequest, type InjectOptions } from 'fastify';
import { decodeJwt, SignJWT } from 'jose';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { normaliseAccount, splitAccount } from '../accounts/accountName.ts';
import { markOf, readDevice, rememberAccount } from '../accounts/deviceToken.ts';
import type { Database } from '../database/pool.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { ACCESS_TOKEN_SECONDS, type Claims, openAccessTokens } from './accessTokens.ts';
import { authenticateRequests } from './authenticate.ts';
import { accountCode, bankSecret, signConfirmation } from './bankAccount.ts';
import { bearerToken } from './bearerToken.ts';
import type { GatewayContext, GatewaySession } from './GatewayContext.ts';
import { isStillAllowed, refuseNoMore } from './isStillAllowed.ts';
import { readIdempotencyKey } from './readIdempotencyKey.ts';
import { requireClient } from './requireClient.ts';
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

/** A database that only stores the signing key. */
function keyStore(secret: Buffer | null): { database: Database; kept: unknown[] } {
  const kept: unknown[] = secret ? [secret] : [];
  const query = async (text: string, values: unknown[] = []) => {
    if (text.startsWith('insert')) kept.push(values[0]);
    const rows = text.startsWith('select secret') ? kept.map((key) => ({ secret: key })) : [];
    return { rows, rowCount: rows.length };
  };
  const inTransaction = (_realm: string, run: (client: object) => unknown) => run({ query });
  return { database: { inTransaction } as Database, kept };
}
const SECRET = Buffer.alloc(32, 7);
const tokens = await openAccessTokens(keyStore(SECRET).database);
const USER: Claims = { kind: 'user', realmId: 'r1', sessionId: 's1' };
const forged = (claims: object, { issuer = 'taem-gateway', key = SECRET }: { issuer?: string; key?: Buffer } = {}) =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).setIssuer(issuer).setExpirationTime('1h').sign(key);

afterEach(() => vi.useRealTimers());

test('PERM-02 a right is checked by page and action, and its lack is no 403', () => {
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

test('a key of a write is a text of its length, or none; a UUID is one key, in capitals or not', () => {
  const uuid = '8f1d1c1a-0000-4000-8000-00000000000a';
  expect([undefined, 'Key-5678', uuid.toUpperCase()].map(readIdempotencyKey)).toEqual([null, 'Key-5678', uuid]);
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

  it('are checked once, of as many as are cached', async () => {
    const own = await openAccessTokens(keyStore(SECRET).database, Date.now, 2);
    const [first = '', second = '', third = ''] = await Promise.all(
      ['a', 'b', 'c'].map((sessionId) => own.sign({ ...USER, sessionId })),
    );
    const claims = await own.verify(first);
    await own.verify(second);
    expect(await own.verify(first)).toBe(claims);
    await own.verify(third);
    expect(await own.verify(first)).not.toBe(claims);
  });

  it('are signed with the one key of the database; the first gateway to start creates it', async () => {
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

const OPERATION = { id: 'x', summary: 'x', tag: 'x', payload: {} };

describe('a request', () => {
  it.each([undefined, '', 'Basic abc', 'Bearer', 'Bearer a b', 'x Bearer a'])('with "%s" has no token', (header) => {
    expect(() => bearerToken(header)).toThrow('Sign in first.');
  });

  const client: Claims = { kind: 'client', realmId: 'r1', clientId: 'web' };
  const server: Claims = { ...client, kind: 'server' };
  const open = (more: object = {}) => ({ config: { operation: { ...OPERATION, ...more } } });
  function appOf(find = vi.fn()) {
    const app = Fastify();
    // The user is signed in at first, but no longer when the write ends.
    const read = async () => null;
    authenticateRequests(app, { tokens, sessions: { find, read } } as unknown as GatewayContext);
    app.setErrorHandler((error: { status?: number; message: string }, _request, reply) =>
      reply.code(error.status ?? 500).send(error.message),
    );
    const statusOf = async (url: string, claims?: Claims, method: 'GET' | 'POST' = 'GET') => {
      const headers = claims && { authorization: `bearer ${await tokens.sign(claims)}` };
      return (await app.inject({ method, url, ...(headers && { headers }) })).statusCode;
    };
    return { app, statusOf };
  }

  it('has the session that its token names, while it lives, where its route is for users', async () => {
    const { app, statusOf } = appOf(
      vi.fn(async (realmId: string, id: string) => (realmId === 'r1' && id === 's1' ? session : null)),
    );
    app.get('/own', open({ caller: 'user' }), (request) => request.session.userId);
    app.get('/late', open({ caller: 'user' }), async (request) => request.refuseNoMore?.({} as never));
    app.get('/open', open({ caller: 'anyone' }), (request) => request.session.userId);
    app.get('/program', open({ caller: 'anyone' }), (request) => request.client.realmId);
    expect([await statusOf('/own', USER), await statusOf('/late', USER)]).toEqual([200, 401]);
    for (const claims of [undefined, client, server, { ...USER, sessionId: 's2' }]) {
      expect(await statusOf('/own', claims)).toBe(401);
    }
    // Reading the caller where none was identified is a programming error.
    expect((await app.inject('/open')).body).toBe('This route is not for users');
    expect((await app.inject('/program')).body).toBe('This route is not for programs');
    expect(await statusOf('/none')).toBe(404);
  });

  it('ADR 0139 is of the bank whose account signed its body, where its route is for banks', async () => {
    const account = {
      realmId: '8f1d1c1a-0000-4000-8000-000000000001',
      accountId: '8f1d1c1a-0000-4000-8000-00000000000a',
    };
    const seed = Buffer.alloc(32, 3);
    const door = await scriptedDoor({ 'select s.seed, c.name': [{ seed, name: 'KBank 123' }] });
    const app = Fastify();
    authenticateRequests(app, { ...door.context, clock: { now: () => 0 } } as unknown as GatewayContext);
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (request: FastifyRequest, body: string) => {
        request.signedBody = body;
        return JSON.parse(body);
      },
    );
    app.setErrorHandler((error: { status?: number; message: string }, _request, reply) =>
      reply.code(error.status ?? 500).send(error.message),
    );
    app.post('/bank', open({ caller: 'bank' }), (request) => request.bank);
    app.get('/open', open({ caller: 'anyone' }), ({ signedBody, maybeBank }) => ({ signedBody, maybeBank }));
    app.get('/no-bank', open({ caller: 'anyone' }), (request) => request.bank);
    const body = JSON.stringify({ account: accountCode(account) });
    const send = async (signature: string) => {
      const headers = { [CONFIRMATION_STAMP]: '0', [CONFIRMATION_SIGNATURE]: signature };
      const sent = { method: 'POST', url: '/bank', body, headers: { ...headers, 'content-type': 'application/json' } };
      return await app.inject(sent as InjectOptions);
    };
    const signed = await send(signConfirmation(bankSecret(door.tokens, account, seed), '0', body));
    expect([signed.statusCode, signed.json()]).toEqual([200, account]);
    expect((await send('f'.repeat(64))).statusCode).toBe(401);
    expect((await app.inject('/open')).json()).toEqual({ signedBody: null, maybeBank: null });
    expect((await app.inject('/no-bank')).body).toBe('This route is not for banks');
    expect((await app.inject('/none')).statusCode).toBe(404);
  });

  it('AUTH-02 is of the client, of the server or of a user, and of no other than its route is for', async () => {
    const { app, statusOf } = appOf(vi.fn(async () => session));
    for (const caller of ['client', 'server', 'clientOrUser'] as const)
      app.get(`/${caller}`, open({ caller }), ({ maybeSession, maybeClient, refuseNoMore }) => ({
        maybeSession,
        maybeClient,
        refuseNoMore,
      }));
    app.get('/clientOrAnyone', open({ caller: 'clientOrAnyone' }), () => 'open');
    app.get('/named', open({ caller: 'client' }), (request) => request.client.realmId);
    const statuses = async (url: string) =>
      await Promise.all([undefined, client, server, USER].map((claims) => statusOf(url, claims)));
    expect(await statuses('/client')).toEqual([401, 200, 401, 401]);
    expect(await statuses('/server')).toEqual([401, 401, 200, 401]);
    expect(await statuses('/clientOrUser')).toEqual([401, 200, 401, 200]);
    const bodyOf = async (url: string, claims: Claims) =>
      (await app.inject({ url, headers: { authorization: `Bearer ${await tokens.sign(claims)}` } })).body;
    expect(await bodyOf('/named', client)).toBe('r1');
    expect(JSON.parse(await bodyOf('/clientOrUser', client))).toEqual({
      ...{ maybeSession: null, maybeClient: client, refuseNoMore: null },
    });
    expect(await statuses('/clientOrAnyone')).toEqual([200, 200, 200, 200]);
    expect(JSON.parse(await bodyOf('/clientOrUser', USER))).toMatchObject({ maybeClient: null });
    const of = async (claims: Claims, kind?: 'server') =>
      await requireClient(
        { tokens },
        { headers: { authorization: `Bearer ${await tokens.sign(claims)}` } } as Parameters<typeof requireClient>[1],
        kind,
      );
    expect([await of(client), await of(server, 'server')]).toEqual([client, server]);
  });

  it('needs one of the rights of its route before anything of it is read; of a run it reads figures, of a program it is no person’s', async () => {
    const find = vi.fn(async () => session);
    const { app, statusOf } = appOf(find);
    const handler = vi.fn(async () => 'done');
    const permission = (...objectCodes: string[]) => open({ permission: { objectCodes, action: 'Read' } });
    app.get('/may', permission(PAGE.user, PAGE.payment), handler);
    app.get('/may-not', permission(PAGE.user), handler);
    app.get('/figures', open({ caller: 'user', forRuns: true }), handler);
    app.get(
      '/other-figures',
      open({ permission: { objectCodes: [PAGE.user], action: 'Read' }, forRuns: true }),
      handler,
    );
    app.post('/write', open({ caller: 'user' }), handler);
    app.post('/person', open({ caller: 'person' }), handler);
    expect([await statusOf('/may', USER), await statusOf('/may-not', USER)]).toEqual([200, 400]);
    expect(handler).toHaveBeenCalledTimes(1);
    expect([await statusOf('/write', USER, 'POST'), await statusOf('/person', USER, 'POST')]).toEqual([200, 200]);
    find.mockResolvedValue({ ...session, isProgram: true });
    expect([await statusOf('/write', USER, 'POST'), await statusOf('/person', USER, 'POST')]).toEqual([200, 400]);
    find.mockResolvedValue({ ...session, isRun: true });
    const ofRun = ['/figures', '/other-figures', '/may'].map((url) => statusOf(url, USER));
    expect([...(await Promise.all(ofRun)), await statusOf('/write', USER, 'POST')]).toEqual([200, 400, 400, 400]);
  });

  it('comes to no route that does not say whom it is for: such a gateway does not start', () => {
    const { app } = appOf();
    expect(() => app.get('/silent', async () => 'x')).toThrow('GET /silent does not say whom it is for');
    expect(() => app.get('/vague', open(), async () => 'x')).toThrow('GET /vague does not say whom it is for');
    const right = { permission: { objectCodes: [PAGE.user], action: 'Read' } };
    expect(() => app.get('/both', open({ caller: 'anyone', ...right }), async () => 'x')).toThrow(
      'GET /both takes a right of who has none',
    );
    expect(() => app.post('/run', open({ caller: 'user', forRuns: true }), async () => 'x')).toThrow(
      'POST /run is for runs, which only read',
    );
  });
});

describe('the key of a program', () => {
  const KEY = `taem_${'k'.repeat(64)}`;
  const keyOwner = { realmId: 'r1', sessionId: 'k1', name: 'Books', username: 'books' };

  async function ask({
    key,
    lives = true,
    url = '/own',
  }: {
    key: typeof keyOwner | null;
    lives?: boolean;
    url?: string;
  }) {
    const { database, statements } = scriptedDatabase({});
    const serviceKeys = { find: vi.fn(async () => key), used: vi.fn() };
    const limits = { spend: vi.fn() };
    const find = vi.fn(async () => (lives ? { ...session, isProgram: true } : null));
    const warnings: { address?: string; msg: string }[] = [];
    const stream = { write: (line: string) => void warnings.push(JSON.parse(line)) };
    const app = Fastify({ logger: { level: 'warn', stream } });
    authenticateRequests(app, {
      tokens,
      sessions: { find },
      serviceKeys,
      limits,
      database,
    } as unknown as GatewayContext);
    app.setErrorHandler((error: { status?: number }, _request, reply) => reply.code(error.status ?? 500).send());
    app.get('/own', open({ caller: 'user' }), (request) => request.session.userId);
    app.get('/either', open({ caller: 'clientOrUser' }), (request) => request.session.userId);
    const { statusCode, body } = await app.inject({ url, headers: { authorization: `Bearer ${KEY}` } });
    const { spend } = limits;
    return { statusCode, body, find, used: serviceKeys.used, looked: serviceKeys.find, spend, statements, warnings };
  }
  const open = (more: object) => ({ config: { operation: { ...OPERATION, ...more } } });

  it.each(['/own', '/either'])(
    'ADR 0072 opens %s as its account, is noted as used, and waits for no wrong one',
    async (url) => {
      const { statusCode, body, find, used, looked, spend } = await ask({ key: keyOwner, url });
      expect([statusCode, body]).toEqual([200, 'mali']);
      expect([looked.mock.calls, find.mock.calls, used.mock.calls]).toEqual([[[KEY]], [['r1', 'k1']], [[keyOwner]]]);
      expect(spend).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['that nobody has', null, [], 'a key that nobody has'],
    ['that has ended', keyOwner, [['SERVICE_KEY_FAILED', 'books', null, '127.0.0.1', null, 'Books']], 'security event'],
  ])(
    'ADR 0072 %s opens nothing, costs its network a try, and its shop is notified, and the log',
    async (_which, key, reported, msg) => {
      const { statusCode, used, spend, statements, warnings } = await ask({ key, lives: false });
      expect(warnings).toEqual([expect.objectContaining({ address: '127.0.0.1', msg })]);
      expect(statusCode).toBe(401);
      expect(used).not.toHaveBeenCalled();
      expect(spend.mock.calls).toEqual([[[{ kind: 'service-key-address', key: '127.0.0.1' }]]]);
      expect(statements.map(({ values }) => values)).toEqual(reported);
      if (key) expect(statements.map(({ as }) => as)).toEqual(['r1']);
    },
  );
});

describe('what takes long goes on', () => {
  const right = (object_code: string, ...action_codes: string[]) => ({ object_code, action_codes });
  const began: GatewaySession = {
    ...session,
    authorizes: [right(PAGE.payment, 'Read', 'Write'), right(PAGE.user, 'Read')],
    branchIds: ['a', 'b'],
  };
  it.each<[string, Partial<GatewaySession>, boolean]>([
    ['as they were', {}, true],
    ['with more rights', { authorizes: [...began.authorizes, right(PAGE.stock, 'Read')] }, true],
    ['in all branches', { branchIds: [] }, true],
    ['without a page', { authorizes: began.authorizes.slice(1) }, false],
    ['without an action', { authorizes: [right(PAGE.payment, 'Read'), right(PAGE.user, 'Read')] }, false],
    ['without a branch', { branchIds: ['a'] }, false],
    ['as an administrator', { role: { id: 'a', name: 'Administrator' }, authorizes: [], branchIds: [] }, true],
  ])('for a user who still has all rights and branches: %s', async (_how, now, goesOn) => {
    const find = vi.fn(async () => ({ ...began, ...now }));
    expect(await isStillAllowed({ find } as never, began)).toBe(goesOn);
    expect(find.mock.calls).toEqual([['r1', 's1']]);
    const [client, read] = [scriptedDatabase({}).client, vi.fn(async () => ({ ...began, ...now }))];
    const end = refuseNoMore({ read } as never, client, began);
    await (goesOn ? end : expect(end).rejects.toMatchObject({ status: 400, code: 'PERMISSION' }));
    expect(read.mock.calls).toEqual([[client, 'r1', 's1']]);
  });
  it('for no one whose session has ended, and for everyone while the database is away', async () => {
    expect(await isStillAllowed({ find: async () => null } as never, began)).toBe(false);
    expect(await isStillAllowed({ find: () => Promise.reject(new Error('away')) } as never, began)).toBe(true);
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

  it('says no one’s name', () => {
    const mark = markOf(tokens, 'nok@taem');
    expect(mark).toMatch(/^[\w-]{16}$/);
    expect(mark).not.toBe(markOf(tokens, 'mali@taem'));
  });
});
