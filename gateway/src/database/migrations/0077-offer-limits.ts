/**
 * How often an offer is given: to one member, on one day, in all (docs/adr/0145). Sales that stand are counted. The index names the rows of
 * sales alone, so that no other question takes it for a way to the rows of one transaction, of which it is a scan of all.
 */
export const offerLimits = `
alter table offers
  add column limit_per_member int check (limit_per_member > 0),
  add column limit_per_day int check (limit_per_day > 0),
  add column limit_in_all int check (limit_in_all > 0);
create index on transaction_items (realm_id, offer_id, transaction_id) where item_type in ('discount', 'offer') and returns_position is null;
`;
