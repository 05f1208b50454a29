import type { ApprovalAction } from '@taem/domain/till/neededApprovals.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayApprove } from '../sales/approval.ts';
import type { ReversalState } from './ReversalState.ts';

/**
 * What the statement holds a void or a return against, as the same person may have handed back more at another till since;
 * null where a second person approves it, or none has to.
 */
export const handedBackAlone = (
  session: GatewaySession,
  { handed_back }: Pick<ReversalState, 'handed_back'>,
  needed: readonly ApprovalAction[],
) => ({
  handed_back: needed.includes('VOID') || needed.includes('RETURN') || mayApprove(session) ? null : handed_back,
});
