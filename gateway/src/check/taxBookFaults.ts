import { amountDue } from '../sales/amountDue.ts';

/**
 * The figures of a closed month in the form from before added VAT was a separate figure: it was part of the sold,
 * returned and voided amounts, so that only their sum is equal.
 */
const vatWithinPrices = (figures: string) => `
  (select coalesce(jsonb_object_agg(b.key, (b.value - '{gross,returned,voided,added_vat}'::text[]) || jsonb_build_object('moved',
    (select sum(v.value::numeric) from jsonb_each_text(b.value) v where v.key in ('gross', 'returned', 'voided', 'added_vat')))), '{}')
  from jsonb_each(${figures}) b)`;

/** Statements that find what must never be in the tax documents of a merchant (docs/adr/0148). */
export const taxBookFaults: Readonly<Record<string, string>> = {
  'no number of a tax document stands twice': `
    select (array_agg(id order by id))[1] as id, document_no from tax_documents group by realm_id, document_no having count(*) > 1`,
  'a series of tax documents has no gap': `
    select branch_id, till_code, kind from tax_documents group by realm_id, branch_id, till_code, kind
    having (min(number), max(number)) is distinct from (1, count(*))`,
  'a series of tax documents counts to its last document': `
    select branch_id, till_code, kind from tax_counters c full join (
      select branch_id, till_code, kind, max(number) as last from tax_documents group by realm_id, branch_id, till_code, kind) d
      using (branch_id, till_code, kind)
    where c.last_number is distinct from d.last`,
  'the lines of a tax document come to its figures': `
    select d.id, d.document_no from tax_documents d left join lateral (
      select sum(l.value) filter (where l.is_exempt) as exempt, sum(l.value) filter (where not l.is_exempt) as value
      from jsonb_to_recordset(d.lines) as l(value bigint, is_exempt boolean)) l on true
    where (coalesce(l.exempt, 0), coalesce(l.value, 0), d.exempt + d.value + d.vat) is distinct from (d.exempt, d.value, d.total)`,
  'a closed month comes to the figures that were kept when it was closed': `
    select c.id, c.month from closed_months c
    cross join lateral (select month_figures(c.realm_id, c.month) as figures) now
    where c.reopened_at is null and case when jsonb_path_exists(c.figures, '$.*.added_vat') then c.figures <> now.figures
      else ${vatWithinPrices('c.figures')} <> ${vatWithinPrices('now.figures')} end`,
  'the tax documents of a sale come to what is left of it': `
    select s.id from transactions s join (
      select coalesce(t.returns_id, t.id) as sale_id, sum(o.total) as total
      from output_tax o join transactions t on t.id = o.transaction_id group by 1) d on d.sale_id = s.id
    where d.total <> case when s.status = 'Void' then 0 else ${amountDue('s')}
      + (select coalesce(sum(${amountDue('r')}), 0) from transactions r where r.returns_id = s.id) end`,
  'a tax document that stands in place of another has its date and its figures': `
    select n.id, n.document_no from tax_documents n join tax_documents d on d.realm_id = n.realm_id and d.id = n.replaces_id
    where (n.transaction_id, n.document_date, n.percent, n.lines, n.total, n.exempt, n.value, n.vat)
      is distinct from (d.transaction_id, d.document_date, d.percent, d.lines, d.total, d.exempt, d.value, d.vat)
      or not (n.kind = d.kind or (d.kind = 'ABBREVIATED' and n.kind = 'FULL'))`,
  'VAT that was added to a sale and its returns is that of its tax documents, and none is added without one': `
    select s.id from transactions s join (
      select coalesce(t.returns_id, t.id) as sale_id, sum(t.added_vat) as added, coalesce(sum((select sum(d.vat) from tax_documents d
          where d.realm_id = t.realm_id and d.transaction_id = t.id and d.is_vat_added
            and d.kind <> 'FULL' and ((t.returns_id is not null and not is_replaced(d)) or d.kind = 'ABBREVIATED'))), 0) as vat
      from transactions t group by 1) d on d.sale_id = s.id
    where d.added <> d.vat`,
};
