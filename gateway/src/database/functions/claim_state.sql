-- Reads everything that a claim needs in one snapshot: the sale, the rates at the time of the sale, and the member with
-- the phone, which is the kept account if two were merged (docs/adr/0061).
create or replace function claim_state(p_realm_id uuid, p_id uuid, p_phone text) returns json
language sql stable as $$
  select json_build_object(
    'shop', r.name, 'branch', b.name,
    'sale', json_build_object('id', t.id, 'transaction_no', t.transaction_no, 'status',
      -- The points of a sale with returned pieces cannot be claimed.
      case when t.returns_id is null and t.returned_qty = 0 then t.status else 'Void' end, 'member_id', t.member_id,
      'branch_id', t.branch_id, 'total_qty', t.total_qty, 'total_payment', t.total_payment, 'total_revenue', t.total_revenue,
      'delivery_cost', t.delivery_cost, 'trace', t.trace, 'claimed', t.claim_id is not null),
    'claim_days', s.claim_days, 'last_day', claim_expiry(t.business_date, s.claim_days),
    'expired', claim_expiry(t.business_date, s.claim_days) < business_date(now() at time zone b.time_zone, s.day_ends),
    'rates', json_build_object('earn_cash', then_or_now('earn_cash', s.id, t.time, s.earn_cash),
      'earn_point', then_or_now('earn_point', s.id, t.time, s.earn_point),
      'redeem_cash', s.redeem_cash, 'redeem_point', s.redeem_point),
    'member', (select json_build_object('id', m.id, 'code', m.code, 'status', m.status, 'points', m.points,
        'tier_id', m.tier_id, 'total_revenue', m.total_revenue, 'total_transaction', m.total_transaction)
      from members known join members m on m.id = coalesce(known.merged_into_id, known.id)
      where known.realm_id = p_realm_id and known.phone = p_phone),
    'tiers', case when p_phone is not null then (select json_agg(json_build_object('id', l.id, 'name', l.name, 'level', l.level,
        'status', l.status, 'conditions', l.conditions, 'privileges', l.privileges) order by l.level)
      from member_tiers l where l.realm_id = p_realm_id) end,
    'coupons', case when p_phone is not null then (select json_agg(json_build_object('id', c.id, 'name', c.name,
        'type', c.type, 'value', c.value, 'qty', c.qty, 'template', c.template))
      from coupons c where c.realm_id = p_realm_id) end,
    'conditions', case when p_phone is not null then (select json_agg(json_build_object('id', c.id, 'name', c.name,
        'type', c.type, 'template', c.template))
      from conditions c where c.realm_id = p_realm_id) end)
  from transactions t join merchant_branches b on b.id = t.branch_id join realms r on r.id = t.realm_id
    join merchant_settings s on s.realm_id = t.realm_id
  where t.realm_id = p_realm_id and t.id = p_id
$$;
