import type { RecordValues } from '../resource/defineResource.ts';
import type { ImportCount, ImportScope } from './ImportRules.ts';

/** Adds rows with one statement; one whose key is there already is brought up to date with the columns given. */
export async function writeRows(
  { client }: Pick<ImportScope, 'client'>,
  table: string,
  rows: readonly RecordValues[],
  update?: { key: string; columns: readonly string[] },
): Promise<ImportCount> {
  // All rows of one statement have the same columns; null is what is in none of them.
  const columns = [...new Set(rows.flatMap(Object.keys))].join(', ');
  const conflict = update
    ? `on conflict (realm_id, ${update.key}) do update set version = t.version + 1${update.columns
        .map((column) => `, ${column} = excluded.${column}`)
        .join('')}`
    : '';
  // A row that was there before has been locked by this transaction, a new one has not.
  const text = `insert into ${table} as t (${columns})
    select ${columns} from json_populate_recordset(null::${table}, $1::json) ${conflict}
    returning (xmax = 0) as added`;
  const answer = await client.query<{ added: boolean }>(text, [JSON.stringify(rows)]);
  const inserted = answer.rows.filter(({ added }) => added).length;
  return { inserted, updated: answer.rows.length - inserted };
}
