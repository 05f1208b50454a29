import { Type } from '@sinclair/typebox';
import {
  IDEMPOTENCY_KEY_LENGTH,
  IDEMPOTENCY_KEY_RULE,
  isIdempotencyKey,
} from '@taem/domain/contract/idempotencyKey.ts';
import { refuseField } from './errors.ts';

/** How the header, or a query parameter that stands for it, is described. */
export const IdempotencyKey = Type.String({
  ...IDEMPOTENCY_KEY_LENGTH,
  description: 'Sent again with the same content: the first answer, and nothing is written twice.',
});

/** The Idempotency-Key header of a write; null when there is none. */
export function readIdempotencyKey(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && isIdempotencyKey(value)) return value;
  throw refuseField('Idempotency-Key', IDEMPOTENCY_KEY_RULE);
}

/**
 * The Idempotency-Fingerprint header: what the caller was asked for, hashed. A caller that prices on its own sends other
 * figures once the member's points have moved, although it was asked for the same payment; this tells that it was.
 */
export function readFingerprint(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value !== 'string' || !/^[0-9a-f]{64}$/.test(value)) {
    throw refuseField('Idempotency-Fingerprint', 'must be a SHA-256 in hexadecimal');
  }
  return value;
}
