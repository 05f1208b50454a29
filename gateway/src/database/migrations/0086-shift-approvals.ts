/** Cash in or out and the closing of a shift may take a second person (docs/adr/0155). */
export const shiftApprovals = `
alter table merchant_settings
  add column approve_cash_above bigint not null default 100000000000 check (approve_cash_above between 0 and 100000000000),
  add column approve_difference_above bigint not null default 100000000000
    check (approve_difference_above between 0 and 100000000000);

alter table shifts
  add column approved_by_id uuid,           -- of its difference
  add column blind_refused boolean not null default false, -- for its difference: each later blind count takes an approval
  add foreign key (realm_id, approved_by_id) references merchant_users (realm_id, id);
alter table shift_entries
  add column approved_by_id uuid,
  add foreign key (realm_id, approved_by_id) references merchant_users (realm_id, id);

-- What is done in a shift names who approved it; an approval that was used for that points to no sale.
alter table approvals drop constraint approvals_check, add check (used_at is not null or transaction_id is null);
drop index approvals_realm_id_created_at_idx;
create index on approvals (realm_id, created_at) where used_at is null;

drop function if exists close_shift(uuid, uuid, uuid, bigint, jsonb, text);
`;
