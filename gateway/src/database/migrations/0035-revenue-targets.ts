/** What a month should bring, of the whole shop or of a branch (docs/adr/0077). */
export const revenueTargets = `
create table revenue_targets (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  branch_id uuid references merchant_branches,      -- null: the whole shop
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now(),
  version int not null default 0
);
create unique index revenue_targets_month on revenue_targets (realm_id, month, branch_id) nulls not distinct;
create index on revenue_targets (branch_id);
`;
