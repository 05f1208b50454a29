import type { LineOption } from '../catalogue/chosenOptions.ts';
import type { Condition, Coupon, CouponType } from '../loyalty/coupon.ts';
import type { OfferGoods } from '../loyalty/offerGoods.ts';
import type { OfferKind } from '../loyalty/offerKind.ts';
import type { OfferLimits, OfferUses } from '../loyalty/offerLimits.ts';
import type { BillMoment, OfferTerms } from '../loyalty/offerTerms.ts';
import type { VatRates } from '../merchant/vatRates.ts';
import type { Satang } from '../money/money.ts';

/**
 * One line of the basket as input of the pricing. `chargeAmount` is the unit price in force, overridden or not, without
 * options.
 */
export interface PricingLine {
  itemRef: string;
  productId: string;
  /** The category and sub-category of the product, if known: offers may be limited to them. */
  categoryId?: string | null;
  subCategoryId?: string | null;
  qty: number;
  chargeAmount: Satang;
  /** The chosen options; the price of each is added to every piece. */
  options?: readonly LineOption[];
  /** What the cashier wrote on the line; it has no price. */
  note?: string | null;
  /** Who sold it, if not the person who takes the payment; this does not affect the price. */
  soldById?: string | null;
  /** Whether no VAT is added for it. */
  isVatExempt?: boolean;
}

/** A line with its figures: `piecePrice` is the unit price with its options. */
export interface PricedLine extends PricingLine {
  piecePrice: Satang;
  paidAmount: Satang;
}

/** The figures of a member that the pricing reads: the balance that may be spent, and those used by conditions. */
export interface PricingMember {
  id: string;
  remainingPoints: number;
  totalLtv: Satang;
  totalTransaction: number;
}

/** "When the condition holds, the coupon applies": one privilege of a tier. Values are decimals as the gateway sends them. */
export interface TierPrivilege {
  condition: { conditionId: string; value: number } | null;
  item: { couponId: string; value: number };
}

export interface PricingTier {
  id: string;
  name: string;
  privileges: readonly TierPrivilege[];
}

/** A discount or a special offer: every condition must hold, then each of its coupons applies. */
export interface PricingOffer {
  id: string;
  name: string;
  /** Whether it needs its authorization code; once that is typed, any value is allowed. */
  hasAuthorizePin: boolean;
  conditions: readonly { conditionId: string; value: number }[];
  items: readonly { couponId: string; value: number }[];
  /** When, where and for whom it holds; absent if it is not restricted. */
  terms?: OfferTerms;
  /** The goods that it is for; absent if it is for the whole bill. */
  goods?: OfferGoods;
  /** How often it may be given; absent if that is not limited. */
  limits?: OfferLimits;
}

/** An offer as chosen at the till. `customValue` counts only where the offer's first coupon has the value 0. */
export interface ChosenOffer {
  offer: PricingOffer;
  customValue: number | null;
  /** Set if it was applied automatically, not chosen by the cashier. */
  byItself?: true;
}

/** The merchant's rates: `earnPoint` points for every `earnCash`; `redeemPoint` points are worth `redeemCash`. */
export interface PointRates {
  earnCash: Satang;
  earnPoint: number;
  redeemCash: Satang;
  redeemPoint: number;
}

/** The most that a shop sells at once. Anything above is refused, so that a typing mistake is not recorded. */
export interface BillBounds {
  /** Of one piece. */
  unitPrice: Satang;
  /** Pieces of one line. */
  lineQty: number;
  /** All lines and delivery, before any deduction. */
  billTotal: Satang;
  /**
   * The share of the lines' total that a value typed without an authorization code may take off or give in points, by
   * their value.
   */
  typedDiscountPercent: number;
}

/** Everything the till decided about one bill. */
export interface PricingBasket {
  lines: readonly PricingLine[];
  /** null for a guest: no tier, no offer, no points. */
  member: PricingMember | null;
  tier: PricingTier | null;
  /** The cashier may switch the tier's privileges off for this bill. */
  tierEnabled: boolean;
  discount: ChosenOffer | null;
  offer: ChosenOffer | null;
  /** Places in which no automatic offer applies, because the cashier removed it from this bill. */
  declined?: readonly OfferKind[];
  /** Points that the customer requests to spend; `priceBasket` rounds them to the redeem ratio. */
  pointsAsCash: number;
  deliveryCost: Satang;
  /**
   * The moment against which the terms of offers are checked; absent for a past sale, whose offers were checked when it
   * was paid.
   */
  moment?: BillMoment;
}

/** The data that the rules read: the merchant's rates and its coupons and conditions by id. */
export interface PricingRules {
  rates: PointRates;
  /** null if there are none, as for a sale recorded before they were set. */
  bounds: BillBounds | null;
  coupons: ReadonlyMap<string, Coupon>;
  conditions: ReadonlyMap<string, Condition>;
  /** Automatic offers; absent when a past sale is priced, which keeps the offers it has. */
  automatic?: readonly PricingOffer[];
  /** Set if prices exclude VAT, which is added at the rate of the moment; absent if they include it. */
  addedVat?: VatRates;
  /** How often limited offers were given to this member, on this day and in total; absent when a past sale is priced. */
  uses?: ReadonlyMap<string, OfferUses>;
}

export type DeductionSource = 'privilege' | 'discount' | 'offer' | 'points';

/**
 * The parts of a bill that can be refused: a deduction, the points that it gives, a line's price or pieces, or the bill
 * as a whole.
 */
export type RefusedPart = DeductionSource | 'earn' | 'price' | 'qty' | 'bill';

/** One amount taken off the bill, with the rule that took it. `amount` is positive and already capped. */
export interface Deduction {
  source: DeductionSource;
  /** The tier, discount or offer; null for points. */
  sourceId: string | null;
  sourceName: string | null;
  couponId: string | null;
  couponType: CouponType | null;
  /** Percent for Discount Percent, baht for Discount and Set Price, points for points. */
  value: number;
  amount: Satang;
}

/** One change to the points earned: the base, a multiplier or a reward. `points` is the change, `after` the running sum. */
export interface EarnStep {
  source: 'base' | 'privilege' | 'discount' | 'offer';
  sourceId: string | null;
  sourceName: string | null;
  couponId: string | null;
  couponType: CouponType | null;
  value: number;
  points: number;
  after: number;
}

/** Why a rule applied, or did not. The screen words it; the trace is stored with the sale. */
export interface TraceEntry {
  code: TraceCode;
  params: Readonly<Record<string, string | number | boolean | null>>;
}

export type TraceCode =
  | 'LINE_TOTAL'
  | 'SUBTOTAL'
  | 'TIER_NONE'
  | 'TIER_DISABLED'
  | 'PRIVILEGE_APPLIED'
  | 'PRIVILEGE_CONDITION_NOT_MET'
  | 'DISCOUNT_APPLIED'
  | 'DISCOUNT_CONDITION_NOT_MET'
  | 'OFFER_APPLIED'
  | 'OFFER_CONDITION_NOT_MET'
  | 'OFFER_NOT_FOR_GUEST'
  | 'OFFER_TERM_NOT_MET'
  | 'OFFER_GOODS_NOT_MET'
  | 'OFFER_LIMIT_REACHED'
  | 'AUTOMATIC_TAKEN'
  | 'AUTOMATIC_LESS'
  | 'AUTOMATIC_OTHERS'
  | 'AUTOMATIC_DECLINED'
  | 'UNKNOWN_COUPON'
  | 'UNKNOWN_CONDITION'
  | 'UNREADABLE_CONDITION'
  | 'WRONG_OFFER_KIND'
  | 'UNSUPPORTED_COUPON_TYPE'
  | 'CUSTOM_VALUE_MISSING'
  | 'DEDUCTIONS_CAPPED'
  | 'POINTS_REDEEMED'
  | 'POINTS_ROUNDED_TO_RATIO'
  | 'POINTS_NOT_FOR_GUEST'
  | 'POINTS_ABOVE_BALANCE'
  | 'TOTAL'
  | 'DELIVERY'
  | 'VAT_ADDED'
  | 'EARN_BASE'
  | 'EARN_MULTIPLIED'
  | 'EARN_REWARD'
  | 'EARN_NOT_FOR_GUEST'
  | 'EARN_ABOVE_SALE_LIMIT'
  | 'EARN_ABOVE_MEMBER_LIMIT'
  | 'PRICE_ABOVE_LIMIT'
  | 'QTY_ABOVE_LIMIT'
  | 'BILL_ABOVE_LIMIT'
  | 'DISCOUNT_ABOVE_LIMIT'
  | 'TYPED_POINTS_ABOVE_LIMIT'
  | 'TYPED_POINTS_WITHOUT_RATE';

/** Why a rule refuses the current bill; the till shows it and does not proceed. */
export interface PricingRefusal {
  code:
    | 'ABOVE_LIMIT'
    | 'CONDITION_NOT_MET'
    | 'INSUFFICIENT_POINTS'
    | 'OFFER_NOT_FOR_GUEST'
    | 'POINTS_NOT_FOR_GUEST'
    | 'TOO_MANY_POINTS'
    | 'WRONG_OFFER_KIND';
  /** Which part is refused. */
  source: RefusedPart;
  /** The rule, or the reference of the line. */
  sourceId: string | null;
  /** The line, from 0; only for a line's price or pieces. */
  at?: number;
  params: TraceEntry['params'];
}

/**
 * The bill. `totalPayment + totalDiscount = totalRevenue`, `totalRevenue + deliveryCost + addedVat = amountDue`, all exact.
 */
export interface PricedBasket {
  lines: readonly PricedLine[];
  totalQty: number;
  /** The discount and the special offer of the bill, chosen by the cashier or by the rules. */
  given: Readonly<Record<OfferKind, ChosenOffer | null>>;
  /**
   * The value that the cashier gave by values typed without an authorization code: the discount on this bill, and
   * points at their value on the next.
   */
  typedValue: Satang;
  /** Sum of the lines, before any deduction. */
  totalPayment: Satang;
  /** Never above 0. */
  totalDiscount: Satang;
  /** Net, never below 0, without delivery. */
  totalRevenue: Satang;
  deliveryCost: Satang;
  /** VAT added to the prices; absent if they include it. */
  addedVat?: Satang;
  amountDue: Satang;
  deductions: readonly Deduction[];
  earnSteps: readonly EarnStep[];
  earnPoints: number;
  /** Points actually taken, after rounding to the redeem ratio. */
  redeemPoints: number;
  refusals: readonly PricingRefusal[];
  trace: readonly TraceEntry[];
}
