/** The registered address of a shop by its parts, and the codes of sub-districts that data for the authorities have (docs/adr/0175). */
export const registeredAddresses = `
-- Of the Department of Provincial Administration: province, district and sub-district by two digits each.
alter table sub_districts add column code text;
update sub_districts s set code = n.code::text from generate_series(100101, 969999) as n(code)
  where s.id = md5('sub-district:' || n.code)::uuid;
alter table merchant_settings
  add column tax_house_no text not null default '',
  add column tax_building text not null default '',
  add column tax_moo text not null default '',
  add column tax_soi text not null default '',
  add column tax_road text not null default '',
  add column tax_sub_district_id text not null default '',  -- empty where the address was entered as one line
  add column tax_postcode text not null default '';
`;
