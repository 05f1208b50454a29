-- Records every change of a shop's records, in the transaction that makes it (docs/adr/0048, 0054). Each table has a
-- separate function, record_<table>, that compares column by column: first building JSON of both rows to find the
-- differences would cost more than everything else. The columns of a table are looked up when this is applied, after
-- every migration.
--
-- secrets: stored as a hash or never sent to a till; only the fact that they changed is recorded.
-- derived: updated by sales and sessions, or calculated from other columns, so not a person's change. The number of a
--   member is a position in the bits of who bought what, and must never leave the gateway (docs/adr/0070).
-- unless: rows that stand for a record of another table, whose own changes are recorded.
do $record$
declare
  -- These columns never change on their own, so the trigger does not fire if only they are written.
  fixed constant text[] := '{id,created_at}';
  r record;
  left_out text[];
  kept text[];
  compared text;
begin
  for r in select * from (values
      ('merchant_settings', '{authorize_code_adjust_hash,authorize_code_void_hash}'::text[], '{day_ends}'::text[], null),
      ('merchant_users', '{password_hash}', '{last_access_time,kind}', 'coalesce(new.kind, old.kind) = ''program'''),
      ('offers', '{authorize_pin}', '{}', null),
      ('members', '{}', '{points,total_payment,total_revenue,total_transaction,total_qty,tier_id,first_transaction_time,
        last_transaction_time,search_text,known_as,birthday,number,code_twin}', null),
      ('potentials', '{}', '{last_activity_time}', null),
      ('file_imports', '{}', '{}', null),
      ('merchant_branches', '{}', '{}', null),
      ('tills', '{}', '{}', null),
      ('merchant_roles', '{}', '{}', null),
      ('service_accounts', '{}', '{}', null),
      ('product_categories', '{}', '{}', null),
      ('product_sub_categories', '{}', '{}', null),
      ('option_groups', '{}', '{}', null),
      ('products', '{}', '{search_text,code_key,code_twin}', null),
      ('coupons', '{}', '{}', null),
      ('conditions', '{}', '{}', null),
      ('member_tiers', '{}', '{}', null),
      ('member_badges', '{}', '{}', null),
      ('institutes', '{}', '{}', null),
      ('cards', '{}', '{}', null),
      ('payment_methods', '{}', '{}', null),
      ('payment_channels', '{}', '{}', null),
      ('suppliers', '{}', '{}', null),
      ('locations', '{}', '{}', null),
      ('attributes', '{}', '{}', null),
      ('appointments', '{}', '{}', null),
      ('revenue_targets', '{}', '{}', null)
    ) as recorded(name, secrets, derived, condition)
  loop
    left_out := '{realm_id,version}' || r.derived;
    select array_agg(attname::text order by attnum) into kept from pg_attribute
      where attrelid = r.name::regclass and attnum > 0 and not attisdropped and attname <> all (left_out);
    select string_agg(format('if old.%1$I is distinct from new.%1$I then ' ||
        case when name = any (r.secrets) then 'hidden := hidden || %1$L::text;'
        else 'was := was || jsonb_build_object(%1$L, old.%1$I); becomes := becomes || jsonb_build_object(%1$L, new.%1$I);' end
        || ' end if;', name), ' ') into compared
      from unnest(kept) name;

    -- The first change of a set names the author; a set that spans several transactions names it only once.
    execute format($function$
create or replace function record_%1$s() returns trigger language plpgsql as $$
declare
  was jsonb; becomes jsonb; hidden text[]; owner uuid; the_record uuid;
  known text; actor jsonb; the_set uuid; way text;
begin%2$s
  if tg_op = 'UPDATE' then
    owner := new.realm_id; the_record := new.id; was := '{}'; becomes := '{}';
    %3$s
    if was = '{}' and hidden is null then return null; end if;
  else
    if tg_op = 'INSERT' then
      owner := new.realm_id; the_record := new.id; becomes := to_jsonb(new);
    else
      owner := old.realm_id; the_record := old.id; was := to_jsonb(old);
    end if;
    select array_agg(name) into hidden from unnest(%4$L::text[]) name
      where coalesce(was, becomes) -> name <> 'null';
    was := was - %5$L::text[]; becomes := becomes - %5$L::text[];
  end if;

  known := current_setting('app.change_set', true);
  if split_part(known, ' ', 1) = owner::text then
    the_set := split_part(known, ' ', 2)::uuid;
  else
    actor := nullif(current_setting('app.actor', true), '')::jsonb;
    the_set := (actor ->> 'set_id')::uuid;
    way := coalesce(actor ->> 'source', 'system');
    if way not in ('save', 'import', 'bulk', 'revert', 'registration', 'system') then
      raise exception 'A change comes by no way that is called %%', way;
    end if;
    if the_set is null then
      the_set := new_id();
    elsif exists (select from changes where set_id = the_set) then
      actor := null; way := null;
    end if;
    known := set_config('app.change_set', owner || ' ' || the_set, true);
  end if;
  insert into changes (realm_id, set_id, record, record_id, before, after, secrets,
      source, user_id, username, address, client, branch_id, reverts_id)
    values (owner, the_set, %1$L, the_record, was, becomes, hidden,
      way, (actor ->> 'user_id')::uuid, actor ->> 'username', actor ->> 'address', actor ->> 'client',
      (actor ->> 'branch_id')::uuid, (actor ->> 'reverts_id')::uuid);
  return null;
end $$$function$, r.name, coalesce(E'\n  if ' || r.condition || ' then return null; end if;', ''), compared, r.secrets, left_out || r.secrets);
    execute format('create or replace trigger changes_recorded after insert or delete or update of %s on %s
      for each row execute function record_%2$s()', (select string_agg(quote_ident(name), ', ') from unnest(kept) name
        where name <> all (fixed)), r.name);
  end loop;
end $record$;
