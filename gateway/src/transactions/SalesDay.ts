import type { Day } from '@taem/domain/time/calendar.ts';
import type { ListQuery } from '../resource/listQuery.ts';

/** What proves that the sales of a day are still the same. */
export interface DayMark {
  /** How many sales the shop had on this day, how many of them were taken back, and the versions of those that were adjusted. */
  sales: number;
  voided: number;
  versions: number;
}

/** What the sales of one day that a filter lets through come to, in satang. */
export interface SalesDay extends DayMark {
  /** Rows of the list: sales, void ones too, and returns. */
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

/** A request for sales: `query.filter` is within the days and the branches of the user. */
export interface SalesRequest {
  query: ListQuery;
  from: Day;
  to: Day;
}
