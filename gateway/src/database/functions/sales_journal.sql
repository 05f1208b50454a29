-- The sales journal: a row for each branch and calendar day of its clock, with what was sold, returned and voided on
-- it, in satang. It follows the calendar, like the tax documents, even where the shop's business days end at another
-- hour (docs/adr/0166). A sale stays on its day even if it is voided later: the void counts on its own day, like its
-- credit note. VAT that was added to prices is a separate figure: of sales, less returns and voids. So the days agree
-- with the tax documents and the tenders, to the satang.
create or replace view sales_journal with (security_invoker = true) as
  select md5(e.realm_id || ' ' || e.branch_id || ' ' || e.calendar_date)::uuid as id, e.realm_id, e.branch_id, e.calendar_date,
    coalesce(sum(amount) filter (where name = 'sales'), 0)::int as sales,
    coalesce(sum(amount) filter (where name = 'gross'), 0)::bigint as gross,
    (coalesce(sum(amount) filter (where name = 'off'), 0) - coalesce(sum(amount) filter (where name = 'points'), 0))::bigint as discount,
    coalesce(sum(amount) filter (where name = 'points'), 0)::bigint as points_as_cash,
    coalesce(sum(amount) filter (where name = 'returned'), 0)::bigint as returned,
    coalesce(sum(amount) filter (where name = 'voided'), 0)::bigint as voided,
    coalesce(sum(amount) filter (where name in ('gross', 'off', 'returned', 'voided', 'added')), 0)::bigint as total,
    coalesce(sum(amount) filter (where name = 'value'), 0)::bigint as value,
    coalesce(sum(amount) filter (where name = 'vat'), 0)::bigint as vat,
    coalesce(sum(amount) filter (where name = 'exempt'), 0)::bigint as exempt,
    (coalesce(sum(amount) filter (where name in ('gross', 'off', 'returned', 'voided', 'added')), 0)
      - coalesce(sum(amount) filter (where name in ('value', 'vat', 'exempt')), 0))::bigint as undocumented,
    coalesce(sum(amount) filter (where name = 'Cash'), 0)::bigint as cash,
    coalesce(sum(amount) filter (where name = 'Credit-Debit'), 0)::bigint as card,
    coalesce(sum(amount) filter (where name = 'Transfer'), 0)::bigint as transfer,
    coalesce(sum(amount) filter (where name = 'Other'), 0)::bigint as other,
    coalesce(sum(amount) filter (where name = 'Exchange'), 0)::bigint as exchange,
    coalesce(sum(amount) filter (where name = 'confirmed'), 0)::bigint as confirmed,
    coalesce(sum(amount) filter (where name = 'drawer'), 0)::bigint as drawer_difference,
    coalesce(sum(amount) filter (where name = 'drawer' and amount > 0), 0)::bigint as drawer_over,
    coalesce(-sum(amount) filter (where name = 'drawer' and amount < 0), 0)::bigint as drawer_short,
    coalesce(sum(amount) filter (where name = 'rounding'), 0)::bigint as cash_rounding,
    coalesce(sum(amount) filter (where name = 'added'), 0)::bigint as added_vat
  from (
    select d.realm_id, d.branch_id, d.day as calendar_date, a.name, a.amount
    from (
        select t.id, t.realm_id, t.branch_id, t.day, case when t.returns_id is null then 'sale' else 'return' end as kind,
          1 as sign, t.total_payment, t.total_discount, t.total_revenue, t.delivery_cost, t.added_vat, t.cash_rounding
        -- Each half uses a different index: there are few or no sales at night.
        from (select s.*, s.business_date as day from transactions s where s.business_date = s.create_local_time::date
          union all
          select s.*, s.create_local_time::date from transactions s where s.business_date <> s.create_local_time::date) t
        union all
        select t.id, t.realm_id, t.branch_id, (t.void_time at time zone b.time_zone)::date, 'void',
          -1, t.total_payment, t.total_discount, t.total_revenue, t.delivery_cost, t.added_vat, t.cash_rounding
        from transactions t join merchant_branches b on b.realm_id = t.realm_id and b.id = t.branch_id
        where t.status = 'Void') d
      cross join lateral (
        select 'sales' as name, 1::bigint as amount where d.kind = 'sale'
        union all select 'gross', d.total_payment + d.delivery_cost where d.kind = 'sale'
        union all select 'off', d.total_discount where d.kind = 'sale'
        union all select 'points', i.discount_amount from transaction_items i
          where d.kind = 'sale' and i.realm_id = d.realm_id and i.transaction_id = d.id and i.item_type = 'event' and i.event_code = 'REDEEM'
        union all select 'returned', d.total_revenue + d.delivery_cost where d.kind = 'return'
        union all select 'voided', -(d.total_revenue + d.delivery_cost) where d.kind = 'void'
        union all select 'added', d.sign * d.added_vat
        union all select 'rounding', d.sign * d.cash_rounding
        union all select n.name, d.sign * c.amount from transaction_channels c
          cross join lateral (select c.type as name union all select 'confirmed' where c.type = 'Transfer' and c.confirmed_at is not null) n
          where c.realm_id = d.realm_id and c.transaction_id = d.id) a
    union all
    select o.realm_id, o.branch_id, o.document_date, a.name, a.amount
    from output_tax o cross join lateral (values ('value', o.value), ('vat', o.vat), ('exempt', o.exempt)) a (name, amount)
    union all
    select s.realm_id, s.branch_id, (s.opened_at at time zone b.time_zone)::date, 'drawer', d.amount
    from shifts s join merchant_branches b on b.realm_id = s.realm_id and b.id = s.branch_id
      cross join lateral (values (s.difference), (s.opening_cash - s.expected_opening)) d (amount)
    where d.amount is not null) e
  group by e.realm_id, e.branch_id, e.calendar_date;
