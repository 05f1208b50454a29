-- Writes everything of one payment; payment_state reads the data by which it is priced. A void, an adjustment and a
-- claim write in the same order. Money is satang. Rows that several tills write are locked in one order everywhere
-- (key, approval, codes, limited offers, parked bill, slips, bill, stock by product, rollups by key, member, ledger),
-- so that payments can wait for each other but never in a circle. The most contended rows come last: a till that sells
-- to the same member or from the same shelf as another waits only for the other's last steps. Shelves come before the
-- rows of the bill, which store what their pieces cost.
create or replace function record_transaction(doc jsonb) returns jsonb
language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  s record;
  m record;
  written record;
  sale_id uuid := new_id();
  sale_no text;
  number text;
  balance int;
  confirmed jsonb;
  codes int;
begin
  select * into s from jsonb_to_record(doc) as d(
    realm_id uuid, branch_id uuid, branch_code text, business_date date, create_local_time timestamp, time_zone text,
    create_by_id uuid, key text, request_hash text, member jsonb, tier_id uuid, tier_name text, guest jsonb,
    total_qty int, total_payment bigint, total_discount bigint, total_revenue bigint, delivery_cost bigint, added_vat bigint, cash_rounding bigint,
    earn_points int, redeem_points int, trace jsonb, remark text, slip_image_url text, items jsonb, channels jsonb, parked_version int,
    ref1 text, ref2 text, approval jsonb, till_id uuid, limited_offers uuid[], offer_codes jsonb, tax jsonb, stock jsonb);
  select * into m from jsonb_to_record(s.member) as d(
    id uuid, tier_id uuid, new_tier_id uuid, least_ltv bigint, most_ltv bigint, least_transactions int, most_transactions int,
    points_spent bigint);

  if s.key is not null then
    insert into idempotency_keys (realm_id, key, request_hash, transaction_id)
      values (s.realm_id, s.key, decode(s.request_hash, 'hex'), sale_id)
      on conflict do nothing;
    if not found then
      select transaction_id, encode(request_hash, 'hex') = s.request_hash as same into written
        from idempotency_keys where realm_id = s.realm_id and key = s.key;
      if not written.same then
        raise exception using errcode = 'TA002', message = 'IDEMPOTENCY_CONFLICT';
      end if;
      return jsonb_build_object('replay', true, 'id', written.transaction_id);
    end if;
  end if;

  number := nextval('transaction_number_seq');
  sale_no := receipt_number(s.branch_code, s.business_date, number);
  insert into transactions (id, realm_id, branch_id, transaction_no, business_date, create_local_time, create_by_id,
      member_id, tier_id, tier_name, guest, total_qty, total_payment, total_discount, total_revenue, delivery_cost,
      added_vat, cash_rounding, earn_points, redeem_points, trace, remark, slip_image_url, till_id, shift_id)
    values (sale_id, s.realm_id, s.branch_id, sale_no, s.business_date, s.create_local_time, s.create_by_id,
      m.id, s.tier_id, s.tier_name, s.guest, s.total_qty, s.total_payment, s.total_discount, s.total_revenue, s.delivery_cost,
      coalesce(s.added_vat, 0), coalesce(s.cash_rounding, 0), s.earn_points, s.redeem_points, s.trace, s.remark, s.slip_image_url,
      take_till(s.realm_id, s.branch_id, s.till_id), take_shift(s.realm_id, s.till_id));

  perform take_approval(s.realm_id, s.approval, s.branch_id, s.create_by_id, sale_id);
  -- A typed code is valid for one sale: of two at once, the second finds it used, just as it finds an offer used up.
  if jsonb_array_length(s.offer_codes -> 'offer_ids') > 0 then
    delete from offer_verifications where realm_id = s.realm_id and session_id = (s.offer_codes ->> 'session_id')::uuid
      and offer_id in (select value::uuid from jsonb_array_elements_text(s.offer_codes -> 'offer_ids'));
    get diagnostics codes = row_count;
    if codes < jsonb_array_length(s.offer_codes -> 'offer_ids') then
      raise exception using errcode = 'TA001', message = 'PLAN_AGAIN', detail = 'OFFER_CODE';
    end if;
  end if;
  perform take_offers(s.realm_id, s.limited_offers, m.id, s.business_date);

  -- The key of a parked bill is its id. The first to pay the bill in its current version gets it; all others are refused.
  if s.key ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    update parked_bills set status = 'Paid', transaction_id = sale_id, closed_at = now(), closed_by_id = s.create_by_id,
        opened_at = null, opened_by_id = null, version = version + 1
      where realm_id = s.realm_id and id = s.key::uuid and status = 'Parked' and branch_id = s.branch_id
        and coalesce(s.parked_version, 0) between bill_version and version;
    if found then
      perform note_reduced_bill(s.realm_id, s.key::uuid, s.items, s.create_by_id, sale_no);
    elsif exists (select from parked_bills where realm_id = s.realm_id and id = s.key::uuid) then
      raise exception using errcode = 'TA003', message = 'PARKED_BILL';
    end if;
  end if;

  insert into transaction_channels (transaction_id, position, realm_id, type, amount, received_amount, payment_channel_id,
      institute_id, institute_name, card_id, card_name, action_code, sender, slip_bank, slip_reference)
    select sale_id, c.position, s.realm_id, c.type, c.amount, c.received_amount, c.payment_channel_id,
      c.institute_id, c.institute_name, c.card_id, c.card_name, c.action_code, c.sender, c.slip_bank, c.slip_reference
    from jsonb_to_recordset(s.channels) as c(position int, type text, amount bigint, received_amount bigint,
      payment_channel_id uuid, institute_id uuid, institute_name text, card_id uuid, card_name text, action_code text, sender jsonb,
      slip_bank text, slip_reference text);
  -- The references on the QR of its bill: bank confirmations for them are assigned to the transfers of this sale.
  if s.ref2 is not null then
    perform lock_bill(s.realm_id, s.ref2);
    confirmed := confirm_tenders(s.realm_id, sale_id, s.ref1, s.ref2);
  end if;

  with sold as (
    select i.*, sum(i.qty) over (partition by i.product_id, i.skip_stock order by i.position) as up_to
    from jsonb_to_recordset(s.items) as i(position int, item_ref text, item_type text, event_code text, product_id uuid,
      offer_id uuid, name text, code text, category_id uuid, category_name text, sub_category_id uuid, sub_category_name text,
      skip_stock boolean, qty int, retail_price bigint, charge_amount bigint, paid_amount bigint, discount_amount bigint,
      earn_points int, redeem_points int, custom_value numeric, coupons jsonb, conditions jsonb, goods jsonb, options jsonb, note text,
      sold_by_id uuid, net_amount bigint)
  ), moved as materialized (
    select product_id, -qty as qty, -value as cost from move_stock(s.realm_id, s.branch_id, 'sale', sale_id, s.stock)
  )
  insert into transaction_items (transaction_id, position, realm_id, item_ref, item_type, event_code, product_id, offer_id,
      name, code, category_id, category_name, sub_category_id, sub_category_name, skip_stock, qty, retail_price,
      charge_amount, paid_amount, discount_amount, earn_points, redeem_points, custom_value, coupons, conditions, goods, options, note,
      sold_by_id, net_amount, cost)
    select sale_id, i.position, s.realm_id, i.item_ref, i.item_type, i.event_code, i.product_id, i.offer_id,
      i.name, i.code, i.category_id, i.category_name, i.sub_category_id, i.sub_category_name, i.skip_stock, i.qty, i.retail_price,
      i.charge_amount, i.paid_amount, i.discount_amount, i.earn_points, i.redeem_points, i.custom_value, i.coupons, i.conditions, i.goods, i.options, i.note,
      i.sold_by_id, i.net_amount,
      -- Lines of one product share the cost of its pieces, and add up to it exactly.
      (trunc(k.cost::numeric * i.up_to / k.qty) - trunc(k.cost::numeric * (i.up_to - i.qty) / k.qty))::bigint
    from sold i left join moved k on i.skip_stock = false and k.product_id = i.product_id;

  perform roll_up(sale_id, 1);

  if m.id is not null then
    update members set
      points = points - s.redeem_points + s.earn_points,
      tier_id = m.new_tier_id,
      total_payment = members.total_payment + s.total_payment,
      total_revenue = members.total_revenue + s.total_revenue,
      total_transaction = members.total_transaction + 1,
      total_qty = members.total_qty + s.total_qty,
      first_transaction_time = least(first_transaction_time, s.create_local_time at time zone s.time_zone),
      last_transaction_time = greatest(last_transaction_time, s.create_local_time at time zone s.time_zone)
    where id = m.id and realm_id = s.realm_id
      and points >= s.redeem_points
      and keeps_privileges(members.tier_id, m.tier_id, members.total_revenue, m.least_ltv, m.most_ltv,
        members.total_transaction, m.least_transactions, m.most_transactions)
    returning points into balance;
    if not found then
      raise exception using errcode = 'TA001', message = 'PLAN_AGAIN', detail = 'MEMBER';
    end if;
    -- Of two sales at once, the second waits for the lock on the member above, and sees here what the first has spent.
    if s.redeem_points > 0 and points_spent(s.realm_id, m.id, s.business_date, sale_id) > m.points_spent then
      raise exception using errcode = 'TA001', message = 'PLAN_AGAIN', detail = 'MEMBER';
    end if;
    -- Written under the member's lock, so that the order of the ledger is the order in which the balance changed.
    if s.redeem_points > 0 then
      insert into point_entries (realm_id, member_id, transaction_id, kind, points, business_date)
        values (s.realm_id, m.id, sale_id, 'redeem', -s.redeem_points, s.business_date);
    end if;
    if s.earn_points > 0 then
      insert into point_entries (realm_id, member_id, transaction_id, kind, points, business_date)
        values (s.realm_id, m.id, sale_id, 'earn', s.earn_points, s.business_date);
    end if;
    if s.key is not null then
      update idempotency_keys set available_points = balance where realm_id = s.realm_id and key = s.key;
    end if;
  end if;

  return jsonb_build_object('replay', false, 'id', sale_id, 'transaction_no', sale_no, 'time', now(), 'available_points', balance,
    'confirmed', confirmed,
    'tax_document', draw_tax_document(s.realm_id, s.branch_id, s.till_id, sale_id, s.create_local_time::date, s.create_by_id, s.tax));
end $$;
