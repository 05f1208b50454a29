/** Offers that apply by themselves (docs/adr/0145). */
export const automaticOffers = `
alter table offers add column is_automatic boolean not null default false;
create index on offers (realm_id) where is_automatic;
`;
