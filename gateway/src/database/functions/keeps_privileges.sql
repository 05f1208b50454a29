-- Whether a member, at the moment of writing, still has the privileges that a plan assumed: the tier is the same, and
-- lifetime value and number of sales are within the limits between which all conditions of privileges give the same
-- result (domain/src/loyalty/lifetimeSpan.ts); null means no limit. The figures need not be identical: tills that sell
-- to one member at once need not start again, unless one of them brings the next tier. PostgreSQL inlines the
-- expression, so that the call costs nothing.
create or replace function keeps_privileges(
  p_tier_id uuid, p_planned_tier_id uuid, p_ltv bigint, p_least_ltv bigint, p_most_ltv bigint,
  p_transactions int, p_least_transactions int, p_most_transactions int
) returns boolean language sql immutable as $$
  select p_tier_id is not distinct from p_planned_tier_id
    and p_ltv >= coalesce(p_least_ltv, p_ltv) and p_ltv <= coalesce(p_most_ltv, p_ltv)
    and p_transactions >= coalesce(p_least_transactions, p_transactions)
    and p_transactions <= coalesce(p_most_transactions, p_transactions)
$$;
