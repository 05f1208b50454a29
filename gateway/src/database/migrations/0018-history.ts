/**
 * What the history of sales is narrowed by stands in the index that it is read from: sales are counted without being
 * visited. It takes the place of the narrower index of 0006, so that a sale writes no index more.
 */
export const history = `
do $history$ declare narrow text; begin
  for narrow in select indexname from pg_indexes where schemaname = current_schema and tablename = 'transactions'
    and indexdef like '%(realm_id, create_local_time DESC NULLS LAST, id) INCLUDE (branch_id, status)'
  loop execute 'drop index ' || quote_ident(narrow); end loop;
end $history$;
create index transactions_history_idx on transactions (realm_id, create_local_time desc nulls last, id)
  include (branch_id, status, business_date, member_id, create_by_id, last_adjust_points, total_revenue, delivery_cost, total_qty);
`;
