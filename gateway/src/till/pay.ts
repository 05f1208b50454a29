import type { PaymentResult } from '@taem/domain/till/paymentPayload.ts';
import { saveImage } from '../files/saveImage.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { canonicalPayload } from './canonicalPayload.ts';
import { hashPayment } from './hashPayment.ts';
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

/**
 * Sells: prices the bill anew and records it whole. Two round trips to the database, more only where another payment of
 * the same member, or the same payment sent twice, came in between.
 */
export async function pay(
  context: Pick<GatewayContext, 'database' | 'files'>,
  session: GatewaySession,
  body: PaymentBody,
  key: string | null,
  fingerprint: string | null = null,
): Promise<PaymentResult> {
  const { database } = context;
  refuseForeignSeller(body.payload, session);
  const branchId = sellingBranch(body.payload, session);
  const requestHash = fingerprint ?? hashPayment(body.payload, body.image);
  let slipImageUrl: string | null = null;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const state = await readPaymentState(database, session, body.payload, branchId, key);
    if (state.written) return repeat(state.written, requestHash, state);
    refuseUnknownRecords(body.payload, state);
    const priced = priceSale(body.payload, state);
    const time = saleTime(body.timeGiven ? body.payload.create_local_time : null, zoneOf(state), new Date());
    if (body.image) slipImageUrl ??= await saveImage(context.files, body.image);
    const payload = canonicalPayload(body.payload, priced, state);
    const sale: SaleDocument = {
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
    const recorded = await recordTransaction(database, sale);
    if (recorded !== 'stale') return newPaymentResult(sale, recorded, state);
  }
  throw new Refusal(503, 'UNAVAILABLE', 'Too many payments of this member at once, try again.');
}

function repeat(
  written: NonNullable<PaymentState['written']>,
  requestHash: string,
  state: PaymentState,
): PaymentResult {
  if (written.request_hash !== requestHash) throw refuseOtherContent();
  return paymentResult(written.sale, state);
}

function zoneOf(state: PaymentState): string {
  return state.branch?.time_zone ?? '';
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
