import type { Database } from '../database/pool.ts';
import { refuseErased, refuseUnknown } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { Locale } from '../resource/listQuery.ts';
import type { ReversalState } from './ReversalState.ts';

const STATEMENT = {
  name: 'reversal_state',
  text: `select reversal_state($1, $2, $3, $4, $5) as state, exists (select from transactions t join members m on m.id = t.member_id
    where t.realm_id = $1 and t.transaction_no = $2 and m.erased_at is not null) as is_erased`,
};

/** Reads a sale with everything needed to void, adjust or return it. A sale that the user may not see is treated as missing. */
export async function readReversalState(
  database: Database,
  { realmId, branchIds, userId }: GatewaySession,
  transactionNo: string,
  key: string | null,
  locale: Locale | null = null,
): Promise<ReversalState> {
  const row = await database.withRealm(realmId, async (client) => {
    const values = [realmId, transactionNo, key, locale, userId];
    return (await client.query<{ state: ReversalState | null; is_erased: boolean }>({ ...STATEMENT, values })).rows[0];
  });
  const state = row?.state;
  const own = state && (branchIds.length === 0 || branchIds.includes(state.sale.branch_id));
  if (!own) throw refuseUnknown('The transaction');
  // Refused, as points would have to be given to, or taken from, an erased person.
  if (row.is_erased && !state.written) throw refuseErased();
  return state;
}
