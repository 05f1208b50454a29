import { createHash } from 'node:crypto';
import { negate, type Satang, ZERO } from '@taem/domain/money/money.ts';
import { EXCHANGE } from '@taem/domain/till/paymentPayload.ts';
import { type ExchangePlan, planExchange } from '@taem/domain/till/planExchange.ts';
import type { CheckedExchangeBody } from '@taem/domain/transactions/exchangeBody.schema.ts';
import type { ReturnPlan } from '@taem/domain/transactions/planReturn.ts';
import type { ReturnTender } from '@taem/domain/transactions/returnTenders.ts';
import type { FastifyRequest } from 'fastify';
import { saveImage, slipFolder } from '../files/saveImage.ts';
import { Refusal, within } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { inTurn } from '../http/inTurn.ts';
import { approvalFor } from '../sales/approval.ts';
import { saleDocument } from '../till/pay.ts';
import { isSlipUsed } from '../till/recordTransaction.ts';
import { refuseUsedSlip } from '../till/refuseUsedSlip.ts';
import type { SaleTender } from '../till/SaleOrder.ts';
import { referencesOfBill } from '../till/saleChannels.ts';
import { handedBackAlone } from '../transactions/handedBackAlone.ts';
import type { ReversalAnswer, ReversalState } from '../transactions/ReversalState.ts';
import { returnDocument } from '../transactions/returnPayment.ts';
import { returnTax } from '../transactions/returnTax.ts';
import { reverseSale } from '../transactions/reverseSale.ts';
import { exchangeOrder, priceExchange } from './priceExchange.ts';

type Context = Pick<GatewayContext, 'database' | 'limits' | 'files'>;

export interface ExchangeRequest {
  session: GatewaySession;
  /** The request that it came with, for counting wrong codes. */
  sentBy: FastifyRequest;
  body: CheckedExchangeBody;
  /** Picture of the transfer slip. */
  image: Buffer | null;
  key: string | null;
}

/**
 * Returns pieces of a sale and sells others: two documents that refer to each other, and only the difference is paid
 * (docs/adr/0141).
 */
export async function exchangePayment(context: Context, request: ExchangeRequest): Promise<ReversalAnswer> {
  const { session, sentBy, body, image, key } = request;
  const { sale, return: back } = body;
  const content = {
    ...{ ...back, branch_id: sale.branch_id, sale: { ...sale, approval_id: undefined, till_id: undefined } },
    ...(image && { image: hashOf(image) }),
  };
  const slip = keptSlip(context, session, image);
  try {
    return await inTurn(sale.member_id ?? null, () =>
      reverseSale(context, 'exchange', { session, sentBy, body: content, key }, (state) =>
        exchangeDocument(context, request, state, slip),
      ),
    );
  } catch (error) {
    if (!isSlipUsed(error)) throw error;
    await refuseSlip(context, request);
    throw new Refusal(503, 'RECORD_BUSY', 'The sale that had this slip was just voided, try again.');
  }
}

const refuseSlip = ({ database }: Context, { session, body, image }: ExchangeRequest) =>
  within('sale', () =>
    database.withRealm(session.realmId, (client) =>
      refuseUsedSlip(client, session, exchangeOrder(body, image, session)(ZERO)),
    ),
  );

/**
 * Returns what the statement writes: the return with its remaining tenders, and the sale, which uses up the approval of
 * both.
 */
async function exchangeDocument(
  context: Context,
  request: ExchangeRequest,
  state: ReversalState,
  slip: () => Promise<string | null>,
) {
  const { session, body, image } = request;
  const orderOf = exchangeOrder(body, image, session);
  const { returned, order, sold, priced, actions, subject } = await priceExchange(
    context.database,
    session,
    body,
    state,
    orderOf,
  );
  await refuseSlip(context, request);
  const approval = approvalFor(session, actions, subject, order.approvalId);
  const rounding = state.setting?.cash_rounding ?? 'NONE';
  const plan = planExchange(returned, priced.priced.amountDue, rounding);
  const paid = { ...order, tenders: [byGoods(plan.covered), ...order.tenders] };
  const slipImageUrl = await slip();
  return {
    ...returnDocument(
      state,
      { ...returned, tenders: tendersOf(returned, plan), cashRounding: plan.cashRounding },
      body.return,
    ),
    ...handedBackAlone(session, state, actions),
    tax: returnTax(state, returned, body.return),
    sale: {
      ...saleDocument({ session, order: paid, key: null }, sold, priced, { approval, slipImageUrl }),
      // Both use the same key, which is that of the bill with the QR.
      ...referencesOfBill(order.tenders, sold, request.key),
    },
  };
}

/** The tenders for the goods cancel out over both documents. The last return lists every tender of its sale. */
const tendersOf = ({ isLast }: ReturnPlan, { covered, tenders }: ExchangePlan<ReturnTender>): ReturnTender[] => [
  { returnsPosition: null, type: EXCHANGE, amount: negate(covered), institute: null, card: null },
  ...tenders.filter(({ amount, returnsPosition }) => amount !== 0 || (isLast && returnsPosition !== null)),
];

const byGoods = (amount: Satang): SaleTender => ({
  type: EXCHANGE,
  amount,
  received: null,
  instituteId: null,
  instituteName: null,
  cardId: null,
  cardName: null,
  paymentChannelId: null,
  actionCode: null,
  sender: null,
  slip: null,
});

/** Stores the picture once, and only if the exchange is acceptable. */
function keptSlip({ files }: Context, { realmId }: GatewaySession, image: Buffer | null): () => Promise<string | null> {
  let kept: Promise<string> | null = null;
  return async () => {
    if (image) kept ??= saveImage(files, image, slipFolder(realmId));
    return kept;
  };
}

const hashOf = (image: Buffer) => createHash('sha256').update(image).digest('hex');
