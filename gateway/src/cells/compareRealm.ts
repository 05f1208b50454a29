import pg from 'pg';
import { StartRefusal } from '../database/StartRefusal.ts';
import type { Cell } from './openCells.ts';
import { isSince, type Moment } from './openMoments.ts';
import { isWork, type RealmTable, realmTables } from './realmTables.ts';

/** What a table has of a shop. */
interface TableFigures {
  name: string;
  rows: string;
  /** Of the content of the rows that are read for it; null where there are none. */
  sum: string | null;
}

/**
 * Refuses where any row of the shop differs between the two, at a moment at which they must be the same; gives the rows. It
 * reads all of them: the shop sells.
 */
export async function compareMoments(realmId: string, code: string, here: Moment, there: Moment): Promise<number> {
  let sum = 0;
  // One after the other, so that an interruption ends it soon.
  for (const table of await realmTables(here.client, realmId)) {
    const [[one], [other]] = await Promise.all([
      figuresOf(here.client, [table], ALL),
      figuresOf(there.client, [table], ALL),
    ]);
    refuseOther(code, here.cell, there.cell, one, other);
    sum += Number(one?.rows);
  }
  return sum;
}

/**
 * Refuses where the two differ in a row that was written since they were the same, or in the number of rows of a table.
 * Nothing of the shop may be written in the meantime.
 */
export async function compareSince(realmId: string, code: string, before: readonly [Moment, Moment]): Promise<void> {
  const [here, there] = await Promise.all(
    before.map(async ({ cell: { client }, since }) => figuresOf(client, await realmTables(client, realmId), since)),
  );
  for (const [index, one] of here?.entries() ?? [])
    refuseOther(code, before[0].cell, before[1].cell, one, there?.[index]);
}

function refuseOther(code: string, source: Cell, target: Cell, one?: TableFigures, other?: TableFigures): void {
  if (one && one.name === other?.name && one.rows === other.rows && one.sum === other.sum) return;
  throw new StartRefusal(
    `${one?.name} of ${code} has ${one?.rows} rows in ${source.name} and ${other?.rows} in ${target.name}, or other content: nothing was switched.`,
  );
}

const ALL = 'true';
const NONE = 'false';

/** `read` is the condition of rows whose content is read, too. */
async function figuresOf(client: pg.Client, tables: readonly RealmTable[], read: string): Promise<TableFigures[]> {
  const parts = tables.map(
    ({ name, quoted, isOfRealm, columns }) =>
      `select ${pg.escapeLiteral(name)} as name, count(*)::text as rows,
         (sum(${hashOf(columns)}) filter (where ${read}))::text as sum
       from ${quoted} where ${isOfRealm}`,
  );
  return (await client.query<TableFigures>(parts.join(' union all '))).rows;
}

/** Of all that is stored in a row, as text: two servers write the same text of the same value (`connect` in openCells). */
const hashOf = (columns: readonly string[]): string =>
  `hashtextextended(row(${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})::text collate "C", 0)`;

/** Whether the shop has written anything there since that transaction, but who has signed in. */
export async function hasWorked(realmId: string, { client }: Cell, since: string): Promise<boolean> {
  const isWritten = isSince(since);
  const parts = (await realmTables(client, realmId)).flatMap((table) => {
    const of = `select from ${table.quoted} where ${table.isOfRealm} and ${isWritten}`;
    // A session that was ended there would be open again here.
    if (table.name === 'sessions') return [`${of} and ended_at is not null`];
    return isWork(table) ? [of] : [];
  });
  const text = `select ${parts.map((part) => `exists (${part})`).join(' or ')} as worked`;
  const { rows } = await client.query<{ worked: boolean }>(text);
  return rows[0]?.worked ?? true;
}

/** Whether rows that are there at the one are gone at the other, of all but figures and sessions. */
export async function hasRemoved(realmId: string, source: Cell, target: Cell): Promise<boolean> {
  const [here, there] = await Promise.all(
    [source, target].map(async ({ client }) =>
      figuresOf(client, (await realmTables(client, realmId)).filter(isWork), NONE),
    ),
  );
  return here?.some(({ rows }, index) => rows !== there?.[index]?.rows) ?? true;
}
