-- Locks a bill until the end of the transaction: its sale and bank confirmations for it are written one after the
-- other, so that the second sees the first.
create or replace function lock_bill(p_realm_id uuid, p_ref2 text) returns void
language sql as $$
  select pg_advisory_xact_lock(hashtextextended(p_realm_id::text || p_ref2, 69));
$$;
