-- Every change to a member's sale writes a row of daily_members in its own transaction (roll_up, move_sales). Until that
-- row is folded, the row itself shows that its day has changed; deleting it also deletes the marks of the day.
create or replace function unsettle_spans() returns trigger language plpgsql as $$
begin
  delete from settled_spans s using (select distinct realm_id, business_date from gone) g
    where s.realm_id = g.realm_id and g.business_date between s.first_day and s.last_day;
  return null;
end $$;

create or replace trigger spans_unsettled after delete on daily_members referencing old table as gone
  for each statement execute function unsettle_spans();
-- Also fires while a shop is filled in bulk, when other triggers are off.
alter table daily_members enable always trigger spans_unsettled;
