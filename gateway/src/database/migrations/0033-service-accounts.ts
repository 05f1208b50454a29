/**
 * Programs that work with the shop, and their keys (docs/adr/0072). Each account has a row in `merchant_users` by the same
 * id, so that sales, changes and everything else that names a user can name it (functions/keep_user_of_program.sql).
 * Each key has a row in `sessions` by the same id, so that it ends, is heard of by all gateways and carries rights as a
 * session does.
 */
export const serviceAccounts = `
create table service_accounts (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null,
  description text,
  role_id uuid not null references merchant_roles,
  branch_ids uuid[] not null default '{}',  -- empty: all branches
  status text not null default 'Active' check (status in ('Active','Inactive')),
  created_at timestamptz not null default now(),
  version int not null default 0
);
create unique index service_accounts_name on service_accounts (realm_id, lower(name));

-- When it ends, and whether it was revoked, stands in its session: expires_at, ended_at.
create table service_account_keys (
  id uuid primary key references sessions on delete cascade,
  realm_id uuid not null references realms,
  account_id uuid not null references service_accounts on delete cascade,
  name text not null,
  key_hash bytea not null unique,           -- keyed hash of the whole key, 256 random bits
  last_four text not null,
  created_by text not null,                 -- username; who made it may be gone
  created_at timestamptz not null default now(),
  last_used_at timestamptz                  -- to the minute
);
create index on service_account_keys (account_id);

alter table merchant_users add column kind text not null default 'person' check (kind in ('person','program'));
`;
