import type { ReversalPlace } from '@taem/domain/transactions/planReversal.ts';
import { useState } from 'react';
import { useSession } from '../../app/session.ts';

/**
 * Returns the branch of a void or an adjustment (the session's, until another is chosen for this sale alone) and the branches
 * that the user works in.
 */
export function usePlace(): ReversalPlace & { choose: (branchId: string) => void } {
  const { branchId, branches } = useSession();
  const [chosen, choose] = useState<string | null>(null);
  return { branchId: chosen ?? branchId, userBranchIds: branches.map(({ id }) => id), choose };
}
