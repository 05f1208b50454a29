/** The address of a branch by its parts, as that of the shop (docs/adr/0191); all are null where it was entered as one line. */
export const branchAddresses = `
alter table merchant_branches
  add column house_no text,
  add column building text,
  add column moo text,
  add column soi text,
  add column road text,
  add column sub_district_id uuid references sub_districts,
  add column postcode text;
`;
