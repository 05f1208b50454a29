/** What reading, voiding and adjusting need beyond the tables of the till. */
export const voidAdjust = `
-- Who adjusted, and why; for the rows that no till wrote.
alter table point_entries add column by_id uuid references merchant_users, add column remark text;
create index on point_entries (transaction_id) where transaction_id is not null;
create index on stock_movements (transaction_id) where transaction_id is not null;
-- What was answered to a void or an adjustment, for the same call sent again.
alter table idempotency_keys add column answer jsonb;
`;
