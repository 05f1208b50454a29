/** Stock counts: what was found on the shelves of a branch, and the differences that a closing posts (docs/adr/0172). */
export const stockCounts = `
create table stock_counts (
  id uuid not null default new_id(),
  realm_id uuid not null references realms,
  branch_id uuid not null,
  name text not null,
  description text,
  category_id uuid,                         -- what was chosen to be counted: all of these together, all goods without any
  supplier_id uuid,
  is_blind boolean not null default false,  -- nobody sees what is expected before it is closed
  create_by_id uuid not null,
  closed_at timestamptz,
  closed_by_id uuid,
  uncounted text check (uncounted in ('LEAVE', 'ZERO')), -- what the closing made of lines that nobody counted
  created_at timestamptz not null default now(),
  version int not null default 0,
  primary key (realm_id, id),
  check ((closed_at is null) = (closed_by_id is null) and (closed_at is null) = (uncounted is null)),
  foreign key (realm_id, branch_id) references merchant_branches (realm_id, id),
  foreign key (realm_id, category_id) references product_categories (realm_id, id),
  foreign key (realm_id, supplier_id) references suppliers (realm_id, id),
  foreign key (realm_id, create_by_id) references merchant_users (realm_id, id),
  foreign key (realm_id, closed_by_id) references merchant_users (realm_id, id)
);
create index on stock_counts (realm_id, created_at);

create table stock_count_lines (
  id uuid not null default new_id(),
  realm_id uuid not null references realms,
  count_id uuid not null,
  product_id uuid not null,
  code text,                                -- as it was called when the count was closed; null before
  name text,
  counted int check (counted >= 0),         -- null while nobody counted it
  qty_at_count int,                         -- what the shelf had when its counting began
  moved_qty int not null default 0,         -- by which the shelf moved from then to its last entry
  counted_at timestamptz,
  counted_by_id uuid,
  reason text,
  value bigint,                             -- satang that its difference added to the shelf; null while open or of unknown cost
  primary key (realm_id, id),
  unique (realm_id, count_id, product_id),
  check ((counted is null) = (qty_at_count is null)),
  foreign key (realm_id, count_id) references stock_counts (realm_id, id),
  foreign key (realm_id, product_id) references products (realm_id, id),
  foreign key (realm_id, counted_by_id) references merchant_users (realm_id, id)
);
create index on stock_count_lines (realm_id, product_id);

-- Everything that anyone counted, append-only.
create table stock_count_entries (
  id uuid not null,                         -- chosen by the device: sent again it is the same one
  realm_id uuid not null references realms,
  count_id uuid not null,
  product_id uuid not null,
  mode text not null check (mode in ('ADD', 'SET')),
  qty int check (qty >= 0),                 -- null takes back what was counted
  counted int,                              -- what the line had after it
  at timestamptz not null default now(),
  by_id uuid not null,
  primary key (realm_id, id),
  check (qty is not null or mode = 'SET'),
  foreign key (realm_id, count_id) references stock_counts (realm_id, id),
  foreign key (realm_id, product_id) references products (realm_id, id),
  foreign key (realm_id, by_id) references merchant_users (realm_id, id)
);
create index on stock_count_entries (realm_id, count_id, product_id);

alter table stock_movements
  add column count_id uuid,
  add foreign key (realm_id, count_id) references stock_counts (realm_id, id);
create index on stock_movements (realm_id, count_id) where count_id is not null;

-- Menus and roles of every shop, also where the owner of the tables is bound to one.
alter table menus no force row level security;
alter table merchant_roles no force row level security;
insert into menus (realm_id, code, name, i18n, parent_code, position)
  select realm_id, 'Page.Merchant.Management.Stock_Count', 'ตรวจนับสต็อก',
    '{"th-TH": {"name": "ตรวจนับสต็อก"}, "en-US": {"name": "Stock counts"}}', 'Page.Merchant.Management', max(position) + 1
  from menus group by realm_id;
-- Who receives goods counts them as well. The upgrade is no user's change: no change set records it.
alter table merchant_roles disable trigger user;
update merchant_roles set authorizes = authorizes
    || '[{"object_code": "Page.Merchant.Management.Stock_Count", "action_codes": ["Read", "Write"]}]'
  where authorizes @> '[{"object_code": "Page.Merchant.Management.Stock", "action_codes": ["Read", "Write"]}]';
alter table merchant_roles enable trigger user;
alter table menus force row level security;
alter table merchant_roles force row level security;
`;
