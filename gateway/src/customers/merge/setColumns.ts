import { MERGE_COLUMNS, type MergeRow } from '@taem/domain/customers/merge/mergeFields.ts';
import type { DatabaseClient } from '../../database/pool.ts';

const SETTABLE: ReadonlySet<string> = new Set([...MERGE_COLUMNS, 'tier_id', 'status']);

/** Writes column values, in the form of a row's JSON, into an account. */
export async function setColumns(client: DatabaseClient, memberId: string, values: MergeRow): Promise<void> {
  const columns = Object.keys(values);
  const unsupported = columns.find((column) => !SETTABLE.has(column));
  if (unsupported) throw new Error(`A merge does not write ${unsupported}.`);
  if (columns.length === 0) return;
  const text = `update members m set ${columns.map((column) => `${column} = v.${column}`).join(', ')}
    from jsonb_populate_record(null::members, $2) v where m.id = $1`;
  await client.query(text, [memberId, JSON.stringify(values)]);
}
