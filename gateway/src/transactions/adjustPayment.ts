import { adjustPoints } from '@taem/domain/transactions/adjustPoints.ts';
import { branchRefusal } from '@taem/domain/transactions/planReversal.ts';
import { Refusal, refuseStale } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { checkAuthorizeCode } from './checkAuthorizeCode.ts';
import type { ReversalAnswer, ReversalState } from './ReversalState.ts';
import { readReversalState } from './readReversalState.ts';
import { hashReversal, recordReversal, writtenAnswer } from './recordReversal.ts';
import { type AdjustBody, readBranch, refuseOtherSale } from './reversalBody.ts';
import { refuseReversal } from './reversalRefusals.ts';

const MOST_ROUNDS = 20;

/** Lets a sale stand for another number of points (CALL-36, OP-17). */
export async function adjustPayment(
  context: Pick<GatewayContext, 'database' | 'limits'>,
  session: GatewaySession,
  address: string,
  body: AdjustBody,
  key: string | null,
): Promise<ReversalAnswer> {
  const { database } = context;
  await checkAuthorizeCode(context, session, address, 'adjust', body.authorize_pin);
  const requestHash = hashReversal('adjust', body);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const state = await readReversalState(database, session, body.transaction_no, key);
    const written = writtenAnswer(state, requestHash);
    if (written) return written;
    refuseOtherSale(body, session, state.sale);
    const difference = planAdjustment(state, body, session);
    if (state.sale.version !== body.__v) throw refuseStale();
    const recorded = await recordReversal(database, 'adjust', {
      realm_id: session.realmId,
      transaction_id: state.sale.id,
      version: body.__v,
      key,
      request_hash: key && requestHash,
      by_id: session.userId,
      remark: body.remark || null,
      difference,
    });
    if (recorded !== 'changed') return recorded;
  }
  throw new Refusal(503, 'UNAVAILABLE', 'Too many changes of this member at once, try again.');
}

function planAdjustment({ sale, member }: ReversalState, body: AdjustBody, session: GatewaySession): number {
  const place = { branchId: readBranch(body.branch_id), userBranchIds: session.branchIds };
  const branch = branchRefusal({ branchId: sale.branch_id }, place);
  if (branch) throw refuseReversal({ code: branch });
  const facts = {
    status: sale.status,
    memberId: sale.member_id,
    points: sale.earn_points,
    balance: member?.points ?? 0,
  };
  const adjustment = adjustPoints(facts, body.amount);
  if (!adjustment.ok) throw refuseReversal(adjustment.refusal);
  return adjustment.difference;
}
