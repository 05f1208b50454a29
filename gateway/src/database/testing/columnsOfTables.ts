import { queryOnce } from '../../testing/emptyDatabase.ts';

export interface Column {
  /** `table.column type`, followed by `not null` if it is; includes columns of views. */
  line: string;
  relation: string;
  /** Whether inserting a row without it is refused. */
  isNeeded: boolean;
}

/** Returns the columns of a database, sorted. */
export async function columnsOfTables(url: string): Promise<Column[]> {
  return (await queryOnce(url, COLUMNS)) as unknown as Column[];
}

const COLUMNS = `
  select format('%s.%s %s%s', relname, attname, format_type(atttypid, atttypmod),
      case when attnotnull then ' not null' else '' end) as line, relname as relation,
    relkind = 'r' and attnotnull and not atthasdef and attidentity = '' as "isNeeded"
  from pg_class c join pg_attribute on attrelid = c.oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and relname not like 'kysely%'
  order by relname collate "C", attname collate "C"`;
