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

alter table members add column erased_at timestamptz;
`;
