import { createHash, hash } from 'node:crypto';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';

/**
 * What makes two requests the same payment. The time of sale is left out: a till that fills in "now" sends another one
 * when it tries again, and that must be the first sale, not a second one and not a conflict.
 */
export function hashPayment(payload: PaymentPayload, image: Buffer | null): string {
  const text = JSON.stringify({ ...payload, create_local_time: undefined });
  if (!image) return hash('sha256', text);
  return createHash('sha256').update(text).update(image).digest('hex');
}
