/** What a shift leaves in its drawer, and what the next one finds there (docs/adr/0160). */
export const openingFloat = `
alter table shifts
  add column left_cash bigint check (left_cash between 0 and counted_cash), -- of the count; null while it is open, and where no one said
  add column expected_opening bigint,       -- what the shift before left; null where there is none, or where no one said
  add column opening_reason text;           -- why it began with another sum
`;
