-- Refuses to edit, sell to, merge or delete a member whose data was erased (docs/adr/0062); a sale that began before
-- the erasure is priced again and then refused.
create or replace function erased_member_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.version <> old.version or new.erased_at is null then
    raise exception using errcode = '23514', message = 'MEMBER_ERASED', constraint = 'members_erased';
  end if;
  raise exception using errcode = 'TA001', message = 'PLAN_AGAIN', detail = 'MEMBER';
end $$;

create or replace trigger erased_member_changed before update on members for each row
  when (old.erased_at is not null and (new.version, new.points, new.total_transaction, new.erased_at)
    is distinct from (old.version, old.points, old.total_transaction, old.erased_at))
  execute function erased_member_stays();
create or replace trigger erased_member_taken_away before delete on members for each row
  when (old.erased_at is not null) execute function erased_member_stays();
