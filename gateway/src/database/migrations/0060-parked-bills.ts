/** Bills that wait at a branch for their customer, on every till of it (docs/adr/0132). They are no part of the books. */
export const parkedBills = `
create table parked_bills (
  id uuid not null,                         -- chosen by the till; the idempotency key of its payment
  realm_id uuid not null references realms,
  branch_id uuid not null,
  name text,
  status text not null default 'Parked' check (status in ('Parked', 'Paid', 'Discarded')),
  member_id uuid,
  bill jsonb not null,                      -- lines and decisions, amounts in satang; priced again when it is paid
  amount_due bigint not null check (amount_due >= 0), -- that the till displayed
  qty int not null,
  points int not null default 0,            -- to be spent, of the member's
  created_at timestamptz not null default now(), create_by_id uuid,
  changed_at timestamptz not null default now(), changed_by_id uuid,
  opened_at timestamptz, opened_by_id uuid, -- on a till at the moment
  closed_at timestamptz, closed_by_id uuid,
  transaction_id uuid,                      -- that paid it
  version int not null default 0,
  name_version int not null default 0, bill_version int not null default 0, -- that wrote the one and the other last
  primary key (realm_id, id),
  foreign key (realm_id, branch_id) references merchant_branches (realm_id, id),
  foreign key (realm_id, member_id) references members (realm_id, id),
  foreign key (realm_id, create_by_id) references merchant_users (realm_id, id) on delete set null (create_by_id),
  foreign key (realm_id, changed_by_id) references merchant_users (realm_id, id) on delete set null (changed_by_id),
  foreign key (realm_id, opened_by_id) references merchant_users (realm_id, id) on delete set null (opened_by_id),
  foreign key (realm_id, closed_by_id) references merchant_users (realm_id, id) on delete set null (closed_by_id),
  foreign key (realm_id, transaction_id) references transactions (realm_id, id)
);
create index on parked_bills (realm_id, branch_id, created_at) where status = 'Parked';
create index on parked_bills (realm_id, member_id) where member_id is not null;
create index on parked_bills (realm_id, transaction_id) where transaction_id is not null;
create index on parked_bills (realm_id, closed_at) where closed_at is not null;
`;
