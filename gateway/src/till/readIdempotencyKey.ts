import { refuseField } from '../http/errors.ts';

const LEAST_LENGTH = 8;
const MOST_LENGTH = 64;

/** The Idempotency-Key header of a payment; null when there is none. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const length = typeof header === 'string' ? header.length : 0;
  if (typeof header !== 'string' || length < LEAST_LENGTH || length > MOST_LENGTH) {
    throw refuseField('Idempotency-Key', `must have ${LEAST_LENGTH} to ${MOST_LENGTH} characters`);
  }
  return header;
}
