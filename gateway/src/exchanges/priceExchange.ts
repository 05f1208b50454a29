import { min, negate, type Satang } from '@taem/domain/money/money.ts';
import type { ApprovalAction } from '@taem/domain/till/neededApprovals.ts';
import type { ApprovedExchange } from '@taem/domain/transactions/exchangeBody.schema.ts';
import type { ReturnPlan } from '@taem/domain/transactions/planReturn.ts';
import type { Database } from '../database/pool.ts';
import { within } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { approvalSubject } from '../sales/approval.ts';
import type { PaymentState } from '../till/PaymentState.ts';
import { type PricedSale, priceSale } from '../till/priceSale.ts';
import { readPaymentState } from '../till/readPaymentState.ts';
import { refuseMerged } from '../till/refuseMerged.ts';
import type { SaleOrder } from '../till/SaleOrder.ts';
import { neededApprovals, saleSubject } from '../till/saleApproval.ts';
import { tillSaleOrder } from '../till/tillSaleOrder.ts';
import { planSaleReturn } from '../transactions/planSaleReturn.ts';
import type { ReversalState } from '../transactions/ReversalState.ts';
import { refuseOtherAmount, returnApprovals } from '../transactions/returnPayment.ts';
import { refuseReversal } from '../transactions/reversalRefusals.ts';

interface PricedExchange {
  returned: ReturnPlan;
  order: SaleOrder;
  /** The data with which the new goods were priced. */
  sold: PaymentState;
  priced: PricedSale;
  /** The actions of both halves that need an approval, and a hash of both halves. */
  actions: ApprovalAction[];
  subject: string;
}

/** Prices both halves, with refusals named by their place; the new goods are priced for the member after the return. */
export async function priceExchange(
  database: Database,
  session: GatewaySession,
  { return: back, sale }: ApprovedExchange,
  state: ReversalState,
  orderOf: (worth: Satang) => SaleOrder,
): Promise<PricedExchange> {
  const returned = await within('return', async () =>
    planSaleReturn(state, { ...back, branch_id: sale.branch_id }, session.branchIds),
  );
  const [refusal] = returned.refusals;
  if (refusal) throw refuseReversal(refusal, refusal.code.endsWith('_BRANCH') ? 'sale' : 'return');
  refuseOtherAmount(returned, back.amount, 'return.amount');
  const order = orderOf(negate(returned.due));
  const { sold, priced } = await within('sale', () =>
    database.withRealm(session.realmId, async (client) => {
      const givenBack = returned.isLast ? state.sale.id : null;
      const found = afterReturn(await readPaymentState(client, session, order, null, givenBack), state, returned);
      await refuseMerged(client, found);
      return { sold: found, priced: priceSale(order, found) };
    }),
  );
  return {
    returned,
    order,
    sold,
    priced,
    actions: [...returnApprovals(state, returned), ...neededApprovals(order, sold, priced)],
    subject: approvalSubject.exchange(approvalSubject.return(back), saleSubject(order, priced)),
  };
}

/** Returns the order for the sale, whose tenders pay what the returned goods do not cover. */
export const exchangeOrder =
  ({ sale }: ApprovedExchange, image: Buffer | null, session: GatewaySession) =>
  (worth: Satang): SaleOrder =>
    tillSaleOrder(sale, image, session, (due) => min(worth, due));

/** Returns the state with the member as after the return, if both halves have the same member. */
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
