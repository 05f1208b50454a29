import { timingSafeEqual } from 'node:crypto';
import type { AccessTokens } from '../http/accessTokens.ts';

/** An address stays the same for so long, so that a browser keeps the picture; it is good for as long again at most. */
const HALF_DAY_SECONDS = 12 * 60 * 60;

type Digest = Pick<AccessTokens, 'digest'>;

/** The address with until when it is good, and a signature that only the gateways can make. */
export function signAddress(tokens: Digest, path: string): string {
  const until = (Math.floor(Date.now() / 1000 / HALF_DAY_SECONDS) + 2) * HALF_DAY_SECONDS;
  return `${path}?until=${until}&signature=${signatureOf(tokens, path, until).toString('base64url')}`;
}

/** Seconds that the address is still good; 0 for one that has expired, or that no gateway signed. */
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
