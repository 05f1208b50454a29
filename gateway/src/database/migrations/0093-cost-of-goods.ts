/** What goods cost: the value of every shelf, what each movement did to it, and what each sold piece cost and brought (docs/adr/0164). */
export const costOfGoods = `
-- Satang; null while the cost of what is there is not known.
alter table stock
  add column value bigint,                  -- of all pieces; below 0 where more was sold than received
  add column cost bigint,                   -- of one piece, rounded: the moving average
  add column moved_value bigint;            -- what the last movement added to the value, for the statement that made it
alter table stock_movements
  add column value bigint,                  -- what it added to the value of its shelf
  drop constraint stock_movements_kind_check,
  add constraint stock_movements_kind_check check (kind in ('opening','sale','void','import','return','count'));

alter table transaction_items
  add column net_amount bigint,             -- after deductions and without VAT; null of what was sold before it was kept
  add column cost bigint;                   -- of all its pieces; null where it is not known

-- Of pieces whose cost is known: what they cost, how many they are and what they brought without VAT.
alter table daily_sales add column cost bigint not null default 0, add column costed_qty int not null default 0,
  add column costed_amount bigint not null default 0;
alter table monthly_sales add column cost bigint not null default 0, add column costed_qty int not null default 0,
  add column costed_amount bigint not null default 0;
alter table daily_products add column cost bigint not null default 0, add column costed_qty int not null default 0,
  add column costed_amount bigint not null default 0;
alter table monthly_products add column cost bigint not null default 0, add column costed_qty int not null default 0,
  add column costed_amount bigint not null default 0;

-- Menus and roles of every shop, also where the owner of the tables is bound to one.
alter table menus no force row level security;
alter table merchant_roles no force row level security;
insert into menus (realm_id, code, name, i18n, parent_code, position)
  select realm_id, 'Page.Merchant.Management.Cost', 'ต้นทุนและกำไร',
    '{"th-TH": {"name": "ต้นทุนและกำไร"}, "en-US": {"name": "Cost and margin"}}', 'Page.Merchant.Management', max(position) + 1
  from menus group by realm_id;
-- Who could see the latest cost of a product and the figures of the shop keeps seeing them together. The upgrade is no
-- user's change: no change set records it.
alter table merchant_roles disable trigger user;
update merchant_roles set authorizes = authorizes
    || '[{"object_code": "Page.Merchant.Management.Cost", "action_codes": ["Read"]}]'
  where authorizes @> '[{"object_code": "Page.Merchant.Management.Stock", "action_codes": ["Read"]}]'
    and authorizes @> '[{"object_code": "Page.Merchant.Business_Insight", "action_codes": ["Read"]}]';
alter table merchant_roles enable trigger user;
alter table menus force row level security;
alter table merchant_roles force row level security;
`;
