import type { ApprovalAction } from '@taem/domain/till/neededApprovals.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayApprove } from '../sales/approval.ts';
import type { ReversalState } from './ReversalState.ts';

/**
 * Returns the amount that the statement compares with the current one, as the same person may have handed back more at
 * another till since; null where a second person approves the void or return, or the user may approve for others and so
 * never needs an approval.
 */
export const handedBackAlone = (
  session: GatewaySession,
  { handed_back }: Pick<ReversalState, 'handed_back'>,
  needed: readonly ApprovalAction[],
) => ({
  handed_back: needed.includes('VOID') || needed.includes('RETURN') || mayApprove(session) ? null : handed_back,
});
