-- Reads everything that one payment needs: to price it, to refuse it, and the seller, branch and member for its
-- receipt. STABLE, so that the key and the figures come from one snapshot: if the same payment was just written by
-- another request, this one sees its key, never only the balance that it left. Money is satang.
drop function if exists payment_state(uuid, uuid, uuid, text, uuid[], uuid, uuid[], uuid[], uuid[], uuid[], uuid);
drop function if exists payment_state(uuid, uuid, uuid, text, uuid[], uuid, uuid[], uuid[], uuid[], uuid[], uuid, boolean, date);
drop function if exists payment_state(uuid, uuid, uuid, text, uuid[], uuid, uuid[], uuid[], uuid[], uuid[], uuid, boolean, date, uuid[]);
drop function if exists payment_state(uuid, uuid, uuid, text, uuid[], uuid, uuid[], uuid[], uuid[], uuid[], uuid, boolean, date, uuid[], uuid);
create or replace function payment_state(
  p_realm_id uuid, p_session_id uuid, p_branch_id uuid, p_key text, p_product_ids uuid[], p_member_id uuid,
  p_offer_ids uuid[], p_institute_ids uuid[], p_card_ids uuid[], p_channel_ids uuid[], p_seller_id uuid,
  p_automatic boolean, p_local_time timestamp, p_line_seller_ids uuid[], p_given_back uuid default null
) returns json language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  state json;
  sale_day date := business_date(coalesce(p_local_time, (select now() at time zone b.time_zone from merchant_branches b
    where b.realm_id = p_realm_id and b.id = p_branch_id)), day_ends(p_realm_id));
  -- The offers that the caller names, and those that may apply automatically.
  offer_ids uuid[] := p_offer_ids || case when p_automatic then array(select o.id from offers o
    where o.realm_id = p_realm_id and o.is_automatic and o.status = 'Active') end;
begin
  select json_build_object(
    'written', (select json_build_object('request_hash', encode(k.request_hash, 'hex'), 'sale', row_to_json(sale))
      from idempotency_keys k cross join lateral (
        -- A later adjustment changes the sale, but not the answer that was given.
        select t.*, (select coalesce(sum(e.points), 0) from point_entries e
            where e.transaction_id = t.id and e.kind = 'earn') as earn_points, k.available_points, b.name as branch_name,
          (select json_build_object('id', m.id, 'firstname', m.firstname, 'lastname', m.lastname)
            from members m where m.id = t.member_id) as member,
          (select json_agg(i order by i.position) from transaction_items i where i.transaction_id = t.id) as items,
          (select tax_document_json(d) from tax_documents d
            where d.realm_id = p_realm_id and d.transaction_id = t.id and d.kind = 'ABBREVIATED') as tax_document,
          (select json_agg(to_jsonb(c) || jsonb_build_object('confirmation', (
                select jsonb_build_object('reference', p.reference, 'paid_at', p.paid_at, 'received_at', p.received_at)
                from payment_confirmations p where p.realm_id = c.realm_id and p.id = c.confirmation_id)) order by c.position)
            from transaction_channels c where c.transaction_id = t.id) as channels
        from transactions t join merchant_branches b on b.id = t.branch_id where t.id = k.transaction_id) sale
      where k.realm_id = p_realm_id and k.key = p_key),
    'branch', (select json_build_object('id', b.id, 'code', b.code, 'name', b.name, 'status', b.status, 'time_zone', b.time_zone,
        'address', b.address, 'phone', b.phone)
      from merchant_branches b where b.id = p_branch_id and b.realm_id = p_realm_id),
    'rates', (select json_build_object('earn_cash', s.earn_cash, 'earn_point', s.earn_point, 'redeem_cash', s.redeem_cash,
        'redeem_point', s.redeem_point, 'reward_item_id', s.reward_item_id, 'reward_instance_id', s.reward_instance_id,
        'backdating_days', s.backdating_days, 'day_ends', s.day_ends, 'closed_through', closed_through(s.realm_id), 'transfer_proof', s.transfer_proof,
        'cash_rounding', s.cash_rounding)
      from merchant_settings s where s.realm_id = p_realm_id),
    'bounds', (select json_build_object('max_unit_price', s.max_unit_price, 'max_line_qty', s.max_line_qty,
        'max_bill_amount', s.max_bill_amount, 'max_typed_discount_percent', s.max_typed_discount_percent)
      from merchant_settings s where s.realm_id = p_realm_id),
    'tax', (select json_build_object('tax_mode', s.tax_mode, 'vat_percent', s.vat_percent, 'vat_from', s.vat_from,
        'vat_percent_before', s.vat_percent_before)
      from merchant_settings s where s.realm_id = p_realm_id),
    'approvals', (select approval_rules(s) from merchant_settings s where s.realm_id = p_realm_id),
    'products', (select json_agg(json_build_object('id', p.id, 'code', p.code, 'name', p.name, 'retail_price', p.retail_price,
        'skip_stock', p.skip_stock, 'is_vat_exempt', p.is_vat_exempt, 'status', p.status, 'category_id', p.category_id, 'category_name', c.name,
        'sub_category_id', p.sub_category_id, 'sub_category_name', sc.name,
        'category_group_ids', c.option_group_ids, 'option_group_ids', p.option_group_ids))
      from products p left join product_categories c on c.id = p.category_id
        left join product_sub_categories sc on sc.id = p.sub_category_id
      where p.id = any(p_product_ids) and p.realm_id = p_realm_id),
    'option_groups', (select json_agg(json_build_object('id', g.id, 'name', g.name, 'status', g.status,
        'min_choices', g.min_choices, 'max_choices', g.max_choices, 'options', g.options))
      from option_groups g where g.realm_id = p_realm_id and g.id in (
        select unnest(p.option_group_ids || coalesce(c.option_group_ids, '{}'))
        from products p left join product_categories c on c.id = p.category_id
        where p.id = any(p_product_ids) and p.realm_id = p_realm_id)),
    'member', (select json_build_object('id', m.id, 'firstname', m.firstname, 'lastname', m.lastname, 'phone', m.phone,
        'status', m.status, 'points', m.points, 'total_revenue', m.total_revenue, 'total_transaction', m.total_transaction, 'tier_id', m.tier_id,
        'points_spent', points_spent(m.realm_id, m.id, sale_day, p_given_back))
      from members m where m.id = p_member_id and m.realm_id = p_realm_id),
    'tiers', case when p_member_id is not null then (select json_agg(json_build_object('id', t.id, 'name', t.name, 'level', t.level,
        'status', t.status, 'conditions', t.conditions, 'privileges', t.privileges) order by t.level)
      from member_tiers t where t.realm_id = p_realm_id) end,
    'offers', case when offer_ids <> '{}' then (select json_agg(json_build_object('id', o.id, 'name', o.name, 'status', o.status,
        'has_authorize_pin', o.authorize_pin is not null and o.authorize_pin <> '',
        'verified', exists (select from offer_verifications v
          where v.session_id = p_session_id and v.offer_id = o.id and v.expires_at > now()),
        'conditions', o.conditions, 'items', o.items, 'terms', o.terms, 'goods', o.goods, 'is_automatic', o.is_automatic,
        'limit_per_member', o.limit_per_member, 'limit_per_day', o.limit_per_day, 'limit_in_all', o.limit_in_all,
        'uses', case when coalesce(o.limit_per_member, o.limit_per_day, o.limit_in_all) is not null then
          (select row_to_json(u) from offer_uses(p_realm_id, o.id, p_member_id, sale_day, p_given_back) u) end))
      from offers o where o.id = any(offer_ids) and o.realm_id = p_realm_id) end,
    'coupons', case when p_member_id is not null or offer_ids <> '{}' then (select json_agg(json_build_object('id', c.id,
        'name', c.name, 'type', c.type, 'value', c.value, 'qty', c.qty, 'template', c.template))
      from coupons c where c.realm_id = p_realm_id) end,
    'conditions', case when p_member_id is not null or offer_ids <> '{}' then (select json_agg(json_build_object('id', c.id,
        'name', c.name, 'type', c.type, 'template', c.template))
      from conditions c where c.realm_id = p_realm_id) end,
    'institutes', case when p_institute_ids <> '{}' then (select json_agg(json_build_object('id', i.id, 'name', i.name))
      from institutes i where i.id = any(p_institute_ids) and i.realm_id = p_realm_id) end,
    'cards', case when p_card_ids <> '{}' then (select json_agg(json_build_object('id', c.id, 'name', c.name,
        'institute_id', c.institute_id))
      from cards c where c.id = any(p_card_ids) and c.realm_id = p_realm_id) end,
    'channels', case when p_channel_ids <> '{}' then (select json_agg(json_build_object('id', c.id, 'name', c.name,
        'action_code', c.action_code, 'biller_id', c.biller_id))
      from payment_channels c where c.id = any(p_channel_ids) and c.realm_id = p_realm_id) end,
    'seller', case when p_seller_id is not null then (select json_build_object('id', u.id, 'firstname', u.firstname,
        'lastname', u.lastname)
      from merchant_users u where u.id = p_seller_id and u.realm_id = p_realm_id) end,
    'line_sellers', case when p_line_seller_ids <> '{}' then (select json_agg(json_build_object('id', u.id))
      -- Includes users who are no longer active: the bill that they rang up still has to be paid.
      from merchant_users u where u.id = any(p_line_seller_ids) and u.realm_id = p_realm_id and u.kind = 'person'
        and (u.branch_ids = '{}' or p_branch_id = any(u.branch_ids))) end
  ) into state;
  return state;
end $$;
