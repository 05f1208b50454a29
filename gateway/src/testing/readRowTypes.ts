import { queryOnce } from './emptyDatabase.ts';

/** The type in which the driver returns a column, as configured in the pool (database/pool). */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  // Days and wall-clock times stay text.
  date: 'string',
  timestamp: 'string',
  timestamptz: 'Date',
  text: 'string',
  uuid: 'string',
  varbit: 'string',
  varchar: 'string',
  xid8: 'string',
};

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  /** From a check constraint that lists the allowed values. */
  values: string[] | null;
}

/** Returns each table as a type of its rows; code that reads some columns uses `Pick<Members, 'id' | 'points'>`. */
export async function readRowTypes(url: string): Promise<string> {
  const columns = (await queryOnce(url, COLUMNS)) as unknown as Column[];
  const tables = [...new Set(columns.map(({ table }) => table))];
  const rows = tables.map((table) => {
    const lines = columns.filter((column) => column.table === table).map(lineOf);
    return `export interface ${pascalCase(table)} {\n${lines.join('\n')}\n}\n`;
  });
  return [HEAD, ...rows].join('\n');
}

const HEAD = `// Made from the migrated database: npx vitest run --project gateway gateway/src/database/rowTypes.test.ts -u
`;

function lineOf({ name, type, required, values }: Column): string {
  const one = values ? values.map((value) => `'${value}'`).join(' | ') : typeOf(type.replace(/^_/, ''));
  const many = type.startsWith('_') ? `${one}[]` : one;
  return `  ${name}: ${many}${required || many === 'unknown' ? '' : ' | null'};`;
}

function typeOf(type: string): string {
  const found = TYPES[type];
  if (!found) throw new Error(`The driver's type of ${type} is not known`);
  return found;
}

const pascalCase = (name: string) => name.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const COLUMNS = `
  select c.relname as table, attname as name, typname as type, attnotnull as required,
    (select json_agg(value[1] order by place)
      from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g') with ordinality v(value, place)
      where k.conrelid = c.oid and contype = 'c' and conkey = array[attnum]
        and pg_get_constraintdef(k.oid) ~ '^CHECK [(][(]\\w+ = ANY [(]ARRAY') as values
  from pg_class c join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped join pg_type t on t.oid = atttypid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%' and c.relname <> 'applied_functions'
  order by c.relname, attnum`;
