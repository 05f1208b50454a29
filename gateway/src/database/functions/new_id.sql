-- Ids of rows: UUIDs ordered by time, so that new rows go to the end of their index. A plain SQL function, which
-- PostgreSQL inlines into the calling statements.
do $choose$ begin
  if to_regprocedure('uuidv7()') is not null then
    create or replace function new_id() returns uuid language sql volatile as $$ select uuidv7() $$;
  else
    -- Before PostgreSQL 18: the same layout, with 48 bits of milliseconds first.
    create or replace function new_id() returns uuid language sql volatile as $$
      select encode(set_byte(set_byte(
        overlay(uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6),
        6, (112 | (get_byte(uuid_send(gen_random_uuid()), 6) & 15))),
        8, (128 | (get_byte(uuid_send(gen_random_uuid()), 8) & 63))), 'hex')::uuid
    $$;
  end if;
end $choose$;
