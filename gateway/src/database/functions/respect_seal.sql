-- Refuses what a shop writes here while it is sealed, because it moves to another database or has moved (docs/adr/0182).
-- Its triggers are there for the length of a move alone, for that shop alone (cells/sealRealm). The lock lets who seals the
-- shop wait for transactions that have written; behind it a statement of a volatile function sees what was committed until
-- the lock was there. SQLSTATE 53T01 is an outage of this shop alone: 503, try again.
create or replace function respect_seal() returns trigger language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock_shared(4100007, hashtext(tg_argv[0]));
  if exists (select from cell_moves where id = tg_argv[0]::uuid and is_sealed) then
    raise exception using errcode = '53T01', message = 'This shop is moving to another database.';
  end if;
  return null;
end $$;
