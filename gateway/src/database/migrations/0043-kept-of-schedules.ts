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

-- Whoever unsubscribed from mails of a writer about a dashboard does not get them by another schedule.
alter table schedule_recipients add column is_carried boolean not null default false;  -- unsubscribed by the link of another one

-- Links of mails whose schedule is deleted: they stand for all that its writer has mailed of the dashboard.
create table schedule_past_links (
  realm_id uuid not null references realms,
  token_hash bytea primary key,
  document_id uuid not null references saved_documents on delete cascade,
  owner_id uuid references merchant_users on delete set null,
  user_id uuid not null references merchant_users on delete cascade,
  name text not null,                       -- of the schedule
  locale text not null,
  unsubscribed_at timestamptz,
  removed_at timestamptz not null
);
create index on schedule_past_links (document_id, user_id);
create index on schedule_past_links (owner_id);
create index on schedule_past_links (user_id);
`;
