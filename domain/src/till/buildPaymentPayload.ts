import { CURRENCY, POINTS_REF } from '../limits.ts';
import { toBaht } from '../money/money.ts';
import { type BillRow, billRows } from './billRows.ts';
import { type Guest, isEmptyGuest } from './guest.ts';
import type {
  BenefitItem,
  GuestPayload,
  PaymentItem,
  PaymentPayload,
  PaymentPayloadChannel,
  PointEventItem,
  ProductItem,
} from './paymentPayload.ts';
import type { PricedBasket, PricingBasket, PricingRules } from './pricing.ts';

/** The fields of a product that a bill copies, so that it stays correct when the product changes. */
export interface PayloadProduct {
  code: string;
  name: string;
  skipStock: boolean;
  categoryId?: string | null;
  categoryName?: string | null;
  subCategoryId?: string | null;
  subCategoryName?: string | null;
}

/** Everything that a payment states besides its figures. */
export interface PaymentFacts {
  basket: PricingBasket;
  priced: PricedBasket;
  rules: Pick<PricingRules, 'coupons'>;
  products: ReadonlyMap<string, PayloadProduct>;
  guest: Guest | null;
  channels: readonly PaymentPayloadChannel[];
  realmId: string;
  branchId?: string | null;
  createById: string;
  /** `YYYY-MM-DD HH:mm:ss` in the branch's time zone. */
  createLocalTime: string;
  remark?: string | null;
  rewardItemId?: string | null;
  rewardInstanceId?: string | null;
  /** Whether a picture of the transfer slip is sent with it (OP-65). */
  withImage?: boolean;
}

/** Writes a priced bill in the form that the gateway accepts (CHAN-22..26); empty values are left out. */
export function buildPaymentPayload(facts: PaymentFacts): PaymentPayload {
  const { basket, priced } = facts;
  return withoutEmpty({
    currency_code: CURRENCY,
    items: billRows(basket, priced, facts.rules.coupons).map((row) => paymentItem(row, facts.products)),
    payment: {
      option: 'Full',
      paid_amount: toBaht(priced.amountDue),
      payment_channels: facts.channels.map((channel) => withoutEmpty(channel)),
    },
    summary: withoutEmpty({
      total_payment: toBaht(priced.totalPayment),
      total_revenue: toBaht(priced.totalRevenue),
      total_discount: toBaht(priced.totalDiscount),
      total_qty: priced.totalQty,
      earn_amount: priced.earnPoints,
      redeem_amount: minusOf(priced.redeemPoints),
      outstanding_amount: 0,
      reward_item_id: facts.rewardItemId ?? undefined,
      reward_instance_id: facts.rewardInstanceId ?? undefined,
    }),
    delivery_cost: priced.deliveryCost === 0 ? undefined : toBaht(priced.deliveryCost),
    member_id: basket.member?.id,
    tier_name: basket.member ? basket.tier?.name : undefined,
    guest: basket.member ? undefined : guestPayload(facts.guest),
    realm_id: facts.realmId,
    branch_id: facts.branchId ?? undefined,
    remark: facts.remark?.trim() || undefined,
    create_by_id: facts.createById,
    create_local_time: facts.createLocalTime,
    action: facts.withImage ? 'upload_image' : undefined,
  });
}

function paymentItem(row: BillRow, products: PaymentFacts['products']): PaymentItem {
  if (row.type === 'product') return productItem(row.line, products.get(row.line.productId));
  if (row.type === 'points') return pointItem(row);
  const item: BenefitItem = {
    item_ref: row.ref,
    item_type: row.type,
    event_code: row.event,
    offer_id: row.ruleId,
    product_name: row.name,
    coupons: row.coupons,
    discount_amount: toBaht(row.discount),
  };
  return row.customValue === null ? item : { ...item, custom_value: row.customValue };
}

function productItem(line: PricedBasket['lines'][number], product: PayloadProduct | undefined): ProductItem {
  return withoutEmpty({
    item_ref: line.itemRef,
    item_type: 'product',
    event_code: 'BUY',
    product_id: line.productId,
    product_code: product?.code ?? '',
    product_name: product?.name ?? '',
    product_category_id: product?.categoryId ?? undefined,
    product_category_name: product?.categoryName ?? undefined,
    product_sub_category_id: product?.subCategoryId ?? undefined,
    product_sub_category_name: product?.subCategoryName ?? undefined,
    skip_stock: product?.skipStock ?? true,
    qty: line.qty,
    charge_amount: toBaht(line.piecePrice),
    paid_amount: toBaht(line.paidAmount),
    discount_amount: 0,
  });
}

function pointItem({ points, discount }: Extract<BillRow, { type: 'points' }>): PointEventItem {
  return {
    item_ref: POINTS_REF,
    item_type: 'event',
    event_code: 'REDEEM',
    redeem: { amount: minusOf(points) },
    discount_amount: toBaht(discount),
  };
}

function guestPayload(guest: Guest | null): GuestPayload {
  if (!guest || isEmptyGuest(guest)) return {};
  return withoutEmpty({
    gender: guest.gender ?? undefined,
    age: guest.ageRange ?? undefined,
    hashtags: guest.hashtags.length > 0 ? [...guest.hashtags] : undefined,
  });
}

// CHAN-26. Keeps 0 and false, which are values. The gateway refuses a required name that is missing.
function withoutEmpty<T extends object>(record: T): T {
  const kept = Object.entries(record).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(kept) as T;
}

// JSON writes -0 as 0, so a comparison of the two would fail.
function minusOf(points: number): number {
  return points === 0 ? 0 : -points;
}
