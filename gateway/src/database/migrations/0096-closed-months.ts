/** Months of the books that were closed, with the figures that they had; one that was opened again stays as a row (docs/adr/0167). */
export const closedMonths = `
create table closed_months (
  realm_id uuid not null references realms (id),
  id uuid not null default new_id(),
  month date not null check (extract(day from month) = 1),
  figures jsonb not null,
  closed_at timestamptz not null default now(),
  closed_by_id uuid not null,
  reopened_at timestamptz,
  reopened_by_id uuid,
  reopen_reason text,
  primary key (realm_id, id),
  foreign key (realm_id, closed_by_id) references merchant_users (realm_id, id),
  foreign key (realm_id, reopened_by_id) references merchant_users (realm_id, id),
  check ((reopened_at is null) = (reopened_by_id is null) and (reopened_at is null) = (reopen_reason is null))
);
create unique index closed_months_once on closed_months (realm_id, month) where reopened_at is null;
`;
