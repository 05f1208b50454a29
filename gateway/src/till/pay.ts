import type { PaymentResult } from '@taem/domain/till/paymentPayload.ts';
import type { SaleClock } from '@taem/domain/till/saleTime.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { saveImage, slipFolder } from '../files/saveImage.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { canonicalPayload } from './canonicalPayload.ts';
import { hashPayment } from './hashPayment.ts';
import { inTurn } from './memberTurns.ts';
import type { PaymentState } from './PaymentState.ts';
import { newPaymentResult, paymentResult } from './paymentResult.ts';
import { type PricedSale, priceSale } from './priceSale.ts';
import type { PaymentBody } from './readPaymentBody.ts';
import { readPaymentState } from './readPaymentState.ts';
import { recordTransaction, refuseOtherContent } from './recordTransaction.ts';
import { refuseForeignSeller, sellingBranch } from './refuseForeignSeller.ts';
import { refuseUnknownRecords } from './refuseUnknownRecords.ts';
import type { SaleDocument } from './SaleDocument.ts';
import { saleBuyer } from './saleBuyer.ts';
import { saleChannels } from './saleChannels.ts';
import { saleGuest } from './saleGuest.ts';
import { saleItems } from './saleItems.ts';
import { saleTime } from './saleTime.ts';

/** Each round lets at least one of the payments that compete for a member through. */
const MOST_ROUNDS = 20;

interface Task {
  session: GatewaySession;
  body: PaymentBody;
  branchId: string;
  key: string | null;
  requestHash: string;
}

/**
 * Sells: prices the bill anew and records it whole. Two round trips to the database on one connection, more only where
 * another payment changed what this one was priced with, or the same payment sent twice came in between.
 */
export async function pay(
  context: Pick<GatewayContext, 'database' | 'files'>,
  session: GatewaySession,
  body: PaymentBody,
  key: string | null,
  fingerprint: string | null = null,
): Promise<PaymentResult> {
  refuseForeignSeller(body.payload, session);
  const branchId = sellingBranch(body.payload, session);
  const task = { session, body, branchId, key, requestHash: fingerprint ?? hashPayment(body.payload, body.image) };
  const slipImageUrl = body.image && (await keepSlip(context, task, body.image));
  return inTurn(body.payload.member_id, () =>
    context.database.withRealm(session.realmId, (client) => sell(client, task, slipImageUrl)),
  );
}

/** Only the picture of a payment that can be made is kept; nobody waits for a connection while it is decoded. */
async function keepSlip(
  { database, files }: Pick<GatewayContext, 'database' | 'files'>,
  task: Task,
  image: Buffer,
): Promise<string | null> {
  const { priced } = await database.withRealm(task.session.realmId, (client) => readAndPrice(client, task));
  return priced && saveImage(files, image, slipFolder(task.session.realmId));
}

async function sell(client: DatabaseClient, task: Task, slipImageUrl: string | null): Promise<PaymentResult> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { state, priced } = await readAndPrice(client, task);
    if (!priced) return repeat(state, task.requestHash);
    const sale = saleDocument(task, state, priced, slipImageUrl);
    const recorded = await recordTransaction(client, sale);
    if (recorded !== 'stale') return newPaymentResult(sale, recorded, state);
  }
  throw new Refusal(503, 'UNAVAILABLE', 'Too many payments of this member at once, try again.');
}

/** Not priced where the sale is written already. */
async function readAndPrice(
  client: DatabaseClient,
  { session, body, branchId, key }: Task,
): Promise<{ state: PaymentState; priced: PricedSale | null }> {
  const state = await readPaymentState(client, session, body.payload, branchId, key);
  if (state.written) return { state, priced: null };
  refuseUnknownRecords(body.payload, state);
  return { state, priced: priceSale(body.payload, state) };
}

function saleDocument(
  { session, body, key, requestHash }: Task,
  state: PaymentState,
  priced: PricedSale,
  slipImageUrl: string | null,
): SaleDocument {
  const time = saleTime(body.timeGiven ? body.payload.create_local_time : null, clockOf(state));
  const payload = canonicalPayload(body.payload, priced, state);
  return {
    ...sellerOf(session, state),
    business_date: time.businessDate,
    create_local_time: time.localTime,
    key,
    request_hash: key && requestHash,
    ...saleBuyer(priced, state),
    guest: saleGuest(payload),
    ...figuresOf(priced),
    remark: payload.remark ?? null,
    slip_image_url: slipImageUrl,
    items: saleItems(payload.items, state),
    channels: saleChannels(payload.payment.payment_channels),
  };
}

function repeat(state: PaymentState, requestHash: string): PaymentResult {
  if (!state.written || state.written.request_hash !== requestHash) throw refuseOtherContent();
  return paymentResult(state.written.sale, state);
}

function clockOf({ branch, rates }: PaymentState): SaleClock {
  return { now: new Date(), timeZone: branch?.time_zone ?? '', backdatingDays: rates?.backdating_days ?? 0 };
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
    earn_points: priced.earnPoints,
    redeem_points: priced.redeemPoints,
    trace: priced.trace,
  };
}
