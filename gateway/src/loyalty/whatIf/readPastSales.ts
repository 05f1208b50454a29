import type { DatabaseClient } from '../../database/pool.ts';
import type { PastSaleRow } from '../../sales/PastSaleRow.ts';

/** The sales to examine. */
export interface PastPeriod {
  /** Business days, both included. */
  from: string;
  to: string;
  /** null for every branch. */
  branchIds: readonly string[] | null;
  /** Maximum number of sales to examine; if there are more, one in every n. */
  most: number;
}

/** One batch takes a few milliseconds to read, so that others hardly wait. */
const BATCH = 200;

/** Returns how many valid sales the period has, and one in how many is examined. */
export async function countSales(
  client: DatabaseClient,
  { from, to, branchIds, most }: PastPeriod,
): Promise<{ total: number; oneIn: number }> {
  const answer = await client.query<{ total: number }>(COUNT, [from, to, branchIds]);
  const total = answer.rows[0]?.total ?? 0;
  return { total, oneIn: Math.max(1, Math.ceil(total / most)) };
}

/** Yields the sales in order of their days, in batches, until aborted. The sample depends only on the sales' ids. */
export async function* readPastSales(
  client: DatabaseClient,
  { from, to, branchIds }: PastPeriod,
  oneIn: number,
  signal: AbortSignal,
): AsyncGenerator<readonly PastSaleRow[]> {
  let [day, id] = [from, '00000000-0000-0000-0000-000000000000'];
  while (true) {
    signal.throwIfAborted();
    const { rows } = await client.query<PastSaleRow>(SALES, [to, branchIds, oneIn, day, id, BATCH]);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    [day, id] = [last.business_date, last.id];
  }
}

const COUNT = `
  select count(*)::int as total from transactions t
  where t.business_date between $1 and $2 and t.status = 'Complete' and t.returns_id is null and ($3::uuid[] is null or t.branch_id = any($3))`;

/**
 * A batch of sales with their lines and what was given on them. What the member had bought before is what they have
 * bought by now, without this sale and all later ones, and with earlier ones that were voided only later.
 */
const SALES = `
  with batch as materialized (
    select t.* from transactions t
    where (t.business_date, t.id) > ($4::date, $5::uuid) and t.business_date <= $1 and t.status = 'Complete' and t.returns_id is null
      and ($2::uuid[] is null or t.branch_id = any($2))
      -- The end of an id is random.
      and ($3::int = 1 or ('x' || right(t.id::text, 7))::bit(28)::int % $3 = 0)
    order by t.business_date, t.id limit $6),
  buyers as (select b.member_id, (array_agg(b.id order by b.id))[1] as first_id
    from batch b where b.member_id is not null group by b.member_id),
  since as materialized (
    select o.id, sum(case when o.status = 'Complete' then o.total_revenue else 0 end) over newest as revenue,
      sum(case when o.status = 'Complete' then o.counted else 0 end) over newest as sales
    from buyers join transactions o on o.member_id = buyers.member_id and o.id >= buyers.first_id
    window newest as (partition by o.member_id order by o.id desc)),
  undone as materialized (
    select o.member_id, o.id, o.void_time, o.total_revenue
    from buyers join transactions o on o.member_id = buyers.member_id where o.status = 'Void')
  select b.id, b.transaction_no, b.business_date, to_char(b.create_local_time, 'YYYY-MM-DD HH24:MI:SS') as local_time, b.branch_id, b.member_id, b.tier_id, b.tier_name, b.total_revenue, b.delivery_cost,
    b.redeem_points, b.trace @> '[{"code": "TIER_DISABLED"}]' as tier_disabled,
    jsonb_path_query_array(b.trace, '$[*] ? (@.code == "AUTOMATIC_TAKEN" || @.code == "AUTOMATIC_DECLINED")') as automatic,
    b.earn_points - case when b.last_adjust_points is null then 0 else coalesce((select sum(e.points)
      from point_entries e where e.transaction_id = b.id and e.kind = 'adjust'), 0)::int end as earn_points,
    (m.total_revenue - since.revenue + coalesce(late.revenue, 0))::bigint as ltv,
    (m.total_transaction - since.sales + coalesce(late.sales, 0))::int as sales_before,
    items.lines, items.given
  from batch b
    left join members m on m.id = b.member_id
    left join since on since.id = b.id
    left join lateral (select sum(u.total_revenue) as revenue, count(*) as sales from undone u
      where u.member_id = b.member_id and u.id < b.id and u.void_time > b.time) late on b.member_id is not null
    left join lateral (select
        json_agg(json_build_array(i.item_ref, i.product_id, i.qty, i.charge_amount, p.category_id, p.sub_category_id) order by i.position)
          filter (where i.item_type = 'product') as lines,
        json_agg(json_build_object('type', i.item_type, 'id', i.offer_id, 'name', i.name, 'coupons', i.coupons, 'goods', i.goods)
          order by i.position) filter (where i.item_type in ('privilege', 'discount', 'offer')) as given
      from transaction_items i left join products p on p.id = i.product_id where i.transaction_id = b.id) items on true
  order by b.business_date, b.id`;
