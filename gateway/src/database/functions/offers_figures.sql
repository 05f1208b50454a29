-- What one sale, in its current state, adds to this rollup. The payment, the void, the demo shop, the rebuilding and
-- the check of the books all read it, so that they cannot count differently. An offer counts a sale once, however many
-- rows of the bill it has; the revenue is that of the whole sale.
create or replace view offers_figures with (security_invoker = true) as
  select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date, i.offer_id,
    case when t.member_id is null then 'Guest' else 'Member' end as customer_type, t.counted::int as transactions,
    sum(i.discount_amount)::bigint as discount, t.total_revenue as revenue
  from transactions t join transaction_items i on i.transaction_id = t.id
  where t.status = 'Complete' and i.item_type in ('discount', 'offer') and i.offer_id is not null
  group by t.realm_id, t.id, i.offer_id;
