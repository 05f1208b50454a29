/**
 * Which tier a member had when is kept as it changes, whatever changed it; of the time before, the sales tell it, each of
 * which has the tier it found.
 */
export const tierChanges = `
create table tier_changes (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  member_id uuid not null references members on delete cascade,
  before_id uuid,                           -- null: no tier; kept when the tier is deleted
  after_id uuid,
  time timestamptz not null default now()
);
create index on tier_changes (member_id, time);

-- Its text of today stands in ../functions.
create function tier_changes_of_sales(p_realm_id uuid) returns void language sql as $$
  delete from tier_changes where realm_id = p_realm_id;
  insert into tier_changes (realm_id, member_id, before_id, after_id, time)
    select p_realm_id, member_id, tier_id, next_id, time
    from (
      select t.member_id, t.tier_id, lead(t.tier_id, 1, m.tier_id) over (partition by t.member_id order by t.id) as next_id, t.time
      from transactions t join members m on m.id = t.member_id where t.realm_id = p_realm_id) sales
    where next_id is distinct from tier_id;
$$;
do $$
declare
  realm record;
begin
  for realm in select id from realms loop
    perform set_config('app.realm_id', realm.id::text, true);
    perform tier_changes_of_sales(realm.id);
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;

-- What was sent to a member is looked for by where it went.
create index on outbox_messages (realm_id, recipient) where recipient is not null;
`;
