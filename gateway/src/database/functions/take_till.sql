-- The till at which a sale, a return or a void is made: one of its branch that is in use. null where none is named.
create or replace function take_till(p_realm_id uuid, p_branch_id uuid, p_till_id uuid) returns uuid
language plpgsql as $$
begin
  if p_till_id is null then
    return null;
  end if;
  perform from tills where realm_id = p_realm_id and id = p_till_id and branch_id = p_branch_id and status = 'Active';
  if not found then
    raise exception using errcode = 'TA008', message = 'TILL';
  end if;
  return p_till_id;
end $$;
