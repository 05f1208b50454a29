import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { Database } from '../database/pool.ts';
import { createTestClock } from '../testing/createTestClock.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import type { TestClock } from '../testing/TestClock.ts';
import { type AttemptCounter, type AttemptKind, type AttemptLimits, createAttemptLimits } from './attemptLimits.ts';
import { createGuessWaits } from './guessWaits.ts';

const digest = (text: string) => createHmac('sha256', 'of the gateways').update(text).digest();

let db: TestDatabase;
let clock: TestClock;
let limits: AttemptLimits;

beforeAll(async () => {
  db = await startTestDatabase({ clock: true });
  clock = await createTestClock(db.url);
});
beforeEach(async () => {
  limits = createAttemptLimits(db.database, digest);
  await clock.set('2026-03-02T09:00:00Z');
  for (const table of ['attempts', 'guess_waits'])
    await db.database.system((client) => client.query(`delete from ${table}`));
});
afterAll(async () => {
  await db.close();
});

const bounded: AttemptCounter = { kind: 'own-password', key: 'mali', clearedBySuccess: true };
const network: AttemptCounter = { kind: 'offer-user', key: 'mali', clearedBySuccess: false };
const secret: AttemptCounter = { kind: 'offer-pin', key: 'mali', clearedBySuccess: true };
const WRONG = new Error('wrong');

/**
 * Tries guesses one after the other; returns `wrong` or `locks` for wrong ones, and the seconds to wait for refused
 * ones.
 */
async function guess(counters: readonly AttemptCounter[], rights: readonly boolean[]) {
  const reported: (string | number)[] = [];
  for (const right of rights) {
    const tried = async () => {
      if (!right) throw WRONG;
      return 'right';
    };
    await limits
      .guard(counters, tried, async ({ error, locks }) => {
        expect(error).toBe(WRONG);
        reported.push(locks ? 'locks' : 'wrong');
      })
      .then((answer) => reported.push(answer))
      .catch((error) => {
        if (error !== WRONG) reported.push(error.details.retry_after);
      });
  }
  return reported;
}
const times = <T>(count: number, value: T): T[] => Array<T>(count).fill(value);

describe('guesses that are bounded', () => {
  it('are ten in a quarter of an hour, and the last of them says so', async () => {
    const reported = await guess([bounded], times(12, false));
    expect(reported.slice(0, 10)).toEqual([...times(9, 'wrong'), 'locks']);
    for (const seconds of reported.slice(10)) {
      expect(seconds).toBeGreaterThan(0);
      expect(seconds).toBeLessThanOrEqual(900);
    }
  });

  it('are refused as too many', async () => {
    await guess([bounded], times(10, false));
    await expect(limits.guard([bounded], async () => 'right')).rejects.toMatchObject({
      status: 429,
      code: 'TOO_MANY_ATTEMPTS',
      details: { retry_after: expect.any(Number) },
    });
  });

  it('need no one to watch', async () => {
    await expect(limits.guard([bounded], () => Promise.reject(WRONG))).rejects.toBe(WRONG);
  });

  it('begin again after a right one, where that clears them', async () => {
    expect(await guess([bounded], [...times(9, false), true, ...times(9, false)])).not.toContain('locks');
  });

  it('are only taken back by a right one, where it does not', async () => {
    const reported = await guess([network], [...times(19, false), true, false, false]);
    expect(reported.slice(19)).toEqual(['right', 'locks', expect.any(Number)]);
  });

  it('are forgotten when they are cleared, each count by its own key', async () => {
    await guess([bounded, { ...bounded, key: 'nok' }], times(10, false));
    await limits.clear('own-password', 'mali');
    expect(await guess([bounded], [false])).toEqual(['wrong']);
    expect(await guess([{ ...bounded, key: 'nok' }], [true])).toEqual([expect.any(Number)]);
  });

  it('that were refused are not counted on', async () => {
    const reported = await guess([network], [...times(25, false)]);
    expect(reported.filter((each) => typeof each === 'number')).toHaveLength(5);
    const counted = await db.database.system((client) => client.query('select points from attempts'));
    expect(counted.rows).toEqual([{ points: 20 }]);
  });
});

describe('guesses at one secret', () => {
  it('wait after ten, longer with each', async () => {
    expect(await guess([secret], times(12, false))).toEqual([...times(9, 'wrong'), 'locks', 30, 30]);
    await clock.advance(30_000);
    expect(await guess([secret], [false, false])).toEqual(['wrong', 60]);
  });

  it('begin again after a right one', async () => {
    expect(await guess([secret], [...times(9, false), true, ...times(9, false)])).not.toContain('locks');
  });

  it('that one counter refuses are not made for the others', async () => {
    await guess([secret], times(10, false));
    expect(await guess([network, secret], times(20, false))).toEqual(times(20, 30));
    expect(await guess([network], times(20, false))).toEqual([...times(19, 'wrong'), 'locks']);
    // Conversely, guesses that the network's counter refuses are not counted for the secret.
    await limits.clear('offer-pin', 'mali');
    expect(await guess([secret, network], times(9, false))).toEqual(times(9, expect.any(Number)));
    expect(await guess([secret], [false])).toEqual(['wrong']);
  });

  it('lock where any of their counters does', async () => {
    await limits.spend(times(19, network));
    expect(await guess([network, secret], [false])).toEqual(['locks']);
    await guess([secret], times(8, false));
    expect(await guess([{ ...network, key: 'nok' }, secret], [false])).toEqual(['locks']);
  });

  it('S12 take turns: of many right ones at once all are let in, and no one waits for another secret', async () => {
    const right = () => limits.guard([network, secret], async () => 'right');
    expect(await Promise.all(Array.from({ length: 15 }, right))).toEqual(times(15, 'right'));
    const order: string[] = [];
    let open = () => {};
    const slow = limits.guard([secret], () =>
      new Promise<void>((done) => (open = done)).then(() => order.push('slow')),
    );
    await limits.guard([{ ...secret, key: 'nok' }], async () => order.push('other'));
    const next = limits.guard([secret], async () => order.push('next'));
    await limits.guard([{ ...bounded, key: 'nok' }], async () => order.push('no secret'));
    open();
    await Promise.all([slow, next]);
    expect(order).toEqual(['other', 'no secret', 'slow', 'next']);
  });
});

test('an act is counted however it ends, unless it is taken back', async () => {
  const spend = (key: string, count = 1) => limits.spend(times(count, { kind: 'sms-phone', key } as const));
  const takeBack = await spend('1', 3);
  await expect(spend('1')).rejects.toMatchObject({ status: 429 });
  await spend('2');
  await takeBack();
  await spend('1', 3);
  await expect(spend('1')).rejects.toMatchObject({ status: 429 });
});

test('an act that is counted by a phone number is stored without it', async () => {
  await limits.spend([{ kind: 'sms-phone', key: 'shop:0812345678' }]);
  const { rows } = await db.database.system((client) => client.query<{ key: string }>('select key from attempts'));
  expect(rows).toEqual([{ key: expect.stringMatching(/^sms-phone:[\w-]{43}$/) }]);
});

test('a kind without a limit, and a database that is away, are faults and no guesses', async () => {
  await expect(limits.spend([{ kind: 'none' as AttemptKind, key: '1' }])).rejects.toThrow(
    'No limit is declared for none',
  );
  const away = new Error('away');
  for (const counter of [bounded, secret]) {
    let first = true;
    const system: Database['system'] = (work) => {
      if (!first) return db.database.system(work);
      first = false;
      return Promise.reject(away);
    };
    await expect(createAttemptLimits({ system } as Database, digest).spend([counter])).rejects.toBe(away);
  }
});

test.each([
  ['so long', [{ seconds: 30 }], 30],
  ['a second at least', [{ seconds: 0 }], 1],
  ['a second where the wait ended meanwhile', [], 1],
])('a guess that comes too early has to wait %s', async (_how, rows, seconds) => {
  const { database } = scriptedDatabase({ 'insert into guess_waits': [], 'extract(epoch': rows });
  await expect(createGuessWaits(database).begin('mali')).rejects.toMatchObject({ details: { retry_after: seconds } });
});
