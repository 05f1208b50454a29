/** Sessions of who took a till over by PIN, and how long such a till may stand unused (docs/adr/0146). */
export const tillSessions = `
alter table sessions
  add column till_branch_id uuid,           -- where a till was taken over by PIN; null of one that the password began
  add column till_opened_by_id uuid,        -- the user whose password opened that till first
  add check ((till_branch_id is null) = (till_opened_by_id is null)),
  add foreign key (realm_id, till_branch_id) references merchant_branches (realm_id, id) on delete cascade,
  add foreign key (realm_id, till_opened_by_id) references merchant_users (realm_id, id) on delete cascade;
create index on sessions (realm_id, till_opened_by_id) where till_opened_by_id is not null;
create index on sessions (realm_id, till_branch_id) where till_branch_id is not null;

alter table merchant_settings
  add column till_idle text not null default 'MINUTES_60' check (till_idle in ('MINUTES_15', 'MINUTES_60', 'MINUTES_240'));
`;
