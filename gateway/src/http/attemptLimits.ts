import type { QueryConfig } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/pool.ts';
import type { AccessTokens } from './accessTokens.ts';
import { refuseTooMany } from './errors.ts';
import { createGuessWaits, FIRST_WAIT } from './guessWaits.ts';
import { inTurn } from './inTurn.ts';

const QUARTER_HOUR = 15 * 60;

/**
 * How many wrong guesses, or costly actions, are allowed in a quarter of an hour. An address may stand for a whole shop
 * behind one router.
 */
const POINTS = {
  'sign-in-address': 100,
  'client-address': 100,
  'offer-user': 20,
  'authorize-address': 50,
  'till-pin-user': 20,
  'otp-account': 5,
  'otp-address': 50,
  'otp-try-account': 15,
  'otp-try-address': 100,
  'reset-account': 10,
  'reset-address': 100,
  'own-password': 10,
  'self-register-link': 300,
  'self-register-address': 30,
  'claim-code-token': 6,
  'claim-code-address': 30,
  'claim-try-phone': 15,
  'claim-try-token': 30,
  'claim-try-address': 100,
  'tax-request-token': 15,
  'tax-request-address': 100,
  'receipt-file-token': 20,
  'receipt-file-address': 60,
  'setup-address': 10,
  'service-key-address': 100,
  'schedule-link-address': 100,
  'confirmation-address': 100,
  'confirmation-account': 30,
  'sms-phone': 3,
  'sms-user': 30,
  'used-key': 300,
} as const;
type BoundedKind = keyof typeof POINTS;

/**
 * Kinds that are limited by day. A code costs the shop a message, and anyone who finds a receipt can send requests on
 * all days on which it can be claimed. A right PIN at a till resets that PIN's own count, so that this count never
 * stops a user who mistypes a few in between.
 */
const IN_A_DAY: readonly BoundedKind[] = [
  'claim-code-token',
  'tax-request-token',
  'receipt-file-token',
  'till-pin-user',
];
const DAY = 24 * 60 * 60;

/** Guesses at one secret, with a longer wait after each (`guessWaits`). */
const WAITING = ['sign-in-account', 'sign-in-device', 'offer-pin', 'authorize-user'] as const;
type WaitingKind = (typeof WAITING)[number];
const isWaiting = (kind: AttemptKind) => (WAITING as readonly AttemptKind[]).includes(kind);

export type AttemptKind = BoundedKind | WaitingKind;

/** Counts guesses at secrets in PostgreSQL, so that all gateways share one count. */
export interface AttemptLimits {
  /**
   * Counts the guess, and then runs it. Guesses at one secret take turns, so that each is counted when the result of
   * the one before is clear: of many wrong ones sent at once, no more are tried than one after the other, and many
   * right ones, such as of tills that sign in together, never get a guesser's wait.
   */
  guard<T>(counters: readonly AttemptCounter[], guess: () => Promise<T>, watch?: WatchGuess): Promise<T>;
  /**
   * Counts a limited action, whatever its result. The returned function takes the count back, if the action proves to
   * be a repeated one.
   */
  spend(counters: readonly Pick<AttemptCounter, 'kind' | 'key'>[]): Promise<() => Promise<void>>;
  /** Resets the count. */
  clear(kind: AttemptKind, key: string): Promise<void>;
}

export interface AttemptCounter {
  kind: AttemptKind;
  key: string;
  /** Whether a right guess resets the whole count; otherwise only its own count is taken back. */
  clearedBySuccess: boolean;
}

/** Called for a guess that was tried and failed; `locks` means that from now on there is a wait or a temporary lock. */
export type WatchGuess = (failure: { error: unknown; locks: boolean }) => Promise<void>;

interface Limiter {
  /** Returns whether this was the last guess without a wait. */
  begin(key: string): Promise<boolean>;
  takeBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

type Digest = AccessTokens['digest'];

export function createAttemptLimits(database: Database, digest: Digest): AttemptLimits {
  const limiters = new Map<AttemptKind, Limiter>();
  for (const kind of Object.keys(POINTS) as BoundedKind[]) limiters.set(kind, boundedLimiter(database, digest, kind));
  for (const kind of WAITING) limiters.set(kind, waitingLimiter(database, kind));
  const limiterOf = (counter: Pick<AttemptCounter, 'kind'>) => {
    const limiter = limiters.get(counter.kind);
    if (!limiter) throw new Error(`No limit is declared for ${counter.kind}`);
    return limiter;
  };

  /** Counts for all or none: a guess that one counter refuses is not counted by the others either. */
  async function beginAll(counters: readonly Pick<AttemptCounter, 'kind' | 'key'>[]): Promise<boolean> {
    let locks = false;
    const begun: (typeof counters)[number][] = [];
    try {
      for (const counter of counters) {
        locks = (await limiterOf(counter).begin(counter.key)) || locks;
        begun.push(counter);
      }
    } catch (error) {
      await takeAllBack(begun);
      throw error;
    }
    return locks;
  }

  async function takeAllBack(counters: readonly Pick<AttemptCounter, 'kind' | 'key'>[]): Promise<void> {
    for (const counter of counters) await limiterOf(counter).takeBack(counter.key);
  }

  async function tryGuess<T>(
    counters: readonly AttemptCounter[],
    guess: () => Promise<T>,
    watch?: WatchGuess,
  ): Promise<T> {
    const locks = await beginAll(counters);
    let result: T;
    try {
      result = await guess();
    } catch (error) {
      await watch?.({ error, locks });
      throw error;
    }
    for (const counter of counters) {
      if (counter.clearedBySuccess) await limiterOf(counter).forget(counter.key);
      else await limiterOf(counter).takeBack(counter.key);
    }
    return result;
  }

  return {
    guard(counters, guess, watch) {
      const secret = counters.find(({ kind }) => isWaiting(kind));
      return inTurn(secret ? `${secret.kind} ${secret.key}` : null, () => tryGuess(counters, guess, watch), 1);
    },
    async spend(counters) {
      await beginAll(counters);
      return () => takeAllBack(counters);
    },
    async clear(kind, key) {
      await limiterOf({ kind }).forget(key);
    },
  };
}

/** Keys are stored as digests: some are phone numbers, of people who may be erased before the count ends. */
function boundedLimiter(database: Database, digest: Digest, kind: BoundedKind): Limiter {
  const limiter = new RateLimiterPostgres({
    // The only method of a pool that it needs.
    storeClient: { query: (statement: QueryConfig) => database.system((client) => client.query(statement)) },
    storeType: 'pool',
    tableName: 'attempts',
    tableCreated: true,
    keyPrefix: kind,
    points: POINTS[kind],
    duration: IN_A_DAY.includes(kind) ? DAY : QUARTER_HOUR,
  });
  const stored = (key: string) => digest(`attempt:${kind}:${key}`).toString('base64url');
  const takeBack = async (key: string) => void (await limiter.reward(stored(key), 1));
  return {
    async begin(key) {
      try {
        return (await limiter.consume(stored(key), 1)).remainingPoints === 0;
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        // A refused guess was not tried.
        await takeBack(key);
        throw refuseTooMany(Math.ceil(reason.msBeforeNext / 1000));
      }
    },
    takeBack,
    forget: async (key) => void (await limiter.delete(stored(key))),
  };
}

function waitingLimiter(database: Database, kind: WaitingKind): Limiter {
  const waits = createGuessWaits(database);
  return {
    begin: async (key) => (await waits.begin(`${kind}:${key}`)) === FIRST_WAIT,
    takeBack: (key) => waits.takeBack(`${kind}:${key}`),
    forget: (key) => waits.forget(`${kind}:${key}`),
  };
}
