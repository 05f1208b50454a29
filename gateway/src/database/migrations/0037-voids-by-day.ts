/** How many sales of which days were voided is found by an index that no sale is written into when it is sold. */
export const voidsByDay = `
create index transactions_voided_idx on transactions (realm_id, create_local_time) include (branch_id, business_date)
  where status = 'Void';
`;
