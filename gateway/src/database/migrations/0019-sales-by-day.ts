/**
 * The sums of the history are worked out from the index that it is read from. Which sales were adjusted is found by
 * an index that no sale is written into when it is sold.
 */
export const salesByDay = `
drop index transactions_history_idx;
create index transactions_history_idx on transactions (realm_id, create_local_time desc nulls last, id)
  include (branch_id, status, business_date, member_id, create_by_id, last_adjust_points, total_revenue, delivery_cost, total_qty,
    earn_points, redeem_points, transaction_no);
create index transactions_adjusted_idx on transactions (realm_id, business_date) include (version)
  where last_adjust_points is not null;
`;
