-- The hour of the branch's clock at which the business day of a date begins and the one before it ends: 0 to 11,
-- midnight if the shop had set none by then. dayEndsAt of domain/src/merchant/businessDay.ts follows the same rule.
create or replace function day_ends_at(p_day date, p_day_ends jsonb) returns int
language sql immutable as $$
  select case when p_day_ends is null or p_day_ends = '[]' then 0 else coalesce((
    select (e ->> 'hour')::int from jsonb_array_elements(p_day_ends) e
    where (e ->> 'from')::date <= p_day order by (e ->> 'from')::date desc limit 1), 0) end
$$;
