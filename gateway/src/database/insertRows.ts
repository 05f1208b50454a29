import type { DatabaseClient } from './pool.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Rows of one statement: large enough to be quick, small enough for any server's memory. */
const BATCH = 5_000;

/** Adds rows, all with the columns of the first; columns that are not named take their defaults. */
export async function insertRows(client: DatabaseClient, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  const text = `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`;
  for (let from = 0; from < rows.length; from += BATCH) {
    await client.query(text, [JSON.stringify(rows.slice(from, from + BATCH))]);
  }
}
