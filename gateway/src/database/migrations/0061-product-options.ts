/** What customers choose of a product, and what of it was sold (docs/adr/0133). */
export const productOptions = `
create table option_groups (
  id uuid not null default new_id(),
  realm_id uuid not null references realms,
  name text not null,
  min_choices int not null check (min_choices >= 0),
  max_choices int not null check (max_choices >= greatest(min_choices, 1)),
  options jsonb not null,                   -- in the order of the menu: id, name, satang, is_default, is_active
  status text not null default 'Active' check (status in ('Active', 'Inactive')),
  created_at timestamptz not null default now(),
  version int not null default 0,
  primary key (realm_id, id)
);

alter table products add column option_group_ids uuid[] not null default '{}';
alter table product_categories add column option_group_ids uuid[] not null default '{}';

alter table transaction_items
  add column options jsonb,                 -- as sold: option_id, group, name, price (satang); the price is in charge_amount
  add column note text;
`;
