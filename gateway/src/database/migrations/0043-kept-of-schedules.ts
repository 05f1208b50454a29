/**
 * What a delivery was stays with it, as its schedule may be another one by now. Of those of before it is not known where the
 * schedule was changed since: they count as those of an alert.
 */
export const keptOfSchedules = `
alter table schedule_deliveries add column is_asked boolean not null default false;  -- it answered the question of an alert
alter table schedule_deliveries add column read_with jsonb;  -- what its recipient might read when it was last claimed

-- Rows of every shop, also where the owner of the tables is bound to one.
alter table schedule_deliveries no force row level security;
alter table dashboard_schedules no force row level security;
update schedule_deliveries d set is_asked = true from dashboard_schedules s
where s.id = d.schedule_id and not d.is_trial
  and (d.state = 'QUIET' or d.message_id is not null and (s.rule->>'alert' is not null or s.version > 0));
alter table schedule_deliveries force row level security;
alter table dashboard_schedules force row level security;
`;

export const keptOfSchedulesTables: readonly string[] = [];
