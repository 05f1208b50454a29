-- The business day of a time by the clock of its branch: what is before the hour at which days end is still of the day before.
-- The one place in SQL that decides it; businessDateOf of domain/src/merchant/businessDay.ts is the same (docs/adr/0166).
create or replace function business_date(p_local timestamp, p_day_ends jsonb) returns date
language sql immutable as $$
  select case when p_day_ends is null or p_day_ends = '[]' then p_local::date
    else p_local::date - (extract(hour from p_local) < day_ends_at(p_local::date, p_day_ends))::int end
$$;
