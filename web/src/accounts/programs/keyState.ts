import type { ServiceAccountKeysQuery } from '../gql/graphql.ts';

export type AccountKey = NonNullable<ServiceAccountKeysQuery['serviceAccount']>['keys'][number];

const DAY_MS = 86_400_000;
/** Enough time to switch a program to another key. */
const SOON_MS = 14 * DAY_MS;

export type KeyState = 'inForce' | 'endsSoon' | 'ended' | 'revoked';

export function keyState({ expiresAt, revokedAt }: Pick<AccountKey, 'expiresAt' | 'revokedAt'>, now: number): KeyState {
  if (revokedAt) return 'revoked';
  if (!expiresAt) return 'inForce';
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return 'ended';
  return left <= SOON_MS ? 'endsSoon' : 'inForce';
}

/** Whether a program can still use the key. */
export const opens = (state: KeyState) => state === 'inForce' || state === 'endsSoon';

/** Returns when a key that is created now expires. */
export const endAfter = (days: number, now: number) => new Date(now + days * DAY_MS).toISOString();
