/**
 * What was sold: the sale with its rows and tenders, the append-only point ledger, the daily rollups and the keys that
 * make a payment safe to send again.
 */
export const transactions = `
create sequence transaction_number_seq;

create table transactions (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  branch_id uuid not null references merchant_branches,
  transaction_no text not null,
  status text not null default 'Complete' check (status in ('Complete','Void')),
  type text not null default 'Payment',
  business_date date not null,              -- fixed when written, in the branch's time zone
  create_local_time timestamp not null,     -- wall clock of the branch
  time timestamptz not null default now(),
  create_by_id uuid not null references merchant_users,
  member_id uuid references members,
  tier_id uuid references member_tiers,     -- tier before the sale
  tier_name text,
  guest jsonb,                              -- {gender, age, hashtags}
  total_qty int not null,
  total_payment bigint not null,
  total_discount bigint not null check (total_discount <= 0),
  total_revenue bigint not null check (total_revenue >= 0),
  delivery_cost bigint not null default 0 check (delivery_cost >= 0),
  earn_points int not null default 0,
  redeem_points int not null default 0,     -- positive: points spent
  last_adjust_points int,
  trace jsonb not null default '[]',
  remark text, slip_image_url text,
  void_remark text, void_by_id uuid references merchant_users, void_time timestamptz,
  version int not null default 0,
  unique (realm_id, transaction_no),
  check (total_payment + total_discount = total_revenue)
);
create index on transactions (realm_id, business_date, id);
-- In the order in which the list of sales is read.
create index on transactions (realm_id, create_local_time desc nulls last, id);
create index on transactions (member_id, id) where member_id is not null;

create table transaction_items (
  transaction_id uuid not null references transactions,
  position int not null,
  realm_id uuid not null references realms,
  item_ref text not null,
  item_type text not null check (item_type in ('product','privilege','discount','offer','event')),
  event_code text not null,
  product_id uuid references products,
  offer_id uuid,                            -- tier or offer of a benefit
  name text not null, code text,
  category_id uuid, category_name text, sub_category_id uuid, sub_category_name text,
  skip_stock boolean,
  qty int not null default 0,
  retail_price bigint,                      -- shelf price of the day, beside the price charged
  charge_amount bigint not null default 0,
  paid_amount bigint not null default 0,
  discount_amount bigint not null default 0,
  earn_points int not null default 0,
  redeem_points int not null default 0,
  custom_value numeric(14,2),
  coupons jsonb,
  primary key (transaction_id, position)
);
create index on transaction_items (product_id) where product_id is not null;

create table transaction_channels (
  transaction_id uuid not null references transactions,
  position int not null,
  realm_id uuid not null references realms,
  type text not null check (type in ('Cash','Credit-Debit','Transfer','Other')),
  amount bigint not null check (amount >= 0),
  received_amount bigint,
  payment_channel_id uuid, institute_id uuid, institute_name text, card_id uuid, card_name text,
  action_code text, sender jsonb,
  primary key (transaction_id, position)
);

-- The ledger of points: rows are only ever added, and their sum is members.points.
create table point_entries (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  member_id uuid not null references members,
  transaction_id uuid references transactions,
  kind text not null check (kind in ('opening','earn','redeem','adjust','void')),
  points int not null,
  business_date date not null,
  time timestamptz not null default now()
);
create index on point_entries (member_id, id);

create table stock_movements (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  branch_id uuid not null references merchant_branches,
  product_id uuid not null references products,
  transaction_id uuid references transactions,
  kind text not null check (kind in ('opening','sale','void','import')),
  qty int not null,
  time timestamptz not null default now()
);
create index on stock_movements (product_id, branch_id);

-- Rollups by the branch's business day. 'slot' spreads writers over rows so that no two tills wait for each other;
-- readers sum over it.
create table daily_sales (
  realm_id uuid not null references realms, branch_id uuid not null, business_date date not null,
  customer_type text not null check (customer_type in ('Member','Guest')),
  tier_id uuid not null default '00000000-0000-0000-0000-000000000000',
  slot smallint not null default 0,
  transactions int not null default 0, qty int not null default 0,
  payment bigint not null default 0, discount bigint not null default 0, revenue bigint not null default 0, delivery bigint not null default 0,
  earn_points bigint not null default 0, redeem_points bigint not null default 0,
  primary key (realm_id, business_date, branch_id, customer_type, tier_id, slot)
);
create table daily_products (
  realm_id uuid not null references realms, branch_id uuid not null, business_date date not null,
  product_id uuid not null, customer_type text not null, slot smallint not null default 0,
  transactions int not null default 0, qty int not null default 0, amount bigint not null default 0,
  primary key (realm_id, business_date, branch_id, product_id, customer_type, slot)
);
create table daily_channels (
  realm_id uuid not null references realms, branch_id uuid not null, business_date date not null,
  type text not null, customer_type text not null, slot smallint not null default 0,
  transactions int not null default 0, amount bigint not null default 0,
  primary key (realm_id, business_date, branch_id, type, customer_type, slot)
);
create table daily_members (
  realm_id uuid not null references realms, branch_id uuid not null, business_date date not null,
  member_id uuid not null,
  transactions int not null default 0, qty int not null default 0,
  payment bigint not null default 0, discount bigint not null default 0, revenue bigint not null default 0,
  earn_points bigint not null default 0, redeem_points bigint not null default 0,
  primary key (realm_id, business_date, branch_id, member_id)
);
create index on daily_members (member_id);

create table idempotency_keys (
  realm_id uuid not null references realms,
  key text not null,
  request_hash bytea not null,
  -- Checked at commit: the key is written before its sale, so that a twin waits before it has done any work.
  transaction_id uuid not null references transactions deferrable initially deferred,
  available_points int,                     -- the member's balance after the sale, as the first answer told it
  created_at timestamptz not null default now(),
  primary key (realm_id, key)
);
`;
