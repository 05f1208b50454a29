import { refuseField } from './errors.ts';

const LEAST_LENGTH = 8;
const MOST_LENGTH = 64;

/** The Idempotency-Key header of a payment; null when there is none. */
export function readIdempotencyKey(value: unknown): string | null {
  if (value === undefined) return null;
  const length = typeof value === 'string' ? value.length : 0;
  if (typeof value !== 'string' || length < LEAST_LENGTH || length > MOST_LENGTH) {
    throw refuseField('Idempotency-Key', `must have ${LEAST_LENGTH} to ${MOST_LENGTH} characters`);
  }
  return value;
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
