-- The till at which money of a sale is given back, and its open shift, locked. If no till is named, it is the till that
-- sold, as long as that has an open shift, which then counts it: so shift, till and series of the tax document always
-- fit together. Otherwise there is none.
create or replace function take_drawer(p_realm_id uuid, p_branch_id uuid, p_till_id uuid, p_sold_at_id uuid, out till_id uuid, out shift_id uuid)
language plpgsql as $$
begin
  till_id := take_till(p_realm_id, p_branch_id, p_till_id);
  shift_id := take_shift(p_realm_id, coalesce(till_id, p_sold_at_id));
  if shift_id is not null then
    till_id := coalesce(till_id, p_sold_at_id);
  end if;
end $$;
