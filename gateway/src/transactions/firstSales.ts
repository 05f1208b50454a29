import type { Day } from '@taem/domain/time/calendar.ts';
import { ofBusinessDays, withDayBounds, withinBounds } from '../database/businessDay.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { compileSource } from '../resource/compileQuery.ts';
import type { ListQuery } from '../resource/listQuery.ts';
import { Parameters } from '../resource/Parameters.ts';
import type { Statement } from '../resource/Statement.ts';
import { transactions } from '../sales/transactions.resource.ts';
import { changedDays } from './countByDay.ts';
import type { DayMark, SalesRequest } from './SalesDay.ts';

/** The figure by which a sale is ordered, its id as tie-breaker, and its day. */
export type FirstSale = readonly [figure: number, id: string, day: Day];

/** The first sales of a list ordered by a figure, at the moment that the marks of the days describe. */
export interface FirstSales {
  days: ReadonlyMap<Day, DayMark>;
  /** In order; no sale is missing up to the last one. */
  sales: readonly FirstSale[];
  /** Whether the list has no further sales. */
  isAll: boolean;
}

export interface FigureOrder {
  path: string;
  direction: 1 | -1;
}

/** Figures that every sale has, and that never change without the mark of its day. */
const FIGURES = ['total_qty', 'total_payment', 'total_revenue', 'amount_due', 'earn.reward', 'redeem.reward'];

export function figureOrder([first, ...more]: ListQuery['sort']): FigureOrder | null {
  if (!first || more.length > 0 || !FIGURES.includes(first[0])) return null;
  return { path: first[0], direction: first[1] };
}

export interface FoundFirst {
  days: readonly (readonly [Day, ...DayMark[keyof DayMark][]])[];
  sales: readonly FirstSale[];
}

/**
 * Returns SQL of the days whose marks differ from the remembered ones, and of those of their sales that come before the
 * last remembered sale; of all sales when nothing is remembered.
 */
export function findFirst(
  { query, from, to }: SalesRequest,
  { path, direction }: FigureOrder,
  session: GatewaySession,
  remembered: FirstSales | null,
  most: number,
): Statement {
  const parameters = new Parameters();
  const source = compileSource(transactions, query, session, parameters);
  const changed = changedDays({ from, to }, remembered?.days ?? new Map(), parameters);
  const figure = transactions.fieldByPath.get(path)?.sql;
  const [way, before] = direction === 1 ? ['asc', '<='] : ['desc', '>='];
  const last = remembered && !remembered.isAll ? remembered.sales.at(-1) : undefined;
  const within = last
    ? ` and (${figure}, t.id) ${before} (${parameters.add(last[0])}::bigint, ${parameters.add(last[1])}::uuid)`
    : '';
  const first = (ofDays: string) => `select ${figure} as figure, t.id, t.business_date as day ${source}
      and ${ofDays}${within}
      order by ${figure} ${way}, t.id ${way} limit ${most}`;
  const sales = remembered
    ? `select f.* from changed c ${withDayBounds('c.day')} cross join lateral (${first(withinBounds('t.create_local_time'))}) f`
    : first(ofBusinessDays('t.create_local_time', `${parameters.add(from)}::date`, `${parameters.add(to)}::date`));
  const text = `
    with ${changed}
    select (select coalesce(json_agg(json_build_array(day::text, sales, voided, versions)), '[]') from changed) as days,
      (select coalesce(json_agg(json_build_array(figure, id, day::text)), '[]') from (${sales}) f) as sales`;
  return { text, values: parameters.values };
}

/** Returns what is remembered, updated with what was found. */
export function withFound(
  remembered: FirstSales | null,
  { days, sales }: FoundFirst,
  { direction }: FigureOrder,
  most: number,
): FirstSales {
  const changed = new Set(days.map(([day]) => day));
  const all = [...(remembered?.sales ?? []).filter(([, , day]) => !changed.has(day)), ...sales];
  all.sort(([a, one], [b, other]) => direction * (a - b || (one < other ? -1 : 1)));
  const marks = days.map(([day, sold = 0, voided = 0, versions = 0]): [Day, DayMark] => [
    day,
    { sales: sold, voided, versions },
  ]);
  return {
    days: new Map([...(remembered?.days ?? []), ...marks]),
    sales: all.slice(0, most),
    isAll: (remembered?.isAll ?? true) && all.length < most,
  };
}
