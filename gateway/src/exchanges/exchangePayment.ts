import { createHash } from 'node:crypto';
import { min, negate, type Satang, ZERO } from '@taem/domain/money/money.ts';
import { EXCHANGE } from '@taem/domain/till/paymentPayload.ts';
import { type ExchangePlan, planExchange } from '@taem/domain/till/planExchange.ts';
import type { CheckedExchangeBody } from '@taem/domain/transactions/exchangeBody.schema.ts';
import type { ReturnPlan, ReturnTender } from '@taem/domain/transactions/planReturn.ts';
import type { FastifyRequest } from 'fastify';
import { saveImage, slipFolder } from '../files/saveImage.ts';
import { Refusal, within } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { inTurn } from '../http/inTurn.ts';
import type { PaymentState } from '../till/PaymentState.ts';
import { saleDocument } from '../till/pay.ts';
import { priceSale } from '../till/priceSale.ts';
import { readPaymentState } from '../till/readPaymentState.ts';
import { isSlipUsed } from '../till/recordTransaction.ts';
import { refuseMerged } from '../till/refuseMerged.ts';
import { refuseUsedSlip } from '../till/refuseUsedSlip.ts';
import type { SaleOrder, SaleTender } from '../till/SaleOrder.ts';
import { referencesOfBill } from '../till/saleChannels.ts';
import { tillSaleOrder } from '../till/tillSaleOrder.ts';
import { planSaleReturn } from '../transactions/planSaleReturn.ts';
import type { ReversalAnswer, ReversalState } from '../transactions/ReversalState.ts';
import { refuseOtherAmount, returnDocument } from '../transactions/returnPayment.ts';
import { refuseReversal } from '../transactions/reversalRefusals.ts';
import { reverseSale } from '../transactions/reverseSale.ts';

type Context = Pick<GatewayContext, 'database' | 'limits' | 'files'>;

export interface ExchangeRequest {
  session: GatewaySession;
  /** From where it comes, for counting wrong codes. */
  sentBy: FastifyRequest;
  body: CheckedExchangeBody;
  /** Picture of the transfer slip. */
  image: Buffer | null;
  key: string | null;
}

/** Takes pieces of a sale back and sells others: two documents that name each other, and the difference moves once (docs/adr/0141). */
export async function exchangePayment(context: Context, request: ExchangeRequest): Promise<ReversalAnswer> {
  const { session, sentBy, body, image, key } = request;
  const { sale, return: back } = body;
  const content = { ...back, branch_id: sale.branch_id, sale, ...(image && { image: hashOf(image) }) };
  const slip = keptSlip(context, session, image);
  try {
    return await inTurn(sale.member_id ?? null, () =>
      reverseSale(context, 'exchange', { session, sentBy, body: content, key }, async (state) => {
        const returned = await within('return', async () => planSaleReturn(state, content, session.branchIds));
        const [refusal] = returned.refusals;
        if (refusal) throw refuseReversal(refusal, refusal.code.endsWith('_BRANCH') ? 'sale' : 'return');
        refuseOtherAmount(returned, back.amount, 'return.amount');
        return exchangeDocument(context, request, state, returned, slip);
      }),
    );
  } catch (error) {
    if (!isSlipUsed(error)) throw error;
    await within('sale', () =>
      context.database.withRealm(session.realmId, (client) => refuseUsedSlip(client, session, orderOf(request, ZERO))),
    );
    throw new Refusal(503, 'UNAVAILABLE', 'The sale that had this slip was just voided, try again.');
  }
}

/** What the statement writes: the return's facts with the tenders that are left to it, and the sale. */
async function exchangeDocument(
  { database }: Context,
  request: ExchangeRequest,
  state: ReversalState,
  returned: ReturnPlan,
  slip: () => Promise<string | null>,
) {
  const { session, body } = request;
  const order = orderOf(request, negate(returned.due));
  const { sold, priced } = await within('sale', () =>
    database.withRealm(session.realmId, async (client) => {
      const found = afterReturn(await readPaymentState(client, session, order, null), state, returned);
      await refuseMerged(client, found);
      const sale = priceSale(order, found);
      await refuseUsedSlip(client, session, order);
      return { sold: found, priced: sale };
    }),
  );
  const plan = planExchange(returned, priced.priced.amountDue);
  const paid = { ...order, tenders: [byGoods(plan.covered), ...order.tenders] };
  return {
    ...returnDocument({ ...returned, tenders: tendersOf(returned, plan) }, body.return),
    sale: {
      ...saleDocument({ session, order: paid, key: null }, sold, priced, await slip()),
      // The key of both is that of the bill which the QR was of.
      ...referencesOfBill(order.tenders, sold, request.key),
    },
  };
}

/** Over both documents the goods' tender is 0. The last return names every tender of its sale. */
const tendersOf = ({ isLast }: ReturnPlan, { covered, tenders }: ExchangePlan<ReturnTender>): ReturnTender[] => [
  { returnsPosition: null, type: EXCHANGE, amount: negate(covered), institute: null, card: null },
  ...tenders.filter(({ amount, returnsPosition }) => amount !== 0 || (isLast && returnsPosition !== null)),
];

/** The member of both is one that has given the pieces back: that is who buys. */
function afterReturn(state: PaymentState, { sale }: ReversalState, { member: back }: ReturnPlan): PaymentState {
  const { member } = state;
  if (!member || !back || member.id !== sale.member_id) return state;
  const { totalRevenue, totalTransaction } = back.after;
  return {
    ...state,
    member: {
      ...member,
      points: back.balanceAfter,
      total_revenue: totalRevenue,
      total_transaction: totalTransaction,
      tier_id: back.tierAfter,
    },
  };
}

/** The sale, whose tenders pay what the return's worth does not. */
const orderOf = ({ body: { sale }, image, session }: ExchangeRequest, worth: Satang): SaleOrder =>
  tillSaleOrder(sale, image, session, (due) => min(worth, due));

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

/** Stores the picture once, and only of an exchange that may be. */
function keptSlip({ files }: Context, { realmId }: GatewaySession, image: Buffer | null): () => Promise<string | null> {
  let kept: Promise<string> | null = null;
  return async () => {
    if (image) kept ??= saveImage(files, image, slipFolder(realmId));
    return kept;
  };
}

const hashOf = (image: Buffer) => createHash('sha256').update(image).digest('hex');
