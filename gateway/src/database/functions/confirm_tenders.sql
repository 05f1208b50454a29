-- Assigns what banks have confirmed under these references to transfers of a sale that no bank has confirmed yet: with
-- the same account and amount, the earliest received first. Each confirmation belongs to one tender, which a unique
-- index enforces. Returns the assigned ones, by position. Must be called with the bill locked (lock_bill).
create or replace function confirm_tenders(p_realm_id uuid, p_sale_id uuid, p_ref1 text, p_ref2 text) returns jsonb
language plpgsql as $$
declare
  tender record;
  found_one payment_confirmations;
  bound jsonb := '[]';
begin
  for tender in
    select position, payment_channel_id, amount from transaction_channels
    where realm_id = p_realm_id and transaction_id = p_sale_id and type = 'Transfer' and confirmation_id is null
    order by position
  loop
    select f.* into found_one from payment_confirmations f
      where f.realm_id = p_realm_id and f.ref2 = p_ref2 and f.ref1 = p_ref1
        and f.payment_channel_id = tender.payment_channel_id and f.amount = tender.amount
        and not exists (select from transaction_channels c where c.realm_id = f.realm_id and c.confirmation_id = f.id)
      order by f.received_at, f.id limit 1;
    continue when not found;
    update transaction_channels set confirmation_id = found_one.id, confirmed_at = found_one.paid_at
      where realm_id = p_realm_id and transaction_id = p_sale_id and position = tender.position;
    bound := bound || jsonb_build_object('position', tender.position, 'reference', found_one.reference,
      'paid_at', found_one.paid_at, 'received_at', found_one.received_at);
  end loop;
  return bound;
end $$;
