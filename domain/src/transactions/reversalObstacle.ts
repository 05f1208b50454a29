import { branchRefusal, type ReversalPlace } from './planReversal.ts';

/** WALL-10 Said where a sale came without the version that a change of it is checked against. */
export const MISSING_TRANSACTION_VERSION = 'Missing transaction version';

/**
 * What keeps a void or an adjustment from being sent, whatever else is filled in (WALL-09, WALL-12): first the branch, which
 * no typing mends, then the code. null when nothing does.
 */
export function reversalObstacle(
  sale: { branchId: string },
  place: ReversalPlace,
  authorizeCode: string,
): ReturnType<typeof branchRefusal> | 'CODE_NEEDED' {
  return branchRefusal(sale, place) ?? (authorizeCode.trim() === '' ? 'CODE_NEEDED' : null);
}
