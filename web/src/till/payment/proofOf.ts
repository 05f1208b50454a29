import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';

/** What a tender says of the proof that it takes. */
export function proofOf({ type, institute_id }: PaymentPayloadChannel) {
  return { type, instituteId: institute_id ?? null };
}
