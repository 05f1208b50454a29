import { addDays, type Day } from '@taem/domain/time/calendar.ts';
import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { ofBusinessDays } from '../database/businessDay.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { compilePage, type ListSource } from '../resource/compileQuery.ts';
import type { ListQuery } from '../resource/listQuery.ts';
import { Parameters } from '../resource/Parameters.ts';
import { transactions } from '../sales/transactions.resource.ts';
import type { SalesByDay } from './SalesDay.ts';

/**
 * Where the sales of a page are: on these days, after skipping the given number of their sales. Without sales, `days`
 * is empty.
 */
export interface SalesPage {
  total: number;
  days: readonly DayRange[];
  skip: number;
  /** The ids of the page's sales, if cached: then no days are searched. */
  ids?: readonly string[];
}

/** Returns the page of a list whose sales are counted by day. `order` is null for any order other than time. */
export function pageOfDays(
  days: SalesByDay,
  skip: number,
  limit: number,
  order: 'newest' | 'oldest' | null,
): SalesPage {
  const counts = [...days]
    .map(([day, { documents }]) => ({ day, sales: documents }))
    .filter(({ sales }) => sales > 0)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const total = counts.reduce((sum, { sales }) => sum + sales, 0);
  if (skip >= total) return { total, days: [], skip };
  if (order === null) return { total, days: rangesOf(counts.map(({ day }) => day)), skip };
  let before = 0;
  let skipped = 0;
  const chosen: Day[] = [];
  for (const { day, sales } of order === 'newest' ? counts.reverse() : counts) {
    if (before >= skip + limit) break;
    if (before + sales > skip) chosen.push(day);
    else skipped += sales;
    before += sales;
  }
  return { total, days: rangesOf(chosen.sort()), skip: skip - skipped };
}

const MAX_RANGES = 100;

/** Merges consecutive days, given in order, into ranges. Too many ranges become a single one, which is no slower. */
function rangesOf(days: readonly Day[]): DayRange[] {
  const ranges: DayRange[] = [];
  for (const day of days) {
    const last = ranges.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else ranges.push({ from: day, to: day });
  }
  const [first, last] = [ranges[0], ranges.at(-1)];
  return first && last && ranges.length > MAX_RANGES ? [{ from: first.from, to: last.to }] : ranges;
}

/** Returns the sales of such a page, unordered. */
export function rowsOfPage(
  query: ListQuery,
  session: GatewaySession,
  { days, skip, ids: firstIds }: SalesPage,
): ListSource {
  const parameters = new Parameters();
  const date = (day: Day) => `${parameters.add(day)}::date`;
  const within = () => days.map(({ from, to }) => ofBusinessDays('t.create_local_time', date(from), date(to)));
  const among = firstIds ? `t.id = any(${parameters.add(firstIds)}::uuid[])` : `(${within().join(' or ')})`;
  const ids = compilePage(transactions, { ...query, skip: firstIds ? 0 : skip }, session, parameters, among);
  return { sql: `select * from transactions where id in (${ids})`, parameters };
}
