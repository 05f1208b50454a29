/**
 * For how many days after a sale its customer may request the full tax invoice on the receipt page (docs/adr/0162); never, unless
 * the shop says otherwise. No user issues it then.
 */
export const taxRequests = `
alter table merchant_settings add column tax_request_days int not null default 0 check (tax_request_days between 0 and 180);
alter table tax_documents alter column issued_by_id drop not null;
`;
