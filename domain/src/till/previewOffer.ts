import { type ConditionOutcome, evaluateCondition } from '../loyalty/evaluateCondition.ts';
import type { OfferKind } from '../loyalty/offerKind.ts';
import { type Satang, subtract, ZERO } from '../money/money.ts';
import { priceBasket } from './priceBasket.ts';
import type { ChosenOffer, PricedBasket, PricingBasket, PricingRules } from './pricing.ts';

/** The effect that a discount or special offer would have on the current bill, before it is chosen. */
export interface OfferPreview {
  /** Each condition with its result, in the order of the offer. */
  conditions: readonly ConditionOutcome[];
  /** Whether the bill accepts it: every condition holds and the customer is eligible. */
  accepted: boolean;
  /** By how much it lowers the total revenue: what the bill lists for it, before VAT is added. */
  saves: Satang;
  /** Points it adds to those earned; negative if the lower amount earns less. */
  earns: number;
  /** The bill with it. */
  priced: PricedBasket;
}

/** Prices the bill with a discount or special offer without choosing it, in place of the one chosen there (DISC-01). */
export function previewOffer(
  source: OfferKind,
  chosen: ChosenOffer,
  basket: PricingBasket,
  rules: PricingRules,
): OfferPreview {
  const without = priceBasket(withNothing(basket, source), rules);
  const priced = priceBasket({ ...basket, [source]: chosen }, rules);
  const facts = {
    itemQty: priced.totalQty,
    paidAmount: priced.totalPayment,
    chargeAmount: amountBefore(source, basket, rules),
    totalLtv: basket.member?.totalLtv ?? ZERO,
    totalTransaction: basket.member?.totalTransaction ?? 0,
  };
  return {
    conditions: chosen.offer.conditions.map((condition) => evaluateCondition(condition, rules.conditions, facts)),
    accepted: !priced.refusals.some((refusal) => refusal.source === source),
    saves: subtract(without.totalRevenue, priced.totalRevenue),
    earns: priced.earnPoints - without.earnPoints,
    priced,
  };
}

/** Returns the bill with that place empty, also without an automatic offer. */
export function withNothing(basket: PricingBasket, place: OfferKind): PricingBasket {
  return { ...basket, [place]: null, declined: [...(basket.declined ?? []), place] };
}

// A condition on the amount sees the bill at the point where its rule applies: offers after discounts, points last.
function amountBefore(source: OfferKind, basket: PricingBasket, rules: PricingRules): Satang {
  const without = withNothing({ ...basket, pointsAsCash: 0 }, 'offer');
  return priceBasket(source === 'offer' ? without : withNothing(without, 'discount'), rules).totalRevenue;
}
