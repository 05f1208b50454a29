/** Tills of branches: the counters at which sales are rung up (docs/adr/0147). */
export const tills = `
create table tills (
  id uuid not null default new_id(),
  realm_id uuid not null references realms,
  branch_id uuid not null,
  code text not null check (code ~ '^[A-Za-z0-9]{1,8}$'), -- stands in the numbers of its documents
  name text not null,
  registration_number text,                 -- of the machine, as it is registered with the Revenue Department
  status text not null default 'Active' check (status in ('Active', 'Inactive')),
  created_at timestamptz not null default now(),
  version int not null default 0,
  primary key (realm_id, id),
  foreign key (realm_id, branch_id) references merchant_branches (realm_id, id)
);
create unique index tills_code on tills (realm_id, branch_id, lower(code));

alter table transactions
  add column till_id uuid,                  -- where it was rung up or handed back; null where the device is no till
  add column void_till_id uuid,             -- where it was voided
  add foreign key (realm_id, till_id) references tills (realm_id, id),
  add foreign key (realm_id, void_till_id) references tills (realm_id, id);
create index on transactions (realm_id, till_id, business_date) where till_id is not null;
create index on transactions (realm_id, void_till_id) where void_till_id is not null;
`;
