-- The business day of a time by the clock of its branch: times before the hour at which days end belong to the day
-- before. No other SQL decides this; businessDateOf of domain/src/merchant/businessDay.ts follows the same rule
-- (docs/adr/0166).
create or replace function business_date(p_local timestamp, p_day_ends jsonb) returns date
language sql immutable as $$
  select case when p_day_ends is null or p_day_ends = '[]' then p_local::date
    else p_local::date - (extract(hour from p_local) < day_ends_at(p_local::date, p_day_ends))::int end
$$;
