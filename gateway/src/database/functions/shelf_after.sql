-- The value of a shelf after pieces were added or removed, in satang, by the moving average (docs/adr/0164; the same
-- rule as movingAverage.ts of the domain). Removed pieces take the average with them; added ones bring their own cost,
-- or the average if they have none. Goods received or counted with a cost, on a shelf that is empty, below zero or of
-- unknown cost, set the cost of all its pieces.
create or replace function shelf_after(p_qty int, p_value bigint, p_cost bigint, p_moved int, p_brought bigint, p_kind text)
returns table (value bigint, cost bigint, moved_value bigint)
language sql immutable as $$
  select r.value,
    case when r.value is null then null
      when r.pieces <> 0 then round(r.value::numeric / r.pieces)
      else a.cost end::bigint,
    case when r.value is not null then r.value - coalesce(p_value, 0) end
  from (select p_qty + p_moved as pieces,
      case when p_value is null then null when p_qty <> 0 then round(p_value::numeric / p_qty) else p_cost end as average,
      case when p_value is null then null when p_qty <> 0 then round(p_value::numeric * p_moved / p_qty) else p_cost::numeric * p_moved end as averaged,
      p_brought is not null and (p_value is null or (p_kind in ('import', 'count') and p_qty <= 0)) as is_set) s
    cross join lateral (select case when s.is_set then round(p_brought::numeric / p_moved) else s.average end as cost) a
    cross join lateral (select s.pieces,
      case when s.is_set then round(p_brought::numeric * s.pieces / p_moved)
        when s.pieces = 0 then p_value * 0
        when (p_value + coalesce(p_brought, s.averaged)) * s.pieces < 0 then s.average * s.pieces
        else p_value + coalesce(p_brought, s.averaged) end::bigint as value) r
$$;
