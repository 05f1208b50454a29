-- The report of output tax, row by row: every tax document with its buyer and what happened to it since. A replaced
-- document counts nothing, so that the documents of a month add up to its tax. An erased buyer appears as a dash, as an
-- invoice without a buyer counts as retail.
create or replace view output_tax with (security_invoker = true) as
  select d.id, d.realm_id, d.branch_id, d.till_code, d.number, d.transaction_id, d.document_date, d.document_no, d.kind,
    d.buyer is null as is_retail,
    coalesce(d.buyer ->> 'name', case when d.buyer is not null then '-' end) as buyer_name,
    d.buyer ->> 'tax_id' as buyer_tax_id, d.buyer ->> 'branch_no' as buyer_branch_no,
    case when f.id is null then d.value else 0 end as value, case when f.id is null then d.exempt else 0 end as exempt,
    case when f.id is null then d.vat else 0 end as vat, case when f.id is null then d.total else 0 end as total,
    case when f.id is not null then 'REPLACED' when d.kind in ('CREDIT_NOTE', 'DEBIT_NOTE') then null when t.status = 'Void' then 'VOID'
      when t.returned_qty > 0 then 'RETURNED' end as mark,
    r.document_no as refers_to_no, d.percent, d.prints, (d.value = 0 and d.exempt <> 0) as is_exempt
  from tax_documents d
    left join tax_documents f on f.realm_id = d.realm_id and f.replaces_id = d.id
    left join transactions t on t.realm_id = d.realm_id and t.id = d.transaction_id
    left join tax_documents r on r.realm_id = d.realm_id and r.id = d.refers_to_id;
