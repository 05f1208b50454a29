import { findRealmFaults } from '../check/findFaults.ts';
import { openDatabase } from '../database/pool.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import type { Cell } from './openCells.ts';
import { isWork, realmTables } from './realmTables.ts';

/** Refuses where the two databases differ in the number of rows of any table, or in what is wrong with the books; gives the rows. */
export async function compareRealm(realmId: string, code: string, source: Cell, target: Cell): Promise<number> {
  const [here, there, booksHere, booksThere] = await Promise.all([
    countRows(source, realmId),
    countRows(target, realmId),
    faultsOf(source, realmId, code),
    faultsOf(target, realmId, code),
  ]);
  for (const [table, rows] of here) {
    if (there.get(table) === rows) continue;
    throw new StartRefusal(
      `${table} has ${rows} rows of ${code} in ${source.name} and ${there.get(table)} in ${target.name}: nothing was switched.`,
    );
  }
  if (booksHere !== booksThere) {
    throw new StartRefusal(
      `The books of ${code} differ between ${source.name} and ${target.name}: nothing was switched.`,
    );
  }
  return [...here.values()].reduce((sum, rows) => sum + rows, 0);
}

async function countRows({ client }: Cell, realmId: string): Promise<Map<string, number>> {
  const tables = await realmTables(client, realmId);
  const parts = tables.map(
    ({ name, quoted, isOfRealm }) =>
      `select '${name}' as name, count(*)::int as rows from ${quoted} where ${isOfRealm}`,
  );
  const { rows } = await client.query<{ name: string; rows: number }>(parts.join(' union all '));
  return new Map(rows.map((row) => [row.name, row.rows]));
}

async function faultsOf({ url }: Cell, realmId: string, code: string): Promise<string> {
  const database = openDatabase(url, { size: 2 });
  try {
    return JSON.stringify(await findRealmFaults(database, realmId, code));
  } finally {
    await database.close();
  }
}

/** Whether the shop has written anything there since that transaction, but who is signed in. */
export async function hasWorked(realmId: string, { client }: Cell, since: string): Promise<boolean> {
  const tables = (await realmTables(client, realmId)).filter(isWork);
  const parts = tables.map(
    ({ quoted, isOfRealm }) => `exists (select from ${quoted} where ${isOfRealm} and age(xmin) <= age($1::xid8::xid))`,
  );
  const { rows } = await client.query<{ worked: boolean }>(`select ${parts.join(' or ')} as worked`, [since]);
  return rows[0]?.worked ?? true;
}

/** Whether rows that are there at the one are gone at the other, of all but figures and sessions. */
export async function hasRemoved(realmId: string, source: Cell, target: Cell): Promise<boolean> {
  const work = (await realmTables(source.client, realmId)).filter(isWork);
  const [here, there] = [await countRows(source, realmId), await countRows(target, realmId)];
  return work.some(({ name }) => here.get(name) !== there.get(name));
}
