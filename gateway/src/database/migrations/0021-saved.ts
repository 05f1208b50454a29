/**
 * What people save for themselves or for everybody of the shop: views of lists now. Personal data and no master data, so
 * that it is in no set of changes. Who leaves takes along what they kept; what they shared stays, with no owner.
 */
export const saved = `
create table saved_documents (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  kind text not null check (kind in ('view')),
  scope text not null,                      -- what it is of: the path of a list
  owner_id uuid references merchant_users on delete set null,
  is_shared boolean not null default false,
  name text not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  version int not null default 0,
  check (owner_id is not null or is_shared)
);
create index on saved_documents (realm_id, kind, scope);
create unique index saved_documents_name on saved_documents (owner_id, kind, scope, lower(name));

-- What somebody's list opens with; at most one for each list.
create table saved_defaults (
  realm_id uuid not null references realms,
  user_id uuid not null references merchant_users on delete cascade,
  kind text not null,
  scope text not null,
  document_id uuid not null references saved_documents on delete cascade,
  primary key (user_id, kind, scope)
);
create index on saved_defaults (document_id);
`;
