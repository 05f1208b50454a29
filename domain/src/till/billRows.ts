import { OFFER_REF, PRIVILEGE_REF } from '../limits.ts';
import type { Coupon } from '../loyalty/coupon.ts';
import { couponText } from '../loyalty/couponText.ts';
import { type SoldGoods, soldGoods } from '../loyalty/offerGoods.ts';
import { needsCustomValue, type OfferKind } from '../loyalty/offerKind.ts';
import { negate, type Satang, sum, toBaht } from '../money/money.ts';
import type { BenefitCoupon, BenefitItem } from './paymentPayload.ts';
import type { ChosenOffer, Deduction, EarnStep, PricedBasket, PricingBasket, PricingRules } from './pricing.ts';

/** One row of a recorded bill: a product, the effect of a tier, a discount or an offer, or the points spent. */
export type BillRow =
  | { type: 'product'; line: PricedBasket['lines'][number] }
  | BenefitRow
  | { type: 'points'; points: number; discount: Satang };

/** The effect of a tier's privileges, a discount or an offer on the bill. */
export interface BenefitRow {
  type: BenefitItem['item_type'];
  ref: BenefitItem['item_ref'];
  event: BenefitItem['event_code'];
  /** Id of the tier or of the offer. */
  ruleId: string;
  name: string;
  /** The amount taken off, negative or 0. */
  discount: Satang;
  /** Points added; below 0 if a factor below 1 took points away. */
  earnPoints: number;
  /** The value typed at the till, if the offer leaves it open. */
  customValue: number | null;
  /** The goods of this bill that the offer is for; null for the whole bill. */
  goods: SoldGoods | null;
  /** The coupons as recorded with the row, amounts in baht. */
  coupons: BenefitCoupon[];
}

type Coupons = PricingRules['coupons'];

/** Returns the rows of a priced bill in their order on the bill. */
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
 * Returns the row of a tier with privileges whenever these are switched on, even if no condition holds: a bill without
 * the row means that the cashier switched them off.
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
