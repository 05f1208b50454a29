-- Moves pieces onto and off the shelves of a branch, writes the movements and returns how each changed the value of its
-- shelf. Rows: product_id, qty (below 0 off the shelf) and value, the cost of the pieces, null where unknown. Ordered
-- by product, so that two simultaneous moves of the same products wait for each other instead of failing.
create or replace function move_stock(p_realm_id uuid, p_branch_id uuid, p_kind text, p_document_id uuid, p_rows jsonb)
returns table (product_id uuid, qty int, value bigint)
language plpgsql set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
  with moved as (
    select r.product_id, sum(r.qty)::int as qty, case when count(r.value) = count(*) then sum(r.value)::bigint end as value
    from jsonb_to_recordset(p_rows) as r(product_id uuid, qty int, value bigint) group by r.product_id
  ), shelves as (
    insert into stock as k (realm_id, branch_id, product_id, qty, value, cost, moved_value)
      select p_realm_id, p_branch_id, m.product_id, m.qty, n.value, n.cost, n.moved_value
      from moved m cross join lateral shelf_after(0, null, null, m.qty, m.value, p_kind) n order by m.product_id
      -- `excluded` was calculated for an empty shelf, so its moved_value is the value that the pieces bring.
      on conflict (realm_id, branch_id, product_id) do update set (qty, value, cost, moved_value) = (
        select k.qty + excluded.qty, n.value, n.cost, n.moved_value
        from shelf_after(k.qty, k.value, k.cost, excluded.qty, excluded.moved_value, p_kind) n)
      returning k.product_id, k.moved_value
  )
  insert into stock_movements as w (realm_id, branch_id, product_id, kind, qty, value, transaction_id, import_id, count_id)
    select p_realm_id, p_branch_id, m.product_id, p_kind, m.qty, s.moved_value,
      case when p_kind in ('sale', 'void', 'return') then p_document_id end,
      case when p_kind = 'import' then p_document_id end,
      case when p_kind = 'count' then p_document_id end
    from moved m join shelves s using (product_id)
    returning w.product_id, w.qty, w.value;
end $$;
