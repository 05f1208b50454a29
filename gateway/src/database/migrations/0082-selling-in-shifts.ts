/** Whether money moves in open shifts alone (docs/adr/0152). */
export const sellingInShifts = `
alter table merchant_settings
  add column sale_shift text not null default 'OPTIONAL' check (sale_shift in ('OPTIONAL', 'REQUIRED'));
`;
