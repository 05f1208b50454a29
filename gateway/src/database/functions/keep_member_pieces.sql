-- Stores the hashes by which a member is searched. member_pieces contains nothing readable, and search results are read
-- from members, so that this table needs no row-level security; with it, PostgreSQL would not use such an index.
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

-- The pieces have no realm that a foreign key to the member could include.
create or replace function forget_member_pieces() returns trigger language plpgsql as $$
begin
  delete from member_pieces where member_id = old.id;
  return null;
end $$;
create or replace trigger member_forgotten after delete on members
  for each row execute function forget_member_pieces();
