-- Every table with a realm_id shows and accepts only rows of the realm named by app.realm_id, for the owner of the table
-- too; without it no row at all. A table that a migration adds is protected by this, before the gateway serves. Left out is
-- oauth_clients: a client is found before its realm is known. Tables with a policy of their own keep it (migration 0007).
-- The sub-select makes PostgreSQL read the setting once for each statement instead of once for each row.
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
