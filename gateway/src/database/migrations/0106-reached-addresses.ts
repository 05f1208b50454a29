/** Which addresses of a message have it, so that a copy that is refused for now is tried alone, and none is sent twice; where answers to a shop's mails go (docs/adr/0186). */
export const reachedAddresses = `
alter table outbox_messages
  add column has_recipient boolean not null default false,
  add column has_copy boolean not null default false;  -- of messages from before it is not known
update outbox_messages set has_recipient = true where state = 'sent' or last_error like 'COPY_REFUSED%';
alter table merchant_settings add column mail_reply_to text not null default ''; -- empty: the sender of the installation
create index on outbox_messages (realm_id, sent_by_id, created_at) where sent_by_id is not null;
`;
