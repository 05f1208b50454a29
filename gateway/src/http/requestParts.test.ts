import { Readable } from 'node:stream';
import { Type } from '@sinclair/typebox';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { JSON_LIMITS } from '@taem/domain/contract/jsonFault.ts';
import { ANSWERED_BY, NEVER_REACHED, READ_AFTER, REPLICA_LAG } from '@taem/domain/contract/readAfter.ts';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { describe, expect, it, test, vi } from 'vitest';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { cashier } from '../testing/scriptedShop.ts';
import { Refusal } from './errors.ts';
import type { GatewayContext } from './GatewayContext.ts';
import { callerOf, rightsOf } from './Operation.ts';
import { parameter, textParameter } from './parameter.ts';
import { readFromReplica } from './readFromReplica.ts';
import { readQueries } from './readQueries.ts';
import { readBodies, readTexts } from './readTexts.ts';
import { noteSecurityEvent, recordSecurityEvent, watchGuesses } from './recordSecurityEvent.ts';
import { refuseDemoRealm, refuseDemoSecret } from './refuseDemoRealm.ts';
import { refuseLargeJson } from './refuseLargeJson.ts';
import { refuseUnknownBranch } from './refuseUnknownBranch.ts';
import { route } from './route.ts';
import { tillUsers } from './tillUsers.ts';

const BRANCH = '8f1d1c1a-0000-4000-8000-00000000000a';
const about = { id: 'things', summary: 'Things', tag: 'things', payload: {} };

test('a route is for whom it says, or for users where it takes a right; its rights are all that it names', () => {
  const read = { objectCodes: [PAGE.user], action: 'Read' as const };
  const write = { objectCodes: [PAGE.role], action: 'Write' as const };
  expect([
    callerOf({ caller: 'bank' }),
    callerOf({ permission: read }),
    callerOf({ caller: 'person', permission: read }),
  ]).toEqual(['bank', 'user', 'person']);
  expect(callerOf({})).toBeUndefined();
  expect(rightsOf({ ...about })).toEqual([]);
  expect(rightsOf({ ...about, permission: read, alsoNeeds: [write] })).toEqual([read, write]);
  expect(rightsOf({ ...about, alsoNeeds: [write] })).toEqual([write]);
});

describe('a route', () => {
  const limit = Type.Optional(Type.Integer({ minimum: 1 }));
  const day = parameter({ type: 'string' }, (value, name) => `${name} ${value ?? 'none'}`);
  const code = parameter({ type: 'string', isNeeded: true }, (value) => value);

  function served(register: (app: FastifyInstance) => void) {
    const app = Fastify();
    app.setErrorHandler((error: { status?: number; statusCode?: number; body?: unknown }, _request, reply) =>
      reply.code(error.status ?? error.statusCode ?? 500).send({ body: error.body }),
    );
    readQueries(app);
    readBodies(app);
    refuseLargeJson(app);
    register(app);
    return async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const { statusCode, body } = await app.inject({ method, url, ...(payload && { payload }) });
      return [statusCode, JSON.parse(body)];
    };
  }
  const things = served((app) => {
    const query = Type.Object({ limit, day, note: textParameter({ type: 'string' }) });
    route(app, 'GET /things/:id', {
      ...{ ...about, query, ignores: ['skip'] },
      handle: ({ params, query: read }) => ({ params, read }),
    });
    route(app, 'POST /things', {
      ...{ ...about, body: Type.Object({ name: Type.String({ minLength: 1 }) }), mostBytes: 60 },
      handle: ({ body }) => body,
    });
    route(app, 'GET /own', { ...about, query: Type.Object({ day }), handle: ({ query: read }) => read });
    route(app, 'GET /plain', { ...about, handle: ({ query: read }) => read });
    app.get('/undeclared', ({ query: read }) => read as object);
  });

  it('reads each parameter as it says, also one that is absent, and checks the others', async () => {
    expect(await things('GET', '/things/7?day=monday&limit=3&note=a')).toEqual([
      200,
      { params: { id: '7' }, read: { day: 'day monday', limit: 3, note: 'a' } },
    ]);
    expect(await things('GET', '/things/7?skip=2')).toEqual([
      200,
      { params: { id: '7' }, read: { day: 'day none', skip: '2' } },
    ]);
    expect((await things('GET', '/things/7?limit=0'))[0]).toBe(400);
    expect(await things('GET', '/own?day=monday')).toEqual([200, { day: 'day monday' }]);
  });

  it('DATA-12 takes what goes with every call, and refuses every other name', async () => {
    const everywhere = '/plain?locale=th-TH&lang=th&realm_id=r&branch_id=b';
    expect(await things('GET', everywhere)).toEqual([
      200,
      { locale: 'th-TH', lang: 'th', realm_id: 'r', branch_id: 'b' },
    ]);
    const problems = ['dya', 'lmit'].map((path) => ({ path, message: 'is not known here' }));
    expect(await things('GET', '/things/7?dya=1&day=monday&lmit=2')).toEqual([400, { body: problems }]);
    expect((await things('GET', '/plain?day=monday'))[0]).toBe(400);
    expect(await things('GET', '/undeclared?day=monday')).toEqual([200, { day: 'monday' }]);
  });

  it('has its body as it is kept, checked, and no larger than it says', async () => {
    expect(await things('POST', '/things', { name: ' Tea ' })).toEqual([200, { name: 'Tea' }]);
    // A text of only spaces becomes empty before it is checked.
    expect((await things('POST', '/things', { name: '  ' }))[0]).toBe(400);
    expect((await things('POST', '/things', { name: 'x'.repeat(60) }))[0]).toBe(413);
  });

  it('says which parameter has to be there', () => {
    expect(Type.Object({ day, code, limit }).required).toEqual(['code']);
    expect(code).toMatchObject({ type: 'string' });
    expect(code).not.toHaveProperty('isNeeded');
  });
});

test('ADR 0089 JSON that is too deep is refused in a body and in an address, wherever it stands', async () => {
  const hooks: ((request: object) => Promise<void>)[] = [];
  refuseLargeJson({ addHook: (_name: string, hook: (typeof hooks)[number]) => hooks.push(hook) } as never);
  const look = async (body: unknown, query: object) =>
    await hooks[0]?.({ body, query }).then(
      () => [],
      (error) => error.body.map(({ path }: { path: string }) => path),
    );
  const deep = '['.repeat(JSON_LIMITS.levels + 1) + ']'.repeat(JSON_LIMITS.levels + 1);
  expect(await look({ name: [1] }, { filter: '{"a":1}', at: ['1', '2'] })).toEqual([]);
  expect(await look(JSON.parse(deep), { filter: deep, sort: ['x', deep] })).toEqual(['body', 'filter', 'sort']);
  expect(await look(deep, {})).toEqual([]);
  expect(await look(null, { filter: { nested: true } })).toEqual([]);
});

describe('ADR 0122 texts of a body', () => {
  it('are kept without what is not seen around them, at any depth; all else and secrets stay as they are', () => {
    const body = {
      ...{ name: ' Tea ', empty: ' ', qty: 1, isHot: true, none: null, password: ' x ', authorize_pin: ' 1 ' },
      lines: [' a ', { note: 'b ', pin: ' 2 ' }],
    };
    expect(readTexts(body)).toEqual({
      ...{ name: 'Tea', empty: '', qty: 1, isHot: true, none: null, password: ' x ', authorize_pin: ' 1 ' },
      lines: ['a', { note: 'b', pin: ' 2 ' }],
    });
  });

  it('that cannot be kept are refused, each at its place', () => {
    const refused = { body: ['name', 'lines.1.note'].map((path) => ({ path, message: expect.any(String) })) };
    expect(() => readTexts({ name: 'a\0', lines: ['a', { note: 'b\0' }] })).toThrow(expect.objectContaining(refused));
  });

  it('are read of objects alone', async () => {
    const hooks: ((request: { body: unknown }) => Promise<void>)[] = [];
    readBodies({ addHook: (_name: string, hook: (typeof hooks)[number]) => hooks.push(hook) } as never);
    const read = async (body: unknown) => {
      const request = { body };
      await hooks[0]?.(request);
      return request.body;
    };
    expect([await read({ a: ' x ' }), await read(' x '), await read(null), await read(undefined)]).toEqual([
      ...[{ a: 'x' }, ' x ', null, undefined],
    ]);
  });
});

describe('figures of a branch that is not there', () => {
  async function read(changes: object, rows: object[] = []) {
    const { database, statements } = scriptedDatabase({ 'select 1 from merchant_branches': rows });
    const hooks: ((request: object) => Promise<void>)[] = [];
    const app = { addHook: (_name: string, hook: (typeof hooks)[number]) => hooks.push(hook) };
    refuseUnknownBranch(app as never, { database } as GatewayContext);
    const request = { method: 'GET', params: {}, query: { branch_id: BRANCH }, maybeSession: cashier, ...changes };
    const refused = await hooks[0]?.(request).catch((error) => error.body);
    return { refused, statements: statements.map(({ as, values }) => [as, values]) };
  }

  it('are refused', async () => {
    const looked = [[cashier.realmId, [BRANCH]]];
    expect(await read({})).toEqual({
      ...{ refused: [{ path: 'branch_id', message: 'does not exist' }], statements: looked },
    });
    expect((await read({ params: undefined })).refused).toBeDefined();
    expect(await read({}, [{}])).toEqual({ refused: undefined, statements: looked });
  });

  it.each<[string, object]>([
    ['a write', { method: 'POST' }],
    ['a read without a user', { maybeSession: null }],
    ['a read of all branches', { query: {} }],
    ['a read without an address', { query: undefined }],
    ['what is no id, which the route refuses', { query: { branch_id: 'ari' } }],
    ['one record, which is of its branch', { params: { id: BRANCH } }],
  ])('are not looked for by %s', async (_what, changes) => {
    expect(await read(changes)).toEqual({ refused: undefined, statements: [] });
  });
});

describe('in production', () => {
  const refusing = async (production: boolean, code: string | null) => {
    const { database, statements } = scriptedDatabase({ 'select code from realms': code === null ? [] : [{ code }] });
    const context = { config: { production }, database } as GatewayContext;
    const refused = await refuseDemoRealm(context, 'r1').catch((error) => [error.status, error.code]);
    return { refused, looked: statements.map(({ as, values }) => [as, values]) };
  };
  const looked = [['system', ['r1']]];

  it('no one signs in to the demo shop', async () => {
    expect(await refusing(true, demoAccounts.realm)).toEqual({ refused: [422, 'WRONG_CREDENTIALS'], looked });
    expect(await refusing(true, 'baan-cafe')).toEqual({ refused: undefined, looked });
    expect(await refusing(true, null)).toEqual({ refused: undefined, looked });
    expect(await refusing(false, demoAccounts.realm)).toEqual({ refused: undefined, looked: [] });
  });

  it('the secret of the documentation opens nothing', () => {
    const refuse = (production: boolean, secret: string) => () =>
      refuseDemoSecret({ config: { production } } as GatewayContext, secret);
    expect(refuse(true, demoAccounts.clientSecret)).toThrow('refused in production');
    expect(refuse(true, 'own secret')).not.toThrow();
    expect(refuse(false, demoAccounts.clientSecret)).not.toThrow();
  });
});

describe('a security event', () => {
  const INSERT = 'insert into security_events';
  const event = { realmId: 'shop', kind: 'SIGN_IN_FAILED' } as const;
  function at(session: object | null = null, answer: () => object[] = () => [{ id: 'event' }]) {
    const scripted = scriptedDatabase({ [INSERT]: answer });
    const log = { warn: vi.fn(), error: vi.fn() };
    const request = {
      ...{ ip: '203.0.113.7', log },
      maybeSession: session && { ...cashier, ...session },
    } as unknown as FastifyRequest;
    return { ...scripted, request, log, values: () => scripted.statements.map(({ values }) => values) };
  }

  it.each<[string, object | null, object, unknown[]]>([
    ['of no one', null, {}, [null, null, '203.0.113.7', null, null]],
    ['of a user of one branch', { branchIds: [BRANCH] }, {}, [null, 'mali', '203.0.113.7', BRANCH, null]],
    ['of a user of two branches', { branchIds: [BRANCH, 'b'] }, {}, [null, 'mali', '203.0.113.7', null, null]],
    ['of a user of all branches', { branchIds: [] }, {}, [null, 'mali', '203.0.113.7', null, null]],
    [
      'with its account, place and subject',
      { branchIds: [BRANCH] },
      { account: 'nok', branchId: 'silom', subject: 'Ten' },
      ['nok', 'mali', '203.0.113.7', 'silom', 'Ten'],
    ],
  ])('%s is kept and logged', async (_whose, session, more, values) => {
    const { database, client, request, log, values: kept } = at(session);
    await recordSecurityEvent(database, request, { ...event, ...more });
    expect(await noteSecurityEvent(client, request, { ...event, ...more, exported: { path: 'members' } })).toBe(
      'event',
    );
    expect(kept()).toEqual([
      [event.kind, ...values],
      [event.kind, ...values, '{"path":"members"}'],
    ]);
    expect(log.warn.mock.calls.map(([fields]) => fields)).toEqual(
      Array(2).fill(
        expect.objectContaining({ ...event, address: '203.0.113.7', userId: session ? 'mali' : undefined }),
      ),
    );
  });

  it('that cannot be kept makes no request fail, and is logged', async () => {
    const { database, request, log } = at(null, () => {
      throw new Error('no room');
    });
    await recordSecurityEvent(database, request, event);
    expect([log.warn.mock.calls.length, log.error.mock.calls]).toEqual([1, [[new Error('no room')]]]);
  });

  it('in the transaction of what it is about fails with it; without a list it names none', async () => {
    const { client, request, values } = at(null, () => []);
    expect(await noteSecurityEvent(client, request, event)).toBe('');
    expect(values()[0]?.at(-1)).toBeNull();
    const failing = at(null, () => {
      throw new Error('no room');
    });
    await expect(noteSecurityEvent(failing.client, failing.request, event)).rejects.toThrow('no room');
    expect(failing.log.warn).not.toHaveBeenCalled();
  });

  const wrong = new Refusal(422, 'WRONG_PIN', 'Wrong.');
  it.each<[string, unknown, boolean, 'SIGN_IN_LOCKED' | undefined, string[]]>([
    ['a wrong guess', wrong, false, 'SIGN_IN_LOCKED', ['SIGN_IN_FAILED']],
    ['the one that locks', wrong, true, 'SIGN_IN_LOCKED', ['SIGN_IN_FAILED', 'SIGN_IN_LOCKED']],
    ['the one that locks what is not reported', wrong, true, undefined, ['SIGN_IN_FAILED']],
    ['a refusal for another reason', new Refusal(429, 'X', 'Wait.'), true, 'SIGN_IN_LOCKED', []],
    ['a fault', new Error('no'), true, 'SIGN_IN_LOCKED', []],
    ['what only looks like a guess', { status: 422 }, true, 'SIGN_IN_LOCKED', []],
  ])('is made of %s', async (_what, error, locks, locked, kinds) => {
    const { database, request, values } = at();
    await watchGuesses(database, request, event, locked)({ error, locks });
    expect(values().map(([kind]) => kind)).toEqual(kinds);
  });
});

test('who has a PIN may sell or approve by the right to write that page; an administrator may both', async () => {
  const right = (object_code: string, ...action_codes: string[]) => ({ object_code, action_codes });
  const row = (id: string, role_name: string, authorizes: object[]) => ({ id, username: id, role_name, authorizes });
  const { client, statements } = scriptedDatabase({
    'from till_pins p join': [
      row('nok', 'Cashier', [right(PAGE.payment, 'Read', 'Write')]),
      row('lek', 'Chief', [right(PAGE.payment, 'Read'), right(PAGE.approval, 'Write')]),
      row('owner', 'Administrator', []),
    ],
  });
  expect(await tillUsers(client, [BRANCH], 'mali')).toEqual([
    { id: 'nok', username: 'nok', mayApprove: false, maySell: true },
    { id: 'lek', username: 'lek', mayApprove: true, maySell: false },
    { id: 'owner', username: 'owner', mayApprove: true, maySell: true },
  ]);
  expect(statements.map(({ values }) => values)).toEqual([[[BRANCH], 'mali']]);
});

describe('ADR 0154 what a replica may answer', () => {
  function gateway(replica: object | null) {
    const app = Fastify();
    const database = { name: 'primary' };
    readFromReplica(app, { database, replica } as unknown as GatewayContext);
    app.setErrorHandler((error: Error, _request, reply) => reply.code(500).send({ message: error.message }));
    const reader = ({ reader: from }: FastifyRequest) => ({ from: (from as unknown as typeof database).name });
    route(app, 'GET /figures', { ...about, fromReplica: true, handle: reader });
    route(app, 'GET /own', { ...about, handle: reader });
    route(app, 'POST /written', { ...about, handle: () => ({}) });
    route(app, 'POST /refused', { ...about, handle: (_request, reply) => reply.code(300).send({}) });
    route(app, 'POST /streamed', { ...about, handle: (_request, reply) => reply.send(Readable.from(['x'])) });
    return async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) => {
      const answer = await app.inject({ method, url, headers });
      return { status: answer.statusCode, body: answer.body, headers: answer.headers };
    };
  }
  const replica = ({ source = 'replica', lag = 250 }: { source?: string | null; lag?: number | null } = {}) => ({
    read: vi.fn(() => ({ database: { name: 'replica' }, source })),
    position: async () => '0/A',
    lagMs: () => lag,
    reportTo: vi.fn(),
  });

  it('is answered by the primary where there is none', async () => {
    const call = gateway(null);
    const answer = await call('GET', '/figures');
    expect([answer.body, answer.headers[ANSWERED_BY]]).toEqual(['{"from":"primary"}', undefined]);
    expect((await call('POST', '/written')).headers).not.toHaveProperty(READ_AFTER);
  });

  it('says who answered, and how far behind that was', async () => {
    const there = replica();
    const call = gateway(there);
    const answer = await call('GET', '/figures', { [READ_AFTER]: '0/9' });
    expect(answer.body).toBe('{"from":"replica"}');
    expect([answer.headers[ANSWERED_BY], answer.headers[REPLICA_LAG]]).toEqual(['replica', '0.250']);
    expect(answer.headers).not.toHaveProperty(READ_AFTER);
    await call('GET', '/figures');
    expect([there.read.mock.calls, there.reportTo.mock.calls.length]).toEqual([[['0/9'], [undefined]], 1]);
    const behind = await gateway(replica({ lag: 5000.2 }))('GET', '/figures');
    expect(behind.headers[REPLICA_LAG]).toBe('5.001');
    const withoutLag = await gateway(replica({ lag: null }))('GET', '/figures');
    expect([withoutLag.headers[ANSWERED_BY], withoutLag.headers[REPLICA_LAG]]).toEqual(['replica', undefined]);
    expect((await gateway(replica({ source: null }))('GET', '/figures')).headers).not.toHaveProperty(ANSWERED_BY);
  });

  it('is read by routes that say so, and by no other', async () => {
    const there = replica();
    const answer = await gateway(there)('GET', '/own');
    expect([answer.status, answer.body]).toEqual([500, expect.stringContaining('does not say that it may be read')]);
    expect(there.read).not.toHaveBeenCalled();
  });

  it('states behind a write how far the log has to be, and nothing behind what wrote nothing', async () => {
    const call = gateway(replica());
    expect((await call('POST', '/written')).headers[READ_AFTER]).toBe('0/A');
    expect((await call('POST', '/streamed')).headers[READ_AFTER]).toBe(NEVER_REACHED);
    expect((await call('POST', '/refused')).headers).not.toHaveProperty(READ_AFTER);
  });
});
