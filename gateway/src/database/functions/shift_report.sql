-- What moved in a shift, in baht: its sales and returns, and its voids, which may reverse sales of another shift. The
-- expected cash is the opening cash, plus the cash of its sales less that of its returns and voids, plus the cash put
-- in, less the cash taken out.
create or replace function shift_report(p_realm_id uuid, p_shift_id uuid) returns jsonb
language sql stable as $$
  with documents as (
    select t.id, t.returns_id is not null as is_return, 1 as sign, t.create_by_id as by_id, t.total_revenue + t.delivery_cost + t.added_vat as due,
        t.total_discount, t.cash_rounding
      from transactions t where t.realm_id = p_realm_id and t.shift_id = p_shift_id
    union all
    select t.id, false, -1, t.void_by_id, t.total_revenue + t.delivery_cost + t.added_vat, t.total_discount, -t.cash_rounding
      from transactions t where t.realm_id = p_realm_id and t.void_shift_id = p_shift_id
  ), tenders as (
    select c.type, sum(d.sign * c.amount) as amount, count(*) as count
      from documents d join transaction_channels c on c.realm_id = p_realm_id and c.transaction_id = d.id
      group by c.type
  ), moved as (
    select coalesce(sum(amount) filter (where amount > 0), 0) as put_in, coalesce(-sum(amount) filter (where amount < 0), 0) as taken_out
      from shift_entries where realm_id = p_realm_id and shift_id = p_shift_id
  ), sums as (
    -- By person, and in total.
    select grouping(d.by_id) = 1 as is_all, d.by_id, count(*) filter (where sign = 1 and not is_return) as sales,
        coalesce(sum(due) filter (where sign = 1 and not is_return), 0) as sold,
        count(*) filter (where is_return) as returns, coalesce(-sum(due) filter (where is_return), 0) as returned,
        count(*) filter (where sign = -1) as voids, coalesce(sum(due) filter (where sign = -1), 0) as voided,
        coalesce(-sum(total_discount) filter (where sign = 1 and not is_return), 0) as discount,
        coalesce(sum(cash_rounding), 0) as cash_rounding
      from documents d group by grouping sets ((d.by_id), ())
  ), people as (
    select p.*, (select trim(u.firstname || ' ' || u.lastname) from merchant_users u where u.realm_id = p_realm_id and u.id = p.by_id) as name
      from sums p where not p.is_all
  )
  select jsonb_build_object(
    'opening_cash', trim_scale(s.opening_cash / 100.0),
    'cash_in', trim_scale(m.put_in / 100.0), 'cash_out', trim_scale(m.taken_out / 100.0),
    'expected_cash', trim_scale((s.opening_cash + m.put_in - m.taken_out
      + coalesce((select amount from tenders where type = 'Cash'), 0)) / 100.0),
    'sales', a.sales, 'sold', trim_scale(a.sold / 100.0), 'returns', a.returns, 'returned', trim_scale(a.returned / 100.0),
    'voids', a.voids, 'voided', trim_scale(a.voided / 100.0), 'discount', trim_scale(a.discount / 100.0),
    'cash_rounding', trim_scale(a.cash_rounding / 100.0),
    'tenders', (select coalesce(jsonb_agg(jsonb_build_object('type', type, 'amount', trim_scale(amount / 100.0), 'count', count)
      order by type), '[]') from tenders),
    'cashiers', (select coalesce(jsonb_agg(jsonb_build_object('id', by_id, 'name', name, 'sales', sales,
      'sold', trim_scale(sold / 100.0), 'returned', trim_scale(returned / 100.0),
      'voided', trim_scale(voided / 100.0), 'discount', trim_scale(discount / 100.0)) order by name, by_id), '[]')
      from people),
    'entries', (select coalesce(jsonb_agg(jsonb_build_object('amount', trim_scale(e.amount / 100.0), 'reason', e.reason, 'at', e.at,
      'by_name', (select trim(u.firstname || ' ' || u.lastname) from merchant_users u where u.realm_id = p_realm_id and u.id = e.by_id),
      'approved_by_name', (select trim(u.firstname || ' ' || u.lastname) from merchant_users u
        where u.realm_id = p_realm_id and u.id = e.approved_by_id))
      order by e.at, e.id), '[]') from shift_entries e where e.realm_id = p_realm_id and e.shift_id = p_shift_id))
  from shifts s, moved m, sums a where a.is_all and s.realm_id = p_realm_id and s.id = p_shift_id
$$;
