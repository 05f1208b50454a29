import { OFFER_KINDS } from '@taem/domain/loyalty/offerKind.ts';
import type { RequestedOffer } from '@taem/domain/till/saleRequest.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { PaymentState } from './PaymentState.ts';
import type { SaleOrder } from './SaleOrder.ts';

/** Named, so that each connection parses and plans it once. */
const STATEMENT = {
  name: 'payment_state',
  text: 'select payment_state($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) as state, now() as now',
};

/** Reads everything needed to price, check and answer a payment, in one round trip and one snapshot. */
export async function readPaymentState(
  client: DatabaseClient,
  session: GatewaySession,
  {
    branchId,
    request,
    tenders,
    withReceipt,
    localTime,
  }: Pick<SaleOrder, 'branchId' | 'request' | 'tenders' | 'withReceipt' | 'localTime'>,
  key: string | null,
  /** The sale that is returned whole along with it: its uses of limited offers become available again. */
  givenBack: string | null = null,
): Promise<PaymentState> {
  return readState(client, [
    session.realmId,
    session.sessionId,
    idOrNull(branchId),
    key,
    ids(request.lines.map(({ productId }) => productId)),
    idOrNull(request.memberId),
    ids([chosenId(request.discount), chosenId(request.offer)]),
    ids(tenders.flatMap(({ instituteId, sender }) => [instituteId, sender?.id])),
    ids(tenders.map(({ cardId }) => cardId)),
    ids(tenders.map(({ paymentChannelId }) => paymentChannelId)),
    withReceipt ? session.userId : null,
    // Needed also where the cashier removed an automatic offer: the trace mentions that only if there was one.
    OFFER_KINDS.some((place) => !chosenId(request[place])),
    localTime,
    ids(request.lines.map(({ soldById }) => soldById)),
    givenBack,
  ]);
}

/** Reads only the sale that was written under a key. */
export function readWrittenPayment(
  client: DatabaseClient,
  session: GatewaySession,
  key: string,
): Promise<PaymentState> {
  return readState(client, [
    session.realmId,
    session.sessionId,
    null,
    key,
    [],
    null,
    [],
    [],
    [],
    [],
    null,
    false,
    null,
    [],
    null,
  ]);
}

async function readState(client: DatabaseClient, values: unknown[]): Promise<PaymentState> {
  const answer = await client.query<{ state: Omit<PaymentState, 'now'>; now: Date }>({ ...STATEMENT, values });
  const [read] = answer.rows;
  if (!read?.state) throw new Error('payment_state answered nothing');
  return { ...read.state, now: read.now };
}

/** Leaves automatic offers out: they are chosen again, whatever the caller chose. */
const chosenId = (offer: RequestedOffer | null) => (offer?.byItself ? null : offer?.offerId);

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

// A malformed id cannot belong to a record, and PostgreSQL would refuse the whole statement for it.
function ids(given: readonly (string | null | undefined)[]): string[] {
  return [...new Set(given)].filter((id) => typeof id === 'string' && ID.test(id)) as string[];
}

function idOrNull(id: string | null): string | null {
  return ids([id])[0] ?? null;
}
