import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/pool.ts';
import { refuseTooMany } from './errors.ts';

const QUARTER_HOUR = 15 * 60;

/** How many wrong guesses, or acts that cost something, are allowed in a quarter of an hour. An address may stand for a whole shop behind one router. */
const POINTS = {
  'sign-in-account': 10,
  'sign-in-address': 100,
  'client-address': 100,
  'offer-session': 5,
  'offer-user': 20,
  'authorize-user': 10,
  'authorize-address': 50,
  'otp-account': 5,
  'otp-address': 50,
  'otp-try-account': 15,
  'otp-try-address': 100,
  'reset-account': 10,
  'reset-address': 100,
  'self-register-link': 300,
  'self-register-address': 30,
  'setup-address': 10,
  'sms-phone': 3,
  'sms-user': 30,
} as const;
export type AttemptKind = keyof typeof POINTS;

/** Counts guesses at secrets in PostgreSQL, so that all gateways share one count. */
export interface AttemptLimits {
  /** Counts the guess first and then lets it be tried: guesses sent at the same time are counted like any others. */
  guard<T>(counters: readonly AttemptCounter[], guess: () => Promise<T>): Promise<T>;
  /** Counts an act that may not be done often, however it ends. */
  spend(counters: readonly Pick<AttemptCounter, 'kind' | 'key'>[]): Promise<void>;
  /** Forgets what was counted. */
  clear(kind: AttemptKind, key: string): Promise<void>;
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
  const limiterOf = (counter: Pick<AttemptCounter, 'kind'>) => {
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
    async spend(counters) {
      for (const counter of counters) await count(limiterOf(counter), counter.key);
    },
    async clear(kind, key) {
      await limiterOf({ kind }).delete(key);
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
