/**
 * Points of a member that a sale spends may take a second person (docs/adr/0143). What leaves a parked bill is measured by its
 * value since, by a function of another name.
 */
export const pointsApproval = `
alter table merchant_settings add column approve_points_above int not null default 1000000000
  check (approve_points_above between 0 and 1000000000);
drop function if exists note_fewer_pieces(uuid, uuid, jsonb, uuid, text);
`;
