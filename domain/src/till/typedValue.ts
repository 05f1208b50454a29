import { MAX_BILL, MAX_SALE_POINTS } from '../limits.ts';
import { needsCustomValue, OFFER_KINDS } from '../loyalty/offerKind.ts';
import { add, type Satang, satang, sum, toBaht } from '../money/money.ts';
import { mulDivCeil, mulDivFloor } from '../money/mulDivFloor.ts';
import { pointsWorth } from './pointsAsCash.ts';
import type { ChosenOffer, EarnStep, PointRates, PricedBasket } from './pricing.ts';
import { type PricingDraft, refuse } from './pricingDraft.ts';

type Given = PricedBasket['given'];

/** Whether the cashier typed the value of an offer that needs no authorization code; a code counts as approval. */
export const isTyped = ({ offer, customValue }: ChosenOffer): boolean =>
  Boolean(customValue) && needsCustomValue(offer.items) && !offer.hasAuthorizePin;

/** Returns the most that a value typed without an authorization code may take off, or give in points. */
export function mostTypedValue({ rules: { bounds }, subtotal }: PricingDraft): Satang {
  return bounds ? satang(mulDivFloor(subtotal, bounds.typedDiscountPercent, 100)) : subtotal;
}

/**
 * Refuses points of a typed value that are worth more on the next bill than the value may take off this one, or whose
 * worth is unknown.
 */
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

/** Adds up what the typed values of a bill give: the discount on it, and the value of their points on the next one. */
export function typedValue(
  { deductions, rules, subtotal }: PricingDraft,
  given: Given,
  steps: readonly EarnStep[],
): Satang {
  return typedOffers(given).reduce((all, [, { offer }]) => {
    const taken = sum(deductions.flatMap(({ sourceId, amount }) => (sourceId === offer.id ? amount : [])));
    // If the worth of points is unknown, they count as all lines together, which exceeds every limit below 100 percent.
    return add(all, add(taken, worthOf(pointsOf(offer.id, steps), rules.rates) ?? subtotal));
  }, satang(0));
}

/**
 * Returns what points are worth compared with a discount: what they take off the next bill. If points cannot be spent
 * in the shop, it is the price at which as many are earned; if none can be earned either, null.
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

/** Returns the points of an offer, capped at the limit of a sale; `earnPoints` refuses more. */
function pointsOf(offerId: string, steps: readonly EarnStep[]): number {
  const points = steps.reduce((all, step) => (step.sourceId === offerId ? all + step.points : all), 0);
  return Math.min(Math.max(0, points), MAX_SALE_POINTS);
}
