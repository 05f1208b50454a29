/** Points also move when two accounts become one, and when a guest's receipt is claimed. */
export const pointKinds = `
alter table point_entries drop constraint point_entries_kind_check;
alter table point_entries add constraint point_entries_kind_check
  check (kind in ('opening','earn','redeem','adjust','void','merge','claim'));
`;
