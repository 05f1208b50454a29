import type { DatabaseClient } from '../database/pool.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import type { RowState } from './ImportRules.ts';

/** Rows for a table. With a key, existing rows with the same key are updated with `columns`. */
export interface TableRows {
  table: string;
  rows: readonly RecordValues[];
  update?: Update;
}

interface Update {
  key: string;
  columns: readonly string[];
  /** A condition on the existing row `t`; other rows stay as they are. */
  when?: string | undefined;
}

/** The result for each row, in their order. */
export type RowStates = readonly RowState[];

/** Writes rows with one statement; an existing row with equal values is left unchanged, so that no change is recorded. */
export async function writeRows(client: DatabaseClient, { table, rows, update }: TableRows): Promise<RowStates> {
  // All rows of one statement have the same columns; a value is null if a row lacks it.
  const columns = [...new Set(rows.flatMap(Object.keys))].join(', ');
  const set = update?.columns.map((column) => `, ${column} = excluded.${column}`).join('') ?? '';
  const conflict = update
    ? `on conflict (realm_id, ${update.key}) do update set version = t.version + 1${set} where ${isUpdated(update, 'excluded')}`
    : '';
  // An existing row has been locked by this transaction, a new one has not: xmax distinguishes them.
  const text = `insert into ${table} as t (${columns})
    select ${columns} from json_populate_recordset(null::${table}, $1::json) ${conflict}
    returning (xmax = 0) as added${update ? `, ${update.key} as key` : ''}`;
  const answer = await client.query<{ added: boolean; key: unknown }>(text, [JSON.stringify(rows)]);
  if (!update) return rows.map(() => 'inserted');
  const added = new Map(answer.rows.map(({ key, added: isNew }) => [key, isNew ? 'inserted' : 'updated'] as const));
  return rows.map((row) => added.get(row[update.key]) ?? 'same');
}

/** Returns what `writeRows` would do, without locking anything. */
export async function compareRows(client: DatabaseClient, { table, rows, update }: TableRows): Promise<RowStates> {
  if (!update) return rows.map(() => 'inserted');
  const text = `
    select v.${update.key} as key, ${isUpdated(update, 'v')} as is_updated
    from json_populate_recordset(null::${table}, $1::json) v join ${table} t on t.${update.key} = v.${update.key}`;
  const answer = await client.query<{ key: unknown; is_updated: boolean }>(text, [JSON.stringify(rows)]);
  const there = new Map(
    answer.rows.map(({ key, is_updated: isUpdate }) => [key, isUpdate ? 'updated' : 'same'] as const),
  );
  return rows.map((row) => there.get(row[update.key]) ?? 'inserted');
}

/** Returns a condition: whether a row `t` that is there gets other values from the row called `from`. */
function isUpdated({ columns, when = 'true' }: Update, from: string): string {
  const differs = columns.map((column) => `t.${column} is distinct from ${from}.${column}`).join(' or ') || 'false';
  return `(${differs}) and ${when}`;
}
