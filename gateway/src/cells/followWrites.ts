import type pg from 'pg';
import { nameOfMove } from './journal.ts';
import type { Cell } from './openCells.ts';
import { readWrittenRows } from './readWrittenRows.ts';
import { explainNoRoom } from './roomForMove.ts';

/** The primary key of a row: its columns, each as text. */
export type RowKey = Readonly<Record<string, string | null>>;

/** The rows of a shop that are written while it sells. */
export interface Writes {
  /** Returns the rows that were inserted, changed or removed since this began, by table. */
  read(): Promise<ReadonlyMap<string, readonly RowKey[]>>;
}

/**
 * Follows which rows of the shop are written in the source from now on, including by transactions that began before:
 * the log contains them for the copy, and this is a second reader at the same position. It ends with the connection.
 */
export async function followWrites(realmId: string, source: Cell): Promise<Writes> {
  const { client } = source;
  const copy = nameOfMove(realmId);
  const reader = `taem_written_${realmId.replaceAll('-', '')}`;
  const begin = client.query('select pg_copy_logical_replication_slot($1, $2, true)', [copy, reader]);
  await begin.catch((error) => Promise.reject(explainNoRoom(source, error)));
  const primaryKeys = await readPrimaryKeys(client);
  const written = new Map<string, Map<string, RowKey>>();
  return {
    async read() {
      const { rows } = await client.query<{ data: Buffer }>(CHANGES, [reader, copy]);
      for (const { table, values } of readWrittenRows(rows.map(({ data }) => data))) {
        const key = Object.fromEntries(
          (primaryKeys.get(table) ?? []).map((column) => [column, values[column] ?? null]),
        );
        const ofTable = written.get(table) ?? new Map<string, RowKey>();
        written.set(table, ofTable.set(JSON.stringify(key), key));
      }
      return new Map([...written].map(([table, keys]) => [table, [...keys.values()]]));
    },
  };
}

const CHANGES = `
  select data from pg_logical_slot_get_binary_changes($1, null, null, 'proto_version', '1', 'publication_names', $2)`;

async function readPrimaryKeys(client: pg.ClientBase): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(PRIMARY_KEYS);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

export const PRIMARY_KEYS = `
  select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
  where i.indisprimary and c.relnamespace = 'public'::regnamespace group by c.relname`;
