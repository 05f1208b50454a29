-- Returns member codes from one sequence of the shop, M000001 and up (docs/adr/0098). Codes in use are skipped; if
-- there are many of them, the sequence continues after the highest code of its form.
create or replace function next_member_codes(p_count int) returns setof text language plpgsql as $$
declare
  v_last bigint;
begin
  loop
    insert into member_code_counters as c (realm_id, last) values (current_setting('app.realm_id')::uuid, p_count)
      on conflict (realm_id) do update set last = c.last + p_count returning last into v_last;
    return query select given.code from (
        select 'M' || lpad(n::text, greatest(6, length(n::text)), '0') as code
        from generate_series(v_last - p_count + 1, v_last) n) given
      where not exists (select from members m where lower(m.code) = lower(given.code));
    exit when found;
    update member_code_counters c set last = greatest(c.last, (
        select max(substr(m.code, 2)::bigint) from members m where m.code ~ '^M[0-9]{6,9}$'))
      where c.realm_id = current_setting('app.realm_id')::uuid;
  end loop;
end $$;
