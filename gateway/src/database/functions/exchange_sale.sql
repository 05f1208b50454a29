-- Returns pieces of a sale and sells others in one: a return and a sale that refer to each other, written together or
-- not at all. Locks the rows that both write here, in the order in which a payment and a void lock them, as the sale
-- only starts when the return holds its locks. The database detects a deadlock over a shelf that had no row before, and
-- the exchange is planned again.
create or replace function exchange_sale(doc jsonb) returns jsonb
language plpgsql as $$
declare
  s record;
  back jsonb;
  sold jsonb;
  outcome jsonb;
begin
  select * into s from jsonb_to_record(doc) as d(realm_id uuid, transaction_id uuid, version int, key text, request_hash text,
    stock jsonb, sale jsonb, tax jsonb, by_id uuid, handed_back bigint);
  -- The key belongs to the new sale, by which the result of a payment with a lost answer is found.
  outcome := claim_key(s.realm_id, s.key, s.request_hash, new_id());
  if outcome is not null then
    return outcome;
  end if;
  perform take_sale(s.realm_id, s.transaction_id, s.version);
  perform take_drawer(s.realm_id, (s.sale ->> 'branch_id')::uuid, (s.sale ->> 'till_id')::uuid, null);
  perform hold_hand_back(s.realm_id, (s.sale ->> 'branch_id')::uuid, s.by_id, s.transaction_id, s.handed_back);
  perform from offers where realm_id = s.realm_id
      and id in (select jsonb_array_elements_text(coalesce(s.sale -> 'limited_offers', '[]'))::uuid)
    order by id for no key update;
  perform from stock where realm_id = s.realm_id and branch_id = (s.sale ->> 'branch_id')::uuid and product_id in (
      select product_id from jsonb_to_recordset(s.stock) as p(product_id uuid)
      union select product_id from jsonb_to_recordset(s.sale -> 'stock') as i(product_id uuid))
    order by product_id for no key update;
  perform from members where realm_id = s.realm_id and id in (
      (select member_id from transactions where id = s.transaction_id), (s.sale #>> '{member,id}')::uuid)
    order by id for no key update;

  -- Tax documents get their numbers after everything that other tills may be waiting for.
  back := return_sale(doc || jsonb_build_object('key', null, 'till_id', s.sale -> 'till_id', 'tax', null, 'is_exchange', true,
    'handed_back', null));
  -- Both get the same time.
  sold := record_transaction(s.sale || (select jsonb_build_object('business_date', business_date, 'create_local_time', create_local_time,
      'tax', null)
    from transactions where id = (back ->> 'id')::uuid));
  update transactions set exchange_id = (sold ->> 'id')::uuid where id = (back ->> 'id')::uuid;
  update transactions set exchange_id = (back ->> 'id')::uuid where id = (sold ->> 'id')::uuid;

  perform draw_tax_document(s.realm_id, t.branch_id, t.till_id, t.id, t.create_local_time::date, s.by_id, case t.type when 'Return' then s.tax else s.sale -> 'tax' end)
    from (select * from transactions where realm_id = s.realm_id and id in ((back ->> 'id')::uuid, (sold ->> 'id')::uuid)
      order by type desc) t;

  outcome := jsonb_build_object('id', sold -> 'id', 'return_id', back -> 'id', 'sale_id', s.transaction_id,
    'available_points', sold -> 'available_points');
  update idempotency_keys set answer = outcome, transaction_id = (sold ->> 'id')::uuid,
      available_points = (sold ->> 'available_points')::int
    where realm_id = s.realm_id and key = s.key;
  return outcome;
end $$;
