import { createHash } from 'node:crypto';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';

/**
 * What makes two requests the same payment. The time of sale is left out: a till that fills in "now" sends another one
 * when it tries again, and that must be the first sale, not a second one and not a conflict.
 */
export function hashPayment(payload: PaymentPayload, image: Buffer | null): string {
  const hash = createHash('sha256').update(JSON.stringify({ ...payload, create_local_time: undefined }));
  if (image) hash.update(image);
  return hash.digest('hex');
}
