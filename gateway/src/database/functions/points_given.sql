-- How many points a person has given without an approval by adjusting sales of a branch on its current business day.
-- Points that this person takes back from the same sale, as when a wrong number is corrected, are set off against what
-- the person gave before, and never against what is given later: others may have put them back. What is taken back after
-- an approval is not set off either, as it may be what was approved. null where the shop has no limit for points
-- (docs/adr/0204).
create or replace function points_given(p_realm_id uuid, p_branch_id uuid, p_by_id uuid) returns bigint
language sql stable as $$
  select (
      select coalesce(sum(g.points), 0) from (
        select sum(s.points) - least(min(s.so_far), 0) as points from (
          select e.sale_id, e.points, sum(e.points) over (partition by e.sale_id order by e.time, e.id) as so_far from (
            select t.id as sale_id, e.id, e.time, e.points, a.used_at is not null as is_approved,
              bool_or(a.used_at is not null) over (partition by t.id order by e.time, e.id) as is_after_approval
            from point_entries e
              join transactions t on t.realm_id = e.realm_id and t.id = e.transaction_id
              -- Used in the transaction that wrote the entry.
              left join approvals a on a.realm_id = e.realm_id and a.transaction_id = t.id and a.used_at = e.time
                and 'ADJUSTMENT' = any(a.actions)
            where e.realm_id = p_realm_id and e.kind = 'adjust' and e.by_id = p_by_id and e.time > now() - interval '2 days'
              and e.business_date = d.today and t.branch_id = b.id) e
          where not e.is_approved and not (e.is_after_approval and e.points < 0)) s
        group by s.sale_id) g)
  from merchant_settings s join merchant_branches b on b.realm_id = s.realm_id and b.id = p_branch_id
    cross join lateral (select business_date(now() at time zone b.time_zone, s.day_ends) as today) d
  where s.realm_id = p_realm_id and s.approve_points_above < 1000000000
$$;
