-- Claims the idempotency key of a void, an adjustment, a return or an exchange; returns the earlier answer if the key
-- was used for the same request before. Refuses a key of another request, and the id of a parked bill, which is the key
-- of its payment.
create or replace function claim_key(p_realm_id uuid, p_key text, p_hash text, p_transaction_id uuid) returns jsonb
language plpgsql as $$
declare
  written record;
begin
  if p_key is null then
    return null;
  end if;
  insert into idempotency_keys (realm_id, key, request_hash, transaction_id)
    values (p_realm_id, p_key, decode(p_hash, 'hex'), p_transaction_id)
    on conflict do nothing;
  if found then
    if p_key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      and exists (select from parked_bills where realm_id = p_realm_id and id = p_key::uuid) then
      raise exception using errcode = 'TA002', message = 'IDEMPOTENCY_CONFLICT';
    end if;
    return null;
  end if;
  select answer, encode(request_hash, 'hex') = p_hash as same into written
    from idempotency_keys where realm_id = p_realm_id and key = p_key;
  if not written.same then
    raise exception using errcode = 'TA002', message = 'IDEMPOTENCY_CONFLICT';
  end if;
  return written.answer;
end $$;
