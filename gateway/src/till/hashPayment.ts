import { createHash, hash } from 'node:crypto';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { CheckedSaleBody } from '@taem/domain/till/saleBody.schema.ts';

/**
 * Returns a hash that is equal for two requests of the same payment. It leaves out the time of sale: a till that fills
 * in "now" sends another time when it tries again, and that must give the first sale, neither a second one nor a
 * conflict. It also leaves out the approval and the till, which are not part of the bill.
 */
export function hashPayment(payload: PaymentPayload, image: Buffer | null): string {
  return hashOf({ ...payload, create_local_time: undefined, approval_id: undefined, till_id: undefined }, image);
}

/** Like `hashPayment`, for a sale that the gateway prices: its body does not name the seller. */
export function hashSale(body: CheckedSaleBody, image: Buffer | null, sellerId: string): string {
  // A payment sent before the field `declined` existed must keep its hash.
  const declined = body.declined.length > 0 ? body.declined : undefined;
  const unsaid = { create_local_time: undefined, approval_id: undefined, till_id: undefined };
  return hashOf({ ...body, declined, ...unsaid, seller_id: sellerId }, image);
}

function hashOf(content: object, image: Buffer | null): string {
  const text = JSON.stringify(content);
  if (!image) return hash('sha256', text);
  return createHash('sha256').update(text).update(image).digest('hex');
}
