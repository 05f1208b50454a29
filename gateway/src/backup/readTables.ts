import pg from 'pg';

export interface TableShape {
  name: string;
  /** Columns with stored data: generated ones are recreated, and transaction ids are only valid on their own server. */
  columns: string[];
  /** Whether row-level security applies to the owner too: its rows are read realm by realm. */
  byRealm: boolean;
  /** Whether row-level security applies at least to everyone but the owner. */
  isGuarded: boolean;
}

/** Returns the columns in the form for a statement. */
export function namesOf(columns: readonly string[]): string {
  return columns.map((name) => pg.escapeIdentifier(name)).join(', ');
}

/** Returns the product's tables, referenced ones first. */
export async function readTables(client: pg.ClientBase): Promise<TableShape[]> {
  const tables = (await client.query<TableShape>(TABLES)).rows;
  const references = (await client.query<{ name: string; other: string }>(REFERENCES)).rows;
  const sorted: TableShape[] = [];
  const visited = new Set<string>();
  const visit = (table: TableShape) => {
    if (visited.has(table.name)) return;
    visited.add(table.name);
    for (const { other } of references.filter(({ name }) => name === table.name)) {
      const needed = tables.find(({ name }) => name === other);
      if (needed) visit(needed);
    }
    sorted.push(table);
  };
  for (const table of tables) visit(table);
  return sorted;
}

const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns, c.relforcerowsecurity as "byRealm",
    c.relrowsecurity as "isGuarded"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.atttypid <> 'xid8'::regtype
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%'
    and c.relname <> 'applied_functions'
  group by c.oid order by c.relname`;

/** Constraints that are checked at the end of the transaction need no order. */
const REFERENCES = `
  select one.relname as name, other.relname as other
  from pg_constraint f join pg_class one on one.oid = f.conrelid join pg_class other on other.oid = f.confrelid
  where f.contype = 'f' and not f.condeferrable and f.conrelid <> f.confrelid and f.connamespace = 'public'::regnamespace`;
