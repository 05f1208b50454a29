/**
 * The hour at which a business day of the shop ends, and every hour that it had, each from its day on (docs/adr/0166). Nothing is
 * changed by it: without one, days end at midnight.
 */
export const businessDays = `
alter table merchant_settings
  add column day_ends_at int not null default 0 check (day_ends_at between 0 and 11),
  add column day_ends jsonb not null default '[]' check (jsonb_typeof(day_ends) = 'array');
create index transactions_night_idx on transactions (realm_id, (create_local_time::date)) where business_date <> create_local_time::date;
drop view if exists sales_journal;
drop function if exists shift_date(timestamptz, text);
`;
