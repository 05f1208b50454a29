import { recordChanges } from './recordChanges.ts';

/**
 * Programs that work with the shop, and their keys (docs/adr/0072). Each account has a row in `merchant_users` by the same
 * id, so that sales, changes and everything else that names a user can name it; a trigger keeps that row. Each key has
 * a row in `sessions` by the same id, so that it ends, is heard of by all gateways and carries rights as a session does.
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

create function keep_user_of_program() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from sessions where user_id = old.id;
    delete from merchant_users where id = old.id;
  elsif tg_op = 'INSERT' then
    -- No text has this as its hash: nobody signs in so.
    insert into merchant_users (id, realm_id, kind, username, password_hash, firstname, lastname, role_id, branch_ids, status)
      values (new.id, new.realm_id, 'program', new.name || ' [program]', '', new.name, '', new.role_id, new.branch_ids, new.status);
  else
    update merchant_users set username = new.name || ' [program]', firstname = new.name, role_id = new.role_id,
      branch_ids = new.branch_ids, status = new.status where id = new.id;
  end if;
  return null;
end $$;
create trigger user_of_program after insert or update or delete on service_accounts
  for each row execute function keep_user_of_program();
${recordChanges('service_accounts')}
${recordChanges('merchant_users', {
  secrets: ['password_hash'],
  derived: ['last_access_time', 'kind'],
  unless: "coalesce(new.kind, old.kind) = 'program'",
})}
`;

export const serviceAccountTables = ['service_accounts', 'service_account_keys'];
