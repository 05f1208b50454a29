import { queryOnce } from '../../testing/emptyDatabase.ts';

export interface Column {
  /** `table.column type`, also of views. */
  line: string;
  relation: string;
  /** A row that is added without it is refused. */
  isNeeded: boolean;
}

/** Of a database, in one order. */
export async function columnsOfTables(url: string): Promise<Column[]> {
  return (await queryOnce(url, COLUMNS)) as unknown as Column[];
}

const COLUMNS = `
  select format('%s.%s %s', relname, attname, format_type(atttypid, atttypmod)) as line, relname as relation,
    relkind = 'r' and attnotnull and not atthasdef and attidentity = '' as "isNeeded"
  from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname not like 'kysely%'
  order by relname collate "C", attname collate "C"`;
