import { OFFER_REF, PRIVILEGE_REF } from '../limits.ts';
import type { Coupon } from '../loyalty/coupon.ts';
import { couponText } from '../loyalty/couponText.ts';
import { type SoldGoods, soldGoods } from '../loyalty/offerGoods.ts';
import { needsCustomValue, type OfferKind } from '../loyalty/offerKind.ts';
import { negate, type Satang, sum, toBaht } from '../money/money.ts';
import type { BenefitCoupon, BenefitItem } from './paymentPayload.ts';
import type { ChosenOffer, Deduction, EarnStep, PricedBasket, PricingBasket, PricingRules } from './pricing.ts';

/** One row of a recorded bill: a product, what a tier, a discount or an offer did to it, or the points spent. */
export type BillRow =
  | { type: 'product'; line: PricedBasket['lines'][number] }
  | BenefitRow
  | { type: 'points'; points: number; discount: Satang };

/** What a tier privilege, a discount or an offer did to the bill. */
export interface BenefitRow {
  type: BenefitItem['item_type'];
  ref: BenefitItem['item_ref'];
  event: BenefitItem['event_code'];
  /** Id of the tier or of the offer. */
  ruleId: string;
  name: string;
  /** Taken off, negative or 0. */
  discount: Satang;
  /** Points added; below 0 where a factor below 1 took some. */
  earnPoints: number;
  /** The value typed at the till where the offer leaves it open. */
  customValue: number | null;
  /** The goods of this bill that the offer is for; null for the whole bill. */
  goods: SoldGoods | null;
  /** As they are kept with the row, amounts in baht. */
  coupons: BenefitCoupon[];
}

type Coupons = PricingRules['coupons'];

/** The rows of a priced bill in the order in which they stand on it. */
export function billRows(basket: PricingBasket, priced: PricedBasket, coupons: Coupons): BillRow[] {
  return [
    ...priced.lines.map((line) => ({ type: 'product' as const, line })),
    ...privilegeRows(basket, priced, coupons),
    ...offerRows('discount', basket.discount, priced, coupons),
    ...offerRows('offer', basket.offer, priced, coupons),
    ...pointRows(priced),
  ];
}

/**
 * The tier's row stands on the bill whenever its privileges are switched on, also when none of their conditions holds:
 * its absence is how a reader knows that the cashier switched them off.
 */
function privilegeRows({ member, tier, tierEnabled }: PricingBasket, priced: PricedBasket, coupons: Coupons) {
  if (!member || !tier || !tierEnabled || tier.privileges.length === 0) return [];
  return [benefitRow('privilege', tier, priced, coupons)];
}

function offerRows(
  source: OfferKind,
  chosen: ChosenOffer | null,
  priced: PricedBasket,
  coupons: Coupons,
): BenefitRow[] {
  if (!chosen) return [];
  const { goods } = chosen.offer;
  const row = {
    ...benefitRow(source, chosen.offer, priced, coupons),
    goods: goods ? soldGoods(goods, priced.lines) : null,
  };
  if (!needsCustomValue(chosen.offer.items) || chosen.customValue === null) return [row];
  return [{ ...row, customValue: Math.abs(chosen.customValue) }];
}

function pointRows(priced: PricedBasket): BillRow[] {
  if (priced.redeemPoints === 0) return [];
  return [{ type: 'points', points: priced.redeemPoints, discount: negate(taken(priced, 'points')) }];
}

function benefitRow(
  source: BenefitItem['item_type'],
  rule: { id: string; name: string },
  priced: PricedBasket,
  coupons: Coupons,
): BenefitRow {
  const deductions = priced.deductions.filter((deduction) => deduction.source === source);
  const steps = priced.earnSteps.filter((step) => step.source === source);
  const off = taken(priced, source);
  return {
    type: source,
    ref: source === 'privilege' ? PRIVILEGE_REF : OFFER_REF,
    event: off > 0 ? 'REDEEM' : 'EARN',
    ruleId: rule.id,
    name: rule.name,
    discount: negate(off),
    earnPoints: steps.reduce((points, step) => points + step.points, 0),
    customValue: null,
    goods: null,
    coupons: [
      ...deductions.map((deduction) => deductionCoupon(deduction, coupons)),
      ...steps.map((step) => earnCoupon(step, coupons)),
    ],
  };
}

function taken(priced: PricedBasket, source: Deduction['source']): Satang {
  return sum(priced.deductions.filter((deduction) => deduction.source === source).map(({ amount }) => amount));
}

function deductionCoupon(deduction: Deduction, coupons: ReadonlyMap<string, Coupon>): BenefitCoupon {
  const { couponType, value } = deduction;
  return {
    ...couponWords(deduction, coupons),
    type: 'discount',
    ...(couponType === 'Discount Percent' && { discount_percent: value }),
    ...(couponType === 'Set Price' && { set_price: value }),
    discount_amount: toBaht(negate(deduction.amount)),
  };
}

function earnCoupon(step: EarnStep, coupons: ReadonlyMap<string, Coupon>): BenefitCoupon {
  return {
    ...couponWords(step, coupons),
    type: step.couponType === 'Multiplier' ? 'multiplier' : 'reward',
    earn_amount: step.points,
  };
}

function couponWords(
  effect: Pick<Deduction, 'couponId' | 'couponType' | 'value'>,
  coupons: ReadonlyMap<string, Coupon>,
): Pick<BenefitCoupon, 'coupon_id' | 'value' | 'shortDesc' | 'desc' | 'descValue'> {
  const couponId = effect.couponId ?? '';
  const name = coupons.get(couponId)?.name ?? '';
  const text = couponText({ type: effect.couponType ?? '', value: effect.value });
  return { coupon_id: couponId, value: effect.value, shortDesc: name, desc: `${name} ${text}`, descValue: text };
}
