-- Everything needed to plan a void, an adjustment or a return, in one snapshot; rows, tenders and points of the sale
-- come with what earlier returns took of them. before_revenue and before_transactions are the lifetime figures before
-- the sale: the current ones without this sale and all later ones, and with earlier ones that were voided only later. A
-- claimed sale counts for its member from the claim on, so the claim's time takes the place of the sale's.
drop function if exists reversal_state(uuid, text, text);
drop function if exists reversal_state(uuid, text, text, text);
create or replace function reversal_state(p_realm_id uuid, p_transaction_no text, p_key text, p_locale text, p_by_id uuid default null)
returns json
language sql stable as $$
  select json_build_object(
    'written', (select json_build_object('request_hash', encode(k.request_hash, 'hex'), 'answer', k.answer)
      from idempotency_keys k where k.realm_id = p_realm_id and k.key = p_key),
    'sale', json_build_object('id', t.id, 'transaction_no', t.transaction_no, 'version', t.version, 'status', t.status,
      'branch_id', t.branch_id, 'member_id', t.member_id, 'tier_id', t.tier_id, 'total_qty', t.total_qty,
      'total_payment', t.total_payment, 'total_revenue', t.total_revenue, 'earn_points', t.earn_points,
      'redeem_points', t.redeem_points, 'delivery_cost', t.delivery_cost, 'added_vat', t.added_vat, 'business_date', t.business_date, 'tier_name', t.tier_name,
      'is_return', t.returns_id is not null, 'is_exchange', t.exchange_id is not null, 'returned_qty', t.returned_qty,
      'tier_disabled', t.trace @> '[{"code": "TIER_DISABLED"}]',
      'returned', (select json_build_object('earn_points', coalesce(sum(r.earn_points), 0)
            - coalesce(sum((select sum(i.earn_points) from transaction_items i
              where i.transaction_id = r.id and i.returns_position is null)), 0),
          'redeem_points', coalesce(sum(r.redeem_points), 0), 'delivery_cost', coalesce(sum(r.delivery_cost), 0),
          'amount', coalesce(sum(r.total_revenue + r.delivery_cost), 0), 'added_vat', coalesce(sum(r.added_vat), 0),
          'kept', coalesce(sum((select sum(i.discount_amount) from transaction_items i
            where i.transaction_id = r.id and i.returns_position is null)), 0))
        from transactions r where r.returns_id = t.id),
      -- Cash that the shop holds from the sale, and how much of it is rounding.
      'cash', (select json_build_object('rounding', sum(d.cash_rounding), 'held', sum((select coalesce(sum(c.amount), 0)
            from transaction_channels c where c.transaction_id = d.id and c.type = 'Cash')))
        from transactions d where d.id = t.id or d.returns_id = t.id),
      'rows', (select json_agg(json_build_object('position', i.position, 'item_type', i.item_type, 'item_ref', i.item_ref,
          'product_id', i.product_id, 'offer_id', i.offer_id, 'name', i.name, 'skip_stock', i.skip_stock, 'qty', i.qty,
          'charge_amount', i.charge_amount, 'discount_amount', i.discount_amount, 'earn_points', i.earn_points,
          'redeem_points', i.redeem_points, 'net_amount', i.net_amount, 'coupons', i.coupons, 'conditions', i.conditions, 'goods', i.goods,
          'returned', json_build_object('qty', coalesce(b.qty, 0), 'discount_amount', coalesce(b.discount_amount, 0),
            'earn_points', coalesce(b.earn_points, 0), 'redeem_points', coalesce(b.redeem_points, 0),
            'net_amount', coalesce(b.net_amount, 0))) order by i.position)
        from transaction_items i left join (
          select o.returns_position, sum(o.qty) as qty, sum(o.discount_amount) as discount_amount,
            sum(o.earn_points) as earn_points, sum(o.redeem_points) as redeem_points, sum(o.net_amount) as net_amount
          from transactions r join transaction_items o on o.transaction_id = r.id where r.returns_id = t.id
          group by o.returns_position) b on b.returns_position = i.position
        where i.transaction_id = t.id),
      'products', (select json_agg(json_build_object('product_id', i.product_id, 'name', i.name, 'qty', i.qty,
          'skip_stock', i.skip_stock) order by i.position)
        from transaction_items i where i.transaction_id = t.id and i.product_id is not null),
      'tax', (select json_build_object('id', d.id, 'percent', d.percent, 'is_vat_added', d.is_vat_added, 'invoice', json_build_object('lines', d.lines,
            'total', d.total, 'exempt', d.exempt, 'value', d.value, 'vat', d.vat),
          'notes', (select coalesce(json_agg(json_build_object('lines', c.lines, 'total', c.total, 'exempt', c.exempt,
              'value', c.value, 'vat', c.vat) order by c.issued_at), '[]')
            from transactions r join tax_documents c on c.realm_id = r.realm_id and c.transaction_id = r.id
            where r.returns_id = t.id and not is_replaced(c)))
        from tax_documents d where d.realm_id = p_realm_id and d.transaction_id = t.id and d.kind in ('ABBREVIATED', 'FULL') and not is_replaced(d)),
      'tenders', (select json_agg(json_build_object('position', c.position, 'type', c.type, 'amount', c.amount,
          'returned', coalesce((select sum(o.amount) from transactions r join transaction_channels o on o.transaction_id = r.id
            where r.returns_id = t.id and o.returns_position = c.position), 0),
          'institute', bank_name(c.institute_id, c.institute_name, p_locale), 'card', c.card_name) order by c.position)
        from transaction_channels c where c.transaction_id = t.id),
      'entries', (select json_agg(json_build_object('kind', e.kind, 'points', e.points) order by e.id)
        from point_entries e where e.transaction_id = t.id)),
    'member', (select json_build_object('points', m.points, 'tier_id', m.tier_id, 'total_payment', m.total_payment,
        'total_revenue', m.total_revenue, 'total_transaction', m.total_transaction, 'total_qty', m.total_qty,
        'before_revenue', m.total_revenue - later.revenue, 'before_transactions', m.total_transaction - later.sales)
      from members m cross join lateral (
        select coalesce(sum(case when o.came >= p.came then o.total_revenue else -o.total_revenue end), 0)::bigint as revenue,
          coalesce(sum(case when o.came >= p.came then o.counted else -o.counted end), 0)::int as sales
        from (select coalesce(claim_id, id) as came, status, void_time, total_revenue, counted from transactions where member_id = m.id) o
          cross join (select coalesce(t.claim_id, t.id) as came, coalesce(t.claimed_time, t.time) as time) p
        where (o.came >= p.came and o.status = 'Complete') or (o.came < p.came and o.void_time > p.time)) later
      where m.id = t.member_id),
    'tiers', (select json_agg(json_build_object('id', r.id, 'name', r.name, 'level', r.level, 'status', r.status,
        'conditions', r.conditions, 'privileges', r.privileges) order by r.level)
      from member_tiers r where r.realm_id = p_realm_id),
    'badges', (select json_agg(json_build_object('name', b.name, 'conditions', b.conditions) order by b.name)
      from member_badges b where b.realm_id = p_realm_id),
    'conditions', (select json_agg(json_build_object('id', c.id, 'name', c.name, 'type', c.type, 'template', c.template))
      from conditions c where c.realm_id = p_realm_id),
    -- The sale is priced by the rates of its day; points that a member has spent since have today's value.
    'rates', (select json_build_object('earn_cash', then_or_now('earn_cash', s.id, t.time, s.earn_cash),
        'earn_point', then_or_now('earn_point', s.id, t.time, s.earn_point),
        'redeem_cash', then_or_now('redeem_cash', s.id, t.time, s.redeem_cash),
        'redeem_point', then_or_now('redeem_point', s.id, t.time, s.redeem_point))
      from merchant_settings s where s.realm_id = p_realm_id),
    'approvals', (select approval_rules(s) from merchant_settings s where s.realm_id = p_realm_id),
    'handed_back', handed_back(p_realm_id, t.branch_id, p_by_id, t.id),
    'points_given', points_given(p_realm_id, t.branch_id, p_by_id),
    'setting', (select json_build_object('return_points', s.return_points, 'cash_rounding', s.cash_rounding, 'redeem_cash', s.redeem_cash, 'redeem_point', s.redeem_point)
      from merchant_settings s where s.realm_id = p_realm_id))
  from transactions t where t.realm_id = p_realm_id and t.transaction_no = p_transaction_no
$$;
