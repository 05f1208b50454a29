import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';

/** Returns a cash tender. `amount` is in baht; `received` is the cash handed over. */
export function cashChannel(amount: number, received: Satang): PaymentPayloadChannel {
  return { type: 'Cash', amount, received_amount: toBaht(received) };
}
