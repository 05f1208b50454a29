-- Nothing joins a closed month: no sale that is dated back into it, and no tax document. What stands in place of a
-- document of its day may: it has the same figures, and its buyer has a right to it. Who writes waits for who closes, and who
-- closes for who writes; only what is of a month that may be closed waits at all, as the running one never is.
create or replace function month_stays_closed() returns trigger language plpgsql as $$
declare
  day date;
begin
  if tg_table_name = 'transactions' then
    day := new.create_local_time::date;
  else
    day := new.document_date;
  end if;
  perform pg_advisory_xact_lock_shared(4100006, hashtext(new.realm_id::text));
  if day <= closed_through(new.realm_id) then
    raise exception using errcode = 'TA013', message = 'MONTH_CLOSED';
  end if;
  return new;
end $$;

-- No zone is further ahead: what is later is of no month that is over anywhere.
create or replace trigger month_stays_closed before insert on transactions for each row
  when (new.create_local_time < date_trunc('month', now() at time zone 'UTC' + interval '14 hours')) execute function month_stays_closed();
create or replace trigger month_stays_closed before insert on tax_documents for each row
  when (new.replaces_id is null and new.document_date < date_trunc('month', now() at time zone 'UTC' + interval '14 hours'))
  execute function month_stays_closed();
