-- Changes the points of a sale from now on: the ledger keeps what the sale first earned, and the member gets the difference.
create or replace function adjust_transaction(doc jsonb) returns jsonb
language plpgsql as $$
declare
  s record;
  t transactions;
  balance int;
  outcome jsonb;
begin
  select * into s from jsonb_to_record(doc) as d(realm_id uuid, transaction_id uuid, version int, key text, request_hash text,
    by_id uuid, remark text, difference int, approval jsonb, points_given bigint);
  outcome := claim_key(s.realm_id, s.key, s.request_hash, s.transaction_id);
  if outcome is not null then
    return outcome;
  end if;

  t := take_sale(s.realm_id, s.transaction_id, s.version);
  perform take_approval(s.realm_id, s.approval, t.branch_id, s.by_id, t.id);
  -- If one person gives points at two tills at once, the second waits here, and is planned again if more were given since.
  if s.points_given is not null then
    perform from merchant_users where realm_id = s.realm_id and id = s.by_id for no key update;
    if points_given(s.realm_id, t.branch_id, s.by_id) > s.points_given then
      raise exception using errcode = 'TA001', message = 'PLAN_AGAIN', detail = 'POINTS_GIVEN';
    end if;
  end if;
  perform roll_up(t.id, -1);
  update transactions set earn_points = earn_points + s.difference, last_adjust_points = s.difference,
    version = version + 1 where id = t.id;
  perform roll_up(t.id, 1);

  update members set points = points + s.difference
    where id = t.member_id and realm_id = s.realm_id and points + s.difference >= 0 returning points into balance;
  if not found then
    raise exception using errcode = 'TA001', message = 'PLAN_AGAIN', detail = 'MEMBER';
  end if;
  -- Its time is that of the approval, by which both are found together.
  insert into point_entries (realm_id, member_id, transaction_id, kind, points, business_date, by_id, remark, time)
    select s.realm_id, t.member_id, t.id, 'adjust', s.difference, business_date(now() at time zone b.time_zone, day_ends(s.realm_id)), s.by_id, s.remark, now()
    from merchant_branches b where b.id = t.branch_id;

  outcome := jsonb_build_object('id', t.id, 'available_points', balance, 'difference', s.difference);
  update idempotency_keys set answer = outcome where realm_id = s.realm_id and key = s.key;
  return outcome;
end $$;
