-- The ledger of points is append-only. A transaction that erases a person may empty the remarks of its rows.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on' then return null; end if;
  raise exception 'point_entries is append-only';
end $$;

create or replace trigger point_entries_append_only before update or delete or truncate on point_entries
  for each statement execute function refuse_change();
