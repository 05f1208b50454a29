import type { WireSoldGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import type { CashRounding, ReturnPoints } from '@taem/domain/merchant/counterSetting.ts';
import type { BenefitCoupon } from '@taem/domain/till/paymentPayload.ts';
import type { ApprovalRow } from '../database/approvalSetting.ts';
import type { Members, PointEntries, TransactionItems, Transactions } from '../database/generated/rows.ts';
import type { ConditionRow, TierRow } from '../database/loyaltyRows.ts';
import type { RatesRow } from '../database/pricingRules.ts';
import type { RuleCondition } from '../database/RuleCondition.ts';
import type { KeptTaxDocument } from '../sales/taxDraft.ts';

/**
 * Everything that `reversal_state` reads from the database to plan a void, an adjustment or a return, in satang. Empty
 * lists are null.
 */
export interface ReversalState {
  /** The void, adjustment or return that was already written under this idempotency key. */
  written: { request_hash: string; answer: ReversalAnswer | null } | null;
  sale: StateSale;
  member: StateReversalMember | null;
  tiers: TierRow[] | null;
  badges: { name: string; conditions: { condition_id: string; value: number }[] }[] | null;
  conditions: ConditionRow[] | null;
  /** null where the shop has no settings. */
  approvals: ApprovalRow | null;
  /** What the user has handed back today without an approval, not counting this sale; null where the shop has no limit. */
  handed_back: number | null;
  /** Points that the user has given by adjustments today without an approval; null where the shop has no limit. */
  points_given: number | null;
  /** Of the day of the sale. */
  rates: RatesRow | null;
  setting: {
    return_points: ReturnPoints;
    cash_rounding: CashRounding;
    redeem_cash: number;
    redeem_point: number;
  } | null;
}

/** A line of the sale, with what returns took of it, below 0. */
export interface StateRow
  extends Pick<
    TransactionItems,
    | 'position'
    | 'item_ref'
    | 'item_type'
    | 'product_id'
    | 'offer_id'
    | 'name'
    | 'skip_stock'
    | 'qty'
    | 'charge_amount'
    | 'discount_amount'
    | 'earn_points'
    | 'redeem_points'
    | 'net_amount'
  > {
  coupons: BenefitCoupon[] | null;
  conditions: RuleCondition[] | null;
  goods: WireSoldGoods | null;
  returned: { qty: number; discount_amount: number; earn_points: number; redeem_points: number; net_amount: number };
}

export interface StateSale
  extends Pick<
    Transactions,
    | 'id'
    | 'transaction_no'
    | 'version'
    | 'status'
    | 'branch_id'
    | 'member_id'
    | 'tier_id'
    | 'total_qty'
    | 'total_payment'
    | 'total_revenue'
    | 'earn_points'
    | 'redeem_points'
    | 'delivery_cost'
    | 'added_vat'
    | 'tier_name'
    | 'returned_qty'
  > {
  business_date: string;
  tier_disabled: boolean;
  is_return: boolean;
  is_exchange: boolean;
  /**
   * Sums of its returns, below 0: at the sale's prices, and the VAT added to them; and the part of these that was kept
   * back for spent points.
   */
  returned: {
    earn_points: number;
    redeem_points: number;
    delivery_cost: number;
    amount: number;
    added_vat: number;
    kept: number;
  };
  /** Cash that the shop holds from the sale and its returns, and how much of that is rounding. */
  cash: { held: number; rounding: number };
  /** The sale's invoice in force and the notes of its returns; null where it has no invoice. */
  tax: {
    id: string;
    percent: number;
    is_vat_added: boolean;
    invoice: KeptTaxDocument;
    notes: KeptTaxDocument[];
  } | null;
  rows: StateRow[] | null;
  products: { product_id: string; name: string; qty: number; skip_stock: boolean | null }[] | null;
  tenders:
    | {
        position: number;
        returned: number;
        type: string;
        amount: number;
        institute: string | null;
        card: string | null;
      }[]
    | null;
  entries: Pick<PointEntries, 'kind' | 'points'>[] | null;
}

export interface StateReversalMember
  extends Pick<Members, 'points' | 'tier_id' | 'total_payment' | 'total_revenue' | 'total_transaction' | 'total_qty'> {
  before_revenue: number;
  before_transactions: number;
}

/** The answer to a void, an adjustment or a return; the same answer when the request is repeated with its key. */
export interface ReversalAnswer {
  id: string;
  /** The member's points afterwards; null for a guest. */
  available_points: number | null;
  /** The number of points that an adjustment gave (above 0) or took (below 0). */
  difference?: number;
  /** The sale that a return belongs to. */
  sale_id?: string;
  /** The return that an exchange wrote along with its sale. */
  return_id?: string;
}
