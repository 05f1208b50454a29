-- Moves sales and all rollups by member to another member; figures of all members together stay the same. Writes a slot
-- that no till uses (roll_up uses 1 to 16), so that no payment waits for one of its rows.
create or replace function move_sales(p_sales uuid[], p_from uuid, p_to uuid) returns void language plpgsql as $$
begin
  insert into daily_members as r (realm_id, branch_id, business_date, member_id, slot,
      transactions, qty, payment, discount, revenue, earn_points, redeem_points, cash, card, transfer, other)
    select f.realm_id, f.branch_id, f.business_date, a.id, 17,
      sum(a.sign * f.transactions), sum(a.sign * f.qty), sum(a.sign * f.payment), sum(a.sign * f.discount), sum(a.sign * f.revenue),
      sum(a.sign * f.earn_points), sum(a.sign * f.redeem_points), sum(a.sign * f.cash), sum(a.sign * f.card),
      sum(a.sign * f.transfer), sum(a.sign * f.other)
    from members_figures f cross join (values (p_from, -1), (p_to, 1)) a (id, sign)
    where f.transaction_id = any(p_sales)
    group by f.realm_id, f.branch_id, f.business_date, a.id order by f.business_date, f.branch_id, a.id
    on conflict (realm_id, business_date, branch_id, member_id, slot) do update set
      transactions = r.transactions + excluded.transactions, qty = r.qty + excluded.qty, payment = r.payment + excluded.payment,
      discount = r.discount + excluded.discount, revenue = r.revenue + excluded.revenue,
      earn_points = r.earn_points + excluded.earn_points, redeem_points = r.redeem_points + excluded.redeem_points,
      cash = r.cash + excluded.cash, card = r.card + excluded.card, transfer = r.transfer + excluded.transfer,
      other = r.other + excluded.other;
  insert into member_products as r (realm_id, member_id, product_id, category_id,
      transactions, category_transactions, qty, amount)
    select f.realm_id, a.id, f.product_id, f.category_id,
      sum(a.sign * f.transactions), sum(a.sign * f.category_transactions), sum(a.sign * f.qty), sum(a.sign * f.amount)
    from products_figures f cross join (values (p_from, -1), (p_to, 1)) a (id, sign)
    where f.transaction_id = any(p_sales)
    group by f.realm_id, a.id, f.product_id, f.category_id order by a.id, f.product_id, f.category_id
    on conflict (realm_id, member_id, product_id, category_id) do update set
      transactions = r.transactions + excluded.transactions,
      category_transactions = r.category_transactions + excluded.category_transactions,
      qty = r.qty + excluded.qty, amount = r.amount + excluded.amount;
  -- A screen that displays one of them to void or adjust it must reload it.
  update transactions set member_id = p_to, version = version + 1 where id = any(p_sales);
end $$;
