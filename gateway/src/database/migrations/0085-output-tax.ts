/** The page of the report of output tax, in the matrix of rights; no role has it by the upgrade (docs/adr/0151). */
export const outputTax = `
-- Menus of every shop, also where the owner of the tables is bound to one.
alter table menus no force row level security;
insert into menus (realm_id, code, name, i18n, parent_code, position)
  select realm_id, 'Page.Merchant.Management.Output_Tax', 'รายงานภาษีขาย',
    '{"th-TH": {"name": "รายงานภาษีขาย"}, "en-US": {"name": "Output tax"}}', 'Page.Merchant.Management', max(position) + 1
  from menus group by realm_id;
alter table menus force row level security;
`;
