-- The value of a rate at a moment: the one that the first later change replaced, or the current value.
create or replace function then_or_now(p_rate text, p_setting uuid, p_moment timestamptz, p_now bigint) returns bigint
language sql stable as $$
  select coalesce((select (c.before ->> p_rate)::bigint from changes c
    where c.realm_id = nullif(current_setting('app.realm_id', true), '')::uuid and c.record = 'merchant_settings'
      and c.record_id = p_setting and c.time > p_moment and c.before ? p_rate order by c.id limit 1), p_now)
$$;
