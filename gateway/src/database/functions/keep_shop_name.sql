-- The name of a shop is one of its settings, with their version and history (docs/adr/0213). realms holds a copy of it,
-- for what is read before a shop is determined, such as the forms and mails of people who are not signed in, and for
-- gateways of the release before. A new shop has the name with which it was created.
create or replace function keep_shop_name() returns trigger language plpgsql as $$
begin
  if new.shop_name = '' then
    select name into strict new.shop_name from realms where id = new.realm_id;
  else
    update realms set name = new.shop_name where id = new.realm_id and name <> new.shop_name;
  end if;
  return new;
end $$;

create or replace trigger keep_shop_name before insert or update of shop_name on merchant_settings
  for each row execute function keep_shop_name();
