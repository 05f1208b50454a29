import { createHmac, timingSafeEqual } from 'node:crypto';
import { isAccountCode, signedText } from '@taem/domain/till/paymentConfirmation.ts';
import type { AccessTokens } from './accessTokens.ts';
import type { BankCaller } from './GatewayContext.ts';

const bytesOf = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');
const idOf = (bytes: Buffer) => bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/**
 * Returns the name by which a bank refers to an account: the realm, without which its row is invisible, and the
 * account. It is not secret.
 */
export const accountCode = ({ realmId, accountId }: BankCaller): string =>
  Buffer.concat([bytesOf(realmId), bytesOf(accountId)]).toString('base64url');

/** Returns null if the text cannot be an account code. */
export function readAccountCode(text: unknown): BankCaller | null {
  const bytes = isAccountCode(text) ? Buffer.from(text, 'base64url') : null;
  if (bytes?.length !== 32) return null;
  return { realmId: idOf(bytes.subarray(0, 16)), accountId: idOf(bytes.subarray(16)) };
}

/** Derives the secret from the account's seed with the gateways' signing key: the stored seed alone is not enough to sign. */
export const bankSecret = (tokens: AccessTokens, account: BankCaller, seed: Buffer): string =>
  tokens.digest(`bank-secret:${accountCode(account)}:${seed.toString('hex')}`).toString('base64url');

/** Returns a bank's signature of a confirmation: over the time stamp and the body, byte for byte. */
export const signConfirmation = (secret: string, stamp: string, body: string): string =>
  createHmac('sha256', secret).update(signedText(stamp, body)).digest('hex');

/** Compares in constant time, so that the duration does not reveal how much of it is right. */
export function isSignature(given: unknown, expected: string): boolean {
  if (typeof given !== 'string' || !/^[0-9a-f]{64}$/i.test(given)) return false;
  return timingSafeEqual(Buffer.from(given, 'hex'), Buffer.from(expected, 'hex'));
}
