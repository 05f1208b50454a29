import { MAX_SALE_POINTS } from '../limits.ts';
import { needsCustomValue, OFFER_KINDS } from '../loyalty/offerKind.ts';
import { add, type Satang, satang, sum, toBaht } from '../money/money.ts';
import { mulDivFloor } from '../money/mulDivFloor.ts';
import { pointsWorth } from './pointsAsCash.ts';
import type { ChosenOffer, EarnStep, PricedBasket } from './pricing.ts';
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
    const worth = pointsWorth(points, draft.rules.rates);
    if (worth <= most) continue;
    const facts = { points, amount: toBaht(worth), most: toBaht(most), percent: bounds.typedDiscountPercent };
    const rule = { source, sourceId: offer.id, sourceName: offer.name };
    refuse(draft, 'ABOVE_LIMIT', 'TYPED_POINTS_ABOVE_LIMIT', rule, facts);
  }
}

/** What all typed values of a bill give: what they take off it, and what their points take off the next one. */
export function typedValue({ deductions, rules }: PricingDraft, given: Given, steps: readonly EarnStep[]): Satang {
  return typedOffers(given).reduce((all, [, { offer }]) => {
    const taken = sum(deductions.flatMap(({ sourceId, amount }) => (sourceId === offer.id ? amount : [])));
    return add(all, add(taken, pointsWorth(pointsOf(offer.id, steps), rules.rates)));
  }, satang(0));
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
