-- Locks a sale, so that no other void, adjustment or edit of it proceeds until this one ends; payments by the same member
-- or from the same shelf are not held up.
create or replace function take_sale(p_realm_id uuid, p_id uuid, p_version int) returns transactions
language plpgsql as $$
declare
  t transactions;
begin
  select * into strict t from transactions where id = p_id and realm_id = p_realm_id for update;
  if t.status = 'Void' then
    raise exception using errcode = 'TA005', message = 'ALREADY_VOID';
  end if;
  if t.version <> p_version then
    raise exception using errcode = 'TA004', message = 'STALE';
  end if;
  return t;
end $$;
