/** Taking many people's data away is a right, and is written down (docs/adr/0086). */
export const exportsOfPeople = `
alter table security_events
  add column exported jsonb,                -- of a file of people: its list, filter and columns
  add column rows int;                      -- in that file, once it has ended

-- Rows of every shop, also where the owner of the tables is bound to one.
alter table menus no force row level security;
alter table merchant_roles no force row level security;

update menus m set position = m.position + 1
  from menus c where c.realm_id = m.realm_id and c.code = 'Page.Merchant.Customer_Insight' and m.position > c.position;
insert into menus (realm_id, code, name, i18n, parent_code, position)
  select realm_id, 'Page.Merchant.Customer_Insight.Export', 'ส่งออกข้อมูลลูกค้า',
    '{"th-TH": {"name": "ส่งออกข้อมูลลูกค้า"}, "en-US": {"name": "Export customers'' data"}}', 'Page.Merchant.Customer_Insight', position + 1
  from menus where code = 'Page.Merchant.Customer_Insight';

-- Whoever may change customers could do more than take their list away. It is nobody's change: no set tells of it.
alter table merchant_roles disable trigger user;
update merchant_roles set authorizes = authorizes
    || '[{"object_code": "Page.Merchant.Customer_Insight.Export", "action_codes": ["Read"]}]'
  where authorizes @> '[{"object_code": "Page.Merchant.Customer_Insight", "action_codes": ["Write"]}]';
alter table merchant_roles enable trigger user;

alter table menus force row level security;
alter table merchant_roles force row level security;
`;
