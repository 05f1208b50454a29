/** Debit notes are tax documents beside credit notes (docs/adr/0159). */
export const debitNotes = `
alter table tax_documents drop constraint tax_documents_kind_check,
  add constraint tax_documents_kind_check check (kind in ('ABBREVIATED', 'FULL', 'CREDIT_NOTE', 'DEBIT_NOTE'));
`;
