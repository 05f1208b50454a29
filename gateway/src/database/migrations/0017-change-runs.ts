/** Many records changed at once or changes taken back, a part at a time: how far it is, and what could not be done. */
export const changeRuns = `
create table change_runs (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  user_id uuid not null,
  kind text not null check (kind in ('bulk','revert')),
  asked jsonb not null,
  items text[] not null,                    -- ids of records, or numbers of changes, in the order of the work
  state text not null default 'running' check (state in ('running','done','cancelled')),
  done int not null default 0,              -- how many of the items have been gone through
  changed int not null default 0,
  same int not null default 0,              -- that were so already
  left_count int not null default 0,
  left_out jsonb not null default '[]',     -- the first of those that could not be done, and why
  set_id uuid not null default new_id(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on change_runs (realm_id, created_at);

-- Of which sets there are changes that were taken back.
create index on change_sets (reverts_id) where reverts_id is not null;
`;
