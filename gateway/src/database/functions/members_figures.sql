-- What one sale, in its current state, adds to this rollup. The payment, the void, the demo shop, the rebuilding and
-- the check of the books all read it, so that they cannot count differently.
create or replace view members_figures with (security_invoker = true) as
  select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date, t.member_id, t.counted::int as transactions,
    t.total_qty as qty, t.total_payment as payment, t.total_discount as discount, t.total_revenue as revenue,
    t.earn_points, t.redeem_points, c.cash, c.card, c.transfer, c.other
  from transactions t cross join lateral (
    select coalesce(sum(amount) filter (where type = 'Cash'), 0)::bigint as cash,
      coalesce(sum(amount) filter (where type = 'Credit-Debit'), 0)::bigint as card,
      coalesce(sum(amount) filter (where type = 'Transfer'), 0)::bigint as transfer,
      coalesce(sum(amount) filter (where type = 'Other'), 0)::bigint as other
    from transaction_channels where transaction_id = t.id) c
  where t.status = 'Complete' and t.member_id is not null;
