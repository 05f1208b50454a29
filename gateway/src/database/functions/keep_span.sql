-- Sums what each member bought on the requested days, unless that sum exists, and deletes the spans that have not been
-- requested for the longest time (docs/adr/0078). Holds the lock of the fold, so that nothing is folded between reading
-- the figures and the end. At any moment, the true figures are a row of span_members plus the rows of daily_members
-- that are not folded yet.
create or replace function keep_span(p_realm_id uuid, p_first date, p_last date, p_branches uuid[], p_most int) returns boolean
language plpgsql as $$
declare
  until date := p_last;
  whole date := (date_trunc('month', p_first - 1) + interval '1 month')::date;
  after date;
  kept uuid;
begin
  if not pg_try_advisory_xact_lock(4100003, hashtext(p_realm_id::text)) then
    return false;
  end if;
  if not exists (select from daily_sales where realm_id = p_realm_id and business_date > p_last) then
    until := 'infinity';
  end if;
  update member_spans set wanted_at = now()
    where realm_id = p_realm_id and first_day = p_first and last_day in (p_last, until) and branch_ids = p_branches;
  if found then
    return true;
  end if;
  with gone as (
    delete from member_spans where id in (
      select id from member_spans where realm_id = p_realm_id order by wanted_at desc, id offset p_most - 1)
    returning id
  ) delete from span_members where realm_id = p_realm_id and span_id in (select id from gone);
  insert into member_spans (realm_id, first_day, last_day, branch_ids) values (p_realm_id, p_first, until, p_branches)
    returning id into kept;
  after := greatest(whole, case when until = 'infinity' then until else date_trunc('month', until + 1)::date end);
  insert into span_members (realm_id, span_id, member_id,
      transactions, qty, payment, discount, revenue, earn_points, redeem_points, ltv)
    select p_realm_id, kept, f.member_id,
      f.transactions, f.qty, f.payment, f.discount, f.revenue, f.earn_points, f.redeem_points,
      m.total_revenue - coalesce(u.revenue, 0)
    from (
      select member_id, sum(transactions::float8)::bigint as transactions, sum(qty::float8)::bigint as qty,
        sum(payment::float8)::bigint as payment, sum(discount::float8)::bigint as discount, sum(revenue::float8)::bigint as revenue,
        sum(earn_points::float8)::bigint as earn_points, sum(redeem_points::float8)::bigint as redeem_points
      from (
        select branch_id, member_id, transactions, qty, payment, discount, revenue, earn_points, redeem_points from monthly_members
          where realm_id = p_realm_id and month >= whole and month < after
        union all
        select branch_id, member_id, transactions, qty, payment, discount, revenue, earn_points, redeem_points from daily_members
          where realm_id = p_realm_id and slot = 0 and business_date between p_first and until
            and (business_date < whole or business_date >= after)) d
      where p_branches = '{}' or branch_id = any(p_branches)
      group by member_id) f
      join members m on m.id = f.member_id
      left join (select member_id, sum(revenue)::bigint as revenue from daily_members
        where realm_id = p_realm_id and slot > 0 group by member_id) u on u.member_id = f.member_id
    order by f.member_id;
  return true;
end $$;
