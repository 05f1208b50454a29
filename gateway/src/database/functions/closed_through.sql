-- The last day of the books that are closed, all days before it with it; null where no month is. Months are closed in order.
create or replace function closed_through(p_realm_id uuid) returns date
language sql stable as $$
  select (max(month) + interval '1 month')::date - 1 from closed_months where realm_id = p_realm_id and reopened_at is null
$$;
