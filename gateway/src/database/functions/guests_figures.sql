-- What one sale, in its current state, adds to this rollup. The payment, the void, the demo shop, the rebuilding and
-- the check of the books all read it, so that they cannot count differently.
create or replace view guests_figures with (security_invoker = true) as
  select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date, coalesce(t.guest ->> 'gender', '') as gender,
    coalesce(t.guest ->> 'age', '') as age, t.counted::int as transactions, t.total_qty as qty, t.total_payment as payment,
    t.total_discount as discount, t.total_revenue as revenue
  from transactions t where t.status = 'Complete' and t.member_id is null;
