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

/** How far the clock of a till may differ from ours, in milliseconds: a sale dated so far ahead was made now. */
export const TILL_CLOCK_TOLERANCE_MS = 5 * 60_000;

/** Days that a sale may be dated back where the merchant has said nothing else: a till that was offline over a weekend. */
export const DEFAULT_BACKDATING_DAYS = 3;

/** The most that a merchant may allow; what is further back belongs to books that are closed. */
export const MAX_BACKDATING_DAYS = 366;

/** By which clock, and how far back, a sale may be dated. */
export interface SaleClock {
  now: Date;
  /** IANA time zone of the branch that sells. */
  timeZone: string;
  /** Whole business days of the branch before today; 0 allows today alone. */
  backdatingDays: number;
  dayEnds: DayEnds;
  /** The last calendar day of the books that are closed; null where no month is. */
  closedThrough: Day | null;
}

/** What a sale may be dated, by the clock of its branch, both `YYYY-MM-DD HH:mm:ss` and inclusive. */
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

/** Why a sale cannot be dated so; null when it can. */
export function saleTimeFault(local: string, clock: SaleClock): SaleTimeFault | null {
  const read = parseLocalTime(local);
  if (!read) return 'unreadable';
  if (clock.closedThrough !== null && local.slice(0, 10) <= clock.closedThrough) return 'monthClosed';
  const { earliest, latest } = saleTimeBounds(clock);
  if (local < earliest) return 'tooLongAgo';
  if (local <= latest) return null;
  // A clock that shows more may still be earlier, in the hour that comes twice when summer time ends.
  const ahead = toInstant(read, clock.timeZone).getTime() - clock.now.getTime();
  return ahead > TILL_CLOCK_TOLERANCE_MS ? 'future' : null;
}

/** The fault in words, after the name of the field. */
export function saleTimeWords(fault: SaleTimeFault, backdatingDays: number): string {
  if (fault === 'unreadable') return 'must be YYYY-MM-DD HH:mm:ss';
  if (fault === 'future') return 'must not be in the future';
  if (fault === 'monthClosed') return 'is in a month that is closed';
  return backdatingDays === 0 ? 'must be today' : `must be at most ${backdatingDays} days ago`;
}
