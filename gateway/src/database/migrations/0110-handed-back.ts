/** What a person handed back on a day, by returns and voids (docs/adr/0195). */
export const handedBack = `
create index transactions_returned_by_idx on transactions (realm_id, create_by_id, business_date) where returns_id is not null;
create index transactions_voided_by_idx on transactions (realm_id, void_by_id, void_time) where void_by_id is not null;
`;
