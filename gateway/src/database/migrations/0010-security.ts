/** Guesses at secrets that are waited for longer each time, and what the owner is told of such guesses and of rights. */
export const security = `
-- Of no realm: an account is counted whether there is one of that name or not.
create table guess_waits (
  key text primary key,
  guesses int not null,                     -- wrong ones in a row
  tried_at timestamptz not null,
  next_try_at timestamptz not null
);
create index on guess_waits (tried_at);

-- What happened at the doors of the shop. Never a secret: not what was typed, only about whom and from where.
create table security_events (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  time timestamptz not null default now(),
  kind text not null,
  account text,                             -- the username it is about; null for one that nobody has
  user_id uuid,                             -- who was signed in; kept when the user is deleted
  address text,
  branch_id uuid,                           -- of a user who works in one branch
  subject text                              -- the name of the role or the offer
);
create index on security_events (realm_id, time desc);
create index on security_events (realm_id, kind, time desc);
`;
