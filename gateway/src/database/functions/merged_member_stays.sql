-- Closes an account that was merged into another one (docs/adr/0059): edits are refused, and a sale that began before
-- the merge is priced again, which refuses it with its own message.
create or replace function merged_member_stays() returns trigger language plpgsql as $$
begin
  if new.version <> old.version then
    raise exception using errcode = '23514', message = 'MEMBER_MERGED', constraint = 'members_merged';
  end if;
  raise exception using errcode = 'TA001', message = 'PLAN_AGAIN', detail = 'MEMBER';
end $$;

create or replace trigger merged_member_stays before update on members for each row
  when (old.merged_into_id is not null and new.merged_into_id is not null
    and (new.version, new.points, new.total_transaction) is distinct from (old.version, old.points, old.total_transaction))
  execute function merged_member_stays();
