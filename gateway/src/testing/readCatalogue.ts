import { queryOnce } from './emptyDatabase.ts';

/** Returns everything that a database consists of apart from its rows, one line each, sorted. */
export async function readCatalogue(url: string): Promise<string[]> {
  return (await queryOnce(url, CATALOGUE)).map(({ line }) => String(line));
}

const CATALOGUE = `
  with own as (select * from pg_class where relnamespace = 'public'::regnamespace and relname not like 'kysely%')
  select line from (
    select format('function %s', pg_get_functiondef(oid)) as line from pg_proc where pronamespace = 'public'::regnamespace
    union all
    select format('view %s %s %s', relname, reloptions, pg_get_viewdef(oid)) from own where relkind = 'v'
    union all
    select format('table %s %s, row-level security %s, for its owner %s', relname, reloptions, relrowsecurity, relforcerowsecurity)
      from own where relkind = 'r'
    union all
    select format('sequence %s', relname) from own where relkind = 'S'
    union all
    select format('column %s.%s %s, not null %s, default %s, generated "%s"', relname, attname, format_type(atttypid, atttypmod),
        attnotnull, pg_get_expr(adbin, adrelid), attgenerated)
      from own join pg_attribute a on attrelid = own.oid and attnum > 0 and not attisdropped
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where relkind = 'r'
    union all
    select format('index %s', pg_get_indexdef(indexrelid)) from pg_index join own on own.oid = indrelid
    union all
    select format('constraint %s.%s %s', relname, conname, pg_get_constraintdef(c.oid))
      from pg_constraint c join own on own.oid = conrelid where contype in ('p', 'u', 'f', 'c')
    union all
    select format('trigger %s, enabled %s', pg_get_triggerdef(t.oid), tgenabled)
      from pg_trigger t join own on own.oid = tgrelid where not tgisinternal
    union all
    select format('policy %s.%s %s using %s with check %s', relname, polname, polcmd, pg_get_expr(polqual, polrelid),
        pg_get_expr(polwithcheck, polrelid))
      from pg_policy join own on own.oid = polrelid
  ) things
  order by line collate "C"`;
