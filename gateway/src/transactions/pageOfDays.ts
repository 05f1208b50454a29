import { addDays, type Day } from '@taem/domain/time/calendar.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { compilePage, type ListSource } from '../resource/compileQuery.ts';
import { Parameters } from '../resource/Parameters.ts';
import type { ListQuery } from '../resource/readListQuery.ts';
import { transactions } from '../sales/transactions.resource.ts';
import type { SalesByDay } from './SalesDay.ts';

/** Where the sales of a page are: on these days, after skipping so many of theirs. `first` is null where there are none. */
export interface SalesPage {
  total: number;
  first: Day | null;
  last: Day;
  skip: number;
}

/** The page of a list whose sales are counted by day. `order` null: in another order than that of time. */
export function pageOfDays(
  days: SalesByDay,
  skip: number,
  limit: number,
  order: 'newest' | 'oldest' | null,
): SalesPage {
  const counts = [...days]
    .map(([day, { complete, void: voided }]) => ({ day, sales: complete + voided }))
    .filter(({ sales }) => sales > 0)
    .sort((a, b) => (a.day < b.day ? -1 : 1));
  const total = counts.reduce((sum, { sales }) => sum + sales, 0);
  const none = { total, first: null, last: '', skip };
  const [first, last] = [counts[0], counts.at(-1)];
  if (!first || !last || skip >= total) return none;
  if (order === null) return { total, first: first.day, last: last.day, skip };
  const inOrder = order === 'newest' ? counts.reverse() : counts;
  let before = 0;
  let start: { day: Day; skip: number } | null = null;
  for (const { day, sales } of inOrder) {
    if (!start && before + sales > skip) start = { day, skip: skip - before };
    before += sales;
    if (!start || before < skip + limit) continue;
    return { total, ...between(start.day, day), skip: start.skip };
  }
  const end = inOrder.at(-1);
  return start && end ? { total, ...between(start.day, end.day), skip: start.skip } : none;
}

const between = (one: Day, other: Day) => (one < other ? { first: one, last: other } : { first: other, last: one });

/** The sales of such a page, in no order. */
export function rowsOfPage(query: ListQuery, session: GatewaySession, { first, last, skip }: SalesPage): ListSource {
  const parameters = new Parameters();
  const within = `t.create_local_time >= ${parameters.add(`${first} 00:00:00`)}::timestamp
    and t.create_local_time < ${parameters.add(`${addDays(last, 1)} 00:00:00`)}::timestamp`;
  const ids = compilePage(transactions, { ...query, skip }, session, parameters, within);
  return { sql: `select * from transactions where id in (${ids})`, parameters };
}
