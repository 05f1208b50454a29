import { timingSafeEqual } from 'node:crypto';
import type { AccessTokens } from '../http/accessTokens.ts';

/** How long an address stays the same, so that a browser caches the picture; it is valid for at most as long again. */
const HALF_DAY_SECONDS = 12 * 60 * 60;

type Digest = Pick<AccessTokens, 'digest'>;

/** Returns the address with its expiry, and a signature that only the gateways can create. */
export function signAddress(tokens: Digest, path: string): string {
  const until = (Math.floor(Date.now() / 1000 / HALF_DAY_SECONDS) + 2) * HALF_DAY_SECONDS;
  return `${path}?until=${until}&signature=${signatureOf(tokens, path, until).toString('base64url')}`;
}

/** Returns for how many seconds the address is still valid; 0 if it has expired, or was not signed by a gateway. */
export function secondsLeft(
  tokens: Digest,
  path: string,
  { until, signature }: Readonly<Record<string, unknown>>,
): number {
  const seconds = typeof until === 'string' && /^\d{1,12}$/.test(until) ? Number(until) : 0;
  const left = Math.floor(seconds - Date.now() / 1000);
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'base64url');
  const right = signatureOf(tokens, path, seconds);
  return left > 0 && given.length === right.length && timingSafeEqual(given, right) ? left : 0;
}

function signatureOf(tokens: Digest, path: string, until: number): Buffer {
  return tokens.digest(`address:${until}:${path}`).subarray(0, 16);
}
