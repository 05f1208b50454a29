/** Points of a member that a sale spends may take a second person (docs/adr/0143). */
export const pointsApproval = `
alter table merchant_settings add column approve_points_above int not null default 1000000000
  check (approve_points_above between 0 and 1000000000);
`;
