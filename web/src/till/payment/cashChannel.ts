import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';

/** This many baht in cash, of what was handed over. */
export function cashChannel(amount: number, received: Satang): PaymentPayloadChannel {
  return { type: 'Cash', amount, received_amount: toBaht(received) };
}
