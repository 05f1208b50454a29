-- Keeps changes of the shop's records for 400 days. A transaction that erases a person may empty changes of that person's data.
create or replace function changes_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.time < now() - interval '400 days' then return old; end if;
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on' then return new; end if;
  raise exception '% is append-only', tg_table_name;
end $$;

create or replace trigger changes_stay before update or delete on changes for each row execute function changes_stay();
create or replace trigger changes_not_emptied before truncate on changes
  for each statement execute function changes_stay();
