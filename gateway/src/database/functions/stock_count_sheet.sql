-- The sheets of stock counts: pieces found of each product, and pieces on the shelf when its counting began, or now. A
-- closed count keeps the names and codes of that time. An open sheet leaves out products whose stock is no longer
-- counted. In a blind count, the expected pieces are null until it is closed (docs/adr/0172).
create or replace view stock_count_sheet with (security_invoker = true) as
  select l.id, l.realm_id, l.count_id, c.branch_id, l.product_id, coalesce(l.code, p.code) as code,
    coalesce(l.name, p.name) as name, p.image_url, p.search_text, l.counted is not null as is_counted, l.counted,
    l.counted_at, l.counted_by_id, l.moved_qty <> 0 as is_moved, l.reason, l.value, c.closed_at,
    case when not b.is_hidden then coalesce(l.qty_at_count, k.qty, 0) end as expected,
    case when not b.is_hidden then l.counted - l.qty_at_count end as difference,
    case when not b.is_hidden then coalesce(l.counted <> l.qty_at_count, false) end as is_different
  from stock_count_lines l
    join stock_counts c on c.realm_id = l.realm_id and c.id = l.count_id
    join products p on p.realm_id = l.realm_id and p.id = l.product_id
    left join stock k on k.realm_id = l.realm_id and k.branch_id = c.branch_id and k.product_id = l.product_id
    cross join lateral (select c.is_blind and c.closed_at is null as is_hidden) b
  where c.closed_at is not null or not p.skip_stock;
