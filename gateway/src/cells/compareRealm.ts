import pg from 'pg';
import { StartRefusal } from '../database/StartRefusal.ts';
import type { RowKey, Writes } from './followWrites.ts';
import type { Cell } from './openCells.ts';
import type { Reader } from './openReader.ts';
import { isWork, type RealmTable, realmTables, withoutSignIn } from './realmTables.ts';

/** Figures of one table's rows of a shop. */
interface TableFigures {
  rows: string;
  /** Checksum of the content of the rows; null if there are none. */
  sum: string | null;
}

/**
 * Throws if any row of the shop differs between the two cells, at a moment at which they must be equal; returns the
 * number of rows. It reads all rows while the shop sells.
 */
export async function compareAll(realmId: string, code: string, here: Reader, there: Reader): Promise<number> {
  let sum = 0;
  // One table after the other, so that an interruption takes effect soon.
  for (const table of await realmTables(here.client, realmId)) sum += await compareTable(code, table, here, there);
  return sum;
}

/**
 * Throws if one of these rows differs between the two cells, or exists in only one of them. Reads no other rows, as the
 * shop is sealed in the meantime.
 */
export async function compareRows(
  realmId: string,
  code: string,
  source: Cell,
  target: Cell,
  written: Awaited<ReturnType<Writes['read']>>,
): Promise<void> {
  const [here, there] = [source, target].map((cell) => ({ cell, client: cell.client })) as [Side, Side];
  for (const table of await realmTables(source.client, realmId)) {
    const rows = written.get(table.name);
    if (rows) await compareTable(code, table, here, there, rows);
  }
}

type Side = Pick<Reader, 'cell' | 'client'>;
type HasClient = Pick<Side, 'client'>;

async function compareTable(
  code: string,
  table: RealmTable,
  here: Side,
  there: Side,
  among?: readonly RowKey[],
): Promise<number> {
  const [one, other] = await figuresOfBoth(table, here, there, among);
  if (isSame(one, other)) return Number(one.rows);
  const which = among ? ' of those written last' : '';
  throw new StartRefusal(
    `${table.name} of ${code} has ${one.rows} rows${which} in ${here.cell.name} and ${other.rows} in ${there.cell.name}, or other content: nothing was switched.`,
  );
}

const figuresOfBoth = (table: RealmTable, here: HasClient, there: HasClient, among?: readonly RowKey[]) =>
  Promise.all([figuresOf(here.client, table, among), figuresOf(there.client, table, among)]);

const isSame = (one: TableFigures, other: TableFigures) => one.rows === other.rows && one.sum === other.sum;

async function figuresOf(
  client: pg.Client,
  { quoted, isOfRealm, columns }: RealmTable,
  among?: readonly RowKey[],
): Promise<TableFigures> {
  const key = Object.keys(among?.[0] ?? {}).map((column) => pg.escapeIdentifier(column));
  const isAmong = `(${key}) in (select ${key} from jsonb_populate_recordset(null::${quoted}, $1))`;
  const { rows } = await client.query<TableFigures>(
    `select count(*)::text as rows, sum(${hashOf(columns)})::text as sum
     from ${quoted} where ${isOfRealm} and ${among ? isAmong : 'true'}`,
    among && [JSON.stringify(among)],
  );
  if (!rows[0]) throw new Error('no figures');
  return rows[0];
}

/** Hashes everything stored in a row, as text: two servers write the same text for the same value (`connect` in openCells). */
const hashOf = (columns: readonly string[]): string =>
  `hashtextextended(row(${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})::text collate "C", 0)`;

/**
 * Whether the shop has done anything at the target since it arrived, other than signing people in and out. Reads all
 * rows of the tables that it has written since (functions/respect_seal), and none of others.
 */
export async function hasWorked(realmId: string, here: HasClient, there: HasClient): Promise<boolean> {
  const text = 'select distinct table_name as name from cell_writes where id = $1';
  const { rows } = await there.client.query<{ name: string }>(text, [realmId]);
  const written = new Set([...rows.map(({ name }) => name), ...WRITTEN_APART]);
  for (const table of (await realmTables(there.client, realmId)).filter(isWork)) {
    if (!written.has(table.name)) continue;
    if (!isSame(...(await figuresOfBoth(withoutSignIn(table), here, there)))) return true;
  }
  return false;
}

/** Also written by work for no shop or for all shops (realmsInKeys.test), which the seal does not notice. */
const WRITTEN_APART = ['oauth_clients', 'short_links', 'outbox_messages', 'onboard_forms'];
