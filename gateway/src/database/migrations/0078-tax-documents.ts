/** Tax invoices and credit notes with numbers without a gap, and what a shop says of its tax (docs/adr/0148). */
export const taxDocuments = `
alter table merchant_settings
  add column tax_mode text not null default 'NONE' check (tax_mode in ('NONE', 'INCLUDED')),
  add column vat_percent int not null default 7 check (vat_percent between 0 and 30),
  add column vat_from date not null default '1992-01-01',
  add column vat_percent_before int not null default 7 check (vat_percent_before between 0 and 30),
  add column tax_name text not null default '',
  add column tax_id text not null default '' check (tax_id ~ '^([0-9]{13})?$'),
  add column tax_address text not null default '',
  add column receipt_head text not null default '',
  add column receipt_foot text not null default '';
alter table merchant_branches add column tax_branch_no text check (tax_branch_no ~ '^[0-9]{5}$');
alter table products add column is_vat_exempt boolean not null default false;

-- The last number of each series: of a branch, a till where it has one, and a kind.
create table tax_counters (
  realm_id uuid not null references realms,
  branch_id uuid not null,
  till_code text not null default '',
  kind text not null,
  last_number int not null,
  primary key (realm_id, branch_id, till_code, kind),
  foreign key (realm_id, branch_id) references merchant_branches (realm_id, id)
);

create table tax_documents (
  id uuid not null default new_id(),
  realm_id uuid not null references realms,
  branch_id uuid not null,
  till_code text not null default '',
  kind text not null check (kind in ('ABBREVIATED', 'FULL', 'CREDIT_NOTE')),
  number int not null,                      -- within its series, without a gap
  document_no text not null,                -- as it is printed
  issued_at timestamptz not null default now(),
  business_date date not null,              -- of the sale, the return or the void: the rate and the month follow it
  transaction_id uuid not null,             -- the sale or the return; of a void the sale that it takes back
  refers_to_id uuid,                        -- what a full invoice replaces and a credit note corrects
  seller jsonb not null,                    -- as it was
  buyer jsonb,                              -- as it was; emptied when the person is erased
  percent int not null,
  lines jsonb not null,
  total bigint not null,
  exempt bigint not null,
  value bigint not null,                    -- without VAT
  vat bigint not null,
  reason text,
  issued_by_id uuid not null,
  primary key (realm_id, id),
  unique (realm_id, branch_id, till_code, kind, number),
  unique (realm_id, transaction_id, kind),
  check (total = exempt + value + vat),
  foreign key (realm_id, branch_id) references merchant_branches (realm_id, id),
  foreign key (realm_id, transaction_id) references transactions (realm_id, id),
  foreign key (realm_id, refers_to_id) references tax_documents (realm_id, id),
  foreign key (realm_id, issued_by_id) references merchant_users (realm_id, id)
);
create index on tax_documents (realm_id, branch_id, business_date, document_no);
create index on tax_documents (realm_id, refers_to_id) where refers_to_id is not null;
create index on tax_documents (realm_id, issued_by_id);
`;
