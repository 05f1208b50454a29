/** What claiming the points of a guest's receipt needs beyond the tables of the till. */
export const claims = `
-- For how many days after a sale to a guest its points can be claimed; 0: never.
alter table merchant_settings add column claim_days int not null default 7 check (claim_days between 0 and 90);

-- The entry of the ledger by which a guest's sale became a member's, and when. Its id is in the order of time, as that of a sale.
alter table transactions add column claim_id uuid, add column claimed_time timestamptz;
-- What is remembered of a day is of no use once one of its sales was adjusted or claimed.
drop index transactions_adjusted_idx;
create index transactions_adjusted_idx on transactions (realm_id, business_date) include (version)
  where last_adjust_points is not null or claim_id is not null;

-- One code at a time for a receipt and a phone, whether or not the phone is a member's.
create table claim_codes (
  realm_id uuid not null references realms,
  transaction_id uuid not null references transactions,
  phone text not null,
  ref_code text not null,
  otp_hash text not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  primary key (realm_id, transaction_id, phone)
);
`;
