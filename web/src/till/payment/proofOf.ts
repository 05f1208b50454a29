import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';

/** Returns the parts of a tender that determine which proof it needs. */
export function proofOf({ type, institute_id }: PaymentPayloadChannel) {
  return { type, instituteId: institute_id ?? null };
}
