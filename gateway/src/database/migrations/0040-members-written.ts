/**
 * Since members can be erased, lists leave those out, and the index of what people write of a member (0026) did not tell who is:
 * each total visited all members. With the id and the place in the bits of who bought what (0030), who passes a filter is found from it too.
 */
export const membersWritten = `
drop index members_written_idx;
create index members_written_idx on members (realm_id, created_at, tier_id, branch_id)
  include (gender, status, birthdate, birthday, merged_into_id, erased_at, id, number);
`;
