/** Exchanges: a return and a sale that name each other, the one paying for the other (docs/adr/0141). */
export const exchanges = `
alter table transactions
  add column exchange_id uuid,              -- of a sale the return that came with it, of that return the sale
  add foreign key (realm_id, exchange_id) references transactions (realm_id, id);
create index on transactions (realm_id, exchange_id) where exchange_id is not null;

alter table transaction_channels
  drop constraint transaction_channels_type_check,
  add constraint transaction_channels_type_check check (type in ('Cash','Credit-Debit','Transfer','Other','Exchange'));
`;
