/** PINs of users at the till, and what a second person approved of a bill, a void or a return (docs/adr/0143). */
export const approvals = `
create table till_pins (
  realm_id uuid not null references realms,
  user_id uuid not null,
  pin_hash text not null,
  tries int not null default 0,             -- wrong ones in a row
  created_at timestamptz not null default now(),
  primary key (realm_id, user_id),
  foreign key (realm_id, user_id) references merchant_users (realm_id, id) on delete cascade
);

create table approvals (
  id uuid not null default new_id(),
  realm_id uuid not null references realms,
  branch_id uuid not null,
  actions text[] not null,                  -- what of it takes an approval
  subject bytea not null,                   -- hash of what was approved: a change of it needs another one
  given_to_id uuid not null,                -- the user who may do it
  approved_by_id uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  transaction_id uuid,                      -- the sale or the return; for a void the sale that it takes back
  primary key (realm_id, id),
  check ((used_at is null) = (transaction_id is null)),
  check (given_to_id <> approved_by_id),
  foreign key (realm_id, branch_id) references merchant_branches (realm_id, id),
  foreign key (realm_id, given_to_id) references merchant_users (realm_id, id),
  foreign key (realm_id, approved_by_id) references merchant_users (realm_id, id),
  foreign key (realm_id, transaction_id) references transactions (realm_id, id)
);
create index on approvals (realm_id, transaction_id) where transaction_id is not null;
create index on approvals (realm_id, created_at) where transaction_id is null;

alter table merchant_settings
  add column approve_own_price text not null default 'NEVER' check (approve_own_price in ('NEVER', 'ALWAYS')),
  add column approve_discount_above int not null default 100 check (approve_discount_above between 0 and 100),
  add column approve_back_dating text not null default 'NEVER' check (approve_back_dating in ('NEVER', 'ALWAYS')),
  add column approve_void text not null default 'NEVER' check (approve_void in ('NEVER', 'ALWAYS')),
  add column approve_return_above bigint not null default 100000000000 check (approve_return_above between 0 and 100000000000);

-- Rows of every shop, also where the owner of the tables is bound to one. No role has the right by itself: without a limit
-- it allows nothing, and the shop gives it when it sets one.
alter table menus no force row level security;
update menus m set position = m.position + 1
  from menus c where c.realm_id = m.realm_id and c.code = 'Page.Merchant.Payment.Subscribe' and m.position > c.position;
insert into menus (realm_id, code, name, i18n, parent_code, position)
  select realm_id, 'Page.Merchant.Payment.Approval', 'อนุมัติรายการ',
    '{"th-TH": {"name": "อนุมัติรายการ"}, "en-US": {"name": "Approve for others"}}', 'Page.Merchant.Payment', position + 1
  from menus where code = 'Page.Merchant.Payment.Subscribe';
alter table menus force row level security;
`;
