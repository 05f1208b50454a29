/** Returns: documents beside the sales whose pieces they take back, with amounts and points below zero (docs/adr/0138). */
export const returns = `
alter table transactions
  add column returns_id uuid,               -- the sale that it takes something back of
  add column counted smallint not null default 1 check (counted in (1, 0, -1)), -- among the sales: a return -1 where nothing is left of its sale, 0 otherwise
  add column returned_qty int not null default 0, -- pieces of this sale that returns took
  drop constraint transactions_total_discount_check,
  drop constraint transactions_total_revenue_check,
  drop constraint transactions_delivery_cost_check,
  add constraint transactions_amounts_check check (returns_id is not null
    or (total_discount <= 0 and total_revenue >= 0 and delivery_cost >= 0)),
  add constraint transactions_counted_check1 check ((returns_id is null) = (counted = 1)),
  add foreign key (realm_id, returns_id) references transactions (realm_id, id);
create index on transactions (realm_id, returns_id) where returns_id is not null;

alter table transaction_items
  add column returns_position int,          -- the row of the sale that this one takes back
  add column conditions jsonb;              -- what a tier, discount or offer required when it was given

alter table transaction_channels
  add column returns_position int,          -- the tender of the sale through which it goes back
  drop constraint transaction_channels_amount_check;

alter table point_entries drop constraint point_entries_kind_check;
alter table point_entries add constraint point_entries_kind_check
  check (kind in ('opening','earn','redeem','adjust','void','merge','claim','return'));
alter table stock_movements drop constraint stock_movements_kind_check;
alter table stock_movements add constraint stock_movements_kind_check
  check (kind in ('opening','sale','void','import','return'));

alter table merchant_settings
  add column return_points text not null default 'REFUSE' check (return_points in ('REFUSE', 'DEDUCT'));

-- Rows of every shop, also where the owner of the tables is bound to one.
alter table menus no force row level security;
alter table merchant_roles no force row level security;
update menus m set position = m.position + 1
  from menus c where c.realm_id = m.realm_id and c.code = 'Page.Merchant.Management.Payment_History' and m.position > c.position;
insert into menus (realm_id, code, name, i18n, parent_code, position)
  select realm_id, 'Page.Merchant.Management.Payment_History.Return', 'คืนสินค้า',
    '{"th-TH": {"name": "คืนสินค้า"}, "en-US": {"name": "Return items"}}', 'Page.Merchant.Management.Payment_History', position + 1
  from menus where code = 'Page.Merchant.Management.Payment_History';
-- Roles that may void a sale could take all of it back anyway. The upgrade is no user's change: no change set records it.
alter table merchant_roles disable trigger user;
update merchant_roles set authorizes = authorizes
    || '[{"object_code": "Page.Merchant.Management.Payment_History.Return", "action_codes": ["Write"]}]'
  where authorizes @> '[{"object_code": "Page.Merchant.Management.Payment_History", "action_codes": ["Write"]}]';
alter table merchant_roles enable trigger user;
alter table menus force row level security;
alter table merchant_roles force row level security;

-- Sales, voids and returns: rows of the history.
alter table daily_sales add column documents int not null default 0;
alter table monthly_sales add column documents int not null default 0;
alter table daily_sales no force row level security;
alter table monthly_sales no force row level security;
update daily_sales set documents = transactions + voided;
update monthly_sales set documents = transactions + voided;
alter table daily_sales force row level security;
alter table monthly_sales force row level security;
`;
