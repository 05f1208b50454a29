import type { DatabaseClient } from '../database/pool.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import type { RowState } from './ImportRules.ts';

/** Rows for a table. With a key, one whose key is there already is brought up to date with `columns`. */
export interface TableRows {
  table: string;
  rows: readonly RecordValues[];
  update?: { key: string; columns: readonly string[]; when?: string | undefined };
}

/** What became of each row, in their order. */
export type RowStates = readonly RowState[];

/** Adds rows with one statement; what a known row has already is left as it is, so that nothing is recorded as a change. */
export async function writeRows(client: DatabaseClient, { table, rows, update }: TableRows): Promise<RowStates> {
  // All rows of one statement have the same columns; null is what is in none of them.
  const columns = [...new Set(rows.flatMap(Object.keys))].join(', ');
  const set = update?.columns.map((column) => `, ${column} = excluded.${column}`).join('') ?? '';
  const conflict = update
    ? `on conflict (realm_id, ${update.key}) do update set version = t.version + 1${set} where (${differs(update.columns, 'excluded')}) and ${update.when ?? 'true'}`
    : '';
  // A row that was there before has been locked by this transaction, a new one has not.
  const text = `insert into ${table} as t (${columns})
    select ${columns} from json_populate_recordset(null::${table}, $1::json) ${conflict}
    returning (xmax = 0) as added${update ? `, ${update.key} as key` : ''}`;
  const answer = await client.query<{ added: boolean; key: unknown }>(text, [JSON.stringify(rows)]);
  if (!update) return rows.map(() => 'inserted');
  const added = new Map(answer.rows.map(({ key, added: isNew }) => [key, isNew ? 'inserted' : 'updated'] as const));
  return rows.map((row) => added.get(row[update.key]) ?? 'same');
}

/** What `writeRows` would do, without a lock on anything. */
export async function compareRows(client: DatabaseClient, { table, rows, update }: TableRows): Promise<RowStates> {
  if (!update) return rows.map(() => 'inserted');
  const text = `
    select v.${update.key} as key, ${differs(update.columns, 'v')} as differs
    from json_populate_recordset(null::${table}, $1::json) v join ${table} t on t.${update.key} = v.${update.key}`;
  const answer = await client.query<{ key: unknown; differs: boolean }>(text, [JSON.stringify(rows)]);
  const there = new Map(answer.rows.map(({ key, differs: isOther }) => [key, isOther ? 'updated' : 'same'] as const));
  return rows.map((row) => there.get(row[update.key]) ?? 'inserted');
}

const differs = (columns: readonly string[], other: string) =>
  columns.map((column) => `t.${column} is distinct from ${other}.${column}`).join(' or ') || 'false';
