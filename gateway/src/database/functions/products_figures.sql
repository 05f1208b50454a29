-- What one sale, in its current state, adds to this rollup. The payment, the void, the demo shop, the rebuilding and
-- the check of the books all read it, so that they cannot count differently. A category counts a sale once, with the
-- first of its products on the bill, so that the products' counts add up to the category's.
create or replace view products_figures with (security_invoker = true) as
  select transaction_id, realm_id, branch_id, business_date, member_id, customer_type, product_id, category_id,
    sub_category_id, counted as transactions,
    counted * (row_number() over (partition by transaction_id, category_id order by product_id) = 1)::int as category_transactions,
    counted * (row_number() over (partition by transaction_id, sub_category_id order by product_id) = 1)::int as sub_category_transactions,
    qty, amount, tier_id, cost, costed_qty, costed_amount
  from (
    select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date, t.member_id, t.counted::int as counted,
      case when t.member_id is null then 'Guest' else 'Member' end as customer_type, i.product_id,
      coalesce(i.category_id, '00000000-0000-0000-0000-000000000000') as category_id, coalesce(i.sub_category_id, '00000000-0000-0000-0000-000000000000') as sub_category_id,
      sum(i.qty)::bigint as qty, sum(i.paid_amount)::bigint as amount, coalesce(t.tier_id, '00000000-0000-0000-0000-000000000000') as tier_id,
      coalesce(sum(i.cost), 0)::bigint as cost, coalesce(sum(i.qty) filter (where i.cost is not null), 0)::int as costed_qty,
      coalesce(sum(i.net_amount) filter (where i.cost is not null), 0)::bigint as costed_amount
    from transactions t join transaction_items i on i.transaction_id = t.id
    where t.status = 'Complete' and i.product_id is not null
    group by t.realm_id, t.id, i.product_id, i.category_id, i.sub_category_id) bought;
