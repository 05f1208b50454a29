-- Notifies every gateway when a mail or a text message waits to be sent.
create or replace function announce_message() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;

create or replace trigger message_written after insert on outbox_messages
  for each statement execute function announce_message();
