import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import { LRUCache } from 'lru-cache';

interface WhoAsks {
  token: string | null;
  /** The address it came from. */
  caller: string;
}

/** Whose token the gateway has said it is, for as long as an access token lives. */
export interface VerifiedCallers {
  remember(token: string, userId: string): void;
  isVerified(token: string | null): boolean;
  /** The user whom a token was last seen to belong to; null when it was never seen. */
  userOf(token: string | null): string | null;
  /** Who is counted: a user whom the gateway knows, whatever token is shown, or else the network it comes from. */
  keyOf(asking: WhoAsks): string;
}

const MAX_TOKENS = 10_000;
const LIFETIME_MS = 15 * 60_000;
/** The clock is read once for so long, and not for every look. */
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
