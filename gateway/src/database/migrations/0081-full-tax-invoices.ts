/** What full tax invoices and credit notes need besides (docs/adr/0150). */
export const fullTaxInvoices = `
-- Of a credit note: the value of what is left of the sale, as it has to stand on the paper.
alter table tax_documents add column left_value bigint;

-- The buyer that gave a tax id before.
create index on tax_documents (realm_id, (buyer ->> 'tax_id'), issued_at) where kind = 'FULL';
`;
