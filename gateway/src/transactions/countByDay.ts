import type { GatewaySession } from '../http/GatewayContext.ts';
import { compileSource, type Statement } from '../resource/compileQuery.ts';
import { Parameters } from '../resource/Parameters.ts';
import type { AskedSales, SalesByDay } from './SalesDay.ts';
import { transactions } from './transactions.resource.ts';

/**
 * SQL of the days on which the sales are not those that are known any more, each with what it comes to now. Sales and
 * voids of a day are counted when they happen and never become fewer; an adjustment makes a version higher.
 */
export function countByDay({ query, from, to }: AskedSales, session: GatewaySession, known: SalesByDay): Statement {
  const parameters = new Parameters();
  const source = compileSource(transactions, query, session, parameters);
  const days = `business_date between ${parameters.add(from)}::date and ${parameters.add(to)}::date`;
  const figures = [...known.values()];
  const column = (values: readonly unknown[], type: string) => `${parameters.add(values)}::${type}[]`;
  const told = ['sales', 'voided', 'versions'] as const;
  const columns = [
    column([...known.keys()], 'date'),
    ...told.map((name) =>
      column(
        figures.map((day) => day[name]),
        'bigint',
      ),
    ),
  ];
  const now = '(sales.sales, sales.voided, coalesce(adjusted.versions, 0))';
  const text = `
    with sales as materialized (
      select business_date as day, sum(transactions + voided)::bigint as sales, sum(voided)::bigint as voided
      from daily_sales where ${days} group by business_date
    ), adjusted as materialized (
      select business_date as day, sum(version)::bigint as versions
      from transactions where last_adjust_points is not null and ${days} group by business_date
    ), changed as materialized (
      select day, sales.sales, sales.voided, coalesce(adjusted.versions, 0) as versions
      from sales left join adjusted using (day)
        left join unnest(${columns.join(', ')}) as known (day, ${told.join(', ')}) using (day)
      where ${now} is distinct from (known.sales, known.voided, known.versions)
    )
    select c.day::text as day, c.sales, c.voided, c.versions, s.* from changed c cross join lateral (
      select count(*) filter (where t.status = 'Complete')::int as complete, ${of('Complete', 't.total_revenue + t.delivery_cost')} as due,
        ${of('Complete', 't.earn_points')} as earned, ${of('Complete', 't.redeem_points')} as redeemed,
        count(*) filter (where t.status = 'Void')::int as void, ${of('Void', 't.total_revenue + t.delivery_cost')} as "voidDue"
      ${source} and t.create_local_time >= c.day::timestamp and t.create_local_time < (c.day + 1)::timestamp) s`;
  return { text, values: parameters.values };
}

const of = (status: string, figure: string) =>
  `coalesce(sum(${figure}) filter (where t.status = '${status}'), 0)::bigint`;
