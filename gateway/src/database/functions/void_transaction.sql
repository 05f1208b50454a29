-- Voids a whole sale, with points, stock and lifetime figures; it then counts nowhere. Writes in the order in which a
-- payment does (record_transaction).
create or replace function void_transaction(doc jsonb) returns jsonb
language plpgsql as $$
declare
  s record;
  m record;
  t transactions;
  zone text;
  drawer record;
  moment timestamptz;
  first_sale timestamptz;
  last_sale timestamptz;
  given int;
  balance int;
  outcome jsonb;
begin
  select * into s from jsonb_to_record(doc) as d(realm_id uuid, transaction_id uuid, version int, key text, request_hash text,
    by_id uuid, remark text, stock jsonb, member jsonb, approval jsonb, till_id uuid, tax jsonb, handed_back bigint);
  select * into m from jsonb_to_record(s.member) as d(id uuid, entries int[], tier_id uuid, new_tier_id uuid,
    least_ltv bigint, most_ltv bigint, least_transactions int, most_transactions int);
  outcome := claim_key(s.realm_id, s.key, s.request_hash, s.transaction_id);
  if outcome is not null then
    return outcome;
  end if;

  t := take_sale(s.realm_id, s.transaction_id, s.version);
  perform take_approval(s.realm_id, s.approval, t.branch_id, s.by_id, t.id);
  -- The money was given back, so the same slip may pay for the sale that replaces it (docs/adr/0136).
  update transaction_channels set slip_is_free = true
    where realm_id = s.realm_id and transaction_id = t.id and slip_reference is not null;
  drawer := take_drawer(s.realm_id, t.branch_id, s.till_id, t.till_id);
  perform hold_hand_back(s.realm_id, t.branch_id, s.by_id, t.id, s.handed_back);
  perform move_stock(s.realm_id, t.branch_id, 'void', t.id, (
    select jsonb_agg(jsonb_build_object('product_id', p.product_id, 'qty', p.qty, 'value', (
      select sum(i.cost) from transaction_items i
      where i.transaction_id = t.id and i.product_id = p.product_id and i.skip_stock = false)))
    from jsonb_to_recordset(s.stock) as p(product_id uuid, qty int)));
  perform roll_up(t.id, -1);
  update transactions set status = 'Void', void_remark = s.remark, void_by_id = s.by_id, void_time = now(),
    void_till_id = drawer.till_id, void_shift_id = drawer.shift_id,
    version = version + 1 where id = t.id;
  perform roll_up(t.id, 1);

  select time_zone into zone from merchant_branches where id = t.branch_id;
  if t.member_id is not null then
    moment := t.create_local_time at time zone zone;
    given := (select coalesce(sum(points), 0) from unnest(m.entries) as points);
    perform from members where id = t.member_id and realm_id = s.realm_id for no key update;
    select min(o.create_local_time at time zone b.time_zone), max(o.create_local_time at time zone b.time_zone)
      into first_sale, last_sale
      from transactions o join merchant_branches b on b.id = o.branch_id
      where o.member_id = t.member_id and o.status = 'Complete' and o.returns_id is null and o.returned_qty < o.total_qty;
    update members set
      points = points + given,
      tier_id = m.new_tier_id,
      total_payment = members.total_payment - t.total_payment,
      total_revenue = members.total_revenue - t.total_revenue,
      total_transaction = members.total_transaction - 1,
      total_qty = members.total_qty - t.total_qty,
      first_transaction_time = case when first_transaction_time = moment then first_sale else first_transaction_time end,
      last_transaction_time = case when last_transaction_time = moment then last_sale else last_transaction_time end
    where id = t.member_id and points + given >= 0
      and keeps_privileges(members.tier_id, m.tier_id, members.total_revenue, m.least_ltv, m.most_ltv,
        members.total_transaction, m.least_transactions, m.most_transactions)
    returning points into balance;
    if not found then
      raise exception using errcode = 'TA001', message = 'PLAN_AGAIN', detail = 'MEMBER';
    end if;
    insert into point_entries (realm_id, member_id, transaction_id, kind, points, business_date, by_id, remark)
      select s.realm_id, t.member_id, t.id, 'void', e.points, business_date(now() at time zone zone, day_ends(s.realm_id)), s.by_id, s.remark
      from unnest(m.entries) with ordinality as e(points, place) order by e.place;
  end if;

  perform draw_tax_document(s.realm_id, t.branch_id, drawer.till_id, t.id, (now() at time zone zone)::date, s.by_id, s.tax);
  outcome := jsonb_build_object('id', t.id, 'available_points', balance);
  update idempotency_keys set answer = outcome where realm_id = s.realm_id and key = s.key;
  return outcome;
end $$;
