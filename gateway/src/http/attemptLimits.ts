import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/pool.ts';
import { refuseTooMany } from './errors.ts';

const QUARTER_HOUR = 15 * 60;

/** How many wrong guesses are allowed in a quarter of an hour. An address may stand for a whole shop behind one router. */
const POINTS = {
  'sign-in-account': 10,
  'sign-in-address': 100,
  'client-address': 100,
  'offer-session': 5,
  'offer-user': 20,
} as const;
export type AttemptKind = keyof typeof POINTS;

/** Counts guesses at secrets in PostgreSQL, so that all gateways share one count. */
export interface AttemptLimits {
  /** Counts the guess first and then lets it be tried: guesses sent at the same time are counted like any others. */
  guard<T>(counters: readonly AttemptCounter[], guess: () => Promise<T>): Promise<T>;
}

export interface AttemptCounter {
  kind: AttemptKind;
  key: string;
  /** A right guess clears the whole count; otherwise it only takes itself back. */
  clearedBySuccess: boolean;
}

export function createAttemptLimits(database: Database): AttemptLimits {
  const limiters = new Map<AttemptKind, RateLimiterPostgres>();
  for (const [kind, points] of Object.entries(POINTS) as [AttemptKind, number][]) {
    limiters.set(
      kind,
      new RateLimiterPostgres({
        storeClient: database.pool,
        storeType: 'pool',
        tableName: 'attempts',
        tableCreated: true,
        keyPrefix: kind,
        points,
        duration: QUARTER_HOUR,
        blockDuration: QUARTER_HOUR,
      }),
    );
  }
  const limiterOf = (counter: AttemptCounter) => {
    const limiter = limiters.get(counter.kind);
    if (!limiter) throw new Error(`No limit is declared for ${counter.kind}`);
    return limiter;
  };

  return {
    async guard(counters, guess) {
      for (const counter of counters) await count(limiterOf(counter), counter.key);
      const result = await guess();
      for (const counter of counters) {
        if (counter.clearedBySuccess) await limiterOf(counter).delete(counter.key);
        else await limiterOf(counter).reward(counter.key, 1);
      }
      return result;
    },
  };
}

async function count(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key, 1);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    throw refuseTooMany(Math.ceil(reason.msBeforeNext / 1000));
  }
}
