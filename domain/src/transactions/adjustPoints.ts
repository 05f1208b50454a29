import { MAX_MEMBER_POINTS, MAX_SALE_POINTS } from '../limits.ts';

/** The facts that decide whether the points of a sale can be adjusted. */
export interface AdjustFacts {
  status: string;
  /** Set for returns and for sales with returns, which cannot be adjusted because their points follow their rows. */
  returns: 'IS_RETURN' | 'HAS_RETURNS' | null;
  memberId: string | null;
  /** The current points of the sale: earned, or last adjusted to. */
  points: number;
  /** The points that the member may spend now. */
  balance: number;
}

export type AdjustRefusal =
  | { code: 'ALREADY_VOID' | 'IS_RETURN' | 'HAS_RETURNS' | 'NOT_FOR_GUEST' | 'NO_POINTS' | 'SAME_POINTS' }
  | { code: 'INSUFFICIENT_POINTS'; missing: number }
  /** `holder`: whose points would exceed the limit. */
  | { code: 'TOO_MANY_POINTS'; limit: number; holder: 'sale' | 'member' };

export type Adjustment = { ok: true; difference: number; balanceAfter: number } | { ok: false; refusal: AdjustRefusal };

/**
 * Plans an adjustment of the points of a sale to `newPoints` (OP-17): the difference is given or taken; it is refused if
 * the member has spent the points to be taken.
 */
export function adjustPoints(facts: AdjustFacts, newPoints: number): Adjustment {
  if (facts.status === 'Void') return refuse({ code: 'ALREADY_VOID' });
  if (facts.returns) return refuse({ code: facts.returns });
  if (facts.memberId === null) return refuse({ code: 'NOT_FOR_GUEST' });
  if (!Number.isInteger(newPoints) || newPoints < 0) return refuse({ code: 'NO_POINTS' });
  if (newPoints > MAX_SALE_POINTS) return refuse({ code: 'TOO_MANY_POINTS', limit: MAX_SALE_POINTS, holder: 'sale' });
  const difference = newPoints - facts.points;
  if (difference === 0) return refuse({ code: 'SAME_POINTS' });
  const balanceAfter = facts.balance + difference;
  if (balanceAfter < 0) return refuse({ code: 'INSUFFICIENT_POINTS', missing: -balanceAfter });
  // A member who is already above the limit may still lose points.
  if (balanceAfter > Math.max(facts.balance, MAX_MEMBER_POINTS))
    return refuse({ code: 'TOO_MANY_POINTS', limit: MAX_MEMBER_POINTS, holder: 'member' });
  return { ok: true, difference, balanceAfter };
}

function refuse(refusal: AdjustRefusal): Adjustment {
  return { ok: false, refusal };
}
