-- Adds to the spans what the fold removes from the days (keep_span). A row that was already folded is only deleted when
-- a shop is filled again. A member who is not in a span and bought nothing in it is not added; lifetime figures change
-- in all spans.
create or replace function follow_fold() returns trigger language plpgsql as $$
begin
  if not exists (select from member_spans where realm_id in (select realm_id from gone)) then
    return null;
  end if;
  if exists (select from gone where slot = 0) then
    delete from span_members where realm_id in (select realm_id from gone);
    delete from member_spans where realm_id in (select realm_id from gone);
    return null;
  end if;
  insert into span_members as r (realm_id, span_id, member_id,
      transactions, qty, payment, discount, revenue, earn_points, redeem_points, ltv)
    select d.realm_id, d.span_id, d.member_id,
      d.transactions, d.qty, d.payment, d.discount, d.revenue, d.earn_points, d.redeem_points,
      (select coalesce(sum(revenue), 0) from monthly_members m where m.realm_id = d.realm_id and m.member_id = d.member_id)
    from (
      select g.realm_id, s.id as span_id, g.member_id, bool_or(inside) as inside,
        coalesce(sum(transactions) filter (where inside), 0)::bigint as transactions,
        coalesce(sum(qty) filter (where inside), 0)::bigint as qty,
        coalesce(sum(payment) filter (where inside), 0)::bigint as payment,
        coalesce(sum(discount) filter (where inside), 0)::bigint as discount,
        coalesce(sum(revenue) filter (where inside), 0)::bigint as revenue,
        coalesce(sum(earn_points) filter (where inside), 0)::bigint as earn_points,
        coalesce(sum(redeem_points) filter (where inside), 0)::bigint as redeem_points
      from gone g join member_spans s on s.realm_id = g.realm_id
        cross join lateral (select g.business_date between s.first_day and s.last_day
          and (s.branch_ids = '{}' or g.branch_id = any(s.branch_ids)) as inside) i
      group by g.realm_id, s.id, g.member_id) d
    where inside or exists (select from span_members k where k.span_id = d.span_id and k.member_id = d.member_id)
    order by d.span_id, d.member_id
    on conflict (realm_id, span_id, member_id) do update set
      transactions = r.transactions + excluded.transactions, qty = r.qty + excluded.qty, payment = r.payment + excluded.payment,
      discount = r.discount + excluded.discount, revenue = r.revenue + excluded.revenue,
      earn_points = r.earn_points + excluded.earn_points, redeem_points = r.redeem_points + excluded.redeem_points,
      ltv = excluded.ltv;
  return null;
end $$;
create or replace trigger spans_followed after delete on daily_members referencing old table as gone
  for each statement execute function follow_fold();
-- Also fires while a shop is filled in bulk, when other triggers are off.
alter table daily_members enable always trigger spans_followed;
