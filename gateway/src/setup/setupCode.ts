import { timingSafeEqual } from 'node:crypto';
import type { AccessTokens } from '../http/accessTokens.ts';

/** Without letters and digits that are taken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 4;
const GROUP = 4;

/** What the terminal shows and the first-run page asks for; the same at every gateway and after every start. */
export function setupCode(tokens: AccessTokens): string {
  const letters = [...tokens.digest('setup').subarray(0, GROUPS * GROUP)].map((byte) => ALPHABET[byte % 32]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

/** However it is typed: small letters, with or without the dashes. */
export function isSetupCode(tokens: AccessTokens, typed: string): boolean {
  const plain = (code: string) => Buffer.from(code.toUpperCase().replace(/[^A-Z0-9]/g, ''));
  const [right, given] = [plain(setupCode(tokens)), plain(typed)];
  return right.length === given.length && timingSafeEqual(right, given);
}
