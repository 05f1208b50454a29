-- What one sale, in its current state, adds to this rollup. The payment, the void, the demo shop, the rebuilding and
-- the check of the books all read it, so that they cannot count differently. Hours are those of the branch.
create or replace view hours_figures with (security_invoker = true) as
  select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date,
    extract(hour from t.create_local_time)::smallint as hour, t.create_by_id,
    case when t.member_id is null then 'Guest' else 'Member' end as customer_type, t.counted::int as transactions, t.total_qty as qty,
    t.total_payment as payment, t.total_discount as discount, t.total_revenue as revenue, t.delivery_cost as delivery,
    t.cash_rounding, t.added_vat
  from transactions t where t.status = 'Complete';
