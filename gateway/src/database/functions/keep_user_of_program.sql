-- Each service account has a row in merchant_users with the same id (docs/adr/0072), because sales, changes and all
-- other records refer to a user. This trigger keeps the two in sync.
create or replace function keep_user_of_program() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from sessions where user_id = old.id;
    delete from merchant_users where id = old.id;
  elsif tg_op = 'INSERT' then
    -- The hash is empty, which matches no password, so that no one can sign in with this name.
    insert into merchant_users (id, realm_id, kind, username, password_hash, firstname, lastname, role_id, branch_ids, status)
      values (new.id, new.realm_id, 'program', new.name || ' [program]', '', new.name, '', new.role_id, new.branch_ids, new.status);
  else
    update merchant_users set username = new.name || ' [program]', firstname = new.name, role_id = new.role_id,
      branch_ids = new.branch_ids, status = new.status where id = new.id;
  end if;
  return null;
end $$;

create or replace trigger user_of_program after insert or update or delete on service_accounts
  for each row execute function keep_user_of_program();
