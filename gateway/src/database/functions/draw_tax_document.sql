-- Writes the tax document of a sale, a return or a void under the next number of its series, which belongs to the
-- branch, the till and the kind. It must be the last write of a transaction, as the series is locked until the commit:
-- no number is lost by a rollback, and other transactions wait only for the end of this one. Without figures, no
-- document is written.
create or replace function draw_tax_document(p_realm_id uuid, p_branch_id uuid, p_till_id uuid, p_transaction_id uuid, p_date date, p_by_id uuid, doc jsonb)
returns json language plpgsql as $$
declare
  s record;
  b record;
  drawn int;
  former jsonb;
  d tax_documents;
begin
  if doc is null or doc = 'null' then return null; end if;
  select * into s from jsonb_to_record(doc) as f(kind text, refers_to_id uuid, replaces_id uuid, buyer jsonb, left_value bigint, percent int, lines jsonb,
    total bigint, exempt bigint, value bigint, vat bigint, is_vat_added boolean, reason text);
  select o.code, jsonb_build_object('name', coalesce(nullif(m.tax_name, ''), r.name),
      'tax_id', m.tax_id, 'branch_no', o.tax_branch_no, 'branch_name', o.name,
      'address', coalesce(nullif(m.tax_address, ''), o.address), 'branch_address', o.address, 'machine_no', i.registration_number)
      -- The parts that form the address on paper, for the document's data.
      || coalesce((select jsonb_build_object('address_parts', jsonb_build_object('house_no', a.house_no, 'building', a.building,
          'moo', a.moo, 'soi', a.soi, 'road', a.road, 'sub_district_code', place.code, 'postcode', a.postcode))
        from (select m.tax_house_no as house_no, m.tax_building as building, m.tax_moo as moo, m.tax_soi as soi, m.tax_road as road,
            nullif(m.tax_sub_district_id, '')::uuid as place_id, m.tax_postcode as postcode where m.tax_address <> ''
          union all select o.house_no, o.building, o.moo, o.soi, o.road, o.sub_district_id, o.postcode where m.tax_address = '') a
          join sub_districts place on place.id = a.place_id), '{}') as seller,
      -- A till that was created again with the same code continues its series.
      coalesce(upper(i.code), '') as till_code into strict b
    from merchant_branches o join realms r on r.id = o.realm_id join merchant_settings m on m.realm_id = o.realm_id
      left join tills i on i.realm_id = o.realm_id and i.id = p_till_id
    where o.realm_id = p_realm_id and o.id = p_branch_id;
  -- Its buyer may be erased together with the member: this lock makes the erasure and the document wait for each other.
  if s.kind = 'FULL' then
    s.replaces_id := s.refers_to_id;
    perform from members m join transactions t on t.realm_id = m.realm_id and t.member_id = m.id
      where m.realm_id = p_realm_id and t.id = p_transaction_id for share of m;
  end if;
  -- A note corrects the invoice in force: since the figures were read, a full invoice or a replacement of it may have
  -- been issued. A note that replaces another one states what that one stated.
  if s.kind in ('CREDIT_NOTE', 'DEBIT_NOTE') then
    select o.id, o.buyer, case when s.replaces_id is not null then s.left_value else
        o.exempt + o.value + s.exempt + s.value + (select coalesce(sum(c.exempt + c.value), 0)
          from tax_documents i join tax_documents c on c.realm_id = i.realm_id and c.refers_to_id = i.id and c.kind in ('CREDIT_NOTE', 'DEBIT_NOTE')
          where i.realm_id = o.realm_id and i.transaction_id = o.transaction_id and not is_replaced(c)) end
      into strict s.refers_to_id, s.buyer, s.left_value
      from tax_documents r join tax_documents o on o.realm_id = r.realm_id and o.transaction_id = r.transaction_id and o.kind in ('ABBREVIATED', 'FULL')
      where r.realm_id = p_realm_id and r.id = s.refers_to_id and not is_replaced(o);
  end if;
  if s.refers_to_id is not null then
    -- A document that replaces or corrects another one has the seller of that one, even if the shop has another name by
    -- now. A full invoice takes from today's seller what an abbreviated invoice need not state and lacks, but only
    -- while name and tax id are still the same: so it never gets the address of another seller.
    select case when s.kind = 'FULL' and coalesce(nullif(r.seller ->> 'name', ''), b.seller ->> 'name') = b.seller ->> 'name'
          and coalesce(nullif(r.seller ->> 'tax_id', ''), b.seller ->> 'tax_id') is not distinct from b.seller ->> 'tax_id' then
          case when coalesce(nullif(r.seller ->> 'address', ''), b.seller ->> 'address') is not distinct from b.seller ->> 'address' then b.seller else b.seller - 'address_parts' end || (select coalesce(jsonb_object_agg(k.key, k.value), '{}')
          from jsonb_each(r.seller) k where k.value not in ('null', '""')) else r.seller end
        || jsonb_build_object('machine_no', b.seller -> 'machine_no') into former
      from tax_documents r where r.realm_id = p_realm_id and r.id = s.refers_to_id;
  end if;
  insert into tax_counters as c (realm_id, branch_id, till_code, kind, last_number) values (p_realm_id, p_branch_id, b.till_code, s.kind, 1)
    on conflict (realm_id, branch_id, till_code, kind) do update set last_number = c.last_number + 1
    returning last_number into drawn;
  insert into tax_documents (realm_id, branch_id, till_code, kind, number, document_no, document_date, transaction_id, refers_to_id, replaces_id, seller, buyer,
      percent, lines, total, exempt, value, vat, is_vat_added, left_value, reason, issued_by_id, prints)
    values (p_realm_id, p_branch_id, b.till_code, s.kind, drawn, tax_document_no(b.code, b.till_code, s.kind, drawn), p_date, p_transaction_id, s.refers_to_id, s.replaces_id,
      coalesce(former, b.seller), s.buyer, s.percent, s.lines, s.total, s.exempt, s.value, s.vat, coalesce(s.is_vat_added, false), s.left_value, s.reason, p_by_id,
      -- If the customer issued it, they already have the original (docs/adr/0162).
      case when p_by_id is null then 1 else 0 end)
    returning * into d;
  return tax_document_json(d);
end $$;
