-- Every hour at which business days of a shop ended, each with the day from which it applies, in the form that
-- business_date takes.
create or replace function day_ends(p_realm_id uuid) returns jsonb
language sql stable as $$
  select coalesce((select s.day_ends from merchant_settings s where s.realm_id = p_realm_id), '[]')
$$;
