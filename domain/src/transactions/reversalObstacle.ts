import { branchRefusal, type ReversalPlace } from './planReversal.ts';

/** WALL-10 The message if a sale has no version, against which a change of it is checked. */
export const MISSING_TRANSACTION_VERSION = 'Missing transaction version';

/**
 * Returns what prevents sending a void or an adjustment, whatever else is filled in (WALL-09, WALL-12): first the
 * branch, which the form cannot change, then the missing authorization code. Returns null if nothing does.
 */
export function reversalObstacle(
  sale: { branchId: string },
  place: ReversalPlace,
  authorizeCode: string,
): ReturnType<typeof branchRefusal> | 'CODE_NEEDED' {
  return branchRefusal(sale, place) ?? (authorizeCode.trim() === '' ? 'CODE_NEEDED' : null);
}
