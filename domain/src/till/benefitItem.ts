import type { Coupon } from '../loyalty/coupon.ts';
import { couponText } from '../loyalty/couponText.ts';
import { negate, sum, toBaht } from '../money/money.ts';
import { OFFER_REF, PRIVILEGE_REF } from './limits.ts';
import type { BenefitCoupon, BenefitItem } from './paymentPayload.ts';
import type { Deduction, EarnStep, PricedBasket } from './pricing.ts';

/** One row of a bill for what a tier, a discount or an offer did to it (DISC-26, DISC-27). */
export function benefitItem(
  source: BenefitItem['item_type'],
  rule: { id: string; name: string },
  priced: Pick<PricedBasket, 'deductions' | 'earnSteps'>,
  coupons: ReadonlyMap<string, Coupon>,
): BenefitItem {
  const deductions = priced.deductions.filter((deduction) => deduction.source === source);
  const steps = priced.earnSteps.filter((step) => step.source === source);
  const taken = sum(deductions.map((deduction) => deduction.amount));
  return {
    item_ref: source === 'privilege' ? PRIVILEGE_REF : OFFER_REF,
    item_type: source,
    event_code: taken > 0 ? 'REDEEM' : 'EARN',
    offer_id: rule.id,
    product_name: rule.name,
    coupons: [
      ...deductions.map((deduction) => deductionCoupon(deduction, coupons)),
      ...steps.map((step) => earnCoupon(step, coupons)),
    ],
    discount_amount: toBaht(negate(taken)),
  };
}

function deductionCoupon(deduction: Deduction, coupons: ReadonlyMap<string, Coupon>): BenefitCoupon {
  const percent = deduction.couponType === 'Discount Percent' ? { discount_percent: deduction.value } : {};
  return {
    ...couponWords(deduction, coupons),
    type: 'discount',
    ...percent,
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
