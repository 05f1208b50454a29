import type { MergeRow } from '@taem/domain/customers/merge/mergeFields.ts';
import type { TierFigures } from '@taem/domain/customers/merge/mergeTier.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { Members } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';

/** The current state of one of a customer's two accounts; amounts in satang. */
export interface MergeAccount
  extends Pick<
    Members,
    | 'id'
    | 'code'
    | 'version'
    | 'status'
    | 'merged_into_id'
    | 'erased_at'
    | 'tier_id'
    | 'points'
    | 'total_payment'
    | 'total_revenue'
    | 'total_transaction'
    | 'total_qty'
    | 'brought_revenue'
    | 'brought_transactions'
  > {
  /** All its columns. */
  row: MergeRow;
}

const COLUMNS = `id, code, version, status, merged_into_id, erased_at, tier_id, points, total_payment, total_revenue, total_transaction,
  total_qty, brought_revenue, brought_transactions, to_jsonb(m) as row`;

/**
 * Reads accounts by id. With a lock they cannot be sold to, edited or merged until the transaction ends; they are
 * locked in one order, so that two merges never wait for each other in a circle.
 */
export async function readAccounts(
  client: DatabaseClient,
  ids: readonly string[],
  lock: 'for no key update' | '' = '',
): Promise<Map<string, MergeAccount>> {
  const text = `select ${COLUMNS} from members m where id = any($1::uuid[]) order by id ${lock}`;
  const { rows } = await client.query<MergeAccount>(text, [ids]);
  return new Map(rows.map((account) => [account.id, account]));
}

export const figuresOf = ({
  total_revenue,
  total_transaction,
}: Pick<MergeAccount, 'total_revenue' | 'total_transaction'>): TierFigures => ({
  totalRevenue: satang(total_revenue),
  totalTransaction: total_transaction,
});
