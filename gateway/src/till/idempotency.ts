import { createHash } from 'node:crypto';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
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

/**
 * What makes two requests the same payment. The time of sale is left out: a till that fills in "now" sends another one
 * when it tries again, and that must be the first sale, not a second one and not a conflict.
 */
export function hashPayment(payload: PaymentPayload, image: Buffer | null): string {
  const hash = createHash('sha256').update(JSON.stringify({ ...payload, create_local_time: undefined }));
  if (image) hash.update(image);
  return hash.digest('hex');
}
