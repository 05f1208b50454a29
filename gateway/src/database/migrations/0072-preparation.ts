/** What is made at which station of a branch, and which lines of its sales were made (docs/adr/0142). */
export const preparation = `
alter table product_categories add column station text;

create table prepared_lines (
  realm_id uuid not null references realms,
  transaction_id uuid not null,
  position int not null,                    -- the line of the sale
  prepared_at timestamptz not null default now(),
  prepared_by_id uuid,
  primary key (realm_id, transaction_id, position),
  foreign key (realm_id, transaction_id) references transactions (realm_id, id),
  foreign key (realm_id, prepared_by_id) references merchant_users (realm_id, id) on delete set null (prepared_by_id)
);
create index on prepared_lines (realm_id, prepared_at);
create index on prepared_lines (realm_id, prepared_by_id) where prepared_by_id is not null;

-- Rows of every shop, also where the owner of the tables is bound to one.
alter table menus no force row level security;
alter table merchant_roles no force row level security;
update menus m set position = m.position + 1
  from menus c where c.realm_id = m.realm_id and c.code = 'Page.Merchant.Payment' and m.position > c.position;
insert into menus (realm_id, code, name, i18n, parent_code, position)
  select realm_id, 'Page.Merchant.Payment.Preparation', 'ครัวและบาร์',
    '{"th-TH": {"name": "ครัวและบาร์"}, "en-US": {"name": "Kitchen and bar"}}', 'Page.Merchant.Payment', position + 1
  from menus where code = 'Page.Merchant.Payment';
-- Who sells sees what was sold already. It is nobody's change: no set tells of it.
alter table merchant_roles disable trigger user;
update merchant_roles set authorizes = authorizes
    || '[{"object_code": "Page.Merchant.Payment.Preparation", "action_codes": ["Read", "Write"]}]'
  where authorizes @> '[{"object_code": "Page.Merchant.Payment", "action_codes": ["Write"]}]';
alter table merchant_roles enable trigger user;
alter table menus force row level security;
alter table merchant_roles force row level security;
`;
