import type { DatabaseClient } from '../database/pool.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import type { ImportCount } from './ImportRules.ts';

/** Rows for a table. With a key, one whose key is there already is brought up to date with `columns`. */
export interface TableRows {
  table: string;
  rows: readonly RecordValues[];
  update?: { key: string; columns: readonly string[] };
}

/** Adds rows with one statement; what a known row has already is left as it is, so that nothing is recorded as a change. */
export async function writeRows(client: DatabaseClient, { table, rows, update }: TableRows): Promise<ImportCount> {
  // All rows of one statement have the same columns; null is what is in none of them.
  const columns = [...new Set(rows.flatMap(Object.keys))].join(', ');
  const set = update?.columns.map((column) => `, ${column} = excluded.${column}`).join('') ?? '';
  const conflict = update
    ? `on conflict (realm_id, ${update.key}) do update set version = t.version + 1${set} where ${differs(update.columns, 'excluded')}`
    : '';
  // A row that was there before has been locked by this transaction, a new one has not.
  const text = `insert into ${table} as t (${columns})
    select ${columns} from json_populate_recordset(null::${table}, $1::json) ${conflict}
    returning (xmax = 0) as added`;
  const answer = await client.query<{ added: boolean }>(text, [JSON.stringify(rows)]);
  const inserted = answer.rows.filter(({ added }) => added).length;
  return { inserted, updated: answer.rows.length - inserted, same: rows.length - answer.rows.length };
}

/** What `writeRows` would do, without a lock on anything. */
export async function compareRows(client: DatabaseClient, { table, rows, update }: TableRows): Promise<ImportCount> {
  if (!update) return { inserted: rows.length, updated: 0, same: 0 };
  const text = `
    select count(*) filter (where t.id is null)::int as inserted,
      count(*) filter (where t.id is not null and (${differs(update.columns, 'v')}))::int as updated,
      count(*) filter (where t.id is not null and not (${differs(update.columns, 'v')}))::int as same
    from json_populate_recordset(null::${table}, $1::json) v left join ${table} t on t.${update.key} = v.${update.key}`;
  const answer = await client.query<ImportCount>(text, [JSON.stringify(rows)]);
  return answer.rows[0] ?? { inserted: 0, updated: 0, same: 0 };
}

const differs = (columns: readonly string[], other: string) =>
  columns.map((column) => `t.${column} is distinct from ${other}.${column}`).join(' or ') || 'false';
