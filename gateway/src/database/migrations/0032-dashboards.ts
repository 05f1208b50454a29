/**
 * Dashboards are saved documents too (docs/adr/0073): shared with roles, and with the versions they had. `is_shared` says
 * that one is shared at all, so that one whose owner left stays for those who write the settings when its roles are gone.
 */
export const dashboards = `
alter table saved_documents drop constraint saved_documents_kind_check;
alter table saved_documents add constraint saved_documents_kind_check check (kind in ('view', 'segment', 'dashboard'));

create table saved_document_roles (
  realm_id uuid not null references realms,
  document_id uuid not null references saved_documents on delete cascade,
  role_id uuid not null references merchant_roles on delete cascade,
  primary key (document_id, role_id)
);
create index on saved_document_roles (role_id);

-- What a dashboard was at each of its versions; the newest ones alone.
create table dashboard_versions (
  realm_id uuid not null references realms,
  document_id uuid not null references saved_documents on delete cascade,
  version int not null,
  name text not null,
  body jsonb not null,
  by_name text,                             -- kept when the user is deleted
  created_at timestamptz not null default now(),
  primary key (document_id, version)
);
`;
