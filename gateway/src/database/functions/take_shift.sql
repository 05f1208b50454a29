-- The open shift of a till, locked until the sale, the return or the void is written: the closing waits for that, and
-- counts it. If this itself waited for a closing, it looks again, and finds the shift that was opened afterwards, or
-- none; none is refused where the shop requires an open shift.
create or replace function take_shift(p_realm_id uuid, p_till_id uuid) returns uuid
language plpgsql as $$
declare
  shift uuid;
begin
  for round in 1..2 loop
    select id into shift from shifts where realm_id = p_realm_id and till_id = p_till_id and closed_at is null for share;
    exit when found or p_till_id is null;
  end loop;
  if shift is null and exists (select from merchant_settings where realm_id = p_realm_id and sale_shift = 'REQUIRED') then
    raise exception using errcode = 'TA012', message = 'SHIFT';
  end if;
  return shift;
end $$;
