import { timingSafeEqual } from 'node:crypto';
import type { AccessTokens } from '../http/accessTokens.ts';

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP = 4;

/**
 * Returns the code that the terminal displays and the first-run page requires; the same at every gateway and after
 * every start.
 */
export function setupCode(tokens: AccessTokens): string {
  const letters = [...tokens.digest('setup').subarray(0, GROUPS * GROUP)].map((byte) => ALPHABET[byte % 32]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

/** Whether the code is right, in upper or lower case, with or without dashes. */
export function isSetupCode(tokens: AccessTokens, typed: string): boolean {
  const plain = (code: string) => Buffer.from(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  const [right, given] = [plain(setupCode(tokens)), plain(typed)];
  return right.length === given.length && timingSafeEqual(right, given);
}
