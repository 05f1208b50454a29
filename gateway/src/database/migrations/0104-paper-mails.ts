/**
 * Papers by mail (docs/adr/0171): of which sale and of which tax document a message in the outbox is, and who sent it. Such a
 * row stays, as it says what was mailed when and by whom; its address is forgotten as other messages are. And where a shop has
 * its tax invoices copied to, and under which subject.
 */
export const paperMails = `
alter table outbox_messages
  add column transaction_id uuid,   -- whose paper it has; null of all other messages
  add column tax_document_id uuid,  -- null of a receipt that is none
  add column sent_by_id uuid;       -- the user who sent the paper
create index on outbox_messages (realm_id, transaction_id) where transaction_id is not null;
drop index outbox_messages_created_at_idx;
create index on outbox_messages (created_at) where state <> 'waiting' and (transaction_id is null or recipient is not null);
alter table merchant_settings
  add column tax_mail_copy text not null default '', -- empty: no copy
  add column tax_mail_subject text not null default '[{date}][{kind}][{number}][{corrects}]';
`;
