import { afterEach, describe, expect, it, vi } from 'vitest';
import { refusal } from '../testing/fakeGateway.ts';
import { startTestServer, type TestServer, TOKEN } from '../testing/startTestServer.ts';
import { createRateLimits, RateLimited, STRANGER_CALL_COST, UNREADABLE_COST } from './rateLimits.ts';

describe('the rate of a caller', () => {
  let server: TestServer;
  afterEach(() => server.close());

  const limited = { code: 'RATE_LIMITED', status: 429, retryAfter: expect.any(Number), requestId: expect.any(String) };
  const tryCode = 'mutation { verifyOffer(input: {offerId: "1", authorizePin: "1"}) { verified } }';

  it('is counted by what its operations cost, and says when to come again', async () => {
    server = await startTestServer({ rates: { cost: 300, sensitive: 0 } });
    const query = '{ members(perPage: 99) { items { id } } }';
    for (let count = 0; count < 3; count += 1) expect((await server.ask(query)).errors).toBeUndefined();
    const calls = await server.callsOf(async () => {
      const { status, errors, headers } = await server.ask(query);
      expect(status).toBe(429);
      expect(errors).toMatchObject(
        [{ message: /please try again in/, extensions: limited }].map((error) => ({
          ...error,
          message: expect.stringMatching(error.message),
        })),
      );
      expect(Number(headers['retry-after'])).toBe(errors?.[0]?.extensions.retryAfter);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      // From now on, it is refused before anything is parsed.
      expect((await server.post({ query: '{' }, { authorization: `Bearer ${TOKEN}` })).status).toBe(429);
    });
    expect(calls).toEqual([]);
    expect((await server.ask(query, {}, { authorization: 'Bearer token-2' })).errors).toBeUndefined();
  });

  it('S4 of a caller who shows tokens that the gateway does not know is that of the network, in cost and in calls', async () => {
    server = await startTestServer({ rates: { cost: 4 * STRANGER_CALL_COST, sensitive: 0 } });
    const reply = server.gateway.reply;
    const refused = refusal(401, 'TOKEN_REVOKED', 'Revoked.');
    server.gateway.reply = (call) => (call.headers.authorization === `Bearer ${TOKEN}` ? reply(call) : refused);
    const send = async (query: string, count: number) => {
      const statuses: number[] = [];
      for (let n = 0; n < count; n += 1)
        statuses.push(
          (await server.post({ query: query.replace('#', `${n}`) }, { authorization: `Bearer ${query.length}.${n}` }))
            .status,
        );
      return statuses;
    };
    expect(
      await server.callsOf(async () => expect(await send('{ viewer { id } }', 3)).toEqual([401, 401, 401])),
    ).toEqual(Array(3).fill('GET /merchants/home'));
    // A document costs one call however large it is; an unreadable one counts too.
    expect(await send('{ viewer { i# } }', 2)).toEqual([400, 400]);
    const calls = await server.callsOf(async () => {
      expect(await send('{ coupons { id } a: coupons { name } }', 3)).toEqual([429, 429, 429]);
    });
    expect(calls).toEqual([]);
    // A user whom the gateway accepts is not affected.
    expect((await server.ask('{ coupons { id } }')).errors).toBeUndefined();
  });

  it('S4 is that of the user whatever token is shown: a new token is no fresh limit', async () => {
    server = await startTestServer({ rates: { cost: 2_000, sensitive: 0 } });
    const query = '{ members(perPage: 999) { items { id } } }';
    const ask = async (token: string) => (await server.ask(query, {}, { authorization: `Bearer ${token}` })).status;
    // The first operation of a token counts for the network, as its user is not known yet.
    expect([await ask('a'), await ask('a'), await ask('a'), await ask('b'), await ask('b')]).toEqual([
      200, 200, 200, 200, 429,
    ]);
  });

  it('S4 counts the addresses of one IPv6 network together', async () => {
    server = await startTestServer({ rates: { cost: 0, sensitive: 1 }, trustedProxies: ['127.0.0.1'] });
    const query = 'mutation { signIn(input: {username: "a", password: "b"}) { session { accessToken } } }';
    const from = async (address: string) => (await server.post({ query }, { 'x-forwarded-for': address })).status;
    expect([await from('2001:db8::1'), await from('2001:db8::ffff:2'), await from('2001:db8:0:1::1')]).toEqual([
      401, 429, 401,
    ]);
  });

  it('lets pass what alone costs more than a minute allows', async () => {
    server = await startTestServer({ rates: { cost: 5, sensitive: 0 } });
    expect((await server.ask('{ members(perPage: 99) { items { id } } }')).errors).toBeUndefined();
    expect((await server.ask('{ members { total } }')).status).toBe(429);
  });

  it('is stricter for sensitive mutations, whatever they are called or hidden behind', async () => {
    server = await startTestServer({ rates: { cost: 0, sensitive: 2 } });
    await server.ask(tryCode);
    await server.ask(
      'mutation { ...A } fragment A on Mutation { x: verifyOffer(input: {offerId: "1", authorizePin: "1"}) { verified } }',
    );
    expect(await server.ask(tryCode)).toMatchObject({ status: 429, errors: [{ extensions: limited }] });
    expect((await server.ask('mutation { signOut { signedOut } }')).status).not.toBe(429);
    expect((await server.ask('{ members { total } }')).errors).toBeUndefined();
  });

  it('is that of the address where there is no token', async () => {
    server = await startTestServer({ rates: { cost: 0, sensitive: 2 }, trustedProxies: ['127.0.0.1'] });
    const query = 'mutation { signIn(input: {username: "a", password: "b"}) { session { accessToken } } }';
    // The fake gateway refuses the sign-in of the application.
    const from = async (address: string) => (await server.post({ query }, { 'x-forwarded-for': address })).status;
    expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.2')]).toEqual([
      401, 401, 429, 401,
    ]);
  });

  it('is that of the address for what needs no session, however many tokens are made up', async () => {
    server = await startTestServer({ rates: { cost: 0, sensitive: 2 } });
    const query = 'mutation { signIn(input: {username: "a", password: "b"}) { session { accessToken } } }';
    const statuses: number[] = [];
    for (const token of ['one', 'two', 'three'])
      statuses.push((await server.post({ query }, { authorization: `Bearer ${token}` })).status);
    expect(statuses).toEqual([401, 401, 429]);
  });

  it('counts what it takes to check a large document that is new, and only then', async () => {
    server = await startTestServer({ rates: { cost: 60_000, sensitive: 0 } });
    const small = '{ coupons { id } }';
    const large = `{ coupons { ${Array.from({ length: 600 }, (_, at) => `a${at}: id`).join(' ')} } }`;
    // The first operation of a token counts for the network.
    await server.ask(small);
    const left = async (query: string) => {
      const { status, headers, errors } = await server.ask(query);
      expect(errors).toBeUndefined();
      expect(status).toBe(200);
      return Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]);
    };
    const [before, first, again] = [await left(small), await left(large), await left(large)];
    expect(before - first).toBeGreaterThan(10_000);
    expect(first - again).toBeLessThan(1_000);
    const invalidQuery = (name: string) =>
      `{ nothing { ${Array.from({ length: 4_900 }, (_, at) => name + at).join(' ')} } }`;
    expect((await server.ask(invalidQuery('a'))).status).toBe(400);
    expect((await server.ask(small)).status).toBe(200);
    expect((await server.ask(invalidQuery('b'))).status).toBe(400);
    expect((await server.ask(small)).status).toBe(429);
  });

  it('counts documents that cannot be read', async () => {
    server = await startTestServer({ rates: { cost: 2 * UNREADABLE_COST, sensitive: 0 } });
    const statuses: number[] = [];
    for (const query of ['{', '{ nothing }', '{ members { total } }', '{'])
      statuses.push((await server.ask(query)).status);
    expect(statuses).toEqual([400, 400, 429, 429]);
  });

  it('has no limit where it is switched off', async () => {
    server = await startTestServer({ rates: { cost: 0, sensitive: 0 } });
    for (let count = 0; count < 20; count += 1) expect((await server.ask(tryCode)).status).not.toBe(429);
  });
});

describe('a caller who was too quick', () => {
  it.each([
    [0, 1],
    [1, 1],
    [1_000, 1],
    [1_001, 2],
    [59_999, 60],
  ])('with %s ms to go comes again after %s seconds', (ms, seconds) => {
    const { message, retryAfter, extensions, rate } = new RateLimited(ms, 60);
    expect([message, retryAfter]).toEqual([`Too many requests, please try again in ${seconds} seconds`, seconds]);
    expect(extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: seconds });
    expect(rate).toEqual({ limit: 60, remaining: 0, resetMs: ms });
  });
});

describe('counters', () => {
  afterEach(() => vi.useRealTimers());

  it('refuse who is over the limit before anything is done for them, until a minute has gone by', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const rates = createRateLimits({ cost: 3, sensitive: 0 });
    await expect(rates.refuseSpent('mali')).resolves.toBeUndefined();
    await rates.spendCost('mali', 3);
    await expect(rates.refuseSpent('mali')).resolves.toBeUndefined();
    await expect(rates.spendCost('mali', 1)).rejects.toMatchObject({ retryAfter: 60 });
    await expect(rates.refuseSpent('mali')).rejects.toMatchObject({ retryAfter: 60 });
    await expect(rates.refuseSpent('nok')).resolves.toBeUndefined();
    vi.setSystemTime(Date.now() + 59_500);
    await expect(rates.refuseSpent('mali')).rejects.toMatchObject({ retryAfter: 1 });
    vi.setSystemTime(Date.now() + 500);
    await expect(rates.refuseSpent('mali')).resolves.toBeUndefined();
  });

  it('note what was answered already, without refusing', async () => {
    const rates = createRateLimits({ cost: 3, sensitive: 0 });
    await rates.note('mali', 4);
    await expect(rates.refuseSpent('mali')).rejects.toBeInstanceOf(RateLimited);
  });

  it('forget the least recent caller, however many strangers come', async () => {
    const rates = createRateLimits({ cost: 1, sensitive: 0 });
    await rates.spendCost('first', 1);
    await expect(rates.spendCost('first', 1)).rejects.toThrow('Too many requests');
    for (let number = 0; number < 50_000; number += 1) await rates.spendCost(`stranger ${number}`, 1);
    await expect(rates.spendCost('first', 1)).resolves.toMatchObject({ remaining: 0 });
  });
});
