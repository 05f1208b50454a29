import { rollupFaults } from '../rollups/rollupFaults.ts';
import { amountDue } from '../sales/amountDue.ts';
import { taxBookFaults } from './taxBookFaults.ts';

/** Statements that find what must never be in the books of a merchant; each returns the faulty rows of one realm. */
export const bookFaults: Readonly<Record<string, string>> = {
  'OP-16 the rows of a bill add up to its totals': `
    select t.id from transactions t join transaction_items i on i.transaction_id = t.id group by t.realm_id, t.id
    having t.total_payment <> sum(i.paid_amount) or t.total_discount <> sum(i.discount_amount) or t.total_qty <> sum(i.qty)
      or t.total_payment + t.total_discount <> t.total_revenue`,
  'every sale has lines and tenders': `
    select id from transactions t where not exists (select from transaction_items where transaction_id = t.id and item_type = 'product')
      or not exists (select from transaction_channels where transaction_id = t.id)`,
  'tenders add up to the amount due': `
    select t.id from transactions t join transaction_channels c on c.transaction_id = t.id group by t.realm_id, t.id
    having ${amountDue('t')} + t.cash_rounding <> sum(c.amount)`,
  'a sale and its returns are rounded by less than a baht together, and a sale only where it is paid in cash': `
    select s.id from transactions s where s.returns_id is null and (
      abs(s.cash_rounding + (select coalesce(sum(r.cash_rounding), 0) from transactions r where r.returns_id = s.id)) >= 100
      or abs(s.cash_rounding) >= 100 or s.cash_rounding <> 0 and exists (select from transaction_channels c
        where c.transaction_id = s.id and c.type <> 'Exchange' having not bool_or(c.type = 'Cash')))`,
  'cash handed over covers its part': 'select transaction_id from transaction_channels where received_amount < amount',
  'balances equal the ledger': `
    select m.id from members m left join point_entries e on e.member_id = m.id group by m.realm_id, m.id
    having m.points <> coalesce(sum(e.points), 0)`,
  'no balance was ever below zero': `
    select id, member_id from (select id, member_id, sum(points) over (partition by member_id order by id) as balance from point_entries) b
    where balance < 0`,
  'the ledger says what the sales say, and nothing once they are void': `
    select t.id from transactions t left join point_entries e on e.transaction_id = t.id group by t.realm_id, t.id
    having coalesce(sum(e.points), 0) <> case when t.status = 'Void' then 0 else t.earn_points - t.redeem_points end`,
  'OP-17 the last adjustment of a sale is the last one of the ledger': `
    select t.id from transactions t where t.last_adjust_points is distinct from (
      select e.points from point_entries e where e.transaction_id = t.id and e.kind = 'adjust' order by e.id desc limit 1)`,
  'what returns took of a sale is what it says, never more than it had, and its last piece takes it out of the count': `
    select s.id from transactions s join lateral (
      select sum(r.total_qty) as qty, sum(r.total_payment) as payment, sum(r.total_revenue) as revenue, sum(r.delivery_cost) as delivery, sum(r.added_vat) as vat,
        sum(r.earn_points) as earned, sum(r.redeem_points) as redeemed, sum(r.counted) as counted, sum(k.amount) as kept, sum(k.points) as kept_points, count(*) as returns, bool_and(r.member_id is not distinct from s.member_id
          and r.branch_id = s.branch_id and r.status = 'Complete') as same
      from transactions r cross join lateral (
        select coalesce(sum(i.discount_amount), 0) as amount, coalesce(sum(i.earn_points), 0) as points from transaction_items i
        where i.transaction_id = r.id and i.returns_position is null) k
      where r.returns_id = s.id) b on true
    where s.returned_qty <> -coalesce(b.qty, 0) or s.returned_qty > greatest(s.total_qty, 0)
      or b.returns > 0 and (s.status = 'Void' or s.returns_id is not null or not b.same
        or b.counted <> case when s.returned_qty = s.total_qty then -1 else 0 end
        or s.total_payment + b.payment < 0 or s.total_revenue + b.revenue < 0 or s.delivery_cost + b.delivery < 0 or s.added_vat + b.vat < 0
        or s.redeem_points + b.redeemed < 0
        or s.returned_qty = s.total_qty and (s.total_payment + b.payment <> 0 or s.redeem_points + b.redeemed <> 0
          or s.total_revenue + b.revenue <> b.kept or s.earn_points + b.earned <> b.kept_points))`,
  'the documents of an exchange name each other, on one day of one branch, and what one gives the other takes': `
    select t.id from transactions t left join transactions e on e.id = t.exchange_id and e.exchange_id = t.id
        and e.branch_id = t.branch_id and e.business_date = t.business_date and e.status = 'Complete' and t.status = 'Complete'
        and (e.returns_id is null) <> (t.returns_id is null)
      left join transaction_channels c on c.transaction_id in (t.id, e.id) and c.type = 'Exchange' and c.returns_position is null
    where t.exchange_id is not null group by t.realm_id, t.id, e.id having e.id is null or coalesce(sum(c.amount), -1) <> 0
    union all
    select t.id from transaction_channels c join transactions t on t.id = c.transaction_id
    where c.type = 'Exchange' and c.returns_position is null and t.exchange_id is null`,
  'no row of a sale is returned more often than it was sold': `
    select r.returns_id, i.returns_position from transactions r join transaction_items i on i.transaction_id = r.id
      left join transaction_items s on s.transaction_id = r.returns_id and s.position = i.returns_position
    where i.item_type = 'product' group by r.returns_id, i.returns_position, s.qty having coalesce(s.qty, 0) + sum(i.qty) < 0
      and r.returns_id is not null`,
  'a row of a return is of the row of the sale that it names, at its price': `
    select r.id, i.position from transactions r join transaction_items i on i.transaction_id = r.id
      left join transaction_items s on s.transaction_id = r.returns_id and s.position = i.returns_position
    where r.returns_id is not null and case when i.returns_position is null then i.item_type <> 'event'
      else (i.item_type, i.product_id, i.offer_id) is distinct from (s.item_type, s.product_id, s.offer_id)
        or i.item_type = 'product' and i.paid_amount <> i.qty * s.charge_amount end`,
  'no tender of a sale gives back more than it brought': `
    select r.returns_id, c.returns_position from transactions r join transaction_channels c on c.transaction_id = r.id
      left join transaction_channels s on s.transaction_id = r.returns_id and s.position = c.returns_position
    where c.returns_position is not null
    group by r.returns_id, c.returns_position, s.amount having s.amount is null
      or case when s.amount < 0 then sum(c.amount) <> 0 else s.amount + sum(c.amount) < 0 end`,
  'a confirmation of a bank stands for a transfer of its amount': `
    select c.transaction_id from transaction_channels c
      left join payment_confirmations f on f.realm_id = c.realm_id and f.id = c.confirmation_id
    where c.confirmation_id is not null and (c.type, c.amount, c.confirmed_at) is distinct from ('Transfer', f.amount, f.paid_at)`,
  'a return, and nothing else, is of a sale':
    "select id from transactions where (type = 'Return') <> (returns_id is not null)",
  'a slip is free once its sale is void, and only then': `
    select t.id from transactions t join transaction_channels c on c.transaction_id = t.id
    where c.slip_reference is not null and c.slip_is_free <> (t.status = 'Void')`,
  'a void says who and when, other sales do not': `
    select id from transactions where (status = 'Void') <> (void_time is not null and void_by_id is not null)`,
  'lifetime figures equal the sales of the member that stand, with what an import brought': `
    select m.id from members m left join (
      select t.*, case when t.returns_id is null and t.returned_qty < t.total_qty
        then t.create_local_time at time zone b.time_zone end as moment
      from transactions t join merchant_branches b on b.id = t.branch_id where t.status = 'Complete') t on t.member_id = m.id
    group by m.realm_id, m.id
    having (m.total_payment, m.total_revenue, m.total_transaction, m.total_qty) is distinct from
      (coalesce(sum(t.total_payment), 0), m.brought_revenue + coalesce(sum(t.total_revenue), 0),
        m.brought_transactions + coalesce(sum(t.counted), 0), coalesce(sum(t.total_qty), 0))
      or m.last_transaction_time is distinct from max(t.moment) or m.first_transaction_time is distinct from min(t.moment)`,
  'an account that was merged has no points and no sales': `
    select id from members m where merged_into_id is not null
      and (points <> 0 or total_transaction <> 0 or exists (select from transactions t where t.member_id = m.id))`,
  'points that a merge moves leave one account and reach the other': `
    select (array_agg(id order by id))[1] as id, merge_id from point_entries where kind = 'merge' group by merge_id having merge_id is null or sum(points) <> 0`,
  ...rollupFaults,
  ...taxBookFaults,
  'shelves equal their movements': `
    select branch_id, product_id from (
      select branch_id, product_id, qty from stock
      union all
      select branch_id, product_id, -qty from stock_movements) s
    group by branch_id, product_id having sum(qty) <> 0`,
  'the value of a shelf is what its movements added, with the sign of its pieces': `
    select branch_id, product_id from (
      select branch_id, product_id, coalesce(value, 0) as value,
        (value is null) <> (cost is null) or value * sign(qty) < 0 or qty = 0 and value <> 0 as is_odd from stock
      union all
      select branch_id, product_id, -coalesce(value, 0), false from stock_movements) s
    group by branch_id, product_id having sum(value) <> 0 or bool_or(is_odd)`,
  'lines of a sale cost what left the shelves for them': `
    select transaction_id, product_id from (
      select i.transaction_id, i.product_id, i.cost, i.cost is null as is_unknown from transaction_items i
        join transactions t on t.id = i.transaction_id where i.skip_stock = false and t.returns_id is null
      union all
      select transaction_id, product_id, value, value is null from stock_movements where kind = 'sale') m
    group by transaction_id, product_id having coalesce(sum(cost), 0) <> 0 or bool_or(is_unknown) <> bool_and(is_unknown)`,
  'returns of a line take no more of its cost than it has, all of them all of what is put back, and the last of a sale all that it brought': `
    select s.transaction_id, s.position from transactions t join transaction_items s on s.transaction_id = t.id
      join transactions r on r.returns_id = t.id
      join transaction_items i on i.transaction_id = r.id and i.returns_position = s.position
    where s.item_type = 'product' group by s.realm_id, s.transaction_id, s.position, t.realm_id, t.id
    having s.cost + sum(i.cost) < 0 or (s.cost is null) <> bool_or(i.cost is null)
      or s.qty + sum(i.qty) = 0 and bool_and(i.skip_stock = false or i.qty = 0) and s.cost + sum(i.cost) <> 0
      or t.returned_qty = t.total_qty and s.net_amount + sum(i.net_amount) <> 0`,
  'counted products that are sold leave the shelf, others never do': `
    select transaction_id, product_id from (
      select transaction_id, product_id, qty from transaction_items where skip_stock = false
      union all
      select transaction_id, product_id, qty from stock_movements where kind in ('sale', 'return')) m
    group by transaction_id, product_id having sum(qty) <> 0`,
  'what was sold comes back with the void of its sale, and only then': `
    select m.transaction_id, m.product_id from stock_movements m join transactions t on t.id = m.transaction_id
    where m.kind in ('sale', 'void') group by m.transaction_id, m.product_id, t.status
    having case when t.status = 'Void' then sum(m.qty) <> 0 else bool_or(m.kind = 'void') end`,
  'goods received are on the shelves of their branch': `
    select import_id, product_id from (
      select l.import_id, i.branch_id, l.product_id, l.qty
      from stock_import_lines l join stock_imports i on i.id = l.import_id where l.skip_stock = false
      union all
      select import_id, branch_id, product_id, -qty from stock_movements where import_id is not null) g
    group by import_id, branch_id, product_id having sum(qty) <> 0`,
  'the business day is that of the clock of the branch': `
    select id from transactions cross join (select day_ends(current_setting('app.realm_id')::uuid) as day_ends offset 0) s
    where business_date <> business_date(create_local_time, day_ends)`,
  'a guest has no tier and no points': `
    select id from transactions where member_id is null and (tier_id is not null or earn_points <> 0 or redeem_points <> 0)`,
};
