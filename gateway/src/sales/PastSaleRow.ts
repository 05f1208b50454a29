import type { OfferKind } from '@taem/domain/loyalty/offerKind.ts';
import type { WireSoldGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import type { RuleCondition } from '../database/RuleCondition.ts';

/** A past sale as the database returns it; amounts in satang. */
export interface PastSaleRow {
  id: string;
  transaction_no: string;
  business_date: string;
  /** When and where it was sold; absent where its offers are not compared with conditions. */
  local_time?: string;
  branch_id?: string;
  member_id: string | null;
  tier_id: string | null;
  tier_name: string | null;
  total_revenue: number;
  delivery_cost: number;
  redeem_points: number;
  /** The points that the sale earned when it was paid, regardless of later adjustments. */
  earn_points: number;
  /** Whether the cashier had switched the privileges off. */
  tier_disabled: boolean;
  /**
   * Places of the bill where the rules chose an offer, or the cashier removed the one they chose; absent where
   * everything counts as it was given.
   */
  automatic?: AutomaticEntry[];
  /** What the member had paid before this sale, and in how many sales; null for a guest. */
  ltv: number | null;
  sales_before: number | null;
  /** Each with the current category of its product, where a draft is compared with the sale. */
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

/** What a tier, a discount or a special offer gave on the bill. */
export interface GivenRow {
  type: 'privilege' | 'discount' | 'offer';
  id: string;
  name: string;
  /** The conditions that applied; left out where what was given is taken without its conditions. */
  conditions?: RuleCondition[] | null;
  /** The products of the bill that it applied to; null for the whole bill. */
  goods: WireSoldGoods | null;
  coupons: { coupon_id: string; value: number; type: 'discount' | 'multiplier' | 'reward' }[] | null;
}

/** An entry in the trace of a sale about automatic offers. */
export interface AutomaticEntry {
  code: 'AUTOMATIC_TAKEN' | 'AUTOMATIC_DECLINED';
  params: { source: OfferKind };
}
