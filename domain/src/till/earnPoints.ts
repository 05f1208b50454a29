import { MAX_POINTS } from '../limits.ts';
import { floor, fraction, times, toNumberWithin } from '../money/decimal.ts';
import { type Satang, toBaht } from '../money/money.ts';
import { mulDivFloor } from '../money/mulDivFloor.ts';
import type { EarnStep, PointRates } from './pricing.ts';
import { type PendingEarn, type PricingDraft, tell } from './pricingDraft.ts';

/** Points a net amount earns: floor(amount x earn points / earn cash) (DISC-16). */
export function basePoints(netAmount: Satang, rates: Pick<PointRates, 'earnCash' | 'earnPoint'>): number {
  return Math.min(MAX_POINTS, Math.max(0, mulDivFloor(netAmount, rates.earnPoint, rates.earnCash)));
}

/**
 * What a member earns on the net amount without delivery (OP-13): the base, then multipliers, then rewards (OP-14).
 * A guest earns nothing.
 */
export function earnPoints(draft: PricingDraft): EarnStep[] {
  if (!draft.basket.member) {
    tell(draft, 'EARN_NOT_FOR_GUEST', {});
    return [];
  }
  const { rates } = draft.rules;
  const base = basePoints(draft.remaining, rates);
  const amount = toBaht(draft.remaining);
  tell(draft, 'EARN_BASE', { amount, earnCash: toBaht(rates.earnCash), earnPoint: rates.earnPoint, points: base });
  const steps: EarnStep[] = [baseStep(base, rates.earnPoint)];
  const ordered = [
    ...draft.pendingEarns.filter((earn) => earn.couponType === 'Multiplier'),
    ...draft.pendingEarns.filter((earn) => earn.couponType === 'Reward'),
  ];
  let after = base;
  for (const pending of ordered) {
    const step = earnStep(pending, after);
    after = step.after;
    steps.push(step);
    tell(draft, pending.couponType === 'Multiplier' ? 'EARN_MULTIPLIED' : 'EARN_REWARD', {
      source: step.source,
      sourceId: step.sourceId,
      name: step.sourceName,
      value: step.value,
      points: step.points,
      after: step.after,
    });
  }
  return steps;
}

function earnStep({ factor, ...earn }: PendingEarn, before: number): EarnStep {
  const current = fraction(BigInt(before), 1n);
  const exact = earn.couponType === 'Multiplier' ? floor(times(current, factor)) : floor(factor) + BigInt(before);
  const after = Math.max(0, toNumberWithin(exact, MAX_POINTS));
  return { ...earn, points: after - before, after };
}

function baseStep(points: number, value: number): EarnStep {
  return {
    source: 'base',
    sourceId: null,
    sourceName: null,
    couponId: null,
    couponType: null,
    value,
    points,
    after: points,
  };
}
