-- Stores a bank's confirmation of an incoming payment, with its outcome: for the till that displays the QR, or for a
-- sale that was already recorded. A reference of the bank identifies one payment: the same confirmation gets the same
-- answer again, a different one is refused. Money is satang.
create or replace function record_confirmation(doc jsonb) returns jsonb
language plpgsql as $$
declare
  s record;
  kept payment_confirmations;
  sale record;
  branch uuid;
  meant text;
begin
  select * into s from jsonb_to_record(doc) as d(realm_id uuid, payment_channel_id uuid, reference text, ref1 text, ref2 text,
    amount bigint, paid_at timestamptz, first_key text, last_key text);
  perform lock_bill(s.realm_id, s.ref2);

  -- Finds the sale by its key, which begins with ref2 (docs/adr/0137). Codes of two branches may give the same ref1.
  select t.id, t.status, t.branch_id into sale
    from idempotency_keys k join transactions t on t.realm_id = k.realm_id and t.id = k.transaction_id
      join merchant_branches b on b.realm_id = t.realm_id and b.id = t.branch_id and bill_reference(b.code) = s.ref1
    where k.realm_id = s.realm_id and k.key between s.first_key and s.last_key
      and upper(left(replace(k.key, '-', ''), 20)) = s.ref2
    limit 1;
  branch := coalesce(sale.branch_id,
    (select id from merchant_branches where realm_id = s.realm_id and bill_reference(code) = s.ref1 order by code limit 1));
  meant := case
    when branch is null then 'UNKNOWN_REFERENCE'
    when sale.id is null then 'AWAITING_SALE'
    when sale.status = 'Void' then 'SALE_VOIDED'
    else (
      select case
          when bool_or(c.amount = s.amount and c.confirmation_id is null) then 'SALE_CONFIRMED'
          when bool_or(c.amount = s.amount) then 'PAID_TWICE'
          when count(*) > 0 then 'OTHER_AMOUNT'
          else 'PAID_OTHERWISE' end
      from transaction_channels c
      where c.realm_id = s.realm_id and c.transaction_id = sale.id and c.type = 'Transfer'
        and c.payment_channel_id = s.payment_channel_id) end;

  insert into payment_confirmations (realm_id, payment_channel_id, reference, ref1, ref2, branch_id, amount, paid_at, outcome)
    values (s.realm_id, s.payment_channel_id, s.reference, s.ref1, s.ref2, branch, s.amount, s.paid_at, meant)
    on conflict (realm_id, payment_channel_id, reference) do nothing returning * into kept;
  if not found then
    select * into kept from payment_confirmations
      where realm_id = s.realm_id and payment_channel_id = s.payment_channel_id and reference = s.reference;
    if (kept.ref1, kept.ref2, kept.amount, kept.paid_at) is distinct from (s.ref1, s.ref2, s.amount, s.paid_at) then
      raise exception using errcode = 'TA002', message = 'IDEMPOTENCY_CONFLICT';
    end if;
    return jsonb_build_object('id', kept.id, 'outcome', kept.outcome, 'is_new', false);
  end if;
  if meant = 'SALE_CONFIRMED' then
    perform confirm_tenders(s.realm_id, sale.id, s.ref1, s.ref2);
  end if;
  return jsonb_build_object('id', kept.id, 'outcome', kept.outcome, 'is_new', true, 'transaction_id', sale.id);
end $$;
