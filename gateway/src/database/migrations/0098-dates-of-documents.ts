/** Tax documents and the sales journal have calendar dates, and say so: a business date is another one (docs/adr/0166). */
export const datesOfDocuments = `
-- No view can rename a column that it has; both are created again with all functions.
drop view if exists sales_journal, output_tax;
alter table tax_documents rename column business_date to document_date;
`;
