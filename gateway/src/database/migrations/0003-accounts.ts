/**
 * What belongs to no realm: the keys that sign access tokens, shared by all gateways, and the counters of attempts.
 */
export const accounts = `
create table signing_keys (
  id uuid primary key default new_id(),
  secret bytea not null,
  created_at timestamptz not null default now()
);

create table attempts (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);
`;
