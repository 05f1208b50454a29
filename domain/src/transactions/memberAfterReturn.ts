import { tierForLtv } from '../loyalty/tierForLtv.ts';
import type { ReturnFigures } from './planReturn.ts';
import { type ReversalMember, type ReversalRules, type Standing, standingAfter } from './planReversal.ts';

export interface MemberReturn extends Standing {
  /** Rows of the ledger, given points before taken ones. */
  entries: readonly number[];
  /** Earned points that are taken back, and spent points that are given back. */
  taken: number;
  given: number;
  balanceBefore: number;
  balanceAfter: number;
}

/** Calculates the member's points, lifetime figures, tier and badges after the return. */
export function memberAfterReturn(
  member: ReversalMember,
  figures: ReturnFigures,
  isLast: boolean,
  tierId: string | null,
  rules: ReversalRules,
): MemberReturn {
  const change = {
    totalPayment: figures.payment,
    totalRevenue: figures.revenue,
    totalTransaction: isLast ? -1 : 0,
    totalQty: figures.qty,
  };
  const standing = standingAfter(member, change, tierId, rules);
  const entries = [0 - figures.redeemPoints, figures.earnPoints].filter((points) => points !== 0);
  return {
    entries: entries.toSorted((a, b) => b - a),
    taken: 0 - figures.earnPoints,
    given: 0 - figures.redeemPoints,
    balanceBefore: member.points,
    balanceAfter: member.points + figures.earnPoints - figures.redeemPoints,
    ...standing,
    tierAfter: change.totalRevenue > 0 ? raisedTier(standing, rules) : standing.tierAfter,
  };
}

/** If a lost discount makes the customer pay, the payment may raise the tier like any purchase. */
function raisedTier({ after, tierAfter }: Standing, { tiers, conditions }: ReversalRules): string | null {
  const { totalRevenue, totalTransaction } = after;
  const reached = tierForLtv(tiers, { totalLtv: totalRevenue, totalTransaction }, conditions);
  const own = tiers.find(({ id }) => id === tierAfter);
  return reached && (!own || reached.level > own.level) ? reached.id : tierAfter;
}
