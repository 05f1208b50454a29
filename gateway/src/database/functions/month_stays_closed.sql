-- Refuses additions to a closed month: sales dated back into it, and tax documents. A sale is neither moved into one nor
-- out of one, nor to another branch in it. A replacement of a document, on that document's day, is allowed: it has the
-- same figures, and its buyer has a right to it. Writers and the closing wait for each other; but writes to the current
-- month never wait, as it cannot be closed.
create or replace function month_stays_closed() returns trigger language plpgsql as $$
declare
  day date;
begin
  if tg_table_name = 'transactions' then
    day := least(old.create_local_time, new.create_local_time)::date;
  else
    day := new.document_date;
  end if;
  perform pg_advisory_xact_lock_shared(4100006, hashtext(new.realm_id::text));
  if day <= closed_through(new.realm_id) then
    raise exception using errcode = 'TA013', message = 'MONTH_CLOSED';
  end if;
  return new;
end $$;

-- No time zone is further ahead: a later time belongs to a month that has ended nowhere.
create or replace trigger month_stays_closed before insert on transactions for each row
  when (new.create_local_time < date_trunc('month', now() at time zone 'UTC' + interval '14 hours')) execute function month_stays_closed();
create or replace trigger sale_stays_in_month before update of create_local_time, branch_id on transactions for each row
  when (least(old.create_local_time, new.create_local_time) < date_trunc('month', now() at time zone 'UTC' + interval '14 hours'))
  execute function month_stays_closed();
create or replace trigger month_stays_closed before insert on tax_documents for each row
  when (new.replaces_id is null and new.document_date < date_trunc('month', now() at time zone 'UTC' + interval '14 hours'))
  execute function month_stays_closed();
