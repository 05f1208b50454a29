-- How many points a member has spent without an approval, to compare with the limit above which an approval is needed:
-- on sales of this business day and on sales written today, whatever their date, so that neither splitting nor
-- backdating avoids the limit. Counts valid sales, except one that is just being written or returned whole. 0 where the
-- shop has no such limit.
drop function if exists points_spent(uuid, uuid, date, uuid);
create or replace function points_spent(p_realm_id uuid, p_member_id uuid, p_day date, p_except uuid) returns bigint
language sql stable as $$
  select coalesce(sum(t.redeem_points), 0)
  from merchant_settings s join transactions t on t.realm_id = s.realm_id
    join merchant_branches b on b.realm_id = t.realm_id and b.id = t.branch_id
  where s.realm_id = p_realm_id and s.approve_points_above < 1000000000 and t.member_id = p_member_id
    -- As far back as today's sales can be dated.
    and t.create_local_time > p_day - make_interval(days => s.backdating_days + 1)
    and (t.business_date = p_day
      or business_date(t.time at time zone b.time_zone, s.day_ends) = business_date(now() at time zone b.time_zone, s.day_ends))
    and t.status = 'Complete' and t.returns_id is null and t.returned_qty < t.total_qty and t.id is distinct from p_except
    and not exists (select from approvals a
      where a.realm_id = t.realm_id and a.transaction_id = t.id and 'POINTS' = any(a.actions))
$$;
