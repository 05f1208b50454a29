/** What a file brought besides the fields of its records, so that all of an import can be taken back (docs/adr/0121). */
export const fileImports = `
create table file_imports (
  id uuid not null default new_id(),
  realm_id uuid not null references realms,
  record text not null,                     -- path of the records on the wire
  file_name text not null,
  file_hash text not null,                  -- SHA-256
  branch_id uuid,                           -- that it was taken in for; null: of all, or as its rows say
  choices jsonb not null default '{}',      -- what was decided for the whole file
  mapping jsonb not null default '[]',      -- which field each column was taken for; null: left out
  inserted int not null default 0, updated int not null default 0, same int not null default 0, bad int not null default 0,
  created_at timestamptz not null default now(), version int not null default 0,
  primary key (realm_id, id),
  foreign key (realm_id, branch_id) references merchant_branches (realm_id, id)
);

-- What a member had bought elsewhere; total_revenue and total_transaction have it within them.
alter table members
  add column brought_revenue bigint not null default 0 check (brought_revenue >= 0),
  add column brought_transactions int not null default 0 check (brought_transactions >= 0);

-- The import itself is written when it ends.
alter table point_entries add column import_id uuid,
  add foreign key (realm_id, import_id) references file_imports (realm_id, id) deferrable initially deferred;
create index on point_entries (realm_id, import_id) where import_id is not null;
alter table stock_imports add column file_import_id uuid,
  add foreign key (realm_id, file_import_id) references file_imports (realm_id, id) deferrable initially deferred;
create index on stock_imports (realm_id, file_import_id) where file_import_id is not null;
alter table tier_changes add column import_id uuid,
  add foreign key (realm_id, import_id) references file_imports (realm_id, id) deferrable initially deferred;
create index on tier_changes (realm_id, import_id) where import_id is not null;
`;
