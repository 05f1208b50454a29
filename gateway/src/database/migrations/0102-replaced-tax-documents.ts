/** A full tax invoice with a wrong buyer is cancelled and issued again, with its notes (docs/adr/0175). */
export const replacedTaxDocuments = `
-- What a document stands in place of, which counts nothing from then on.
alter table tax_documents add column replaces_id uuid;
alter table tax_documents disable trigger user;
alter table tax_documents no force row level security;
update tax_documents set replaces_id = refers_to_id where kind = 'FULL';
alter table tax_documents force row level security;
alter table tax_documents enable trigger user;
alter table tax_documents
  drop constraint tax_documents_realm_id_transaction_id_kind_key,
  -- One of each kind, and one in place of each.
  add unique nulls not distinct (realm_id, transaction_id, kind, replaces_id),
  add foreign key (realm_id, replaces_id) references tax_documents (realm_id, id);
create unique index on tax_documents (realm_id, replaces_id) where replaces_id is not null;
`;
