import type { WireSoldGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import type { BenefitCoupon, GuestPayload, PaymentItem, TenderType } from '@taem/domain/till/paymentPayload.ts';
import type { TraceEntry } from '@taem/domain/till/pricing.ts';
import type { RuleCondition } from '../database/RuleCondition.ts';
import type { ApprovalDocument } from '../sales/approval.ts';
import type { TaxDraft } from '../sales/taxDraft.ts';

/**
 * A sale in the columns of the database, as `record_transaction` writes it; amounts in satang, points spent as a
 * positive number.
 */
export interface SaleDocument {
  realm_id: string;
  branch_id: string;
  branch_code: string;
  business_date: string;
  create_local_time: string;
  time_zone: string;
  create_by_id: string;
  key: string | null;
  request_hash: string | null;
  /** The version of the parked bill whose id is the key, as the till has it. */
  parked_version: number | null;
  /** The references on the QR of the bill, where a transfer goes to a biller. */
  ref1: string | null;
  ref2: string | null;
  /** The till at which it is rung up; the statement refuses a till of another branch. */
  till_id: string | null;
  /** The approval that the sale uses up; null where it needs none. */
  approval: ApprovalDocument | null;
  /** Offers on it that have limits: their uses are counted once more while the sale is written. */
  limited_offers: string[];
  /** Offers on it whose code was typed in this session: the sale uses the codes up as well. */
  offer_codes: { session_id: string; offer_ids: string[] };
  /** The buyer; the sale is refused when the tier, the lifetime figures or the points spent are no longer those it was priced with. */
  member: SaleMember | null;
  tier_id: string | null;
  tier_name: string | null;
  guest: SaleGuest | null;
  total_qty: number;
  total_payment: number;
  total_discount: number;
  total_revenue: number;
  delivery_cost: number;
  /** VAT added to the prices; 0 where prices include VAT. */
  added_vat: number;
  /** The sum of the tenders, less the amount due. */
  cash_rounding: number;
  earn_points: number;
  redeem_points: number;
  trace: readonly TraceEntry[];
  remark: string | null;
  slip_image_url: string | null;
  items: SaleItem[];
  channels: SaleChannel[];
  /** Changes to the branch's stock, each below 0: pieces of counted products that leave the shelves. */
  stock: { product_id: string; qty: number }[];
  /** The tax document that is issued with the sale; null where the shop issues none. */
  tax: TaxDraft | null;
}

/** The bounds apply to the lifetime figures before the sale; null means no bound. */
export interface SaleMember {
  id: string;
  tier_id: string | null;
  new_tier_id: string | null;
  least_ltv: number | null;
  most_ltv: number | null;
  least_transactions: number | null;
  most_transactions: number | null;
  /** Points spent when it was decided that no approval is needed: the sale is refused if the member has spent more since. */
  points_spent: number;
}

export interface SaleGuest {
  gender: NonNullable<GuestPayload['gender']> | null;
  age: NonNullable<GuestPayload['age']> | null;
  hashtags: string[];
}

export interface SaleItem {
  position: number;
  item_ref: string;
  item_type: PaymentItem['item_type'];
  event_code: PaymentItem['event_code'];
  product_id: string | null;
  offer_id: string | null;
  name: string;
  code: string | null;
  category_id: string | null;
  category_name: string | null;
  sub_category_id: string | null;
  sub_category_name: string | null;
  skip_stock: boolean | null;
  qty: number;
  retail_price: number | null;
  charge_amount: number;
  paid_amount: number;
  discount_amount: number;
  earn_points: number;
  redeem_points: number;
  custom_value: number | null;
  coupons: BenefitCoupon[] | null;
  /** What the offer or tier required; a return checks whether the pieces that stay with the customer still meet it. */
  conditions: RuleCondition[] | null;
  /** The products of this bill that the offer is for; null for the whole bill. */
  goods: WireSoldGoods | null;
  /** The chosen options, with the names and prices (satang) of the day. */
  options: SoldOption[] | null;
  note: string | null;
  /** The user who sold the line, where that is not the user who took the payment. */
  sold_by_id: string | null;
  /** For goods: the amount after deductions and without VAT. */
  net_amount: number | null;
}

export interface SoldOption {
  option_id: string;
  group: string;
  name: string;
  price: number;
}

export interface SaleChannel {
  position: number;
  type: TenderType;
  amount: number;
  received_amount: number | null;
  payment_channel_id: string | null;
  institute_id: string | null;
  institute_name: string | null;
  card_id: string | null;
  card_name: string | null;
  action_code: string | null;
  sender: { institute_id: string; institute_name: string } | null;
  slip_bank: string | null;
  slip_reference: string | null;
}

/** A tender of a recorded sale. */
export interface WrittenChannel extends SaleChannel {
  /** The bank's confirmation; null where a person took the payment. */
  confirmation: TenderConfirmation | null;
}

export interface TenderConfirmation {
  /** The bank's own reference. */
  reference: string;
  paid_at: string;
  received_at: string;
}

/** A recorded sale, without the fields that were only needed to write it. */
export interface WrittenSale
  extends Omit<
    SaleDocument,
    | 'branch_code'
    | 'time_zone'
    | 'key'
    | 'request_hash'
    | 'parked_version'
    | 'approval'
    | 'till_id'
    | 'limited_offers'
    | 'offer_codes'
    | 'ref1'
    | 'ref2'
    | 'realm_id'
    | 'member'
    | 'channels'
    | 'stock'
    | 'tax'
  > {
  id: string;
  channels: readonly WrittenChannel[];
  transaction_no: string;
  time: string;
  branch_name: string;
  member: { id: string; firstname: string; lastname: string } | null;
  /** The member's points after this sale. */
  available_points: number | null;
  /** Its abbreviated invoice, in the form in which it is returned. */
  tax_document?: object | null;
}
