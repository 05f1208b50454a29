-- Change sets, each read from its first change, which names the author (docs/adr/0054).
create or replace view change_sets with (security_invoker) as
  select set_id as id, realm_id, time, source, user_id, username, address, client, branch_id, reverts_id
  from changes where source is not null;
