import type { SlipReference } from './slipReference.ts';

/**
 * The body of POST payment/transaction as the v3.0 gateway documents it (CHAN-22..26): snake_case, amounts in baht
 * with at most two decimals, points as integers. `transactions`' bill_detail repeats the same items.
 */
export interface PaymentPayload {
  currency_code: 'THB';
  items: PaymentItem[];
  payment: {
    option: 'Full';
    /** Amount due: summary.total_revenue + delivery_cost + VAT, if that is added to prices. */
    paid_amount: number;
    payment_channels: PaymentPayloadChannel[];
  };
  summary: PaymentSummary;
  delivery_cost?: number;
  member_id?: string;
  tier_name?: string;
  guest?: GuestPayload;
  realm_id: string;
  branch_id?: string;
  remark?: string;
  create_by_id: string;
  /** `YYYY-MM-DD HH:mm:ss` in the branch's time zone. */
  create_local_time: string;
  action?: 'upload_image';
  /** Extension: the approval of a second person, if the bill needs one. */
  approval_id?: string;
  /** Extension: the till of the branch at which the sale is rung up. */
  till_id?: string;
}

export type PaymentItem = ProductItem | BenefitItem | PointEventItem;

export interface ProductItem {
  item_ref: string;
  item_type: 'product';
  event_code: 'BUY';
  product_id: string;
  product_code: string;
  product_name: string;
  product_category_id?: string;
  product_category_name?: string;
  product_sub_category_id?: string;
  product_sub_category_name?: string;
  skip_stock: boolean;
  qty: number;
  /** Unit price in force. */
  charge_amount: number;
  /** qty x charge_amount. */
  paid_amount: number;
  discount_amount: 0;
}

/** The effect of a tier's privileges, a discount or an offer on the bill. */
export interface BenefitItem {
  /** `PRIV001` for a tier privilege, `OFFER001` for a discount or an offer. */
  item_ref: 'PRIV001' | 'OFFER001';
  item_type: 'privilege' | 'discount' | 'offer';
  event_code: 'EARN' | 'REDEEM';
  /** Id of the tier (privilege) or of the offer (discount, offer). */
  offer_id: string;
  product_name: string;
  /** The value typed at the till, if the offer leaves it open. */
  custom_value?: number;
  coupons: BenefitCoupon[];
  /** Baht taken off by this item, negative or 0. */
  discount_amount: number;
}

export interface BenefitCoupon {
  coupon_id: string;
  type: 'discount' | 'multiplier' | 'reward';
  discount_percent?: number;
  /** Baht for a whole set of the offer's goods. */
  set_price?: number;
  /** Baht taken off, negative. */
  discount_amount?: number;
  /** Points added by a multiplier or a reward. */
  earn_amount?: number;
  value: number;
  shortDesc: string;
  desc: string;
  descValue: string;
}

/** Points spent as cash (REDEEM), recorded as an event of the bill. */
export interface PointEventItem {
  item_ref: 'TIER001';
  item_type: 'event';
  event_code: 'REDEEM';
  /** Points, negative. */
  redeem: { amount: number };
  /** Baht taken off, negative. */
  discount_amount: number;
}

export const CHANNEL_TYPES = ['Cash', 'Credit-Debit', 'Transfer', 'Other'] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

/** The tender by which returned goods pay for new ones (docs/adr/0141). Only an exchange writes it; callers cannot send it. */
export const EXCHANGE = 'Exchange';
export type TenderType = ChannelType | typeof EXCHANGE;

export interface PaymentPayloadChannel {
  type: ChannelType;
  /** Baht; the channels add up to payment.paid_amount. */
  amount: number;
  /** Cash handed over, when it was typed; change = received_amount - amount. */
  received_amount?: number;
  action_code?: string;
  institute_id?: string;
  institute_name?: string;
  card_id?: string;
  card_name?: string;
  /** The payment channel (seller account) a transfer went to. */
  payment_channel_id?: string;
  sender?: { institute_id: string; institute_name: string };
  /** Extension: the transfer that the slip proves. */
  slip?: SlipReference;
}

export interface PaymentSummary {
  total_payment: number;
  total_revenue: number;
  /** Negative or 0. */
  total_discount: number;
  total_qty: number;
  /** Points. */
  earn_amount: number;
  /** Points, negative or 0. */
  redeem_amount: number;
  outstanding_amount: 0;
  reward_item_id?: string;
  reward_instance_id?: string;
}

export interface GuestPayload {
  gender?: 'Male' | 'Female' | 'Other';
  age?: '1-12' | '13-24' | '25-60' | 'Over 60';
  hashtags?: string[];
}

/** The answer to POST payment/transaction (CHAN-29). `transaction` is our extension: the record as GET transactions/{id} gives it. */
export interface PaymentResult {
  id: string;
  trx_no: string;
  trx_date: string;
  summary: PaymentSummary & { wallet: { pocket: { reward: { available: number } } } };
  transaction?: Record<string, unknown>;
}
