import { Refusal, refuseStale } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { checkAuthorizeCode } from './checkAuthorizeCode.ts';
import { planVoid } from './planVoid.ts';
import type { ReversalAnswer } from './ReversalState.ts';
import { readReversalState } from './readReversalState.ts';
import { hashReversal, recordReversal, writtenAnswer } from './recordReversal.ts';
import { readBranch, refuseOtherSale, type VoidBody } from './reversalBody.ts';
import { refuseReversal } from './reversalRefusals.ts';

const MOST_ROUNDS = 20;

/** Takes a sale back whole, as planned (CALL-37, OP-18). */
export async function voidPayment(
  context: Pick<GatewayContext, 'database' | 'limits'>,
  session: GatewaySession,
  address: string,
  body: VoidBody,
  key: string | null,
): Promise<ReversalAnswer> {
  const { database } = context;
  await checkAuthorizeCode(context, session, address, 'void', body.authorize_pin);
  const requestHash = hashReversal('void', body);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const state = await readReversalState(database, session, body.transaction_no, key);
    const written = writtenAnswer(state, requestHash);
    if (written) return written;
    refuseOtherSale(body, session, state.sale);
    const plan = planVoid(state, readBranch(body.branch_id), session.branchIds);
    const [refusal] = plan.refusals;
    if (refusal) throw refuseReversal(refusal);
    if (state.sale.version !== body.__v) throw refuseStale();
    const { member } = plan;
    const recorded = await recordReversal(database, 'void', {
      realm_id: session.realmId,
      transaction_id: state.sale.id,
      version: body.__v,
      key,
      request_hash: key && requestHash,
      by_id: session.userId,
      remark: body.remark || body.reason || null,
      stock: plan.stock.map(({ productId, qty }) => ({ product_id: productId, qty })),
      member: member && {
        entries: member.entries,
        tier_id: member.tierBefore,
        new_tier_id: member.tierAfter,
        least_ltv: member.span.leastLtv,
        most_ltv: member.span.mostLtv,
        least_transactions: member.span.leastTransactions,
        most_transactions: member.span.mostTransactions,
      },
    });
    if (recorded !== 'changed') return recorded;
  }
  throw new Refusal(503, 'UNAVAILABLE', 'Too many changes of this member at once, try again.');
}
