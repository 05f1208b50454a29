-- Closes a shift by its count: waits for the sales that hold it, then adds up, gives the number and keeps what it says. Of two
-- who close it the second finds it closed. A difference needs a reason, except of a blind count, whose reason may be empty.
create or replace function close_shift(p_realm_id uuid, p_shift_id uuid, p_by_id uuid, p_counted bigint, p_counts jsonb, p_reason text)
returns boolean language plpgsql as $$
declare
  s shifts;
  said jsonb;
  expected bigint;
begin
  select * into strict s from shifts where realm_id = p_realm_id and id = p_shift_id for update;
  if s.closed_at is not null then
    return false;
  end if;
  said := shift_report(p_realm_id, p_shift_id);
  expected := ((said ->> 'expected_cash')::numeric * 100)::bigint;
  if p_counted <> expected and p_reason is null then
    raise exception using errcode = 'TA009', message = 'SHIFT_REASON', detail = (p_counted - expected)::text;
  end if;
  update shifts set closed_at = now(), closed_by_id = p_by_id, counted_cash = p_counted, counts = p_counts, expected_cash = expected,
      difference = p_counted - expected, reason = nullif(p_reason, ''), report = said,
      number = (select coalesce(max(number), 0) + 1 from shifts o where o.realm_id = p_realm_id and o.till_id = s.till_id)
    where realm_id = p_realm_id and id = p_shift_id;
  return true;
end $$;
