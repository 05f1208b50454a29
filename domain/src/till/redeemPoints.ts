import { toBaht } from '../money/money.ts';
import { pointsWorth, roundPointsToRatio } from './pointsAsCash.ts';
import { addReason, type PricingDraft, refuse, takeOff } from './pricingDraft.ts';

/**
 * Spends points as cash, last of all deductions (OP-14), and returns the points taken. Points worth more than what is
 * left of the bill are taken in full: the rules set no other cap (OP-62).
 */
export function redeemPoints(draft: PricingDraft): number {
  const { member, pointsAsCash } = draft.basket;
  const requested = Number.isFinite(pointsAsCash) ? Math.max(0, Math.trunc(pointsAsCash)) : 0;
  if (requested === 0) return 0;
  const rule = { source: 'points', sourceId: null, sourceName: null } as const;
  if (!member) {
    refuse(draft, 'POINTS_NOT_FOR_GUEST', 'POINTS_NOT_FOR_GUEST', rule, { asked: requested });
    return 0;
  }
  if (requested > member.remainingPoints) {
    refuse(draft, 'INSUFFICIENT_POINTS', 'POINTS_ABOVE_BALANCE', rule, {
      asked: requested,
      balance: member.remainingPoints,
    });
    return 0;
  }
  const { rates } = draft.rules;
  const points = roundPointsToRatio(requested, rates);
  const rate = { redeemPoint: rates.redeemPoint, redeemCash: toBaht(rates.redeemCash) };
  if (points !== requested) addReason(draft, 'POINTS_ROUNDED_TO_RATIO', { asked: requested, points, ...rate });
  if (points === 0) return 0;
  const amount = takeOff(draft, pointsWorth(points, rates), {
    ...rule,
    couponId: null,
    couponType: null,
    value: points,
  });
  addReason(draft, 'POINTS_REDEEMED', { points, amount: toBaht(amount), ...rate });
  return points;
}
