import type { ComparedMonths } from '@taem/domain/insight/compareMonths.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { eraHint } from '@taem/domain/time/eraHint.ts';
import { bahtOrZeroSql } from '../database/bahtSql.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { andInBranches } from '../resource/andInBranches.ts';
import { Parameters } from '../resource/Parameters.ts';
import type { Statement } from '../resource/Statement.ts';
import { figuresOf } from '../rollups/figuresOf.ts';
import { hasGoneAt, type SoFar } from '../rollups/soFar.ts';
import type { InsightPeriod } from './readPeriod.ts';

/** Precise enough that a view in whole percent does not round twice. */
const percent = (part: string, whole: string) => `trim_scale(round(100.0 * ${part} / nullif(${whole}, 0), 6))`;

/**
 * BI-06, OP-25 Returns the nine figures of a month and of the month before, in one statement. A finished month is
 * compared with the whole month before, the current one with the corresponding days, the last of them up to the same
 * time of day: that of the moment `at`.
 */
export function healthCheck(
  { current, previous }: ComparedMonths,
  branchIds: readonly string[] | null,
  session: GatewaySession,
  at: string,
): Statement {
  const parameters = new Parameters();
  const date = (day: Day) => `${parameters.add(day)}::date`;
  const first = date(current.from);
  const before = periodOf(previous, branchIds, previous.soFarOf === null ? null : { day: previous.soFarOf, at });
  const figures = (rollup: 'sales' | 'products', columns: string, singleDays = false) =>
    [before, periodOf(current, branchIds)]
      .map((days) => figuresOf(rollup, columns, days, parameters, singleDays))
      .join('\n    union all ');
  const text = `
    with sales as materialized (
      select day, branch_id, customer_type, sum(revenue)::bigint as revenue, sum(transactions)::bigint as transactions, sum(qty)::bigint as qty
      from (${figures('sales', 'branch_id, customer_type, revenue, transactions, qty', true)}) f group by 1, 2, 3
    ), products_sold as materialized (
      select date_trunc('month', day)::date as month, product_id, category_id, sum(qty)::bigint as qty, sum(amount)::bigint as amount
      from (${figures('products', 'product_id, category_id, qty, amount')}) f group by 1, 2, 3 having sum(qty) > 0
    ), joined as materialized (
      select business_date(m.created_at at time zone coalesce(b.time_zone, r.time_zone), r.day_ends) as day
      from members m cross join (select time_zone, day_ends(id) as day_ends from realms where id = ${parameters.add(session.realmId)}::uuid offset 0) r
        left join merchant_branches b on b.id = m.branch_id
      where m.merged_into_id is null and m.created_at >= ${first}::timestamp at time zone 'UTC' - interval '33 days'
        and m.created_at < ${first}::timestamp at time zone 'UTC' + interval '33 days'
        ${andInBranches('m.branch_id', branchIds, parameters)}
        ${before.soFar ? `and (m.created_at at time zone coalesce(b.time_zone, r.time_zone) >= business_day_start(${first}, r.day_ends) or ${hasGoneAt('m.created_at', { to: before.to, soFar: before.soFar }, parameters)})` : ''}
    ), months as (select m.month, ${monthJson} as figures
      from (values (${first}, ${date(current.to)}, null), (${date(previous.from)}, ${date(previous.to)}, ${untilSql(before, session, parameters)})) m (month, last_day, until)
        cross join lateral (select sum(revenue)::bigint as revenue, sum(transactions)::bigint as transactions,
          sum(revenue) filter (where customer_type = 'Member')::bigint as member_revenue,
          sum(revenue) filter (where customer_type = 'Guest')::bigint as guest_revenue
          from sales where date_trunc('month', day)::date = m.month) s
        cross join lateral (select sum(amount)::bigint as amount from products_sold p where p.month = m.month) p)
    select json_build_object('month', to_char(${first}, 'YYYY-MM'),
      'revenue_change_percent', (select ${percent('(n.revenue - o.revenue)', 'o.revenue')} from
        (select coalesce(sum(revenue), 0) as revenue from sales where day >= ${first}) n,
        (select coalesce(sum(revenue), 0) as revenue from sales where day < ${first}) o),
      'current', (select figures from months where month = ${first}),
      'previous', (select figures from months where month < ${first}))::text as body`;
  return { text, values: parameters.values };
}

const monthJson = `json_build_object(
  'from', m.month::text, 'to', m.last_day::text, 'until', m.until,
  'total_revenue', ${bahtOrZeroSql('s.revenue')},
  'total_transaction', coalesce(s.transactions, 0),
  'top_channel', (select json_build_object('id', b.id, 'name', b.name, 'total_revenue', ${bahtOrZeroSql('t.revenue')})
    from (select branch_id, sum(revenue) as revenue from sales where date_trunc('month', day)::date = m.month group by branch_id) t
      join merchant_branches b on b.id = t.branch_id where t.revenue > 0 order by t.revenue desc, b.name limit 1),
  'member_share', ${percent('coalesce(s.member_revenue, 0)', 's.revenue')},
  'guest_share', ${percent('coalesce(s.guest_revenue, 0)', 's.revenue')},
  'new_members', (select count(*) from joined j where j.day between m.month and m.last_day),
  'top_product', (select json_build_object('id', t.product_id, 'name', i.name, 'total_revenue', ${bahtOrZeroSql('t.amount')},
      'share', ${percent('t.amount', 'p.amount')})
    from (select product_id, sum(amount) as amount from products_sold p where p.month = m.month group by product_id) t
      join products i on i.id = t.product_id order by t.amount desc, i.name limit 1),
  'average_basket', trim_scale(round(s.revenue / 100.0 / nullif(s.transactions, 0), 2)),
  'top_category', (select json_build_object('id', c.id, 'name', c.name, 'total_revenue', ${bahtOrZeroSql('t.amount')})
    from (select category_id, sum(amount) as amount from products_sold p where p.month = m.month group by category_id) t
      join product_categories c on c.id = t.category_id order by t.amount desc, c.name limit 1),
  'high_demand_product', (select json_build_object('id', t.product_id, 'name', i.name, 'total_qty', t.qty)
    from (select product_id, sum(qty) as qty from products_sold p where p.month = m.month group by product_id) t
      join products i on i.id = t.product_id order by t.qty desc, i.name limit 1),
  'peak_day', (select json_build_object('weekday', to_char(min(day), 'FMDay'), 'total_qty', sum(qty))
    from sales where date_trunc('month', day)::date = m.month
    group by extract(isodow from day) having sum(qty) > 0 order by sum(qty) desc, extract(isodow from day) limit 1))`;

function periodOf(
  { from, to }: DayRange,
  branchIds: readonly string[] | null,
  soFar: SoFar | null = null,
): InsightPeriod {
  return { from, to, type: 'Month', branchIds, soFar };
}

/**
 * Returns SQL of the time up to which the last day counts, by the clock that decides the shop's current day; null if it
 * counts whole.
 */
function untilSql(
  { to, soFar, branchIds }: InsightPeriod,
  { realmId }: GatewaySession,
  parameters: Parameters,
): string {
  if (!soFar) return 'null';
  const [at, day] = [parameters.add(soFar.at), parameters.add(soFar.day)];
  const branches = branchIds === null ? 'true' : `b.id = any(${parameters.add(branchIds)}::uuid[])`;
  return `(select to_char(max(${at}::timestamptz at time zone coalesce(b.time_zone, r.time_zone)) + (${parameters.add(to)}::date::timestamp - ${day}::date::timestamp), 'YYYY-MM-DD HH24:MI:SS')
    from realms r left join merchant_branches b on ${branches} where r.id = ${parameters.add(realmId)}::uuid)`;
}

/** Parses the requested month and returns its first day. */
export function readMonth(month: unknown): Day {
  const hint = typeof month === 'string' ? eraHint(month) : null;
  if (hint) throw refuseField('month', hint);
  if (typeof month === 'string' && /^(19|2\d)\d\d-(0[1-9]|1[0-2])$/.test(month)) return `${month}-01`;
  if (typeof month === 'string' && /^\d{4}-\d{2}$/.test(month)) throw refuseField('month', 'is out of range');
  throw refuseField('month', 'must be a month YYYY-MM');
}
