import type { PaymentResult } from '@taem/domain/till/paymentPayload.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { paymentResult } from './paymentResult.ts';
import { readWrittenPayment } from './readPaymentState.ts';
import { refuseOtherContent } from './recordTransaction.ts';

/** The answer that the payment with this key got; 404 when none was recorded, 409 when it was another payment. */
export async function findPayment(
  { database }: Pick<GatewayContext, 'database'>,
  session: GatewaySession,
  key: string | null,
  fingerprint: string | null,
): Promise<PaymentResult> {
  const state =
    key === null
      ? null
      : await database.withRealm(session.realmId, (client) => readWrittenPayment(client, session, key));
  if (!state?.written) throw new Refusal(404, 'NOT_FOUND', 'No payment was recorded with this key.');
  if (fingerprint !== null && state.written.request_hash !== fingerprint) throw refuseOtherContent();
  return paymentResult(state.written.sale, state);
}
