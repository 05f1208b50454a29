/**
 * Realms, accounts, merchant, catalogue, loyalty, customers and the till's reference data.
 * Amounts are bigint satang, points are integers, ids are time-ordered UUIDs, `version` is `__v` on the wire.
 * Every table carries `realm_id`, by which functions/protect_realms.sql shows only the rows of one realm.
 */
export const foundation = `
-- The body is chosen here: trying uuidv7 at every row would open a subtransaction for each.
do $choose$ begin
  if to_regprocedure('uuidv7()') is not null then
    create or replace function new_id() returns uuid language sql volatile as $$ select uuidv7() $$;
  else
    -- PostgreSQL before 18: the same layout, 48 bits of milliseconds in front.
    create or replace function new_id() returns uuid language sql volatile as $$
      select encode(set_byte(set_byte(
        overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
        6, (112 | (get_byte(uuid_send(gen_random_uuid()), 6) & 15))),
        8, (128 | (get_byte(uuid_send(gen_random_uuid()), 8) & 63))), 'hex')::uuid
    $$;
  end if;
end $choose$;

create table realms (
  id uuid primary key default new_id(),
  code text not null unique,               -- the suffix of its usernames: cashier@taem
  name text not null,
  tax_id text not null default '-',
  show_vat boolean not null default false,
  currency_code text not null default 'THB',
  time_zone text not null default 'Asia/Bangkok',
  created_at timestamptz not null default now()
);

create table oauth_clients (
  id text primary key,
  realm_id uuid not null references realms,
  secret_hash text not null,
  name text not null
);

create table merchant_settings (
  realm_id uuid primary key references realms,
  authorize_code_adjust_hash text,
  authorize_code_void_hash text,
  earn_cash bigint not null default 10000 check (earn_cash > 0),
  earn_point int not null default 1 check (earn_point >= 0),
  redeem_cash bigint not null default 100 check (redeem_cash >= 0),
  redeem_point int not null default 1 check (redeem_point > 0),
  reward_item_id uuid not null default new_id(),
  reward_instance_id uuid not null default new_id(),
  version int not null default 0
);

create table merchant_branches (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  code text not null,                       -- in front of its receipt numbers
  name text not null,
  address text, phone text, email text,
  status text not null default 'Active' check (status in ('Active','Inactive')),
  image_url text, latitude double precision, longitude double precision,
  time_zone text not null default 'Asia/Bangkok',
  created_at timestamptz not null default now(),
  version int not null default 0,
  unique (realm_id, code)
);

create table menus (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  code text not null, name text not null, parent_code text, position int not null default 0,
  unique (realm_id, code)
);

create table merchant_roles (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null, description text,
  status text not null default 'Active' check (status in ('Active','Inactive')),
  authorizes jsonb not null default '[]',   -- [{object_code, action_codes:[Read|Write]}]
  created_at timestamptz not null default now(),
  version int not null default 0,
  unique (realm_id, name)
);

create table merchant_users (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  username text not null,
  password_hash text not null,
  employee_no text,
  firstname text not null, lastname text not null,
  birthdate date, phone text, email text, job_title text, job_unit text, image_url text,
  status text not null default 'Active' check (status in ('Active','Inactive')),
  role_id uuid not null references merchant_roles,
  branch_ids uuid[] not null default '{}',
  last_access_time timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 0,
  unique (realm_id, username)
);

create table sessions (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  user_id uuid not null references merchant_users,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index on sessions (user_id) where ended_at is null;

create table refresh_tokens (
  token_hash bytea primary key,
  realm_id uuid not null references realms,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table product_categories (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null, description text, type text not null default 'Product',
  status text not null default 'Active' check (status in ('Active','Inactive')),
  created_at timestamptz not null default now(), version int not null default 0
);
create index on product_categories (realm_id, name);

create table product_sub_categories (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  category_id uuid not null references product_categories,
  name text not null, description text,
  status text not null default 'Active' check (status in ('Active','Inactive')),
  created_at timestamptz not null default now(), version int not null default 0
);

create table products (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  code text not null, name text not null, description text,
  retail_price bigint not null check (retail_price >= 0),
  skip_stock boolean not null default true,
  category_id uuid references product_categories,
  sub_category_id uuid references product_sub_categories,
  hashtags text[] not null default '{}',
  currency text not null default 'THB', unit text not null default 'Piece', type text not null default 'Product',
  status text not null default 'Active' check (status in ('Active','Inactive')),
  image_url text,
  created_at timestamptz not null default now(), version int not null default 0,
  unique (realm_id, code)
);
create index on products (realm_id, status, name);
create index on products (realm_id, category_id);

create table stock (
  realm_id uuid not null references realms,
  branch_id uuid not null references merchant_branches,
  product_id uuid not null references products,
  qty int not null default 0,               -- may fall below 0: what is sold was on the shelf, whatever the count says
  primary key (realm_id, branch_id, product_id)
);

create table coupons (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null, type text not null,
  value numeric(14,2) not null default 0,
  template jsonb not null,                  -- {logic, var_name}
  qty int not null default 1,
  created_at timestamptz not null default now(), version int not null default 0
);

create table conditions (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null, type text not null,
  template jsonb not null,                  -- {logic}
  created_at timestamptz not null default now(), version int not null default 0
);

create table offers (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null, description text,
  status text not null default 'Active' check (status in ('Active','Inactive')),
  authorize_pin text,                       -- OP-45: read and edited by those with write on offers; never sent to a till
  conditions jsonb not null default '[]',   -- [{condition_id, value}]
  items jsonb not null default '[]',        -- [{coupon_id, value}]
  created_at timestamptz not null default now(), version int not null default 0
);

-- A session that typed the right code of an offer may use it until expires_at.
create table offer_verifications (
  realm_id uuid not null references realms,
  session_id uuid not null references sessions on delete cascade,
  offer_id uuid not null references offers on delete cascade,
  expires_at timestamptz not null,
  primary key (session_id, offer_id)
);

create table member_tiers (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null, description text,
  level int not null,
  status text not null default 'Active' check (status in ('Active','Inactive')),
  image_url text,
  conditions jsonb not null default '[]',   -- [{condition_id, value}], the first is the money required
  privileges jsonb not null default '[]',   -- [{condition:{condition_id,value}|null, item:{coupon_id,value}}]
  created_at timestamptz not null default now(), version int not null default 0,
  unique (realm_id, name)
);

create table member_badges (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null,
  conditions jsonb not null default '[]',   -- [{condition_id, value}]
  created_at timestamptz not null default now(), version int not null default 0
);

create table members (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  branch_id uuid references merchant_branches,
  code text not null,
  firstname text not null, lastname text not null, nickname text,
  phone text,                               -- 0812345678|TH|+66
  email text, birthdate date, nationality text, gender text, state text,
  line_id text, instagram_id text, address text,
  image_url text,
  tags text[] not null default '{}',
  i18n jsonb not null default '{}',
  status text not null default 'Active' check (status in ('Active','Inactive')),
  tier_id uuid references member_tiers,
  -- Lifetime figures, kept by the sale's own transaction; points always equal the sum of point_entries.
  points int not null default 0 check (points >= 0),
  total_payment bigint not null default 0,
  total_revenue bigint not null default 0,
  total_transaction int not null default 0,
  total_qty int not null default 0,
  first_transaction_time timestamptz,
  last_transaction_time timestamptz,
  created_at timestamptz not null default now(), version int not null default 0,
  unique (realm_id, code)
);
create unique index on members (realm_id, phone) where phone is not null;
create index on members (realm_id, tier_id);
create index on members (realm_id, lower(firstname), lower(lastname));

create table institutes (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null, image_url text, font_color text,
  status text not null default 'Active' check (status in ('Active','Inactive')),
  created_at timestamptz not null default now(), version int not null default 0
);

create table cards (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  institute_id uuid not null references institutes,
  name text not null,
  created_at timestamptz not null default now(), version int not null default 0
);

create table payment_methods (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null,
  created_at timestamptz not null default now(), version int not null default 0
);

create table payment_channels (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null, description text,
  payment_method_id uuid not null references payment_methods,
  institute_id uuid references institutes,
  account_name text, account_no text, action_code text, image_url text,
  status text not null default 'Active' check (status in ('Active','Inactive')),
  created_at timestamptz not null default now(), version int not null default 0
);
`;
