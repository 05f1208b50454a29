-- How many points a member has spent on sales of a business day, for the limit above which they take an approval: on sales that stand,
-- without what was approved, and without a sale that is just coming back whole. Where the shop has no such limit it is 0.
create or replace function points_spent(p_realm_id uuid, p_member_id uuid, p_day date, p_given_back uuid) returns bigint
language sql stable as $$
  select case when exists (select from merchant_settings s where s.realm_id = p_realm_id and s.approve_points_above < 1000000000) then (
    select coalesce(sum(t.redeem_points), 0) from transactions t
    where t.realm_id = p_realm_id and t.member_id = p_member_id and t.business_date = p_day and t.status = 'Complete'
      and t.create_local_time between p_day - interval '1 day' and p_day + interval '2 days'
      and t.returns_id is null and t.returned_qty < t.total_qty and t.id is distinct from p_given_back
      and not exists (select from approvals a
        where a.realm_id = t.realm_id and a.transaction_id = t.id and 'POINTS' = any(a.actions))) else 0 end
$$;
