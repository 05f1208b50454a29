import type { LoadContext } from '../LoadContext.ts';
import type { ShopMember } from '../ShopRecords.ts';

/** Statements for everything that is derived from the raw rows, for the whole realm at once. */
const FIGURES = [
  'select rebuild_rollups($1)',
  `insert into stock (realm_id, branch_id, product_id, qty, value, cost)
    select realm_id, branch_id, product_id, sum(qty), sum(value), round(sum(value)::numeric / nullif(sum(qty), 0))
    from stock_movements where realm_id = $1 group by 1, 2, 3`,
  `update members m set total_payment = s.payment, total_revenue = s.revenue, total_transaction = s.sales, total_qty = s.qty,
      first_transaction_time = s.first_time, last_transaction_time = s.last_time,
      points = coalesce((select sum(e.points) from point_entries e where e.member_id = m.id), 0)
    from (select member_id, sum(total_payment) as payment, sum(total_revenue) as revenue, count(*) as sales,
        sum(total_qty) as qty, date_trunc('second', min(time)) as first_time, date_trunc('second', max(time)) as last_time
      from transactions where realm_id = $1 and member_id is not null and status = 'Complete' group by member_id) s
    where m.id = s.member_id`,
] as const;

const TIERS = `update members m set tier_id = r.tier_id
  from json_to_recordset($1) as r(id uuid, tier_id uuid) where m.id = r.id and m.tier_id is distinct from r.tier_id`;

/**
 * Computes everything that follows from the sales: rollups by day, stock on the shelves, and the members' points,
 * figures and tiers.
 */
export async function computeFigures(
  { client, realmId, onProgress }: LoadContext,
  members: readonly ShopMember[],
): Promise<void> {
  const total = FIGURES.length + 1;
  for (const [index, statement] of FIGURES.entries()) {
    await client.query(statement, [realmId]);
    onProgress({ step: 'figures', done: index + 1, total });
  }
  const tiers = members.map(({ id, tier }) => ({ id, tier_id: tier?.id ?? null }));
  await client.query(TIERS, [JSON.stringify(tiers)]);
  await client.query('select tier_changes_of_sales($1)', [realmId]);
  onProgress({ step: 'figures', done: total, total });
}
