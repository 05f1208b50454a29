-- Keeps security events for 400 days, unchanged. Only the number of rows of an exported list may be added afterwards.
create or replace function security_events_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.time < now() - interval '400 days' then return old; end if;
  if tg_op = 'UPDATE' then
    if old.exported is not null and old.rows is null and new.rows is not null
      and to_jsonb(new) - 'rows' = to_jsonb(old) - 'rows' then return new; end if;
  end if;
  raise exception 'security_events is append-only';
end $$;

create or replace trigger security_events_stay before update or delete on security_events
  for each row execute function security_events_stay();
create or replace trigger security_events_not_emptied before truncate on security_events
  for each statement execute function security_events_stay();
