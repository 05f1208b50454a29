/** A potential tells which member became of them; who is about to be registered is looked for by birthday as well. */
export const registration = `
alter table potentials add column member_id uuid references members;
create index on members (realm_id, birthdate);
`;
