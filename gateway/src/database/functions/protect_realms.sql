-- Row-level security: in every table with a realm_id, only rows of the realm in app.realm_id can be read or written,
-- even by the owner of the table; none while the setting is empty. Applied at every start, so that it covers tables
-- that a migration has just added. oauth_clients is left out, because a client is looked up before its realm is
-- determined. Tables with another policy keep it (migration 0007). The sub-select makes PostgreSQL read the setting
-- once for each statement instead of once for each row.
do $protect$
declare
  realm constant text := $setting$nullif(current_setting('app.realm_id', true), '')::uuid$setting$;
  name text;
begin
  for name in
    select oid::regclass::text from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'oauth_clients'
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'realm_id' and not attisdropped)
      and not exists (select from pg_policy where polrelid = pg_class.oid)
    order by 1
  loop
    execute format('alter table %s enable row level security', name);
    execute format('alter table %s force row level security', name);
    execute format('create policy realm on %s using (realm_id = (select %s)) with check (realm_id = (select %2$s))', name, realm);
    execute format('alter table %s alter column realm_id set default %s', name, realm);
  end loop;
end $protect$;
