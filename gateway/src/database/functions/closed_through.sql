-- The last day of the closed months, which are closed in order, so that all days before it are closed too; null where
-- no month is.
create or replace function closed_through(p_realm_id uuid) returns date
language sql stable as $$
  select (max(month) + interval '1 month')::date - 1 from closed_months where realm_id = p_realm_id and reopened_at is null
$$;
