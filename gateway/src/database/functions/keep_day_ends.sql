-- A new hour applies from the next day that has not begun at any branch, and the earlier hours are kept, so that no
-- sale changes its day. If set in the last hour of a day, it applies from the day after the next, as a till's clock may
-- be some minutes fast, and payments under way were read with the former hour. Values that a statement writes to
-- day_ends itself are ignored: the days of sales would change.
create or replace function keep_day_ends() returns trigger language plpgsql as $$
declare
  since date;
  kept jsonb;
begin
  new.day_ends := old.day_ends;
  if new.day_ends_at = coalesce((old.day_ends -> -1 ->> 'hour')::int, 0) then return new; end if;
  select max((now() + interval '1 hour') at time zone coalesce(b.time_zone, r.time_zone))::date + 1 into since
    from realms r left join merchant_branches b on b.realm_id = r.id where r.id = new.realm_id;
  select coalesce(jsonb_agg(e order by e ->> 'from'), '[]') into kept
    from jsonb_array_elements(old.day_ends) e where (e ->> 'from')::date < since;
  new.day_ends := case when new.day_ends_at = coalesce((kept -> -1 ->> 'hour')::int, 0) then kept
    else kept || jsonb_build_array(jsonb_build_object('from', since, 'hour', new.day_ends_at)) end;
  return new;
end $$;

create or replace trigger keep_day_ends before update on merchant_settings for each row execute function keep_day_ends();
