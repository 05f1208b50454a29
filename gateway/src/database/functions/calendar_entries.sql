-- The entries of a calendar: appointments, and birthdays of active members. Like every view it acts as the role that
-- reads it, so that rows of other realms stay hidden.
create or replace view calendar_entries with (security_invoker = true) as
  select a.id, a.realm_id, 'Appointment' as type, a.name, a.description, a.branch_id, a.member_id,
    null::date as birthdate, a.start_time, a.end_time, a.created_at, a.version
  from appointments a
  union all
  select m.id, m.realm_id, 'bday', m.firstname || ' ' || m.lastname, null, m.branch_id, m.id,
    m.birthdate, null, null, m.created_at, m.version
  from members m where m.birthdate is not null and m.status = 'Active';
