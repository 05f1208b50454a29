import type { PaymentResult } from '@taem/domain/till/paymentPayload.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { isForeignSale } from './isForeignSale.ts';
import { paymentResult } from './paymentResult.ts';
import { readWrittenPayment } from './readPaymentState.ts';

/**
 * Returns the result of the payment with this key; 404 when none was recorded, or its sale is not of this seller and
 * their branches.
 */
export async function findPayment(
  { database }: Pick<GatewayContext, 'database'>,
  session: GatewaySession,
  key: string | null,
): Promise<PaymentResult> {
  const state =
    key === null
      ? null
      : await database.withRealm(session.realmId, (client) => readWrittenPayment(client, session, key));
  if (!state?.written || isForeignSale(state.written.sale, session)) {
    throw new Refusal(404, 'NOT_FOUND', 'No payment was recorded with this key.');
  }
  return paymentResult(state.written.sale, state);
}
