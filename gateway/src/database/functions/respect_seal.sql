-- Refuses a shop's writes here while it is sealed, because it is moving to another database or has moved
-- (docs/adr/0182), and notes the tables that it has written since it arrived here: only these need to be compared for
-- "undo" (docs/adr/0203). Its triggers exist only during a move, and only for that shop (cells/sealRealm). The lock
-- lets the sealing wait for transactions that have written; a statement of a volatile function after the lock sees
-- everything committed before it was granted. SQLSTATE 53T01 is an outage of this shop alone: 503, try again.
create or replace function respect_seal() returns trigger language plpgsql volatile as $$
declare
  realm constant uuid := tg_argv[0];
  move cell_moves;
begin
  perform pg_advisory_xact_lock_shared(4100007, hashtext(tg_argv[0]));
  select * into move from cell_moves where id = realm;
  if move.is_sealed then
    raise exception using errcode = '53T01', message = 'This shop is moving to another database.';
  end if;
  if move.side = 'target' and not exists (select from cell_writes where id = realm and table_name = tg_table_name) then
    -- Two simultaneous writers may both note it: with a key, one would wait for the other.
    insert into cell_writes values (realm, tg_table_name);
  end if;
  return null;
end $$;
