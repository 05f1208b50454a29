/** What banks say of money that came in, and which transfer of a sale it is (docs/adr/0139). */
export const paymentConfirmations = `
create table confirmation_secrets (
  realm_id uuid not null references realms,
  payment_channel_id uuid not null,
  seed bytea not null,                      -- the secret is derived from it with the signing key, and stored nowhere
  last_four text not null,
  created_at timestamptz not null default now(),
  created_by text not null,                 -- username
  primary key (realm_id, payment_channel_id),
  foreign key (realm_id, payment_channel_id) references payment_channels (realm_id, id) on delete cascade
);

create table payment_confirmations (
  realm_id uuid not null references realms,
  id uuid not null default new_id(),
  payment_channel_id uuid not null,         -- the account; kept when that is deleted
  reference text not null,                  -- the bank's own
  ref1 text not null, ref2 text not null,   -- as the QR carries them
  branch_id uuid,                           -- that ref1 names; null where none does
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,             -- as the bank says
  received_at timestamptz not null default now(),
  outcome text not null,                    -- what it meant when it arrived; the same call is answered the same
  primary key (realm_id, id),
  unique (realm_id, payment_channel_id, reference),
  foreign key (realm_id, branch_id) references merchant_branches (realm_id, id)
);
create index on payment_confirmations (realm_id, ref2);

alter table transaction_channels
  add column confirmation_id uuid,          -- the bank's; null where a person took the payment
  add column confirmed_at timestamptz,      -- when the customer paid, as that says
  add foreign key (realm_id, confirmation_id) references payment_confirmations (realm_id, id),
  add check ((confirmation_id is null) = (confirmed_at is null));
create unique index transaction_channels_confirmation on transaction_channels (realm_id, confirmation_id)
  where confirmation_id is not null;
`;
