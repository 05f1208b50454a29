import { recordChanges } from './recordChanges.ts';

/** Figures that sales keep, and what is worked out of the member: nobody's change. */
const DERIVED = [
  ...['points', 'total_payment', 'total_revenue', 'total_transaction', 'total_qty', 'tier_id'],
  ...['first_transaction_time', 'last_transaction_time', 'search_text', 'known_as', 'birthday'],
];

/**
 * Consent for messages, and members whose data were erased (docs/adr/0062). An answer is never changed: another one is
 * added. What is append-only otherwise may be emptied of a person by a transaction that says it erases one.
 */
export const privacy = `
create table message_consents (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  member_id uuid not null references members on delete cascade,
  is_given boolean not null,                -- false: withdrawn
  wording text not null,                    -- as it was shown
  language text not null check (language in ('th-TH', 'en-US')),
  by_id uuid,                               -- who wrote it down; null: the customer
  by_username text,                         -- kept when the user is deleted
  time timestamptz not null default now()
);
create index on message_consents (member_id, id);
create function message_consents_stay() returns trigger language plpgsql as $$
begin raise exception 'message_consents is append-only'; end $$;
create trigger message_consents_stay before update on message_consents
  for each statement execute function message_consents_stay();

alter table members add column erased_at timestamptz;

-- Nobody edits, sells to, merges or takes away who was erased; a sale that began before is priced anew and refused.
create function erased_member_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.version <> old.version or new.erased_at is null then
    raise exception using errcode = '23514', message = 'MEMBER_ERASED', constraint = 'members_erased';
  end if;
  raise exception using errcode = 'TA001', message = 'MEMBER_CHANGED';
end $$;
create trigger erased_member_changed before update on members for each row
  when (old.erased_at is not null and (new.version, new.points, new.total_transaction, new.erased_at)
    is distinct from (old.version, old.points, old.total_transaction, old.erased_at))
  execute function erased_member_stays();
create trigger erased_member_taken_away before delete on members for each row
  when (old.erased_at is not null) execute function erased_member_stays();

create or replace function changes_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.time < now() - interval '400 days' then return old; end if;
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on' then return new; end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on' then return null; end if;
  raise exception 'point_entries is append-only';
end $$;
${recordChanges('members', { derived: DERIVED })}
`;

export const privacyTables = ['message_consents'];
