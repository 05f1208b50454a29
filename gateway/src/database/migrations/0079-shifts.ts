/** Shifts of tills: from counted cash to counted cash, with what moved between (docs/adr/0147). */
export const shifts = `
create table shifts (
  id uuid not null default new_id(),
  realm_id uuid not null references realms,
  branch_id uuid not null,
  till_id uuid not null,
  opened_at timestamptz not null default now(),
  opened_by_id uuid not null,
  opening_cash bigint not null check (opening_cash >= 0),
  opening_counts jsonb,                     -- pieces by note and coin, in satang; null where one amount was typed
  number int,                               -- of its closing: 1, 2, 3 at each till, without a gap
  closed_at timestamptz,
  closed_by_id uuid,
  counted_cash bigint check (counted_cash >= 0),
  counts jsonb,
  expected_cash bigint,
  difference bigint,                        -- counted less expected
  reason text,
  report jsonb,                             -- what it said when it was closed, in baht; null while it is open
  primary key (realm_id, id),
  check ((closed_at is null) = (report is null)),
  foreign key (realm_id, branch_id) references merchant_branches (realm_id, id),
  foreign key (realm_id, till_id) references tills (realm_id, id),
  foreign key (realm_id, opened_by_id) references merchant_users (realm_id, id),
  foreign key (realm_id, closed_by_id) references merchant_users (realm_id, id)
);
create unique index shifts_open on shifts (realm_id, till_id) where closed_at is null;
create unique index shifts_number on shifts (realm_id, till_id, number) where number is not null;
create index on shifts (realm_id, opened_at);

create table shift_entries (
  id uuid not null,                         -- chosen by the till: sent again it is the same one
  realm_id uuid not null references realms,
  shift_id uuid not null,
  amount bigint not null check (amount <> 0), -- below 0: taken out
  reason text not null,
  at timestamptz not null default now(),
  by_id uuid not null,
  primary key (realm_id, id),
  foreign key (realm_id, shift_id) references shifts (realm_id, id),
  foreign key (realm_id, by_id) references merchant_users (realm_id, id)
);
create index on shift_entries (realm_id, shift_id);

alter table transactions
  add column shift_id uuid,                 -- in which its money moved; null where its till had none open
  add column void_shift_id uuid,
  add foreign key (realm_id, shift_id) references shifts (realm_id, id),
  add foreign key (realm_id, void_shift_id) references shifts (realm_id, id);
create index on transactions (realm_id, shift_id) where shift_id is not null;
create index on transactions (realm_id, void_shift_id) where void_shift_id is not null;

-- Rows of every shop, also where the owner of the tables is bound to one.
alter table menus no force row level security;
alter table merchant_roles no force row level security;
update menus m set position = m.position + 1
  from menus c where c.realm_id = m.realm_id and c.code = 'Page.Merchant.Payment.Subscribe' and m.position > c.position;
insert into menus (realm_id, code, name, i18n, parent_code, position)
  select realm_id, 'Page.Merchant.Payment.Shift', 'กะ',
    '{"th-TH": {"name": "กะ"}, "en-US": {"name": "Shifts"}}', 'Page.Merchant.Payment', position + 1
  from menus where code = 'Page.Merchant.Payment.Subscribe';
-- Who sells opens, counts and closes. The upgrade is no user's change: no change set records it.
alter table merchant_roles disable trigger user;
update merchant_roles set authorizes = authorizes
    || '[{"object_code": "Page.Merchant.Payment.Shift", "action_codes": ["Read", "Write"]}]'
  where authorizes @> '[{"object_code": "Page.Merchant.Payment", "action_codes": ["Write"]}]';
alter table merchant_roles enable trigger user;
alter table menus force row level security;
alter table merchant_roles force row level security;
`;
