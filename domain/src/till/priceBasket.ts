import { add, max, subtract, toBaht, ZERO } from '../money/money.ts';
import { addVat } from './addVat.ts';
import { applyOffer } from './applyOffer.ts';
import { applyPrivileges } from './applyPrivileges.ts';
import { refuseBeyondBounds } from './billBounds.ts';
import { chooseOffer } from './chooseOffer.ts';
import { earnPoints } from './earnPoints.ts';
import { lineTotals } from './lineTotals.ts';
import type { PricedBasket, PricingBasket, PricingRules } from './pricing.ts';
import { addReason, type PricingDraft } from './pricingDraft.ts';
import { redeemPoints } from './redeemPoints.ts';
import { refuseTypedPoints, typedValue } from './typedValue.ts';

/**
 * Calculates all figures of a bill (OP-13, OP-14, OP-16): lines, tier privileges, the discount, the offer, points as
 * cash, delivery, VAT if prices exclude it, and the points earned, each with its reason. This is the only place that
 * does so: the till previews with it and the gateway recomputes with it, so both agree to the satang.
 */
export function priceBasket(basket: PricingBasket, rules: PricingRules): PricedBasket {
  const { lines, totalQty, totalPayment, trace } = lineTotals(basket.lines);
  const draft: PricingDraft = {
    basket,
    rules,
    lines,
    totalQty,
    subtotal: totalPayment,
    remaining: totalPayment,
    deductions: [],
    pendingEarns: [],
    refusals: [],
    trace: [...trace],
  };
  refuseBeyondBounds(draft);
  applyPrivileges(draft);
  const discount = chooseOffer(draft, 'discount');
  applyOffer(draft, 'discount', discount);
  const offer = chooseOffer(draft, 'offer');
  applyOffer(draft, 'offer', offer);
  const pointsSpent = redeemPoints(draft);
  const totalRevenue = draft.remaining;
  const deliveryCost = max(basket.deliveryCost, ZERO);
  if (deliveryCost > 0) addReason(draft, 'DELIVERY', { amount: toBaht(deliveryCost) });
  const given = { discount, offer };
  const addedVat = addVat(draft, given, deliveryCost);
  const amountDue = add(add(totalRevenue, deliveryCost), addedVat ?? ZERO);
  const totalDiscount = subtract(totalRevenue, totalPayment);
  addReason(draft, 'TOTAL', {
    totalPayment: toBaht(totalPayment),
    totalDiscount: toBaht(totalDiscount),
    totalRevenue: toBaht(totalRevenue),
    amountDue: toBaht(amountDue),
  });
  const earnSteps = earnPoints(draft, pointsSpent);
  refuseTypedPoints(draft, given, earnSteps);
  return {
    lines,
    totalQty,
    given,
    typedValue: typedValue(draft, given, earnSteps),
    totalPayment,
    totalDiscount,
    totalRevenue,
    deliveryCost,
    ...(addedVat !== null && { addedVat }),
    amountDue,
    deductions: draft.deductions,
    earnSteps,
    earnPoints: earnSteps.at(-1)?.after ?? 0,
    redeemPoints: pointsSpent,
    refusals: draft.refusals,
    trace: draft.trace,
  };
}
