-- If one person hands back at two tills at once, the second waits here, counts what the first handed back, and is
-- planned again if that is more than the plan assumed. Locks nothing where no limit was checked. Called after the shift
-- is locked, in the order of a closing.
create or replace function hold_hand_back(p_realm_id uuid, p_branch_id uuid, p_by_id uuid, p_sale_id uuid, p_judged bigint)
returns void language plpgsql as $$
begin
  if p_judged is null then
    return;
  end if;
  perform from merchant_users where realm_id = p_realm_id and id = p_by_id for no key update;
  if handed_back(p_realm_id, p_branch_id, p_by_id, p_sale_id) > p_judged then
    raise exception using errcode = 'TA001', message = 'PLAN_AGAIN', detail = 'HANDED_BACK';
  end if;
end $$;
