import { type Day, daysBetween } from '../../time/calendar.ts';

/** How often a member visits, from all their sales on record. */
export interface VisitRhythm {
  /** Average days from one sale to the next. */
  everyDays: number;
  /** Days since the last sale. */
  sinceDays: number;
  /** Whether the member usually would have visited again: the last sale is twice as long ago as usual, and at least a week. */
  isOverdue: boolean;
}

/** Fewer sales do not make a rhythm. */
const MIN_SALES = 3;

/** Calculates how often a member visits; null if there are too few sales. Days are those of the shop. */
export function visitRhythm(given: {
  registered: Day;
  last: Day | null;
  sales: number;
  today: Day;
}): VisitRhythm | null {
  const { registered, last, sales, today } = given;
  if (last === null || sales < MIN_SALES) return null;
  const everyDays = Math.max(1, Math.round(Math.max(0, daysBetween(registered, last)) / (sales - 1)));
  const sinceDays = Math.max(0, daysBetween(last, today));
  return { everyDays, sinceDays, isOverdue: sinceDays >= Math.max(7, 2 * everyDays) };
}
