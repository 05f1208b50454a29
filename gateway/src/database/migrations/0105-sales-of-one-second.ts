/**
 * Of sales of one second the newer one is first where the newest are first, and last where they are last: the index of the
 * history is in that order, and is read both ways.
 */
export const salesOfOneSecond = `
drop index transactions_history_idx;
create index transactions_history_idx on transactions (realm_id, create_local_time desc nulls last, id desc)
  include (branch_id, status, business_date, member_id, create_by_id, last_adjust_points, total_revenue, delivery_cost, total_qty,
    earn_points, redeem_points, transaction_no);
`;
