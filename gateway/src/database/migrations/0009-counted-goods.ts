/**
 * A line of goods received says whether it was counted, as a line of a sale does: whether its product is counted may change
 * afterwards. The lines that are there were counted when there is a movement of theirs.
 */
export const countedGoods = `
alter table stock_import_lines add column skip_stock boolean;

do $$
declare
  realm record;
begin
  for realm in select id from realms loop
    perform set_config('app.realm_id', realm.id::text, true);
    update stock_import_lines l set skip_stock = not exists (
      select from stock_movements m where m.import_id = l.import_id and m.product_id = l.product_id);
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;

set constraints all immediate;
alter table stock_import_lines alter column skip_stock set not null;
create index on stock_movements (import_id) where import_id is not null;
`;
