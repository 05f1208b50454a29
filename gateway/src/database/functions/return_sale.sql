-- Returns some pieces of a sale: a separate document, with amounts and points below zero. The sale's content stays; its
-- version increases, so that of two returns at once the second is planned again by its user. Writes in the order in
-- which a payment does (record_transaction).
create or replace function return_sale(doc jsonb) returns jsonb
language plpgsql as $$
declare
  s record;
  f record;
  m record;
  t transactions;
  b record;
  drawer record;
  return_id uuid := new_id();
  return_no text;
  moment timestamptz;
  first_sale timestamptz;
  last_sale timestamptz;
  balance int;
  outcome jsonb;
begin
  select * into s from jsonb_to_record(doc) as d(realm_id uuid, transaction_id uuid, version int, key text, request_hash text,
    by_id uuid, remark text, counted smallint, figures jsonb, items jsonb, channels jsonb, stock jsonb, member jsonb, approval jsonb, till_id uuid, tax jsonb, is_exchange boolean, handed_back bigint);
  select * into f from jsonb_to_record(s.figures) as d(qty int, payment bigint, discount bigint, revenue bigint, delivery bigint,
    added_vat bigint, cash_rounding bigint, earn_points int, redeem_points int);
  select * into m from jsonb_to_record(s.member) as d(id uuid, entries int[], tier_id uuid, new_tier_id uuid,
    least_ltv bigint, most_ltv bigint, least_transactions int, most_transactions int);
  outcome := claim_key(s.realm_id, s.key, s.request_hash, return_id);
  if outcome is not null then
    return outcome;
  end if;

  t := take_sale(s.realm_id, s.transaction_id, s.version);
  select code, time_zone, business_date(now() at time zone time_zone, day_ends(s.realm_id)) as today into b
    from merchant_branches where id = t.branch_id;
  return_no := receipt_number(b.code, b.today, nextval('transaction_number_seq')::text);
  drawer := take_drawer(s.realm_id, t.branch_id, s.till_id, case when not coalesce(s.is_exchange, false) then t.till_id end);
  perform hold_hand_back(s.realm_id, t.branch_id, s.by_id, t.id, s.handed_back);
  update transactions set returned_qty = returned_qty - f.qty, version = version + 1 where id = t.id;
  insert into transactions (id, realm_id, branch_id, transaction_no, type, returns_id, counted, business_date, create_local_time,
      create_by_id, member_id, tier_id, tier_name, guest, total_qty, total_payment, total_discount, total_revenue, delivery_cost,
      added_vat, cash_rounding, earn_points, redeem_points, remark, till_id, shift_id)
    values (return_id, s.realm_id, t.branch_id, return_no, 'Return', t.id, s.counted, b.today,
      date_trunc('second', now() at time zone b.time_zone), s.by_id, t.member_id, t.tier_id, t.tier_name, t.guest, f.qty, f.payment, f.discount,
      f.revenue, f.delivery, coalesce(f.added_vat, 0), coalesce(f.cash_rounding, 0), f.earn_points, f.redeem_points, s.remark,
      drawer.till_id, drawer.shift_id);

  perform take_approval(s.realm_id, s.approval, t.branch_id, s.by_id, return_id);

  insert into transaction_items (transaction_id, position, realm_id, returns_position, item_ref, item_type, event_code, product_id,
      offer_id, name, code, category_id, category_name, sub_category_id, sub_category_name, skip_stock, qty, retail_price,
      charge_amount, paid_amount, discount_amount, earn_points, redeem_points, options, note, sold_by_id, net_amount, cost)
    select return_id, i.position, s.realm_id, i.returns_position, coalesce(o.item_ref, i.item_ref), coalesce(o.item_type, 'event'),
      case when o.item_type = 'product' then 'RETURN' else coalesce(o.event_code, 'DEDUCT') end, o.product_id, o.offer_id,
      coalesce(o.name, i.name), o.code, o.category_id, o.category_name, o.sub_category_id, o.sub_category_name,
      case when o.item_type = 'product' then o.skip_stock is distinct from false or not i.restock end, i.qty, o.retail_price,
      coalesce(o.charge_amount, 0), i.payment, i.discount, i.earn_points, i.redeem_points, o.options, i.note, o.sold_by_id, i.net_amount,
      -- The cost at which the pieces were sold; the last return of a row takes the rest of it. Pieces that are not
      -- restocked were used up: their cost stays with the sale.
      case when not i.restock then o.cost * 0
        else trunc(o.cost::numeric * (kept.qty + i.qty) / o.qty) - trunc(o.cost::numeric * kept.qty / o.qty) end::bigint
    from jsonb_to_recordset(s.items) as i(position int, returns_position int, item_ref text, name text, restock boolean, qty int,
        payment bigint, discount bigint, earn_points int, redeem_points int, note text, net_amount bigint)
      left join transaction_items o on o.transaction_id = t.id and o.position = i.returns_position
      -- Pieces of the row that were left before this return.
      cross join lateral (select o.qty + coalesce(sum(e.qty), 0) as qty from transactions r
          join transaction_items e on e.transaction_id = r.id and e.returns_position = o.position
        where r.realm_id = s.realm_id and r.returns_id = t.id and r.id <> return_id) kept;
  insert into transaction_channels (transaction_id, position, realm_id, returns_position, type, amount, payment_channel_id,
      institute_id, institute_name, card_id, card_name, action_code)
    select return_id, c.position, s.realm_id, c.returns_position, coalesce(o.type, c.type), c.amount, o.payment_channel_id,
      o.institute_id, o.institute_name, o.card_id, o.card_name, o.action_code
    from jsonb_to_recordset(s.channels) as c(position int, returns_position int, type text, amount bigint)
      left join transaction_channels o on o.transaction_id = t.id and o.position = c.returns_position;
  perform move_stock(s.realm_id, t.branch_id, 'return', return_id, (
    select jsonb_agg(jsonb_build_object('product_id', p.product_id, 'qty', p.qty, 'value', (
      select -sum(i.cost) from transaction_items i
      where i.transaction_id = return_id and i.product_id = p.product_id and i.skip_stock = false)))
    from jsonb_to_recordset(s.stock) as p(product_id uuid, qty int)));

  perform roll_up(return_id, 1);

  if t.member_id is not null then
    moment := t.create_local_time at time zone b.time_zone;
    perform from members where id = t.member_id and realm_id = s.realm_id for no key update;
    -- A wholly returned sale is not a purchase of the member.
    select min(o.create_local_time at time zone z.time_zone), max(o.create_local_time at time zone z.time_zone)
      into first_sale, last_sale
      from transactions o join merchant_branches z on z.id = o.branch_id
      where s.counted = -1 and o.member_id = t.member_id and o.status = 'Complete' and o.returns_id is null
        and o.returned_qty < o.total_qty;
    update members set
      points = points + f.earn_points - f.redeem_points,
      tier_id = m.new_tier_id,
      total_payment = members.total_payment + f.payment,
      total_revenue = members.total_revenue + f.revenue,
      total_transaction = members.total_transaction + s.counted,
      total_qty = members.total_qty + f.qty,
      first_transaction_time = case when s.counted = -1 and first_transaction_time = moment then first_sale else first_transaction_time end,
      last_transaction_time = case when s.counted = -1 and last_transaction_time = moment then last_sale else last_transaction_time end
    where id = t.member_id and points + f.earn_points - f.redeem_points >= 0
      and keeps_privileges(members.tier_id, m.tier_id, members.total_revenue, m.least_ltv, m.most_ltv,
        members.total_transaction, m.least_transactions, m.most_transactions)
    returning points into balance;
    if not found then
      raise exception using errcode = 'TA001', message = 'PLAN_AGAIN', detail = 'MEMBER';
    end if;
    insert into point_entries (realm_id, member_id, transaction_id, kind, points, business_date, by_id, remark)
      select s.realm_id, t.member_id, return_id, 'return', e.points, b.today, s.by_id, s.remark
      from unnest(m.entries) with ordinality as e(points, place) order by e.place;
  end if;

  perform draw_tax_document(s.realm_id, t.branch_id, drawer.till_id, return_id, (now() at time zone b.time_zone)::date, s.by_id, s.tax);
  outcome := jsonb_build_object('id', return_id, 'sale_id', t.id, 'available_points', balance);
  update idempotency_keys set answer = outcome where realm_id = s.realm_id and key = s.key;
  return outcome;
end $$;
