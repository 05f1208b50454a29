-- A reference to a tax document, as another document returns it; null without one.
create or replace function tax_reference_json(p_realm_id uuid, p_id uuid) returns json
language sql stable as $$
  select json_build_object('id', o.id, 'kind', o.kind, 'document_no', o.document_no, 'document_date', o.document_date,
      'value', trim_scale((o.exempt + o.value) / 100.0))
    from tax_documents o where o.realm_id = p_realm_id and o.id = p_id
$$;

-- A tax document in the form in which it is returned, amounts in baht; without its buyer, as only some users may see
-- personal data.
create or replace function tax_document_json(d tax_documents) returns json
language sql stable as $$
  select json_build_object('id', d.id, 'kind', d.kind, 'document_no', d.document_no, 'number', d.number, 'branch_id', d.branch_id,
    'till_code', d.till_code, 'issued_at', d.issued_at, 'document_date', d.document_date, 'transaction_id', d.transaction_id,
    'issued_by_name', (select trim(u.firstname || ' ' || u.lastname) from merchant_users u
      where u.realm_id = d.realm_id and u.id = d.issued_by_id),
    'refers_to', case when d.refers_to_id is not null then tax_reference_json(d.realm_id, d.refers_to_id) end,
    'replaces', case when d.replaces_id is not null then tax_reference_json(d.realm_id, d.replaces_id) end,
    'replaced_by', (select tax_reference_json(n.realm_id, n.id) from tax_documents n where n.realm_id = d.realm_id and n.replaces_id = d.id),
    -- For an invoice, the notes of its sale that count, including those from before a full invoice was issued. That
    -- notes refer only to invoices is not checked: a plan might then search a whole series instead of the documents of
    -- the sale.
    'notes', (select coalesce(json_agg(json_build_object('id', c.id, 'kind', c.kind, 'document_no', c.document_no,
        'document_date', c.document_date, 'value', trim_scale((c.exempt + c.value) / 100.0)) order by c.issued_at, c.id), '[]')
      from tax_documents i join tax_documents c on c.realm_id = i.realm_id and c.refers_to_id = i.id and c.kind in ('CREDIT_NOTE', 'DEBIT_NOTE')
      where i.realm_id = d.realm_id and i.transaction_id = d.transaction_id and d.kind in ('ABBREVIATED', 'FULL') and not is_replaced(c)),
    'seller', d.seller, 'percent', d.percent, 'is_vat_added', d.is_vat_added,
    'lines', (select coalesce(json_agg(json_build_object('type', l.type, 'name', l.name, 'code', l.code, 'qty', l.qty,
        'price', trim_scale(l.price / 100.0), 'amount', trim_scale(l.amount / 100.0),
        'discount_amount', trim_scale(l.discount / 100.0), 'is_exempt', l.is_exempt, 'value', trim_scale(l.value / 100.0))
        order by l.place), '[]')
      from rows from (jsonb_to_recordset(d.lines) as (type text, name text, code text, qty int, price bigint, amount bigint,
        discount bigint, is_exempt boolean, value bigint)) with ordinality
        as l(type, name, code, qty, price, amount, discount, is_exempt, value, place)),
    'total', trim_scale(d.total / 100.0), 'exempt', trim_scale(d.exempt / 100.0), 'value', trim_scale(d.value / 100.0),
    'vat', trim_scale(d.vat / 100.0), 'left_value', trim_scale(d.left_value / 100.0), 'reason', d.reason, 'prints', d.prints,
    -- The note of a return belongs to the return, that of a void to the sale.
    'cause', case when d.kind in ('CREDIT_NOTE', 'DEBIT_NOTE') then (select case when t.returns_id is null then 'VOID' else 'RETURN' end
      from transactions t where t.realm_id = d.realm_id and t.id = d.transaction_id) end)
$$;
