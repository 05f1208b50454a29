/** Prices without VAT, which is added to the bill (docs/adr/0174). */
export const addedVat = `
alter table merchant_settings drop constraint merchant_settings_tax_mode_check,
  add constraint merchant_settings_tax_mode_check check (tax_mode in ('NONE', 'INCLUDED', 'ADDED'));
alter table transactions add column added_vat bigint not null default 0; -- beside revenue and delivery; 0 where prices include it
alter table tax_documents add column is_vat_added boolean not null default false; -- to the prices of its lines
alter table daily_sales add column added_vat bigint not null default 0;
alter table monthly_sales add column added_vat bigint not null default 0;
alter table daily_hours add column added_vat bigint not null default 0;
alter table monthly_hours add column added_vat bigint not null default 0;
`;
