/**
 * Dashboards that are mailed at their times, and alerts (docs/adr/0074). Each due moment of each recipient is a row; whoever
 * runs it claims that row, and the mail is written in the transaction that ends it. The session in which it is run lives as
 * long as that claim, and only reads.
 */
export const schedules = `
alter table sessions add column is_run boolean not null default false;

create table dashboard_schedules (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  document_id uuid not null references saved_documents on delete cascade,
  owner_id uuid references merchant_users on delete set null,   -- null: works here no more
  rule jsonb not null,                      -- when, over which days, in which language, and the question of an alert
  is_active boolean not null,
  next_due_at timestamptz not null,
  created_at timestamptz not null default now(),
  version int not null default 0
);
create index on dashboard_schedules (document_id);
create index on dashboard_schedules (realm_id, next_due_at) where is_active;

-- Whoever unsubscribed stays, also when they are taken off and put on again.
create table schedule_recipients (
  realm_id uuid not null references realms,
  schedule_id uuid not null references dashboard_schedules on delete cascade,
  user_id uuid not null references merchant_users on delete cascade,
  is_listed boolean not null default true,
  token_hash bytea not null unique,         -- of the link in each mail
  unsubscribed_at timestamptz,
  is_crossed boolean not null default false, -- of an alert: it was told of, and has not come back since
  primary key (schedule_id, user_id)
);
create index on schedule_recipients (user_id);

create table schedule_deliveries (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  schedule_id uuid not null references dashboard_schedules on delete cascade,
  user_id uuid not null references merchant_users on delete cascade,
  due_at timestamptz not null,
  is_trial boolean not null default false,
  state text not null default 'WAITING' check (state in ('WAITING','SENT','QUIET','SKIPPED','FAILED','MISSED')),
  reason text,
  tries int not null default 0,
  lease_until timestamptz not null default now(),  -- nobody else takes it before
  session_id uuid references sessions on delete set null,
  message_id uuid,                          -- in the outbox, which forgets it after a month
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create unique index on schedule_deliveries (schedule_id, user_id, due_at) where not is_trial;
create unique index on schedule_deliveries (schedule_id, user_id) where is_trial and state = 'WAITING';
create index on schedule_deliveries (realm_id, lease_until) where state = 'WAITING';
create index on schedule_deliveries (session_id);
create index on schedule_deliveries (user_id);
`;
