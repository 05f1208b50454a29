/**
 * What was changed of the shop's records, by whom and from where. Triggers write it, so that no way to a table goes past
 * it; who acts is said by the transaction (`app.actor`), and is nobody when the shop is set up or loaded.
 */
export const changes = `
create table change_sets (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  time timestamptz not null default now(),
  source text not null check (source in ('save','import','bulk','revert','registration','system')),
  user_id uuid,                             -- kept when the user is deleted, as is the name
  username text,
  address text,
  branch_id uuid,                           -- of a user who works in one branch
  reverts_id uuid                           -- the set that this one took back
);
create index on change_sets (realm_id, time desc);

create table changes (
  id bigint generated always as identity,   -- those of one record in the order in which they were made
  realm_id uuid not null references realms,
  set_id uuid not null references change_sets,
  time timestamptz not null default now(),
  record text not null,                     -- its table
  record_id uuid not null,
  -- By column. Of a changed record what differs, of a new one all it began with, of a deleted one all it had.
  before jsonb,
  after jsonb,
  secrets text[],                           -- columns that changed too and are told of no more than that
  primary key (set_id, id)
);
create index on changes (realm_id, record, record_id, id);

-- Settings are one record of the shop, and have an id as every other.
alter table merchant_settings add column id uuid not null default new_id();
create unique index on merchant_settings (id);
`;
