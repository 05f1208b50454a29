import { rollupFaults } from './rollupFaults.ts';

/** Statements that find what must never be in the books of a shop; each answers with the faulty rows. */
export const shopFaults: Readonly<Record<string, string>> = {
  'OP-16 the rows of a bill add up to its totals': `
    select t.id from transactions t join transaction_items i on i.transaction_id = t.id group by t.id
    having t.total_payment <> sum(i.paid_amount) or t.total_discount <> sum(i.discount_amount) or t.total_qty <> sum(i.qty)
      or t.total_payment + t.total_discount <> t.total_revenue`,
  'every sale has lines and tenders': `
    select id from transactions t where not exists (select from transaction_items where transaction_id = t.id and item_type = 'product')
      or not exists (select from transaction_channels where transaction_id = t.id)`,
  'tenders add up to the amount due': `
    select t.id from transactions t join transaction_channels c on c.transaction_id = t.id group by t.id
    having t.total_revenue + t.delivery_cost <> sum(c.amount)`,
  'cash handed over covers its part': 'select transaction_id from transaction_channels where received_amount < amount',
  'balances equal the ledger': `
    select m.id from members m left join point_entries e on e.member_id = m.id group by m.id
    having m.points <> coalesce(sum(e.points), 0)`,
  'no balance was ever below zero': `
    select id from (select id, sum(points) over (partition by member_id order by id) as balance from point_entries) b where balance < 0`,
  'the ledger says what the sales say': `
    select t.id from transactions t left join point_entries e on e.transaction_id = t.id group by t.id
    having coalesce(sum(e.points), 0) <> t.earn_points - t.redeem_points`,
  'lifetime figures equal the sales of the member': `
    select m.id from members m left join transactions t on t.member_id = m.id group by m.id
    having (m.total_payment, m.total_revenue, m.total_transaction, m.total_qty) is distinct from
      (coalesce(sum(t.total_payment), 0), coalesce(sum(t.total_revenue), 0), count(t.id), coalesce(sum(t.total_qty), 0))
      or m.last_transaction_time is distinct from max(t.create_local_time) at time zone 'Asia/Bangkok'
      or m.first_transaction_time is distinct from min(t.create_local_time) at time zone 'Asia/Bangkok'
      or m.created_at > min(t.time)`,
  ...rollupFaults,
  'shelves equal their movements': `
    select k.product_id from stock k left join stock_movements m on m.product_id = k.product_id and m.branch_id = k.branch_id
    group by k.product_id, k.branch_id, k.qty having k.qty <> sum(m.qty)`,
  'counted products that are sold leave the shelf, others never do': `
    select transaction_id from (
      select transaction_id, product_id, qty from transaction_items where skip_stock = false
      union all
      select transaction_id, product_id, qty from stock_movements where kind = 'sale') m
    group by transaction_id, product_id having sum(qty) <> 0`,
  'numbers, ids and times of sales rise together': `
    select id from (select id, time, right(transaction_no, 6) as number, lag(time) over w as earlier,
      lag(right(transaction_no, 6)) over w as lower from transactions window w as (order by id)) t
    where time <= earlier or number <= lower`,
  'the business day and the clock are those of the branch': `
    select t.id from transactions t join merchant_branches b on b.id = t.branch_id
    where t.business_date <> (t.time at time zone b.time_zone)::date
      or t.create_local_time <> date_trunc('second', t.time at time zone b.time_zone)`,
  'shops sell only while they are open': `
    select id from transactions where create_local_time::time not between '07:30' and '21:00'`,
  'cashiers sell in their own branch': `
    select t.id from transactions t join merchant_users u on u.id = t.create_by_id where not t.branch_id = any(u.branch_ids)`,
  'a guest has no tier and no points, a member is no guest': `
    select id from transactions where (member_id is null and (tier_id is not null or earn_points <> 0 or redeem_points <> 0))
      or (member_id is null) <> (guest is not null)`,
  'OP-49 every bank has one card named Other': `
    select i.id from institutes i left join cards c on c.institute_id = i.id group by i.id
    having count(*) filter (where c.name = 'Other') <> 1`,
  'MGMT-15 account numbers read xxx-x-xxxxx-x': String.raw`
    select id from payment_channels where account_no !~ '^\d{3}-\d-\d{5}-\d$'`,
  'MGMT-18 product codes are six letters without I and O and six digits': String.raw`
    select id from products where code !~ '^[A-HJ-NP-Z]{6}\d{6}$'`,
  'CUST-59, CUST-62 members have at most three tags and a normal phone': String.raw`
    select id from members where cardinality(tags) > 3 or phone !~ '^0[689]\d{8}\|TH\|\+66$'`,
  'rights name pages that exist': `
    select r.name from merchant_roles r cross join jsonb_array_elements(r.authorizes) a
    where not exists (select from menus m where m.code = a->>'object_code')`,
};
