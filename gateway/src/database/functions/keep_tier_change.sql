-- Records each change of a member's tier, whatever caused it; for an import, also which one.
create or replace function keep_tier_change() returns trigger language plpgsql as $$
begin
  insert into tier_changes (realm_id, member_id, before_id, after_id, import_id)
    values (new.realm_id, new.id, old.tier_id, new.tier_id, nullif(current_setting('app.import', true), '')::uuid);
  return null;
end $$;

create or replace trigger tier_changed after update of tier_id on members
  for each row when (old.tier_id is distinct from new.tier_id) execute function keep_tier_change();
