-- Keeps what a member is searched by. Nothing readable stands in member_pieces, and what is found is read from
-- members, so that table needs no row-level security of its own; under one PostgreSQL would not use such an index.
create or replace function keep_member_pieces() returns trigger language plpgsql as $$
begin
  insert into member_pieces (member_id, pieces) values (new.id, search_pieces(new.realm_id, new.search_text, '{2,3}'))
    on conflict (member_id) do update set pieces = excluded.pieces;
  return null;
end $$;

create or replace trigger member_added after insert on members
  for each row execute function keep_member_pieces();
create or replace trigger member_renamed after update of code, firstname, lastname, nickname, phone, email, i18n, known_as on members
  for each row when (old.search_text is distinct from new.search_text) execute function keep_member_pieces();

-- They belong to no shop that a reference from one to the other could hold.
create or replace function forget_member_pieces() returns trigger language plpgsql as $$
begin
  delete from member_pieces where member_id = old.id;
  return null;
end $$;
create or replace trigger member_forgotten after delete on members
  for each row execute function forget_member_pieces();
