import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCESS_TOKEN_SECONDS, openAccessTokens } from '../http/accessTokens.ts';
import { openDatabaseClock } from './openDatabaseClock.ts';
import type { Database } from './pool.ts';

const TRUE_TIME = Date.parse('2026-11-26T16:30:00Z');
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: TRUE_TIME });
});
afterEach(() => vi.useRealTimers());

/** A database whose clock is ahead of ours by `ahead`, and whose answer takes this long. */
function databaseAt(ahead: { ms: number }, takes = 0): Database {
  const query = async () => {
    vi.setSystemTime(Date.now() + takes / 2);
    const rows = [{ now: Date.now() + ahead.ms, secret: Buffer.alloc(32, 7) }];
    vi.setSystemTime(Date.now() + takes / 2);
    return { rows, rowCount: 1 };
  };
  const run = (...given: unknown[]) => (given.at(-1) as (client: object) => unknown)({ query });
  return { system: run, inTransaction: run } as Database;
}

test.each([HOUR, -HOUR])('what time it is is said by the database, whose clock is %s ms ahead', async (ms) => {
  const ahead = { ms };
  const clock = await openDatabaseClock(databaseAt(ahead, 1_000));
  expect(clock.now() - Date.now()).toBe(ms);
  ahead.ms = 0;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clock.now()).toBe(Date.now());
  clock.close();
  ahead.ms = ms;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(clock.now()).toBe(Date.now());
});

test.each([
  [5_000, 0],
  [HOUR, 2_002],
])('a clock that is %s ms ahead in an answer of %s ms moves nothing', async (ms, takes) => {
  const clock = await openDatabaseClock(databaseAt({ ms }, takes));
  expect(clock.now()).toBe(Date.now());
  clock.close();
});

test('OP-08 a token of a gateway that is an hour slow is good at one that is an hour fast, and ends on time at both', async () => {
  const gatewayAt = async (wrongBy: number) => {
    const at = (moment: number) => vi.setSystemTime(moment + wrongBy);
    at(TRUE_TIME);
    const database = databaseAt({ ms: -wrongBy });
    const { now } = await openDatabaseClock(database);
    return { at, tokens: await openAccessTokens(database, now) };
  };
  const [slow, fast] = [await gatewayAt(-HOUR), await gatewayAt(HOUR)];
  const user = { kind: 'user', realmId: 'r1', sessionId: 's1' } as const;
  slow.at(TRUE_TIME);
  const token = await slow.tokens.sign(user);
  for (const { at, tokens } of [slow, fast]) {
    at(TRUE_TIME + ACCESS_TOKEN_SECONDS * 1_000 - 1_000);
    expect(await tokens.verify(token)).toEqual(user);
    at(TRUE_TIME + ACCESS_TOKEN_SECONDS * 1_000 + 1_000);
    await expect(tokens.verify(token)).rejects.toMatchObject({ status: 401 });
  }
});
