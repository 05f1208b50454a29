/** Who sold a line of a sale, where another person took the payment (docs/adr/0146). */
export const lineSellers = `
alter table transaction_items
  add column sold_by_id uuid,               -- null where it is who took the payment
  add foreign key (realm_id, sold_by_id) references merchant_users (realm_id, id);
create index on transaction_items (realm_id, sold_by_id) where sold_by_id is not null;
`;
