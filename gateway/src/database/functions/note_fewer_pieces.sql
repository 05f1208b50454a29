-- Only gateways of the previous release call it, which still run while others are upgraded: the next release drops it.
-- Reductions of a parked bill are now measured by value (note_reduced_bill); this reports how many pieces there were,
-- and how many of them are still in p_sold.
create or replace function note_fewer_pieces(p_realm_id uuid, p_bill_id uuid, p_sold jsonb, p_user_id uuid, p_sale_no text) returns void
language sql as $$
  insert into security_events (realm_id, kind, user_id, branch_id, subject)
  select p.realm_id, 'PARKED_BILL_REDUCED', p_user_id, p.branch_id, concat_ws(' · ', format('%s → %s', p.qty, l.qty), p_sale_no)
  from parked_bills p cross join lateral (
    select coalesce(sum(least(b.qty, s.qty)), 0) as qty from (
      select product_id, sum(quantity) as qty
      from jsonb_to_recordset(p.bill -> 'lines') as b(product_id uuid, quantity int) group by product_id) b
    join (
      select product_id, sum(qty) as qty from jsonb_to_recordset(p_sold) as s(product_id uuid, qty int) group by product_id) s
    using (product_id)) l
  where p.realm_id = p_realm_id and p.id = p_bill_id and l.qty < p.qty
$$;
