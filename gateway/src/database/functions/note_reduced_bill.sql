-- Pieces, options or a part of their price that were removed from a parked bill may have been consumed, and their
-- payment pocketed. It is a security event, whatever replaces them: products are compared by the value of all their
-- pieces with options, before deductions. The event states the value of the goods before, and how much of it is still
-- in `p_sold` (product_id, qty, charge_amount).
create or replace function note_reduced_bill(p_realm_id uuid, p_bill_id uuid, p_sold jsonb, p_user_id uuid, p_sale_no text) returns void
language sql as $$
  with parked as (
    select l.product_id, sum(l.quantity * (l.unit_price + (
      select coalesce(sum(o.price), 0) from jsonb_to_recordset(coalesce(l.options, '[]')) as o(price bigint)))) as value
    from parked_bills p, jsonb_to_recordset(p.bill -> 'lines') as l(product_id uuid, quantity int, unit_price bigint, options jsonb)
    where p.realm_id = p_realm_id and p.id = p_bill_id group by l.product_id
  ), sold as (
    select product_id, sum(qty * charge_amount) as value
    from jsonb_to_recordset(p_sold) as s(product_id uuid, qty int, charge_amount bigint) group by product_id
  ), kept as (
    select sum(p.value) as before, sum(least(p.value, coalesce(s.value, 0))) as now from parked p left join sold s using (product_id)
  )
  insert into security_events (realm_id, kind, user_id, branch_id, subject)
  select p.realm_id, 'PARKED_BILL_REDUCED', p_user_id, p.branch_id,
    concat_ws(' · ', format('%s → %s', round(k.before / 100, 2), round(k.now / 100, 2)), p_sale_no)
  from parked_bills p, kept k where p.realm_id = p_realm_id and p.id = p_bill_id and k.now < k.before
$$;
