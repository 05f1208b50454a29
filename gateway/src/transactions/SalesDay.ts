import type { Day } from '@taem/domain/time/calendar.ts';
import type { ListQuery } from '../resource/listQuery.ts';

/** Proves, if unchanged, that the sales of a day are still the same. */
export interface DayMark {
  /** The shop's sales of this day, how many of them were voided, and the sum of the versions of adjusted ones. */
  sales: number;
  voided: number;
  versions: number;
}

/** The sums of the sales of one day that match a filter, in satang. */
export interface SalesDay extends DayMark {
  /** Rows of the list: sales, including void ones, and returns. */
  documents: number;
  complete: number;
  due: number;
  earned: number;
  redeemed: number;
  void: number;
  voidDue: number;
  returns: number;
}

export type SalesByDay = ReadonlyMap<Day, SalesDay>;

/** A request for sales: `query.filter` is already limited to the days and to the branches of the user. */
export interface SalesRequest {
  query: ListQuery;
  from: Day;
  to: Day;
}
