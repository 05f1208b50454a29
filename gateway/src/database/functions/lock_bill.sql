-- Until the end of the transaction: the sale of a bill and what banks confirm of it come one after the other, so that
-- whichever is second sees the first.
create or replace function lock_bill(p_realm_id uuid, p_ref2 text) returns void
language sql as $$
  select pg_advisory_xact_lock(hashtextextended(p_realm_id::text || p_ref2, 69));
$$;
