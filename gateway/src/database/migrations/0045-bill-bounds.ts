/**
 * How much a shop sells at once (ADR 0088). What may be set stands in the domain. Sales that are recorded already are
 * not looked at.
 */
export const billBounds = `
alter table merchant_settings
  add column max_unit_price bigint not null default 100000000 check (max_unit_price > 0),
  add column max_line_qty int not null default 1000 check (max_line_qty > 0),
  add column max_bill_amount bigint not null default 100000000 check (max_bill_amount > 0),
  add column max_typed_discount_percent int not null default 50 check (max_typed_discount_percent between 0 and 100);
`;
