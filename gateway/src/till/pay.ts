import { subtract, sum } from '@taem/domain/money/money.ts';
import type { PaymentResult } from '@taem/domain/till/paymentPayload.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { saveImage, slipFolder } from '../files/saveImage.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { inTurn } from '../http/inTurn.ts';
import type { ApprovalDocument } from '../sales/approval.ts';
import { saleTaxDraft } from '../sales/taxDraft.ts';
import { isForeignSale } from './isForeignSale.ts';
import type { PaymentState } from './PaymentState.ts';
import { refuseGone } from './parked/refuseGone.ts';
import { newPaymentResult, paymentResult } from './paymentResult.ts';
import { lockedOffers, type PricedSale, priceSale } from './priceSale.ts';
import { readPaymentState } from './readPaymentState.ts';
import { ParkedBillGone, recordTransaction, refuseOtherContent, SlipUsed } from './recordTransaction.ts';
import { refuseMerged } from './refuseMerged.ts';
import { refuseUsedSlip } from './refuseUsedSlip.ts';
import type { SaleDocument } from './SaleDocument.ts';
import type { SaleOrder } from './SaleOrder.ts';
import { saleApproval } from './saleApproval.ts';
import { saleBuyer } from './saleBuyer.ts';
import { referencesOfBill, saleChannels } from './saleChannels.ts';
import { saleGuest } from './saleGuest.ts';
import { saleItems } from './saleItems.ts';
import { issuesInvoices, saleFigures, stockOfSale, withNetAmounts } from './saleTax.ts';

/** In each round, at least one of the payments that compete for a member succeeds. */
const MAX_ROUNDS = 20;

interface Task {
  session: GatewaySession;
  order: SaleOrder;
  key: string | null;
}

/**
 * Prices the order and records the whole sale. It takes two round trips to the database on one connection; more only
 * where another payment changed the data this one was priced with, or where the same payment was sent twice at once.
 */
export async function pay(
  context: Pick<GatewayContext, 'database' | 'files'>,
  session: GatewaySession,
  order: SaleOrder,
  key: string | null,
): Promise<PaymentResult> {
  const task = { session, order, key };
  const slipImageUrl = order.image && (await keepSlip(context, task, order.image));
  return inTurn(order.request.memberId, () =>
    context.database.withRealm(session.realmId, (client) => sell(client, task, slipImageUrl)),
  );
}

/**
 * Stores the picture of the slip, only if the payment is acceptable. The picture is decoded outside the transaction, so
 * that no connection waits for it.
 */
async function keepSlip(
  { database, files }: Pick<GatewayContext, 'database' | 'files'>,
  task: Task,
  image: Buffer,
): Promise<string | null> {
  const { session, order, key } = task;
  const priced = await database.withRealm(session.realmId, async (client) => {
    const state = await readPaymentState(client, session, order, key);
    if (state.written) return null;
    await refuseMerged(client, state);
    const sale = priceSale(order, state);
    saleApproval(session, order, state, sale);
    await refuseUsedSlip(client, session, order);
    return sale;
  });
  return priced && saveImage(files, image, slipFolder(session.realmId));
}

async function sell(client: DatabaseClient, task: Task, slipImageUrl: string | null): Promise<PaymentResult> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const state = await readPaymentState(client, task.session, task.order, task.key);
    if (state.written) return repeat(client, state.written, state, task);
    await refuseMerged(client, state);
    const priced = priceSale(task.order, state);
    const approval = saleApproval(task.session, task.order, state, priced);
    const sale = saleDocument(task, state, priced, { approval, slipImageUrl });
    const recorded = await recordTransaction(client, sale).catch((error) => explainRefusal(client, task, error));
    if (recorded !== 'stale') return newPaymentResult(sale, recorded, state);
  }
  throw new Refusal(503, 'RECORD_BUSY', 'Too many payments of this member at once, try again.');
}

/** Returns the sale in the form in which it is written. */
export function saleDocument(
  { session, order, key }: Task,
  state: PaymentState,
  sale: PricedSale,
  { approval, slipImageUrl }: { approval: ApprovalDocument | null; slipImageUrl: string | null },
): SaleDocument {
  const items = saleItems(sale, state);
  const document = {
    ...sellerOf(session, state),
    business_date: sale.time.businessDate,
    create_local_time: sale.time.localTime,
    key,
    request_hash: key && order.hash,
    parked_version: order.parkedVersion,
    till_id: order.tillId,
    ...referencesOfBill(order.tenders, state, key),
    approval,
    limited_offers: limitedOffers(sale),
    offer_codes: { session_id: session.sessionId, offer_ids: lockedOffers(order, state).map(({ id }) => id) },
    ...saleBuyer(sale, state),
    guest: saleGuest(order.request.guest),
    ...figuresOf(sale),
    cash_rounding: subtract(sum(order.tenders.map(({ amount }) => amount)), sale.priced.amountDue),
    remark: order.remark,
    slip_image_url: slipImageUrl,
    items,
    channels: saleChannels(order.tenders, state),
    stock: stockOfSale(items),
  };
  const figures = saleFigures(document, state);
  return {
    ...document,
    items: withNetAmounts(items, figures),
    tax: issuesInvoices(state) ? saleTaxDraft(figures, { kind: 'ABBREVIATED' }) : null,
  };
}

const limitedOffers = ({ basket: { discount, offer } }: PricedSale): string[] =>
  [discount, offer].flatMap((given) => (given?.offer.limits ? [given.offer.id] : []));

/**
 * Returns the answer that this same payment got before. A key of another user's sale reveals no more than a key of
 * another order, unless it belongs to a parked bill of the branch: then its tills should see who was paid, and when.
 */
async function repeat(
  client: DatabaseClient,
  written: NonNullable<PaymentState['written']>,
  state: PaymentState,
  task: Task,
): Promise<PaymentResult> {
  const { session, order } = task;
  if (isForeignSale(written.sale, session) || written.request_hash !== order.hash) {
    await explainRefusal(client, task, refuseOtherContent());
  }
  return paymentResult(written.sale, state);
}

/**
 * Throws why the parked bill was not paid, if the key is that of a parked bill, or for which other sale the slip was
 * used; otherwise rethrows the error. Returns 'stale' where that other sale was voided at this very moment.
 */
async function explainRefusal(client: DatabaseClient, task: Task, error: unknown): Promise<'stale'> {
  const { session, key } = task;
  if (error instanceof SlipUsed) {
    await refuseUsedSlip(client, session, task.order);
    return 'stale';
  }
  const isOfKey =
    error instanceof ParkedBillGone || (error instanceof Refusal && error.code === 'IDEMPOTENCY_CONFLICT');
  if (isOfKey && key !== null) await refuseGone(client, session, key);
  throw error instanceof ParkedBillGone ? refuseOtherContent() : error;
}

function sellerOf(session: GatewaySession, { branch }: PaymentState) {
  return {
    realm_id: session.realmId,
    branch_id: branch?.id ?? '',
    branch_code: branch?.code ?? '',
    time_zone: branch?.time_zone ?? '',
    create_by_id: session.userId,
  };
}

function figuresOf({ priced }: PricedSale) {
  return {
    total_qty: priced.totalQty,
    total_payment: priced.totalPayment,
    total_discount: priced.totalDiscount,
    total_revenue: priced.totalRevenue,
    delivery_cost: priced.deliveryCost,
    added_vat: priced.addedVat ?? 0,
    earn_points: priced.earnPoints,
    redeem_points: priced.redeemPoints,
    trace: priced.trace,
  };
}
