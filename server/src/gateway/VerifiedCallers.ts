import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import { LRUCache } from 'lru-cache';

interface WhoAsks {
  token: string | null;
  /** The address it came from. */
  caller: string;
}

/** Users that the gateway has confirmed for tokens, remembered for the lifetime of an access token. */
export interface VerifiedCallers {
  remember(token: string, userId: string): void;
  isVerified(token: string | null): boolean;
  /** Returns the user of a token; null for an unknown token. */
  userOf(token: string | null): string | null;
  /** Returns the key for rate limits: the confirmed user, whatever token they use, or else the caller's network. */
  keyOf(asking: WhoAsks): string;
}

const MAX_TOKENS = 10_000;
const LIFETIME_MS = 15 * 60_000;
/** The cache reads the clock once per this time, not for every lookup. */
const RESOLUTION_MS = 1_000;

export function createVerifiedCallers(): VerifiedCallers {
  const users = new LRUCache<string, string>({ max: MAX_TOKENS, ttl: LIFETIME_MS, ttlResolution: RESOLUTION_MS });
  const userOf = (token: string | null) => (token === null ? null : (users.get(token) ?? null));
  return {
    remember: (token, userId) => void users.set(token, userId),
    isVerified: (token) => token !== null && users.has(token),
    userOf,
    keyOf({ token, caller }) {
      const userId = userOf(token);
      return userId === null ? strangerKey(caller) : `user ${userId}`;
    },
  };
}

export function strangerKey(address: string): string {
  return `network ${networkOf(address)}`;
}
