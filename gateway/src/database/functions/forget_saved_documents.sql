-- Deletes the private documents of a user who is removed; shared ones stay, without an owner.
create or replace function forget_saved_documents() returns trigger language plpgsql as $$
begin
  delete from saved_documents where owner_id = old.id and not is_shared;
  return old;
end $$;

create or replace trigger saved_documents_forgotten before delete on merchant_users
  for each row execute function forget_saved_documents();
