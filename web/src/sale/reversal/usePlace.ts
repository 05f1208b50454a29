import type { ReversalPlace } from '@taem/domain/transactions/planReversal.ts';
import { useSession } from '../../app/session.ts';

/** Where a void or an adjustment would be done: the branch in force, and those that the user works in. */
export function usePlace(): ReversalPlace {
  const { branchId, branches } = useSession();
  return { branchId, userBranchIds: branches.map(({ id }) => id) };
}
