/** Cash is taken in amounts for which there are coins; the difference stands beside the sale (docs/adr/0168). */
export const cashRounding = `
alter table merchant_settings
  add column cash_rounding text not null default 'NONE'
    check (cash_rounding in ('NONE', 'DOWN_25', 'DOWN_50', 'DOWN_100', 'NEAREST_25', 'NEAREST_50', 'NEAREST_100'));
alter table transactions
  add column cash_rounding bigint not null default 0; -- what the tenders come to, less revenue and delivery
alter table daily_sales add column cash_rounding bigint not null default 0;
alter table monthly_sales add column cash_rounding bigint not null default 0;
alter table daily_hours add column cash_rounding bigint not null default 0;
alter table monthly_hours add column cash_rounding bigint not null default 0;
`;
