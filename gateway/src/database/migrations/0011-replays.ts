/** What writes with an idempotency key were answered. Payments, voids and adjustments keep theirs in idempotency_keys, with the sale. */
export const replays = `
create table replays (
  realm_id uuid not null references realms,
  owner text not null,
  key text not null,
  request_hash text not null,
  -- null only while its write is under way
  answer json,
  created_at timestamptz not null default now(),
  primary key (realm_id, owner, key)
);
create index on replays (realm_id, created_at);
`;
