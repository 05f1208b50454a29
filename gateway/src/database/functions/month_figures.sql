-- The figures of a month of the sales journal, by branch, in satang: stored when the month is closed, and compared with
-- later. Bank confirmations of transfers are not among them, as these may come after the closing.
create or replace function month_figures(p_realm_id uuid, p_month date) returns jsonb
language sql stable as $$
  select coalesce(jsonb_object_agg(branch_id, figures), '{}') from (
    select branch_id, jsonb_build_object('sales', sum(sales), 'gross', sum(gross), 'discount', sum(discount),
      'points_as_cash', sum(points_as_cash), 'returned', sum(returned), 'voided', sum(voided), 'added_vat', sum(added_vat),
      'total', sum(total), 'value', sum(value),
      'vat', sum(vat), 'exempt', sum(exempt), 'cash', sum(cash), 'card', sum(card), 'transfer', sum(transfer), 'other', sum(other),
      'exchange', sum(exchange), 'cash_rounding', sum(cash_rounding), 'drawer_difference', sum(drawer_difference)) as figures
    from sales_journal
    where realm_id = p_realm_id and calendar_date >= p_month and calendar_date < (p_month + interval '1 month')::date
    group by branch_id) b
$$;
