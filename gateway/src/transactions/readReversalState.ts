import type { Database } from '../database/pool.ts';
import { refuseUnknown } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { ReversalState } from './ReversalState.ts';

const STATEMENT = { name: 'reversal_state', text: 'select reversal_state($1, $2, $3) as state' };

/** A sale with all that voiding or adjusting it needs. One that the user may not see is not there for them. */
export async function readReversalState(
  database: Database,
  { realmId, branchIds }: GatewaySession,
  transactionNo: string,
  key: string | null,
): Promise<ReversalState> {
  const state = await database.withRealm(realmId, async (client) => {
    const values = [realmId, transactionNo, key];
    return (await client.query<{ state: ReversalState | null }>({ ...STATEMENT, values })).rows[0]?.state;
  });
  const own = state && (branchIds.length === 0 || branchIds.includes(state.sale.branch_id));
  if (!own) throw refuseUnknown('The transaction');
  return state;
}
