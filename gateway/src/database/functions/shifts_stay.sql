-- A closed shift is never changed: later movements belong to the next one.
create or replace function shifts_stay() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null then
    raise exception 'A closed shift stays as it is';
  end if;
  return new;
end $$;

create or replace trigger shifts_stay before update on shifts for each row execute function shifts_stay();
