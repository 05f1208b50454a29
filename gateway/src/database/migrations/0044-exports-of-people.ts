/** Taking many people's data away is a right, and is written down (docs/adr/0086). */
export const exportsOfPeople = `
alter table security_events
  add column exported jsonb,                -- of a file of people: its list, filter and columns
  add column rows int;                      -- in that file, once it has ended

-- Of a file it is known afterwards how many rows went; nothing else of an event is ever written over.
create or replace function security_events_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.time < now() - interval '400 days' then return old; end if;
  if tg_op = 'UPDATE' then
    if old.exported is not null and old.rows is null and new.rows is not null
      and to_jsonb(new) - 'rows' = to_jsonb(old) - 'rows' then return new; end if;
  end if;
  raise exception 'security_events is append-only';
end $$;

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
alter table merchant_roles disable trigger changes_recorded;
update merchant_roles set authorizes = authorizes
    || '[{"object_code": "Page.Merchant.Customer_Insight.Export", "action_codes": ["Read"]}]'
  where authorizes @> '[{"object_code": "Page.Merchant.Customer_Insight", "action_codes": ["Write"]}]';
alter table merchant_roles enable trigger changes_recorded;

alter table menus force row level security;
alter table merchant_roles force row level security;
`;
