-- The first reference on a QR of a branch with this code; domain/src/till/promptPayPayload.ts follows the same rule.
create or replace function bill_reference(p_code text) returns text language sql immutable parallel safe as $$
  select left(regexp_replace(upper(p_code collate "C"), '[^0-9A-Z]', '', 'g'), 20)
$$;
