import { benefitingPieces, setsAt } from '../loyalty/benefitingPieces.ts';
import { evaluateCondition } from '../loyalty/evaluateCondition.ts';
import { needsCustomValue, type OfferKind, offerKind } from '../loyalty/offerKind.ts';
import { reachedLimit } from '../loyalty/offerLimits.ts';
import { unmetTerm } from '../loyalty/offerTerms.ts';
import { min, subtract, toBaht } from '../money/money.ts';
import { applyCoupon, type CouponBase, discountOf } from './applyCoupon.ts';
import type { ChosenOffer } from './pricing.ts';
import { addReason, conditionFacts, type PricingDraft, type RuleSource, refuse } from './pricingDraft.ts';
import { isTyped, mostTypedValue } from './typedValue.ts';

interface OfferRule extends RuleSource {
  source: OfferKind;
}

/** Applies the bill's one discount or one special offer, or refuses it as a whole. */
export function applyOffer(draft: PricingDraft, source: OfferKind, chosen: ChosenOffer | null): void {
  if (!chosen) return;
  const { offer } = chosen;
  const rule: OfferRule = { source, sourceId: offer.id, sourceName: offer.name };
  const kind = offerKind(offer.items, draft.rules.coupons);
  // Special offers are for members only (DISC-04), even if one was put in the discount's place.
  if (!draft.basket.member && (source === 'offer' || kind === 'offer')) {
    refuse(draft, 'OFFER_NOT_FOR_GUEST', 'OFFER_NOT_FOR_GUEST', rule, {});
    return;
  }
  // A discount in the offer's place would be a second discount on the bill (DISC-01).
  if (kind !== null && kind !== source) {
    refuse(draft, 'WRONG_OFFER_KIND', 'WRONG_OFFER_KIND', rule, { kind });
    return;
  }
  if (!termsHold(draft, rule, chosen) || !isWithinLimits(draft, rule, chosen)) return;
  const base = baseOf(draft, rule, chosen);
  if (!base || !conditionsHold(draft, rule, chosen) || !isWithinTyped(draft, rule, chosen, base)) return;
  const { pieces } = base;
  const before = draft.remaining;
  for (const item of valuesOf(chosen)) {
    // All coupons together take off at most the price of the goods.
    const taken = subtract(before, draft.remaining);
    const left = base.most === undefined ? base : { ...base, most: subtract(base.most, taken) };
    const facts = applyCoupon(draft, rule, item, left);
    if (!facts) continue;
    // If the goods are sold in sets, the coupon already reports the pieces of those sets.
    const given =
      pieces !== undefined && !('sets' in facts) ? { ...facts, pieces, goodsAmount: toBaht(base.amount) } : facts;
    addReason(draft, source === 'discount' ? 'DISCOUNT_APPLIED' : 'OFFER_APPLIED', given);
  }
}

/** Returns the whole bill, or the goods that the offer is for; null where none of them benefit, which is refused. */
function baseOf(
  draft: PricingDraft,
  rule: OfferRule,
  { offer: { goods } }: ChosenOffer,
): (CouponBase & { pieces?: number }) | null {
  if (!goods) return { amount: draft.subtotal };
  const { pieces, amount, missing } = benefitingPieces(goods, draft.lines);
  if (missing === 0) return { amount, most: amount, pieces, setsAt: (price) => setsAt(price, goods, draft.lines) };
  refuse(draft, 'CONDITION_NOT_MET', 'OFFER_GOODS_NOT_MET', rule, { goods: true, missing });
  return null;
}

function termsHold(draft: PricingDraft, rule: OfferRule, { offer: { terms } }: ChosenOffer): boolean {
  const { moment } = draft.basket;
  const term = terms && moment ? unmetTerm(terms, moment) : null;
  if (term === null) return true;
  const { from = null, until = null, fromHour = null, untilHour = null } = terms ?? {};
  refuse(draft, 'CONDITION_NOT_MET', 'OFFER_TERM_NOT_MET', rule, { term, from, until, fromHour, untilHour });
  return false;
}

function isWithinLimits(draft: PricingDraft, rule: OfferRule, { offer: { id, limits } }: ChosenOffer): boolean {
  const { uses } = draft.rules;
  const reached = limits && uses ? reachedLimit(limits, uses.get(id) ?? UNUSED, draft.basket.member !== null) : null;
  if (!reached) return true;
  refuse(draft, 'CONDITION_NOT_MET', 'OFFER_LIMIT_REACHED', rule, { ...reached });
  return false;
}

const UNUSED = { ofMember: 0, ofDay: 0, inAll: 0 };

function conditionsHold(draft: PricingDraft, rule: OfferRule, { offer }: ChosenOffer): boolean {
  const notMet = rule.source === 'discount' ? 'DISCOUNT_CONDITION_NOT_MET' : 'OFFER_CONDITION_NOT_MET';
  for (const condition of offer.conditions) {
    const outcome = evaluateCondition(condition, draft.rules.conditions, conditionFacts(draft));
    if (outcome.result === 'MET') continue;
    const code = outcome.result === 'NOT_MET' ? notMet : outcome.result;
    refuse(draft, 'CONDITION_NOT_MET', code, rule, outcome.params);
    return false;
  }
  return true;
}

/** Whether a value typed without an authorization code is within the discount that the shop allows its tills. */
function isWithinTyped(draft: PricingDraft, rule: OfferRule, chosen: ChosenOffer, base: CouponBase): boolean {
  const [typed] = valuesOf(chosen);
  if (!typed || !isTyped(chosen)) return true;
  const [taken, most] = [
    min(discountOf(draft, typed, base), min(base.most ?? draft.remaining, draft.remaining)),
    mostTypedValue(draft),
  ];
  if (taken <= most) return true;
  const percent = draft.rules.bounds?.typedDiscountPercent ?? 100;
  refuse(draft, 'ABOVE_LIMIT', 'DISCOUNT_ABOVE_LIMIT', rule, { amount: toBaht(taken), most: toBaht(most), percent });
  return false;
}

/**
 * Returns the coupons with the values in force: the value that the cashier typed replaces that of the first one, made
 * absolute (DISC-05, OP-63).
 */
function valuesOf({ offer, customValue }: ChosenOffer): readonly { couponId: string; value: number }[] {
  if (!needsCustomValue(offer.items)) return offer.items;
  const typed = Math.abs(customValue ?? 0);
  return offer.items.map((item, index) => (index === 0 ? { ...item, value: typed } : item));
}
