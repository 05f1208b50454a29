-- Locks the limited offers of a sale until it is written, and refuses it if one is used up: of two tills at once, the
-- second waits here and then counts the use of the first. The sale was priced with an earlier count.
create or replace function take_offers(p_realm_id uuid, p_offer_ids uuid[], p_member_id uuid, p_day date)
returns void language plpgsql as $$
begin
  if coalesce(p_offer_ids, '{}') = '{}' then
    return;
  end if;
  perform from offers where realm_id = p_realm_id and id = any(p_offer_ids) order by id for no key update;
  if exists (select from offers o cross join lateral offer_uses(p_realm_id, o.id, p_member_id, p_day) u
      where o.realm_id = p_realm_id and o.id = any(p_offer_ids)
        and (u.of_member >= o.limit_per_member or u.of_day >= o.limit_per_day or u.in_all >= o.limit_in_all)) then
    raise exception using errcode = 'TA001', message = 'PLAN_AGAIN', detail = 'OFFER_LIMIT';
  end if;
end $$;
