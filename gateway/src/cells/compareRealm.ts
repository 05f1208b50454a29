import { findRealmFaults } from '../check/findFaults.ts';
import { openDatabase } from '../database/pool.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import type { Cell } from './openCells.ts';
import { isWork, realmTables } from './realmTables.ts';

/** What a table has of a shop: how many rows, and the sum of each of its columns of numbers. */
interface TableFigures {
  name: string;
  rows: number;
  sums: string;
}

/** Refuses where any table has other rows, or numbers that add up to something else; gives the rows. Takes no longer than to read them. */
export async function compareRealm(realmId: string, code: string, source: Cell, target: Cell): Promise<number> {
  const [here, there] = await Promise.all([figuresOf(source, realmId), figuresOf(target, realmId)]);
  let sum = 0;
  for (const [table, { rows, sums }] of here) {
    sum += rows;
    const other = there.get(table);
    if (other?.rows === rows && other.sums === sums) continue;
    throw new StartRefusal(
      `${table} of ${code} has ${rows} rows in ${source.name} and ${other?.rows} in ${target.name}, or other figures: nothing was switched.`,
    );
  }
  return sum;
}

async function figuresOf({ client }: Cell, realmId: string): Promise<Map<string, TableFigures>> {
  const numbers = await client.query<{ name: string; sums: string }>(NUMBERS);
  const sumsOf = new Map(numbers.rows.map(({ name, sums }) => [name, sums]));
  const parts = (await realmTables(client, realmId)).map(
    ({ name, quoted, isOfRealm }) =>
      `select '${name}' as name, count(*)::int as rows, concat_ws(' ', ${sumsOf.get(name) ?? "''"}) as sums from ${quoted} where ${isOfRealm}`,
  );
  const { rows } = await client.query<TableFigures>(parts.join(' union all '));
  return new Map(rows.map((row) => [row.name, row]));
}

const NUMBERS = `
  select c.relname as name, string_agg(format('coalesce(sum(%I), 0)', a.attname), ', ' order by a.attname) as sums
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.atttypid in ('int4'::regtype, 'int8'::regtype, 'numeric'::regtype)
  group by c.relname`;

/** Refuses where the check of the books finds other faults in the one than in the other. It takes a while: the shop sells. */
export async function compareBooks(realmId: string, code: string, source: Cell, target: Cell): Promise<void> {
  const [here, there] = await Promise.all([faultsOf(source, realmId, code), faultsOf(target, realmId, code)]);
  if (here === there) return;
  throw new StartRefusal(
    `The books of ${code} differ between ${source.name} and ${target.name}: nothing was switched.`,
  );
}

async function faultsOf({ url }: Cell, realmId: string, code: string): Promise<string> {
  const database = openDatabase(url, { size: 2 });
  try {
    return JSON.stringify(await findRealmFaults(database, realmId, code));
  } finally {
    await database.close();
  }
}

/** Whether the shop has written anything there since that transaction, but who has signed in. */
export async function hasWorked(realmId: string, { client }: Cell, since: string): Promise<boolean> {
  const tables = (await realmTables(client, realmId)).filter(isWork);
  const parts = tables.map(({ quoted, isOfRealm }) => `select from ${quoted} where ${isOfRealm} and ${IS_SINCE}`);
  // A session that was ended there would be open again here.
  parts.push(`select from sessions where realm_id = $2 and ended_at is not null and ${IS_SINCE}`);
  const text = `select ${parts.map((part) => `exists (${part})`).join(' or ')} as worked`;
  const { rows } = await client.query<{ worked: boolean }>(text, [since, realmId]);
  return rows[0]?.worked ?? true;
}

/** The row was written by transaction $1 or later. */
const IS_SINCE = 'age(xmin) <= age($1::xid8::xid)';

/** Whether rows that are there at the one are gone at the other, of all but figures and sessions. */
export async function hasRemoved(realmId: string, source: Cell, target: Cell): Promise<boolean> {
  const work = (await realmTables(source.client, realmId)).filter(isWork);
  const [here, there] = [await figuresOf(source, realmId), await figuresOf(target, realmId)];
  return work.some(({ name }) => here.get(name)?.rows !== there.get(name)?.rows);
}
