/** For which products an offer is, null for the whole bill; a sale keeps those that were on its bill (docs/adr/0144). */
export const offerGoods = `
alter table offers add column goods jsonb;
alter table transaction_items add column goods jsonb;
`;
