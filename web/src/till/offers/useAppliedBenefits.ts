import { type Satang, sum } from '@taem/domain/money/money.ts';
import type { ChosenOffer, PricedBasket, PricingRefusal } from '@taem/domain/till/pricing.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useBasket } from '../basket/useBasket.ts';
import { useOfferMessages } from './messages.ts';

export interface AppliedBenefit {
  source: 'discount' | 'offer' | 'points';
  name: string;
  /** Whether it was applied automatically, not by a cashier. */
  isByItself: boolean;
  /** The amount it takes off the bill. */
  saves: Satang;
  /** The points it adds. */
  earns: number;
  /** Why it gives nothing; undefined if it does. */
  refusal: PricingRefusal | undefined;
}

/** Returns the discount, the offer and the points on this bill, with their effects. */
export function useAppliedBenefits(priced: PricedBasket): AppliedBenefit[] {
  const t = useOfferMessages();
  const format = useFormat();
  const { discount, offer } = priced.given;
  const points = useBasket((basket) => basket.pointsAsCash);

  const nameOf = ({ offer: { name }, customValue }: ChosenOffer) =>
    customValue === null ? name : `${name} ${format.decimal(customValue)}`;
  const benefit = (source: AppliedBenefit['source'], name: string, isByItself = false): AppliedBenefit => ({
    ...{ source, name, isByItself },
    saves: sum(priced.deductions.filter((each) => each.source === source).map(({ amount }) => amount)),
    earns: priced.earnSteps.reduce((total, step) => total + (step.source === source ? step.points : 0), 0),
    refusal: priced.refusals.find((each) => each.source === source),
  });
  const applied: AppliedBenefit[] = [];
  if (discount) applied.push(benefit('discount', nameOf(discount), discount.byItself));
  if (offer) applied.push(benefit('offer', nameOf(offer), offer.byItself));
  if (points > 0)
    applied.push(benefit('points', t('benefit.pointsUsed', format.points(priced.redeemPoints || points))));
  return applied;
}
