-- When a business day begins by the clock of a branch, which is when the day before ends. The sales of a day have times
-- from its start up to the start of the next, so that the index of times finds them.
create or replace function business_day_start(p_day date, p_day_ends jsonb) returns timestamp
language sql immutable as $$
  select p_day::timestamp + make_interval(hours => day_ends_at(p_day, p_day_ends))
$$;
