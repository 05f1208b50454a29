-- What one sale, in its current state, adds to this rollup. The payment, the void, the demo shop, the rebuilding and
-- the check of the books all read it, so that they cannot count differently. A voided sale only adds to voided and
-- documents; a return subtracts its amounts, and one from the number of sales if nothing of its sale is left.
create or replace view sales_figures with (security_invoker = true) as
  select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date,
    case when t.member_id is null then 'Guest' else 'Member' end as customer_type,
    kept * t.counted as transactions, 1 - kept as voided, kept * t.total_qty as qty, kept * t.total_payment as payment,
    kept * t.total_discount as discount, kept * t.total_revenue as revenue, kept * t.delivery_cost as delivery,
    kept * t.earn_points as earn_points, kept * t.redeem_points as redeem_points, coalesce(t.tier_id, '00000000-0000-0000-0000-000000000000') as tier_id, 1 as documents,
    kept * t.cash_rounding as cash_rounding, kept * t.added_vat as added_vat,
    kept * c.cost as cost, kept * c.qty as costed_qty, kept * c.amount as costed_amount
  from transactions t cross join lateral (select (t.status = 'Complete')::int as kept) s
    cross join lateral (select coalesce(sum(i.cost), 0)::bigint as cost, coalesce(sum(i.qty), 0)::int as qty,
        coalesce(sum(i.net_amount), 0)::bigint as amount
      from transaction_items i where i.transaction_id = t.id and i.cost is not null) c;
