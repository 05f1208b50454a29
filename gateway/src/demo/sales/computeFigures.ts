import type { LoadContext } from '../LoadContext.ts';
import type { ShopMember } from '../ShopRecords.ts';

/** The rollups as `record_transaction` would have left them, all in slot 0, computed from the raw rows in one go. */
const ROLLUPS = [
  `insert into daily_sales (realm_id, branch_id, business_date, customer_type, tier_id, transactions, qty, payment, discount,
      revenue, delivery, earn_points, redeem_points)
    select realm_id, branch_id, business_date, case when member_id is null then 'Guest' else 'Member' end,
      coalesce(tier_id, '00000000-0000-0000-0000-000000000000'), count(*), sum(total_qty), sum(total_payment),
      sum(total_discount), sum(total_revenue), sum(delivery_cost), sum(earn_points), sum(redeem_points)
    from transactions where realm_id = $1 group by 1, 2, 3, 4, 5`,
  `insert into daily_products (realm_id, branch_id, business_date, product_id, customer_type, transactions, qty, amount)
    select t.realm_id, t.branch_id, t.business_date, i.product_id, case when t.member_id is null then 'Guest' else 'Member' end,
      count(distinct t.id), sum(i.qty), sum(i.paid_amount)
    from transactions t join transaction_items i on i.transaction_id = t.id
    where t.realm_id = $1 and i.product_id is not null group by 1, 2, 3, 4, 5`,
  `insert into daily_channels (realm_id, branch_id, business_date, type, customer_type, transactions, amount)
    select t.realm_id, t.branch_id, t.business_date, c.type, case when t.member_id is null then 'Guest' else 'Member' end,
      count(distinct t.id), sum(c.amount)
    from transactions t join transaction_channels c on c.transaction_id = t.id
    where t.realm_id = $1 group by 1, 2, 3, 4, 5`,
  `insert into daily_members (realm_id, branch_id, business_date, member_id, transactions, qty, payment, discount, revenue,
      earn_points, redeem_points)
    select realm_id, branch_id, business_date, member_id, count(*), sum(total_qty), sum(total_payment), sum(total_discount),
      sum(total_revenue), sum(earn_points), sum(redeem_points)
    from transactions where realm_id = $1 and member_id is not null group by 1, 2, 3, 4`,
  `insert into stock (realm_id, branch_id, product_id, qty)
    select realm_id, branch_id, product_id, sum(qty) from stock_movements where realm_id = $1 group by 1, 2, 3`,
  `update members m set total_payment = s.payment, total_revenue = s.revenue, total_transaction = s.sales, total_qty = s.qty,
      first_transaction_time = s.first_time, last_transaction_time = s.last_time,
      points = coalesce((select sum(e.points) from point_entries e where e.member_id = m.id), 0)
    from (select member_id, sum(total_payment) as payment, sum(total_revenue) as revenue, count(*) as sales,
        sum(total_qty) as qty, date_trunc('second', min(time)) as first_time, date_trunc('second', max(time)) as last_time
      from transactions where realm_id = $1 and member_id is not null group by member_id) s
    where m.id = s.member_id`,
] as const;

const TIERS = `update members m set tier_id = r.tier_id
  from json_to_recordset($1) as r(id uuid, tier_id uuid) where m.id = r.id and m.tier_id is distinct from r.tier_id`;

/** Everything that follows from the sales: rollups by day, what is on the shelves, what members have and are. */
export async function computeFigures(
  { client, realmId, onProgress }: LoadContext,
  members: readonly ShopMember[],
): Promise<void> {
  const total = ROLLUPS.length + 1;
  for (const [index, statement] of ROLLUPS.entries()) {
    await client.query(statement, [realmId]);
    onProgress({ step: 'figures', done: index + 1, total });
  }
  const tiers = members.map(({ id, tier }) => ({ id, tier_id: tier?.id ?? null }));
  await client.query(TIERS, [JSON.stringify(tiers)]);
  onProgress({ step: 'figures', done: total, total });
}
