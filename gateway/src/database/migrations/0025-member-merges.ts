/**
 * A customer's second account becomes part of the first (docs/adr/0059). Its row stays, closed: it points to the account
 * that is kept, has no points and no sales, and its code and phone stay taken.
 */
const ACCOUNTS = `
alter table members
  add column merged_into_id uuid references members,   -- the account that is kept in the end, whatever it went through
  add column known_as text not null default '';        -- what accounts merged into this one are searched by
create index on members (merged_into_id) where merged_into_id is not null;

drop trigger if exists member_renamed on members;
alter table members drop column search_text;
alter table members add column search_text text not null generated always as (lower(
  code || E'\\n' || firstname || ' ' || lastname || E'\\n' || coalesce(nickname, '') || E'\\n' || coalesce(phone, '') || E'\\n' ||
  coalesce(email, '') || case when known_as = '' then '' else E'\\n' || known_as end)) stored;
`;

const MERGES = `
create table member_merges (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  kept_id uuid not null references members,
  merged_id uuid not null references members,
  by_id uuid,                               -- kept when the user is deleted, as is the name
  by_username text,
  points int not null,                      -- that it moved
  sale_ids uuid[] not null,                 -- all that it moved, void ones too
  appointment_ids uuid[] not null,
  sales_points_before int not null,         -- what the ledger of the kept account said of those sales before
  kept_before jsonb not null,               -- {values, tier_id, totalRevenue, totalTransaction}: columns that changed
  merged_before jsonb not null,             -- {status, phone, tier_id, totalRevenue, totalTransaction}
  kept_after jsonb not null,                -- {values, tier_id}
  undone_at timestamptz,
  undone_by_id uuid, undone_by_username text,
  created_at timestamptz not null default now(), version int not null default 0
);
create index on member_merges (realm_id, created_at);
create index on member_merges (kept_id);
create unique index on member_merges (merged_id) where undone_at is null;

alter table point_entries add column merge_id uuid references member_merges;
create index on point_entries (merge_id) where merge_id is not null;
`;

export const memberMerges = [ACCOUNTS, MERGES].join('\n');
