import { type Kysely, sql } from 'kysely';
import { StartRefusal } from '../StartRefusal.ts';

/**
 * Every primary key, unique index and foreign key between tables of shops begins with the realm (docs/adr/0113): the check of
 * a foreign key sees the rows of every realm, so that a row could name a record of another merchant.
 *
 * Left out are tables that are read before a realm is known or for all realms at once, or have rows of none.
 */
const REALMS_IN_KEYS = `
set constraints all immediate;
-- They group by the primary key of a sale.
drop view if exists channels_figures, products_figures, offers_figures;
do $keys$
declare
  apart constant text[] := '{oauth_clients,short_links,outbox_messages,onboard_forms}';
  k record;
  widened text[] := '{}';
  strange text[] := '{}';
  found text;
begin
  create temporary table shop_tables on commit drop as
    select attrelid as oid, attnum as realm from pg_attribute join pg_class c on c.oid = attrelid
    where attname = 'realm_id' and not attisdropped and relkind = 'r' and relnamespace = 'public'::regnamespace
      and relname <> all(apart);
  -- The owner of the tables may be bound to one realm, and would see no row to check.
  for k in select oid::regclass as name from shop_tables join pg_class using (oid) where relforcerowsecurity loop
    execute format('alter table %s no force row level security', k.name);
    widened := widened || k.name::text;
  end loop;

  -- The pieces of a member stand in a table of no realm; they go with the member (keep_member_pieces).
  alter table member_pieces drop constraint member_pieces_member_id_fkey;

  create temporary table references_between on commit drop as
    select conname as name, conrelid::regclass as one, confrelid::regclass as other, pg_get_constraintdef(f.oid) as definition,
      a.attname as col
    from pg_constraint f join shop_tables s on s.oid = conrelid join shop_tables t on t.oid = confrelid
      join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    where contype = 'f' and s.realm <> all(conkey);
  for k in select * from references_between loop
    execute format('alter table %s drop constraint %I', k.one, k.name);
  end loop;

  for k in
    select conrelid::regclass as one, conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join shop_tables s on s.oid = conrelid where contype in ('p', 'u') and s.realm <> all(conkey)
  loop
    execute format('alter table %s drop constraint %I', k.one, k.name);
    execute format('alter table %s add constraint %I %s', k.one, k.name, overlay(k.definition placing '(realm_id, ' from position('(' in k.definition) for 1));
  end loop;
  for k in
    select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join shop_tables s on s.oid = indrelid where indisunique and s.realm <> all(indkey::int2[])
  loop
    execute format('drop index %s', k.name);
    execute overlay(k.definition placing '(realm_id, ' from position('(' in k.definition) for 1);
  end loop;

  for k in select * from references_between order by one::text, name loop
    execute format('alter table %s add constraint %I %s not valid', k.one, k.name,
      regexp_replace(regexp_replace(regexp_replace(k.definition, 'KEY [(]', 'KEY (realm_id, '), '(REFERENCES [^(]+)[(]', '\\1(realm_id, '),
        'SET NULL', format('SET NULL (%I)', k.col)));
    begin
      execute format('alter table %s validate constraint %I', k.one, k.name);
    exception when foreign_key_violation then
      execute format('select format(''%%s rows of %1$s name by %2$I a record of another merchant, such as %%s'', count(*), min(x.%2$I::text))
        from %1$s x join %3$s y on y.id = x.%2$I where y.realm_id <> x.realm_id', k.one, k.col, k.other) into found;
      strange := strange || found;
    end;
  end loop;
  if strange <> '{}' then
    raise exception using errcode = 'TA010', message = array_to_string(strange, '; ');
  end if;

  foreach found in array widened loop
    execute format('alter table %s force row level security', found);
  end loop;
end $keys$;
`;

export async function realmsInKeys(database: Kysely<unknown>): Promise<void> {
  try {
    await sql.raw(REALMS_IN_KEYS).execute(database);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'TA010')) throw error;
    throw new StartRefusal(
      `The database is not brought up to date, as rows of one merchant name records of another: ${error.message}. Let each name a record of its own merchant, or none, and start again.`,
    );
  }
}
