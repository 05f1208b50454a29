-- Notifies every gateway when a session ends or the rights of a user or a role change.
create or replace function announce_access_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('access_changed', tg_table_name);
  return null;
end $$;

create or replace trigger session_ended after update of ended_at, expires_at on sessions
  for each row when (old.ended_at is distinct from new.ended_at or old.expires_at is distinct from new.expires_at)
  execute function announce_access_change();
create or replace trigger user_changed after update of status, role_id, branch_ids on merchant_users
  for each row when ((old.status, old.role_id, old.branch_ids) is distinct from (new.status, new.role_id, new.branch_ids))
  execute function announce_access_change();
create or replace trigger role_changed after update of name, status, authorizes on merchant_roles
  for each row when ((old.name, old.status, old.authorizes) is distinct from (new.name, new.status, new.authorizes))
  execute function announce_access_change();
create or replace trigger access_removed_sessions after delete on sessions
  for each row execute function announce_access_change();
create or replace trigger access_removed_users after delete on merchant_users
  for each row execute function announce_access_change();
