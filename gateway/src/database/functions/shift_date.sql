-- The business day of a shift, in lists, sums, files, the sales journal and the limits of a day alike: the day it was opened
-- on by the clock of its branch, so that a night over midnight is of the day that it began on.
create or replace function shift_date(p_opened_at timestamptz, p_time_zone text) returns date
language sql immutable as $$
  select (p_opened_at at time zone p_time_zone)::date
$$;
