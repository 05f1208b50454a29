import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { PaymentState } from './PaymentState.ts';

/** Named, so that each connection parses and plans it once. */
const STATEMENT = {
  name: 'payment_state',
  text: 'select payment_state($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as state',
};

/** Reads all that pricing and checking a payment needs, in one round trip and one snapshot. */
export async function readPaymentState(
  client: DatabaseClient,
  session: GatewaySession,
  payload: PaymentPayload,
  branchId: string,
  key: string | null,
): Promise<PaymentState> {
  return readState(client, [
    session.realmId,
    session.sessionId,
    branchId,
    key,
    unique(payload.items.map((item) => (item.item_type === 'product' ? item.product_id : undefined))),
    payload.member_id ?? null,
    unique(payload.items.map((item) => (isOffer(item.item_type) && 'offer_id' in item ? item.offer_id : undefined))),
    unique(payload.payment.payment_channels.flatMap((channel) => [channel.institute_id, channel.sender?.institute_id])),
    unique(payload.payment.payment_channels.map((channel) => channel.card_id)),
    unique(payload.payment.payment_channels.map((channel) => channel.payment_channel_id)),
    null,
  ]);
}

/** Only what stands written under a key. */
export function readWrittenPayment(
  client: DatabaseClient,
  session: GatewaySession,
  key: string,
): Promise<PaymentState> {
  return readState(client, [session.realmId, session.sessionId, null, key, [], null, [], [], [], [], null]);
}

async function readState(client: DatabaseClient, values: unknown[]): Promise<PaymentState> {
  const answer = await client.query<{ state: PaymentState }>({ ...STATEMENT, values });
  const state = answer.rows[0]?.state;
  if (!state) throw new Error('payment_state answered nothing');
  return state;
}

function isOffer(itemType: string): boolean {
  return itemType === 'discount' || itemType === 'offer';
}

function unique(ids: readonly (string | undefined)[]): string[] {
  return [...new Set(ids)].filter((id) => id !== undefined);
}
