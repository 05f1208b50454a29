import { createHash, hash } from 'node:crypto';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { CheckedSaleBody } from '@taem/domain/till/saleBody.schema.ts';

/**
 * What makes two requests the same payment. The time of sale is left out: a till that fills in "now" sends another one
 * when it tries again, and that must be the first sale, not a second one and not a conflict. So are an approval and
 * the till, which are no part of the bill.
 */
export function hashPayment(payload: PaymentPayload, image: Buffer | null): string {
  return hashOf({ ...payload, create_local_time: undefined, approval_id: undefined, till_id: undefined }, image);
}

/** The same of a sale that the gateway prices: its body does not say who sells. */
export function hashSale(body: CheckedSaleBody, image: Buffer | null, sellerId: string): string {
  // A payment that was sent before there was `declined` is the same one.
  const declined = body.declined.length > 0 ? body.declined : undefined;
  const unsaid = { create_local_time: undefined, approval_id: undefined, till_id: undefined };
  return hashOf({ ...body, declined, ...unsaid, seller_id: sellerId }, image);
}

function hashOf(content: object, image: Buffer | null): string {
  const text = JSON.stringify(content);
  if (!image) return hash('sha256', text);
  return createHash('sha256').update(text).update(image).digest('hex');
}
