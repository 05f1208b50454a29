-- Who bought what on a day: members by their number; goods as products and as the categories in which they were sold.
create or replace function bought_on(p_realm_id uuid, p_day date) returns table (goods_id uuid, is_category boolean, number int)
language sql stable as $$
  select distinct g.goods_id, g.is_category, m.number
  from transactions s join transaction_items i on i.transaction_id = s.id join members m on m.id = s.member_id
    cross join lateral (values (i.product_id, false), (i.category_id, true)) g (goods_id, is_category)
  where s.realm_id = p_realm_id and s.create_local_time >= (select business_day_start(p_day, day_ends(p_realm_id)))
    and s.create_local_time < (select business_day_start(p_day + 1, day_ends(p_realm_id)))
    and s.status = 'Complete' and s.returns_id is null and i.product_id is not null and g.goods_id is not null
$$;
