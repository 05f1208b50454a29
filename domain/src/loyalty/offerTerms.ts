import { parseLocalTime } from '../merchant/businessDay.ts';
import { addDays, weekdayIndex } from '../time/calendar.ts';

/** When, where and for whom an offer may be used. An empty or null field does not restrict it. */
export interface OfferTerms {
  /** First moment, `YYYY-MM-DD HH:mm:ss` by the branch's clock. */
  from: string | null;
  /** The moment at which it ends, no longer included. */
  until: string | null;
  /** 1 to 7 from Sunday. */
  weekdays: readonly number[];
  /**
   * `HH:mm` by the branch's clock. If it is later than `untilHour`, the offer runs over midnight and belongs to the day
   * on which it began.
   */
  fromHour: string | null;
  /** The time of day at which it ends, no longer included. */
  untilHour: string | null;
  branchIds: readonly string[];
  tierIds: readonly string[];
}

export const NO_TERMS: OfferTerms = {
  from: null,
  until: null,
  weekdays: [],
  fromHour: null,
  untilHour: null,
  branchIds: [],
  tierIds: [],
};

/** When and where a bill is paid, and the tier of its member. */
export interface BillMoment {
  /** `YYYY-MM-DD HH:mm:ss` by the branch's clock. */
  localTime: string;
  branchId: string;
  tierId: string | null;
}

/** The terms that keep an offer off a bill. */
export const UNMET_TERMS = ['OTHER_BRANCH', 'OTHER_TIER', 'NOT_YET', 'ENDED', 'OTHER_DAY', 'OTHER_HOUR'] as const;
export type UnmetTerm = (typeof UNMET_TERMS)[number];

/** Returns the first term that does not hold; null if the offer may be used. */
export function unmetTerm(terms: OfferTerms, { localTime, branchId, tierId }: BillMoment): UnmetTerm | null {
  const { from, until, weekdays, branchIds, tierIds } = terms;
  if (branchIds.length > 0 && !branchIds.includes(branchId)) return 'OTHER_BRANCH';
  if (tierIds.length > 0 && !tierIds.some((id) => id === tierId)) return 'OTHER_TIER';
  if (from && localTime < from) return 'NOT_YET';
  if (until && localTime >= until) return 'ENDED';
  const [day, hour] = [localTime.slice(0, 10), localTime.slice(11, 16)];
  const [begin, end] = hoursOf(terms);
  const isOverMidnight = runsOverMidnight(terms);
  const isAfterMidnight = isOverMidnight && hour < end;
  if (weekdays.length > 0 && !weekdays.includes(weekdayIndex(isAfterMidnight ? addDays(day, -1) : day)))
    return 'OTHER_DAY';
  const isWithin = isOverMidnight ? hour >= begin || hour < end : hour >= begin && hour < end;
  return isWithin ? null : 'OTHER_HOUR';
}

type Hours = Pick<OfferTerms, 'fromHour' | 'untilHour'>;

/** Returns the times of day from which and until which it holds; 00:00 and 24:00 if not set. */
const hoursOf = ({ fromHour, untilHour }: Hours) => [fromHour ?? '00:00', untilHour ?? '24:00'] as const;

export function runsOverMidnight(hours: Hours): boolean {
  const [begin, end] = hoursOf(hours);
  return begin > end;
}

/** Whether the terms restrict nothing and need not be stored. */
export function areNoTerms(terms: OfferTerms): boolean {
  return Object.values(terms).every((value) => !value?.length);
}

export const TERM_FAULTS = {
  moment: 'Not a valid date and time',
  untilBeforeFrom: 'Must be later than the start',
  hour: 'Must be a time such as 14:30',
  bothHours: 'Enter both times or neither',
  sameHour: 'The two times must differ',
} as const;

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns the field and the message of the first mistake in typed terms; null if there is none. */
export function termsFault(
  terms: OfferTerms,
): { field: keyof OfferTerms; message: (typeof TERM_FAULTS)[keyof typeof TERM_FAULTS] } | null {
  const { from, until, fromHour, untilHour } = terms;
  for (const field of ['from', 'until'] as const) {
    const moment = terms[field];
    if (moment !== null && !parseLocalTime(moment)) return { field, message: TERM_FAULTS.moment };
  }
  if (until && until <= (from ?? '')) return { field: 'until', message: TERM_FAULTS.untilBeforeFrom };
  for (const field of ['fromHour', 'untilHour'] as const) {
    const hour = terms[field];
    if (hour !== null && !HOUR.test(hour)) return { field, message: TERM_FAULTS.hour };
  }
  if ((fromHour === null) !== (untilHour === null))
    return { field: fromHour === null ? 'fromHour' : 'untilHour', message: TERM_FAULTS.bothHours };
  if (fromHour && fromHour === untilHour) return { field: 'untilHour', message: TERM_FAULTS.sameHour };
  return null;
}
