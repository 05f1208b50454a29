-- Refuses to change a branch's time zone once a month of the books is closed: the clock of the branch decides to which
-- calendar day, and so to which month, its voids and shifts belong (docs/adr/0180).
create or replace function branch_clock_stays() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4100006, hashtext(new.realm_id::text));
  if closed_through(new.realm_id) is not null then
    raise exception using errcode = 'TA013', message = 'MONTH_CLOSED';
  end if;
  return new;
end $$;

create or replace trigger branch_clock_stays before update of time_zone on merchant_branches for each row
  when (new.time_zone is distinct from old.time_zone) execute function branch_clock_stays();
