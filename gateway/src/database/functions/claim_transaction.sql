-- Assigns a guest's sale to a member, with its points, in the order in which a payment writes (record_transaction). Of
-- two claims at once, the second finds the sale claimed.
create or replace function claim_transaction(doc jsonb) returns int
language plpgsql as $$
declare
  s record;
  m record;
  t transactions;
  claim uuid := new_id();
  zone text;
  moment timestamptz;
  balance int;
begin
  select * into s from jsonb_to_record(doc) as d(realm_id uuid, transaction_id uuid, points int, tier_id uuid, tier_name text,
    trace jsonb, member jsonb);
  select * into m from jsonb_to_record(s.member) as d(
    id uuid, tier_id uuid, new_tier_id uuid, least_ltv bigint, most_ltv bigint, least_transactions int, most_transactions int);
  select * into strict t from transactions where id = s.transaction_id and realm_id = s.realm_id for update;
  if t.status = 'Void' or t.member_id is not null or t.returns_id is not null or t.returned_qty > 0 then
    raise exception using errcode = 'TA006', message = 'NOT_CLAIMABLE';
  end if;

  perform roll_up(t.id, -1);
  update transactions set member_id = m.id, tier_id = s.tier_id, tier_name = s.tier_name, guest = null, earn_points = s.points,
    trace = s.trace, claim_id = claim, claimed_time = now(), version = version + 1 where id = t.id;
  perform roll_up(t.id, 1);

  select time_zone into zone from merchant_branches where id = t.branch_id;
  moment := t.create_local_time at time zone zone;
  update members set
    points = points + s.points,
    tier_id = m.new_tier_id,
    total_payment = members.total_payment + t.total_payment,
    total_revenue = members.total_revenue + t.total_revenue,
    total_transaction = members.total_transaction + 1,
    total_qty = members.total_qty + t.total_qty,
    first_transaction_time = least(first_transaction_time, moment),
    last_transaction_time = greatest(last_transaction_time, moment)
  where id = m.id and realm_id = s.realm_id and status = 'Active'
    and keeps_privileges(members.tier_id, m.tier_id, members.total_revenue, m.least_ltv, m.most_ltv,
      members.total_transaction, m.least_transactions, m.most_transactions)
  returning points into balance;
  if not found then
    raise exception using errcode = 'TA001', message = 'PLAN_AGAIN', detail = 'MEMBER';
  end if;
  insert into point_entries (id, realm_id, member_id, transaction_id, kind, points, business_date)
    values (claim, s.realm_id, m.id, t.id, 'claim', s.points, business_date(now() at time zone zone, day_ends(s.realm_id)));
  return balance;
end $$;
