import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestClock } from '../testing/createTestClock.ts';
import { CLIENT, clientOf, PASSWORD } from '../testing/fixtures.ts';
import { type Answer, startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import type { TestClock } from '../testing/TestClock.ts';

let gateway: TestGateway;
let clock: TestClock;
let clientToken: string;

beforeAll(async () => {
  gateway = await startTestGateway({}, { clock: true });
  clock = await createTestClock(gateway.databaseUrl);
  const client = { type: 'client', locale: 'th-TH', ...CLIENT };
  clientToken = (await gateway.send('POST', '/oauth/signin', { body: client })).body.payload.access_token;
});
afterAll(async () => {
  await gateway.close();
});
afterEach(async () => {
  for (const table of ['attempts', 'guess_waits']) {
    await gateway.database.system((client) => client.query(`delete from ${table}`));
  }
});

interface Attempt {
  username?: string;
  password?: string;
  address?: string;
  device?: string;
}

const signIn = ({ username = 'owner@shop', password = PASSWORD, address = '10.0.0.1', device }: Attempt = {}) =>
  gateway.send('POST', '/oauth/signin', {
    token: clientToken,
    headers: { 'x-forwarded-for': address, ...(device !== undefined && { 'x-device-token': device }) },
    body: { type: 'merchant-user', ...CLIENT, username, password },
  });
const deviceOf = async (attempt: Attempt = {}): Promise<string> => (await signIn(attempt)).body.payload.device_token;
const waitOf = ({ body }: Answer): number => body.details.retry_after;

/** Counts this many wrong guesses at other accounts, without the time that checking each would take. */
async function guessedFrom(address: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await gateway.context.limits.spend([{ kind: 'sign-in-address', key: address }]);
}

/** Guesses as fast as the gateway allows for this many hours; returns the number of tries in each. */
async function guessFor(hours: number, attempt: (n: number) => Attempt): Promise<number[]> {
  const began = Date.parse('2026-03-02T09:00:00Z');
  await clock.set(new Date(began));
  const tried = Array<number>(hours).fill(0);
  let waited = 0;
  for (let n = 0; waited < hours * 3_600; n += 1) {
    const answer = await signIn({ password: 'wrong', ...attempt(n) });
    const hour = Math.floor(waited / 3_600);
    if (answer.status === 422) tried[hour] = (tried[hour] ?? 0) + 1;
    else {
      waited += waitOf(answer);
      await clock.set(new Date(began + waited * 1_000));
    }
  }
  return tried;
}

describe('guesses at one account', () => {
  test('S5 a stranger gets 17 in the first hour and 4 in each further one, from however many addresses', async () => {
    const everywhere = (n: number) => ({ address: `10.${n % 200}.0.1` });
    expect(await guessFor(3, everywhere)).toEqual([17, 4, 4]);
  });

  test('S5 the wait grows with each wrong one, does not grow by asking, and is forgotten after a day', async () => {
    await clock.set('2026-03-04T09:00:00Z');
    for (let n = 0; n < 10; n += 1) expect((await signIn({ password: 'wrong' })).status).toBe(422);
    expect(waitOf(await signIn({ password: 'wrong' }))).toBe(30);
    await clock.advance(20_000);
    expect(waitOf(await signIn())).toBe(10);
    await clock.advance(10_000);
    expect((await signIn({ password: 'wrong' })).status).toBe(422);
    expect(waitOf(await signIn())).toBe(60);
    await clock.advance(24 * 3_600_000 + 1_000);
    for (let n = 0; n < 10; n += 1) expect((await signIn({ password: 'wrong' })).status).toBe(422);
  });

  test('a right password ends the row of wrong ones', async () => {
    for (let n = 0; n < 8; n += 1) {
      expect((await signIn({ password: 'wrong' })).status).toBe(422);
      expect((await signIn()).status).toBe(200);
    }
  });
});

describe('guesses at one secret that are sent at once', () => {
  const statuses = async (count: number, attempt: (n: number) => Attempt) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, n) => signIn(attempt(n))));
    return (status: number) => answers.filter((answer) => answer.status === status).length;
  };

  test('S12 of fifty wrong ones, from as many networks, ten are tried, as if they had come one after the other', async () => {
    await clock.set('2026-03-11T09:00:00Z');
    const answers = await statuses(50, (n) => ({ password: 'wrong', address: `10.${n}.0.1` }));
    expect([answers(422), answers(429)]).toEqual([10, 40]);
  });

  test('S12 twenty right ones, of tills that sign in together, are all let in', async () => {
    await clock.set('2026-03-12T09:00:00Z');
    expect((await statuses(20, () => ({})))(200)).toBe(20);
  });

  test('S12 a right one among wrong ones is let in and ends their row', async () => {
    await clock.set('2026-03-13T09:00:00Z');
    const answers = await statuses(16, (n) => (n === 7 ? {} : { password: 'wrong' }));
    expect([answers(200), answers(422)]).toEqual([1, 15]);
  });
});

describe('a device where the user has signed in before', () => {
  test('S5 is never refused by wrong passwords of others, for the account or from the same address', async () => {
    await clock.set('2026-03-05T09:00:00Z');
    const till = await deviceOf();
    for (let n = 0; n < 11; n += 1) await signIn({ password: 'wrong' });
    await guessedFrom('10.0.0.1', 90);
    expect((await signIn()).body.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await signIn({ device: till })).status).toBe(200);
    // The success does not reset the strangers' count.
    expect((await signIn()).body.code).toBe('TOO_MANY_ATTEMPTS');
  });

  test('S5 has a separate count, which keeps no one else waiting', async () => {
    await clock.set('2026-03-06T09:00:00Z');
    const till = await deviceOf();
    for (let n = 0; n < 10; n += 1) expect((await signIn({ password: 'wrong', device: till })).status).toBe(422);
    expect((await signIn({ device: till })).body.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await signIn()).status).toBe(200);
    await clock.advance(30_000);
    expect((await signIn({ device: till })).status).toBe(200);
  });

  test('S5 is known for the accounts that signed in there, and for no other', async () => {
    await clock.set('2026-03-07T09:00:00Z');
    const mine = await deviceOf({ username: 'cashier@shop' });
    for (let n = 0; n < 11; n += 1) await signIn({ password: 'wrong' });
    expect((await signIn({ device: mine })).body.code).toBe('TOO_MANY_ATTEMPTS');
    const both = await deviceOf({ device: mine, username: 'nobody@shop' });
    for (const username of ['cashier@shop', 'nobody@shop']) {
      for (let n = 0; n < 11; n += 1) await signIn({ username, password: 'wrong' });
      expect((await signIn({ username })).body.code).toBe('TOO_MANY_ATTEMPTS');
      expect((await signIn({ username, device: both })).status).toBe(200);
    }
  });

  test('S5 is identified by what the gateway signed: nothing made up, of another shop, or of another kind counts', async () => {
    await clock.set('2026-03-08T09:00:00Z');
    const other = clientOf('elsewhere');
    const client = await gateway.send('POST', '/oauth/signin', { body: { type: 'client', ...other } });
    const foreign = await gateway.send('POST', '/oauth/signin', {
      token: client.body.payload.access_token,
      body: { type: 'merchant-user', ...other, username: 'owner@elsewhere', password: PASSWORD },
    });
    const own = await deviceOf();
    const session = (await signIn()).body.payload.access_token;
    for (let n = 0; n < 11; n += 1) await signIn({ password: 'wrong' });
    for (const device of ['x', `${own}x`, foreign.body.payload.device_token, session, clientToken, '']) {
      expect((await signIn({ device })).body.code).toBe('TOO_MANY_ATTEMPTS');
    }
    // The token of a device is no access token either.
    expect((await gateway.send('GET', '/merchants/home', { token: own })).status).toBe(401);
  });
});

describe('guesses from one network', () => {
  test('are bounded over many accounts; a right one takes back itself and not the others', async () => {
    await clock.set('2026-03-09T09:00:00Z');
    await guessedFrom('10.0.0.1', 98);
    expect((await signIn({ username: 'ghost98@shop' })).status).toBe(422);
    expect((await signIn({ username: 'cashier@shop' })).status).toBe(200);
    expect((await signIn({ username: 'ghost99@shop' })).status).toBe(422);
    expect((await signIn({ username: 'cashier@shop' })).body.code).toBe('TOO_MANY_ATTEMPTS');
    expect((await signIn({ username: 'cashier@shop', address: '10.0.0.2' })).status).toBe(200);
    await clock.advance(15 * 60_000 + 1_000);
    expect((await signIn({ username: 'cashier@shop' })).status).toBe(200);
  });

  test('more sign-ins at the same moment than wrong ones are allowed shut no one out', async () => {
    await clock.set('2026-03-10T09:00:00Z');
    const attempts = Array.from({ length: 130 }, () =>
      gateway.context.limits.guard(
        [{ kind: 'sign-in-address', key: '10.9.9.9', clearedBySuccess: false }],
        () => new Promise((resolve) => setImmediate(resolve)),
      ),
    );
    await Promise.allSettled(attempts);
    expect((await signIn({ address: '10.9.9.9' })).status).toBe(200);
  });
});

test('one program’s token does not go with another’s credentials', async () => {
  const body = { type: 'merchant-user', ...clientOf('elsewhere'), username: 'owner@shop', password: PASSWORD };
  const answer = await gateway.send('POST', '/oauth/signin', { token: clientToken, body });
  expect(answer).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } });
});

test('S6 the address of a caller is taken from the configured server alone', async () => {
  const ipSeen = async (remoteAddress: string) => {
    let ip = '';
    const spy = gateway.context.limits.guard;
    gateway.context.limits.guard = (counters, guess) => {
      ip = counters[0]?.key ?? '';
      return spy(counters, guess);
    };
    const payload = { type: 'client', ...CLIENT };
    await gateway.app.inject({
      method: 'POST',
      url: '/v3.0/oauth/signin',
      remoteAddress,
      headers: { 'x-forwarded-for': '7.7.7.7' },
      payload,
    });
    gateway.context.limits.guard = spy;
    return ip;
  };
  expect(await ipSeen('127.0.0.1')).toBe('7.7.7.7');
  expect(await ipSeen('::1')).toBe('7.7.7.7');
  expect(await ipSeen('10.0.0.9')).toBe('10.0.0.9');
  expect(await ipSeen('192.168.1.20')).toBe('192.168.1.20');
  expect(await ipSeen('203.0.113.1')).toBe('203.0.113.1');
});
