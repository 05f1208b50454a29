/**
 * Shelves that were filled before their value was kept start at what their pieces were last paid for in that branch
 * (docs/adr/0164), so that the next goods received do not set the cost of all that is there. The value of the shelf stands on
 * the movement of the document that says it.
 */
export const costOfShelves = `
-- Shelves of every shop, also where the owner of the tables is bound to one.
alter table stock no force row level security;
alter table stock_movements no force row level security;
alter table stock_import_lines no force row level security;
with priced as (
  select realm_id, import_id, product_id, round(sum(base_price::numeric * qty) / sum(qty))::bigint as cost
  from stock_import_lines where base_price is not null and not skip_stock group by realm_id, import_id, product_id
), paid as (
  select distinct on (m.realm_id, m.branch_id, m.product_id) m.realm_id, m.branch_id, m.product_id, m.id, p.cost
  from stock_movements m join priced p using (realm_id, import_id, product_id)
  order by m.realm_id, m.branch_id, m.product_id, m.time desc, m.id desc
), started as (
  update stock k set value = k.qty * p.cost, cost = p.cost from paid p
  where (k.realm_id, k.branch_id, k.product_id) = (p.realm_id, p.branch_id, p.product_id) and k.value is null
  returning p.realm_id, p.id, k.value
)
update stock_movements m set value = s.value from started s where (m.realm_id, m.id) = (s.realm_id, s.id);
alter table stock force row level security;
alter table stock_movements force row level security;
alter table stock_import_lines force row level security;
`;
