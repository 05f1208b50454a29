-- A tax document is never changed or deleted (docs/adr/0148): another one corrects a mistake. A transaction that erases
-- a person may empty the buyer, and each printing increases the count.
create or replace function tax_documents_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('app.erasing', true) = 'on' then
    if new.buyer = '{}' and to_jsonb(new) - 'buyer' = to_jsonb(old) - 'buyer' then return new; end if;
  end if;
  if tg_op = 'UPDATE' and new.prints = old.prints + 1 and to_jsonb(new) - 'prints' = to_jsonb(old) - 'prints' then return new; end if;
  raise exception 'tax_documents is append-only';
end $$;

create or replace trigger tax_documents_stay before update or delete on tax_documents
  for each row execute function tax_documents_stay();
create or replace trigger tax_documents_not_emptied before truncate on tax_documents
  for each statement execute function tax_documents_stay();
