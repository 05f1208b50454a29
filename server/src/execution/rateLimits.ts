import { GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateState } from '../gateway/context.ts';

export interface RateSettings {
  /** Points of cost that one user, or one network of strangers, may spend per minute; 0 for no limit. */
  cost: number;
  /** Sensitive mutations of one of them per minute; 0 for no limit. */
  sensitive: number;
}

/** The maximum number of callers counted at once; beyond it, the least recent one starts from zero. */
const MAX_CALLERS = 50_000;
const SECONDS = 60;
/** The cost of an unreadable document. */
export const UNREADABLE_COST = 100;
/** The tokens of a new document above which validating it takes longer than most operations run. */
export const LARGE_DOCUMENT = 500;
/** The cost of each token above `LARGE_DOCUMENT`, charged once. */
export const TOKEN_COST = 10;
/** The minimum cost for a stranger of each root field or gateway call, because verifying a token is work too. */
export const STRANGER_CALL_COST = 250;
/** The cost for a stranger of sending a file. */
export const STRANGER_UPLOAD_COST = 10_000;

/** The rate limits of callers in this process. */
export interface RateLimits {
  /** Spends points; throws `RateLimited` if the caller has too few left. Returns the rest, if there is a limit. */
  spendCost(key: string, points: number): Promise<RateState | undefined>;
  spendSensitive(key: string): Promise<void>;
  /** Counts points without refusing, for a fault that was already answered. */
  note(key: string, points: number): Promise<void>;
  /** Throws for a caller who is already over the limit, before any work is done for them. */
  refuseSpent(key: string): Promise<void>;
}

export class RateLimited extends GraphQLError {
  /** Seconds. */
  readonly retryAfter: number;
  /** The state of the exhausted rate. */
  readonly rate: RateState;

  constructor(ms: number, limit: number) {
    const retryAfter = Math.max(1, Math.ceil(ms / 1_000));
    super(`Too many requests, please try again in ${retryAfter} seconds`, {
      extensions: { code: 'RATE_LIMITED', retryAfter },
    });
    this.retryAfter = retryAfter;
    this.rate = { limit, remaining: 0, resetMs: ms };
  }
}

export function createRateLimits({ cost, sensitive }: RateSettings): RateLimits {
  const [costs, sensitives] = [createCounter(cost), createCounter(sensitive)];
  return {
    // An operation that costs more than a whole minute's points is still allowed if it is the only one.
    spendCost: (key, points) => costs.spend(key, Math.min(Math.max(points, 1), cost)),
    spendSensitive: async (key) => void (await sensitives.spend(key, 1)),
    note: async (key, points) => void (await costs.spend(key, points).catch(() => undefined)),
    refuseSpent: (key) => costs.refuseSpent(key),
  };
}

interface Counter {
  spend(key: string, points: number): Promise<RateState | undefined>;
  refuseSpent(key: string): Promise<void>;
}

const UNLIMITED: Counter = { spend: async () => undefined, refuseSpent: async () => undefined };

function createCounter(points: number): Counter {
  if (points === 0) return UNLIMITED;
  const limiter = new RateLimiterMemory({ points, duration: SECONDS });
  // Bounds the keys, because the limiter keeps each for a minute, however many of them strangers invent.
  const callers = new LRUCache<string, true>({
    max: MAX_CALLERS,
    dispose: (_value, key) => void limiter.delete(key),
  });
  return {
    async spend(key, count) {
      callers.set(key, true);
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(key, count);
        return { limit: points, remaining: remainingPoints, resetMs: msBeforeNext };
      } catch (reason) {
        throw reason instanceof RateLimiterRes ? new RateLimited(reason.msBeforeNext, points) : reason;
      }
    },
    async refuseSpent(key) {
      const state = await limiter.get(key);
      if (state && state.consumedPoints > points && state.msBeforeNext > 0)
        throw new RateLimited(state.msBeforeNext, points);
    },
  };
}
