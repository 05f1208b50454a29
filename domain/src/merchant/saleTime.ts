import { addDays, type Day } from '../time/calendar.ts';
import {
  businessDate,
  businessDayStart,
  type DayEnds,
  formatLocalTime,
  parseLocalTime,
  toInstant,
  toLocalTime,
} from './businessDay.ts';

/** How far a till's clock may differ from the gateway's, in milliseconds: a sale dated this far ahead was made now. */
export const TILL_CLOCK_TOLERANCE_MS = 5 * 60_000;

/** The default number of days that a sale may be dated back, for a till that was offline over a weekend. */
export const DEFAULT_BACKDATING_DAYS = 3;

/** The maximum that a merchant may allow; earlier days belong to closed books. */
export const MAX_BACKDATING_DAYS = 366;

/** The clock by which a sale is dated, and how far back. */
export interface SaleClock {
  now: Date;
  /** IANA time zone of the branch that sells. */
  timeZone: string;
  /** Whole business days of the branch before today; 0 allows only today. */
  backdatingDays: number;
  dayEnds: DayEnds;
  /** The last closed calendar day of the books; null if no month is closed. */
  closedThrough: Day | null;
}

/** Returns the earliest and the latest time of a sale by the clock of its branch, `YYYY-MM-DD HH:mm:ss`, both inclusive. */
export function saleTimeBounds({ now, timeZone, backdatingDays, dayEnds, closedThrough }: SaleClock): {
  earliest: string;
  latest: string;
} {
  const today = businessDate(new Date(now.getTime() - TILL_CLOCK_TOLERANCE_MS), timeZone, dayEnds);
  const allowed = businessDayStart(addDays(today, -backdatingDays), dayEnds);
  const open = closedThrough === null ? allowed : `${addDays(closedThrough, 1)} 00:00:00`;
  const [, earliest = allowed] = [allowed, open].sort();
  return {
    earliest,
    latest: formatLocalTime(toLocalTime(new Date(now.getTime() + TILL_CLOCK_TOLERANCE_MS), timeZone)),
  };
}

export type SaleTimeFault = 'unreadable' | 'future' | 'tooLongAgo' | 'monthClosed';

/** Returns why the time of a sale is refused; null if it is accepted. */
export function saleTimeFault(local: string, clock: SaleClock): SaleTimeFault | null {
  const read = parseLocalTime(local);
  if (!read) return 'unreadable';
  if (clock.closedThrough !== null && local.slice(0, 10) <= clock.closedThrough) return 'monthClosed';
  const { earliest, latest } = saleTimeBounds(clock);
  if (local < earliest) return 'tooLongAgo';
  if (local <= latest) return null;
  // Compares moments, because in the repeated hour at the end of summer time a later clock time may be an earlier moment.
  const ahead = toInstant(read, clock.timeZone).getTime() - clock.now.getTime();
  return ahead > TILL_CLOCK_TOLERANCE_MS ? 'future' : null;
}

/** Returns the message of a fault, to follow the name of the field. */
export function saleTimeWords(fault: SaleTimeFault, backdatingDays: number): string {
  if (fault === 'unreadable') return 'must be YYYY-MM-DD HH:mm:ss';
  if (fault === 'future') return 'must not be in the future';
  if (fault === 'monthClosed') return 'is in a month that is closed';
  return backdatingDays === 0 ? 'must be today' : `must be at most ${backdatingDays} days ago`;
}
