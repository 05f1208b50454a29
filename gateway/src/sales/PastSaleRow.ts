import type { OfferKind } from '@taem/domain/loyalty/offerKind.ts';
import type { WireSoldGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import type { RuleCondition } from '../database/RuleCondition.ts';

/** A past sale as the database returns it; amounts in satang. */
export interface PastSaleRow {
  id: string;
  transaction_no: string;
  business_date: string;
  /** When and where it was sold; absent where its offers are not held against anything. */
  local_time?: string;
  branch_id?: string;
  member_id: string | null;
  tier_id: string | null;
  tier_name: string | null;
  total_revenue: number;
  delivery_cost: number;
  redeem_points: number;
  /** What the sale gave when it was paid, whatever it was adjusted to since. */
  earn_points: number;
  /** The cashier had switched the privileges off. */
  tier_disabled: boolean;
  /** Places of the bill where the rules chose, or the cashier took off what they chose; absent where all stands as it was given. */
  automatic?: AutomaticEntry[];
  /** What the member had paid, in how many sales, before this one; null for a guest. */
  ltv: number | null;
  sales_before: number | null;
  /** With the category in which the product is now, where a draft is held against it. */
  lines:
    | [
        itemRef: string,
        productId: string,
        qty: number,
        chargeAmount: number,
        categoryId?: string | null,
        subCategoryId?: string | null,
      ][]
    | null;
  given: GivenRow[] | null;
}

/** What a tier, a discount or an offer gave on the bill. */
export interface GivenRow {
  type: 'privilege' | 'discount' | 'offer';
  id: string;
  name: string;
  /** What the rule required; left out where what was given stands for itself. */
  conditions?: RuleCondition[] | null;
  /** The products of the bill that it was for. */
  goods: WireSoldGoods | null;
  coupons: { coupon_id: string; value: number; type: 'discount' | 'multiplier' | 'reward' }[] | null;
}

/** What the trace of a sale says of offers that apply by themselves. */
export interface AutomaticEntry {
  code: 'AUTOMATIC_TAKEN' | 'AUTOMATIC_DECLINED';
  params: { source: OfferKind };
}
