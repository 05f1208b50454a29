import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { SaleGuest } from './SaleDocument.ts';

/** What was seen of a guest, every field named; null for a member. */
export function saleGuest({ guest, member_id }: PaymentPayload): SaleGuest | null {
  if (member_id !== undefined) return null;
  return { gender: guest?.gender ?? null, age: guest?.age ?? null, hashtags: guest?.hashtags ?? [] };
}
