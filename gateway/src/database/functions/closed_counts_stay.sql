-- Keeps a closed stock count, its lines and its entries unchanged: mistakes are corrected by counting again (docs/adr/0172).
create or replace function closed_counts_stay() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'stock_counts' then
    if old.closed_at is not null then raise exception 'A closed stock count stays as it is'; end if;
  elsif exists (select from stock_counts c where c.realm_id = coalesce(new.realm_id, old.realm_id)
      and c.id = coalesce(new.count_id, old.count_id) and c.closed_at is not null) then
    raise exception 'The lines of a closed stock count stay as they are';
  end if;
  return coalesce(new, old);
end $$;

create or replace trigger closed_counts_stay before update or delete on stock_counts for each row execute function closed_counts_stay();
create or replace trigger closed_counts_stay before insert or update or delete on stock_count_lines
  for each row execute function closed_counts_stay();
create or replace trigger closed_counts_stay before insert or update or delete on stock_count_entries
  for each row execute function closed_counts_stay();
