import { MAX_MEMBER_POINTS, MAX_SALE_POINTS } from '../limits.ts';
import { floor, fraction, times, toNumberWithin } from '../money/decimal.ts';
import { type Satang, toBaht } from '../money/money.ts';
import { mulDivFloor } from '../money/mulDivFloor.ts';
import type { EarnStep, PointRates } from './pricing.ts';
import { addReason, type PendingEarn, type PricingDraft, refuse } from './pricingDraft.ts';

/** Returns the points that a net amount earns: floor(amount x earn points / earn cash) (DISC-16). */
export function basePoints(netAmount: Satang, rates: Pick<PointRates, 'earnCash' | 'earnPoint'>): number {
  return Math.max(0, mulDivFloor(netAmount, rates.earnPoint, rates.earnCash));
}

/**
 * Returns the steps by which a member earns points on the net amount without delivery (OP-13): the base, then
 * multipliers, then rewards (OP-14). A guest earns nothing. Points above the limit of a sale (at any step) or of a
 * member are refused, never cut.
 */
export function earnPoints(draft: PricingDraft, pointsSpent: number): EarnStep[] {
  const { member } = draft.basket;
  if (!member) {
    addReason(draft, 'EARN_NOT_FOR_GUEST', {});
    return [];
  }
  const { rates } = draft.rules;
  const base = basePoints(draft.remaining, rates);
  const amount = toBaht(draft.remaining);
  addReason(draft, 'EARN_BASE', { amount, earnCash: toBaht(rates.earnCash), earnPoint: rates.earnPoint, points: base });
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
    addReason(draft, pending.couponType === 'Multiplier' ? 'EARN_MULTIPLIED' : 'EARN_REWARD', {
      source: step.source,
      sourceId: step.sourceId,
      name: step.sourceName,
      value: step.value,
      points: step.points,
      after: step.after,
    });
  }
  const most = Math.max(...steps.map((step) => step.after));
  refuseTooMany(draft, { points: after, most, balance: member.remainingPoints - pointsSpent });
  return steps;
}

/** `most`: the highest points of any step; `balance`: the member's points without them. */
function refuseTooMany(
  draft: PricingDraft,
  { points, most, balance }: { points: number; most: number; balance: number },
): void {
  const rule = { source: 'earn', sourceId: null, sourceName: null } as const;
  if (most > MAX_SALE_POINTS) {
    const facts = { points: most, limit: MAX_SALE_POINTS };
    refuse(draft, 'TOO_MANY_POINTS', 'EARN_ABOVE_SALE_LIMIT', rule, facts);
    return;
  }
  if (points === 0 || balance + points <= MAX_MEMBER_POINTS) return;
  const facts = { points, balance, limit: MAX_MEMBER_POINTS };
  refuse(draft, 'TOO_MANY_POINTS', 'EARN_ABOVE_MEMBER_LIMIT', rule, facts);
}

function earnStep({ factor, ...earn }: PendingEarn, before: number): EarnStep {
  const current = fraction(BigInt(before), 1n);
  const exact = earn.couponType === 'Multiplier' ? floor(times(current, factor)) : floor(factor) + BigInt(before);
  const after = Math.max(0, toNumberWithin(exact, Number.MAX_SAFE_INTEGER));
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
