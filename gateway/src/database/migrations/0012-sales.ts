/** How many days back a sale may be dated; the bound of what may be set stands in the domain. */
export const sales = `
alter table merchant_settings add column backdating_days int not null default 3 check (backdating_days >= 0);

drop function if exists payment_state(uuid, uuid, uuid, text, uuid[], uuid, uuid[], uuid[], uuid[], uuid[]);
`;
