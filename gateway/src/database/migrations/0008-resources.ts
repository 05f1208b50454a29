import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { sharedNames } from './sharedNames.ts';
import { thaiGeography } from './thaiGeography.ts';

/** Suppliers and what they delivered, places, appointments, and the lists that forms choose from. */
const TABLES = `
create table suppliers (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null, description text, business_type text, tax_id text,
  contact1 text, contact2 text, phone text, email text, address text,
  status text not null default 'Active' check (status in ('Active','Inactive')),
  created_at timestamptz not null default now(), version int not null default 0
);

create table locations (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null, description text, phone text, email text, address text, image_url text,
  status text not null default 'Active' check (status in ('Active','Inactive')),
  created_at timestamptz not null default now(), version int not null default 0
);

create table attributes (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  name text not null, description text, choices text[] not null default '{}',
  created_at timestamptz not null default now(), version int not null default 0
);

create table appointments (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  branch_id uuid references merchant_branches,
  member_id uuid references members,
  name text not null, description text,
  start_time timestamptz not null, end_time timestamptz not null,
  created_at timestamptz not null default now(), version int not null default 0,
  check (end_time >= start_time)
);
create index on appointments (realm_id, start_time);

-- Documents of goods received; what they did to the shelves is in stock_movements. Lines and movements are written
-- ahead of their document, so that it is written whole or not at all.
create table stock_imports (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  branch_id uuid not null references merchant_branches,
  supplier_id uuid references suppliers,
  create_by_id uuid references merchant_users,
  code text not null, invoice_no text, name text, description text,
  created_at timestamptz not null default now(), version int not null default 0,
  unique (realm_id, code)
);
create index on stock_imports (realm_id, created_at);

create table stock_import_lines (
  import_id uuid not null references stock_imports deferrable initially deferred,
  position int not null,
  realm_id uuid not null references realms,
  product_id uuid not null references products,
  qty int not null check (qty > 0),
  cost_code text,
  base_price bigint check (base_price >= 0),
  retail_price bigint check (retail_price >= 0),
  final_price bigint check (final_price >= 0),
  location text, remark text,
  primary key (import_id, position)
);

alter table stock_movements add column import_id uuid references stock_imports deferrable initially deferred;
alter table stock add column id uuid not null default new_id();
create unique index on stock (id);
`;

export const resources: Migration = {
  async up(database) {
    await sql.raw(TABLES).execute(database);
    await sharedNames(database);
    await thaiGeography(database);
  },
};
