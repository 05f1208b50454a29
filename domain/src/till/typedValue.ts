import { MAX_BILL, MAX_SALE_POINTS } from '../limits.ts';
import { needsCustomValue, OFFER_KINDS } from '../loyalty/offerKind.ts';
import { add, type Satang, satang, sum, toBaht } from '../money/money.ts';
import { mulDivCeil, mulDivFloor } from '../money/mulDivFloor.ts';
import { pointsWorth } from './pointsAsCash.ts';
import type { ChosenOffer, EarnStep, PointRates, PricedBasket } from './pricing.ts';
import { type PricingDraft, refuse } from './pricingDraft.ts';

type Given = PricedBasket['given'];

/** Whether a cashier typed the value of an offer without a code; the code is an approval. */
export const isTyped = ({ offer, customValue }: ChosenOffer): boolean =>
  Boolean(customValue) && needsCustomValue(offer.items) && !offer.hasAuthorizePin;

/** What a value that was typed without a code may take off, or give in points. */
export function mostTypedValue({ rules: { bounds }, subtotal }: PricingDraft): Satang {
  return bounds ? satang(mulDivFloor(subtotal, bounds.typedDiscountPercent, 100)) : subtotal;
}

/** Refuses points of a typed value that would take more off the next bill than the value may take off this one. */
export function refuseTypedPoints(draft: PricingDraft, given: Given, steps: readonly EarnStep[]): void {
  const { bounds } = draft.rules;
  if (!bounds) return;
  const most = mostTypedValue(draft);
  for (const [source, { offer }] of typedOffers(given)) {
    const points = pointsOf(offer.id, steps);
    const worth = worthOf(points, draft.rules.rates);
    if (worth !== null && worth <= most) continue;
    const rule = { source, sourceId: offer.id, sourceName: offer.name };
    if (worth === null) refuse(draft, 'ABOVE_LIMIT', 'TYPED_POINTS_WITHOUT_RATE', rule, { points });
    else {
      const facts = { points, amount: toBaht(worth), most: toBaht(most), percent: bounds.typedDiscountPercent };
      refuse(draft, 'ABOVE_LIMIT', 'TYPED_POINTS_ABOVE_LIMIT', rule, facts);
    }
  }
}

/** What all typed values of a bill give: what they take off it, and what their points take off the next one. */
export function typedValue(
  { deductions, rules, subtotal }: PricingDraft,
  given: Given,
  steps: readonly EarnStep[],
): Satang {
  return typedOffers(given).reduce((all, [, { offer }]) => {
    const taken = sum(deductions.flatMap(({ sourceId, amount }) => (sourceId === offer.id ? amount : [])));
    // Points by which nothing can be measured are above every limit but that of the whole bill.
    return add(all, add(taken, worthOf(pointsOf(offer.id, steps), rules.rates) ?? subtotal));
  }, satang(0));
}

/**
 * What points are worth beside a discount: what they take off the next bill. Where a shop lets points pay for nothing, it is
 * what is paid to earn as many; where none are earned either, there is no measure: null.
 */
function worthOf(points: number, rates: PointRates): Satang | null {
  const { earnCash, earnPoint, redeemCash } = rates;
  if (redeemCash > 0 || points === 0) return pointsWorth(points, rates);
  if (earnCash <= 0 || earnPoint <= 0) return null;
  return satang(Math.min(MAX_BILL, mulDivCeil(points, earnCash, earnPoint)));
}

const typedOffers = (given: Given) =>
  OFFER_KINDS.flatMap((place) => {
    const chosen = given[place];
    return chosen && isTyped(chosen) ? [[place, chosen] as const] : [];
  });

/** More than a sale may give is refused by itself. */
function pointsOf(offerId: string, steps: readonly EarnStep[]): number {
  const points = steps.reduce((all, step) => (step.sourceId === offerId ? all + step.points : all), 0);
  return Math.min(Math.max(0, points), MAX_SALE_POINTS);
}
