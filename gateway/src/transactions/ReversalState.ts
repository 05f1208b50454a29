import type { WireSoldGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import type { CashRounding, ReturnPoints } from '@taem/domain/merchant/counterSetting.ts';
import type { BenefitCoupon } from '@taem/domain/till/paymentPayload.ts';
import type { ApprovalRow } from '../database/approvalSetting.ts';
import type { Members, PointEntries, TransactionItems, Transactions } from '../database/generated/rows.ts';
import type { ConditionRow, TierRow } from '../database/loyaltyRows.ts';
import type { RatesRow } from '../database/pricingRules.ts';
import type { RuleCondition } from '../database/RuleCondition.ts';
import type { KeptTaxDocument } from '../sales/taxDraft.ts';

/** What `reversal_state` reads of the database to plan a void or an adjustment; amounts in satang. Lists are null when empty. */
export interface ReversalState {
  /** The void or adjustment that this idempotency key already stands for. */
  written: { request_hash: string; answer: ReversalAnswer | null } | null;
  sale: StateSale;
  member: StateReversalMember | null;
  tiers: TierRow[] | null;
  badges: { name: string; conditions: { condition_id: string; value: number }[] }[] | null;
  conditions: ConditionRow[] | null;
  /** null of a shop without settings. */
  approvals: ApprovalRow | null;
  /** What the user has handed back today without an approval, without this sale; null where the shop has no limit. */
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

/** A row of the sale, and what returns took of it, below 0. */
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
  /** What its returns came to, below 0, at its prices and in VAT that was added to them; of that, what was kept back for points that are spent. */
  returned: {
    earn_points: number;
    redeem_points: number;
    delivery_cost: number;
    amount: number;
    added_vat: number;
    kept: number;
  };
  /** Cash that the shop has of it and its returns, and how much of that is rounding. */
  cash: { held: number; rounding: number };
  /** The invoice in force of the sale, and the notes of its returns; null where it has none. */
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

/** What a void, an adjustment or a return answers, and answers again when it is sent twice with one key. */
export interface ReversalAnswer {
  id: string;
  /** The member's points afterwards; null for a guest. */
  available_points: number | null;
  /** What an adjustment gave or took. */
  difference?: number;
  /** The sale that a return is of. */
  sale_id?: string;
  /** The return that an exchange wrote beside its sale. */
  return_id?: string;
}
