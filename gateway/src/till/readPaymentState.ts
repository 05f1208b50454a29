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

/** Reads all that pricing, checking and answering a payment needs, in one round trip and one snapshot. */
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
  /** The sale that comes back whole with it: offers that are limited may be given again. */
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
    // Also where the cashier took off what applies by itself: the trace says so only of what there was.
    OFFER_KINDS.some((place) => !chosenId(request[place])),
    localTime,
    ids(request.lines.map(({ soldById }) => soldById)),
    givenBack,
  ]);
}

/** Only what stands written under a key. */
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

/** What applies by itself is chosen again, whatever the caller came to. */
const chosenId = (offer: RequestedOffer | null) => (offer?.byItself ? null : offer?.offerId);

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

// What can be no id is no record either, and PostgreSQL would refuse the whole statement for it.
function ids(given: readonly (string | null | undefined)[]): string[] {
  return [...new Set(given)].filter((id) => typeof id === 'string' && ID.test(id)) as string[];
}

function idOrNull(id: string | null): string | null {
  return ids([id])[0] ?? null;
}
