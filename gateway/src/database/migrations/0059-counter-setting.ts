/** How a shop works at its counter (docs/adr/0129); what may be chosen stands in the domain. */
export const counterSetting = `
alter table merchant_settings
  add column sale_start text not null default 'GOODS' check (sale_start in ('GOODS', 'CUSTOMER')),
  add column transfer_proof text not null default 'OPTIONAL' check (transfer_proof in ('OPTIONAL', 'REQUIRED')),
  add column receipt_after_sale text not null default 'ASK' check (receipt_after_sale in ('ASK', 'PRINT', 'NONE'));
`;
