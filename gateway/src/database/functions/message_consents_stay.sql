-- An answer to whether the shop may send messages is never changed: a later answer is added (docs/adr/0062).
create or replace function message_consents_stay() returns trigger language plpgsql as $$
begin raise exception 'message_consents is append-only'; end $$;

create or replace trigger message_consents_stay before update on message_consents
  for each statement execute function message_consents_stay();
