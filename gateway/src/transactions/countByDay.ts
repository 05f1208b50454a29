import type { Day } from '@taem/domain/time/calendar.ts';
import { ofBusinessDays, withDayBounds, withinBounds } from '../database/businessDay.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { compileSource } from '../resource/compileQuery.ts';
import { Parameters } from '../resource/Parameters.ts';
import type { Statement } from '../resource/Statement.ts';
import { amountDue } from '../sales/amountDue.ts';
import { transactions } from '../sales/transactions.resource.ts';
import type { DayMark, SalesByDay, SalesRequest } from './SalesDay.ts';

/**
 * Returns SQL of the days whose sales differ from the remembered ones, as `changed`. Sales, voids and returns of a day
 * are counted when they happen, and their numbers never decrease; an adjustment or a claim increases a version.
 */
export function changedDays(
  { from, to }: Pick<SalesRequest, 'from' | 'to'>,
  remembered: ReadonlyMap<Day, DayMark>,
  parameters: Parameters,
): string {
  const days = `business_date between ${parameters.add(from)}::date and ${parameters.add(to)}::date`;
  const figures = [...remembered.values()];
  const column = (values: readonly unknown[], type: string) => `${parameters.add(values)}::${type}[]`;
  const markColumns = ['sales', 'voided', 'versions'] as const;
  const columns = [
    column([...remembered.keys()], 'date'),
    ...markColumns.map((name) =>
      column(
        figures.map((day) => day[name]),
        'bigint',
      ),
    ),
  ];
  const now = '(sales.sales, sales.voided, coalesce(adjusted.versions, 0))';
  return `sales as materialized (
      select business_date as day, sum(documents)::bigint as sales, sum(voided)::bigint as voided
      from daily_sales where ${days} group by business_date
    ), adjusted as materialized (
      select business_date as day, sum(version)::bigint as versions
      from transactions where (last_adjust_points is not null or claim_id is not null) and ${days} group by business_date
    ), changed as materialized (
      select day, sales.sales, sales.voided, coalesce(adjusted.versions, 0) as versions
      from sales left join adjusted using (day)
        left join unnest(${columns.join(', ')}) as known (day, ${markColumns.join(', ')}) using (day)
      where ${now} is distinct from (known.sales, known.voided, known.versions)
    )`;
}

/** Returns SQL of the days that changed, each with its current sums. */
export function countByDay(
  { query, from, to }: SalesRequest,
  session: GatewaySession,
  remembered: SalesByDay,
): Statement {
  const parameters = new Parameters();
  const source = compileSource(transactions, query, session, parameters);
  const text = `
    with ${changedDays({ from, to }, remembered, parameters)}
    select c.day::text as day, c.sales, c.voided, c.versions, ${FIGURES.map(([name]) => `coalesce(s."${name}", 0) as "${name}"`).join(', ')}
    from changed c ${remembered.size === 0 ? countAll(source, from, to, parameters) : countEach(source)}`;
  return { text, values: parameters.values };
}

/**
 * Counts all days at once when nothing is cached yet, in whatever way is fastest for that many sales. Times are
 * compared with times, as otherwise PostgreSQL estimates that the range has almost no rows.
 */
function countAll(source: string, from: Day, to: Day, parameters: Parameters): string {
  return `left join (select t.business_date as day, ${SUMS} ${source}
      and ${ofBusinessDays('t.create_local_time', `${parameters.add(from)}::date`, `${parameters.add(to)}::date`)}
      group by t.business_date) s using (day)`;
}

/** Counts only the changed days, one after the other: it is mostly today alone. */
function countEach(source: string): string {
  return `${withDayBounds('c.day')} cross join lateral (select ${SUMS} ${source}
      and ${withinBounds('t.create_local_time')}) s`;
}

const of = (status: string, figure: string) => `sum(${figure}) filter (where t.status = '${status}')::bigint`;
const count = (status: string) => `count(*) filter (where t.status = '${status}')::int`;
const due = amountDue('t');
const FIGURES = [
  ['documents', 'count(*)::int'],
  ['complete', of('Complete', 't.counted')],
  ['due', of('Complete', due)],
  ['earned', of('Complete', 't.earn_points')],
  ['redeemed', of('Complete', 't.redeem_points')],
  ['void', count('Void')],
  ['voidDue', of('Void', due)],
  ['returns', 'count(t.returns_id)::int'],
] as const;
const SUMS = FIGURES.map(([name, sql]) => `${sql} as "${name}"`).join(', ');
