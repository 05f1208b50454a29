/**
 * Member codes of one sequence of the shop, M000001 and on (docs/adr/0098). Codes that are there stay; one that is taken is
 * passed over. Where many are, the sequence goes on behind the last of its own form.
 */
export const memberCodes = `
create table member_code_counters (
  realm_id uuid primary key references realms,
  last bigint not null                      -- number of the code that was given last
);

-- Rows of every shop, also where the owner of the tables is bound to one. Longer ones were made at random, or of the clock.
alter table members no force row level security;
insert into member_code_counters (realm_id, last)
  select realm_id, max(substr(code, 2)::bigint) from members where code ~ '^M[0-9]{6,9}$' group by realm_id;
alter table members force row level security;
`;
