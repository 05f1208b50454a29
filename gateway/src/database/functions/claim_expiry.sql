-- The last day on which the points of a guest's receipt can be claimed; on the next day they have expired
-- (docs/adr/0061). Days are those of the branch. Points that a member has do not expire.
create or replace function claim_expiry(p_business_date date, p_claim_days int) returns date language sql immutable as $$
  select p_business_date + p_claim_days
$$;
