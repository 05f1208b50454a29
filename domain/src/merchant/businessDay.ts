import { addDays, type Day } from '../time/calendar.ts';

/** A moment on a branch's clock, without a time zone. */
export interface LocalTime {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

/** The default time zone of a branch. */
export const DEFAULT_TIME_ZONE = 'Asia/Bangkok';

const TEXT = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The hour of the branch's clock at which business days begin and end, starting with the business day that begins on
 * the calendar day `from`.
 */
export interface DayEnd {
  from: Day;
  /** 0 to 11; 0 is midnight. */
  hour: number;
}

/** All day ends that were ever set, in order of their days; before the first one, days end at midnight. */
export type DayEnds = readonly DayEnd[];

/** The latest hour at which a business day may end: a night is over before noon. */
export const MAX_DAY_ENDS_AT = 11;

/** Returns the calendar date at a branch, for birthdays, consent and tax documents. */
export function localDate(instant: Date, timeZone: string): Day {
  return formatLocalTime(toLocalTime(instant, timeZone)).slice(0, 10);
}

/** Returns the business day of a moment at a branch. */
export function businessDate(instant: Date, timeZone: string, dayEnds: DayEnds): Day {
  return businessDateOf(formatLocalTime(toLocalTime(instant, timeZone)), dayEnds);
}

/**
 * Returns the business day of `YYYY-MM-DD HH:mm:ss` by the branch's clock: a time before the day's end belongs to the
 * previous day.
 */
export function businessDateOf(localTime: string, dayEnds: DayEnds): Day {
  const day = localTime.slice(0, 10);
  return Number(localTime.slice(11, 13)) < dayEndsAt(day, dayEnds) ? addDays(day, -1) : day;
}

/** Returns when a business day begins, and the previous one ends, by the branch's clock: `YYYY-MM-DD HH:mm:ss`. */
export const businessDayStart = (day: Day, dayEnds: DayEnds): string =>
  `${day} ${pad(dayEndsAt(day, dayEnds), 2)}:00:00`;

/** Returns the hour at which the business day of this date begins, and the previous one ends. */
export function dayEndsAt(day: Day, dayEnds: DayEnds): number {
  return dayEnds.findLast(({ from }) => from <= day)?.hour ?? 0;
}

/** Numbers an hour of the clock by its position in a business day that ends at `endsAt`: with 4, from 4 to 27. */
export const hourInDay = (hour: number, endsAt: number): number => (hour < endsAt ? hour + 24 : hour);

/** Converts a moment to the shop's clock. */
export function toLocalTime(instant: Date, timeZone: string): LocalTime {
  const parts = new Map(
    formatter(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

/**
 * Converts a time of the shop's clock to a moment. A time skipped by summer time is the moment after the jump; a
 * repeated time is the first of the two.
 */
export function toInstant(local: LocalTime, timeZone: string): Date {
  const asUtc = utc(local);
  // The zone's offset a day before and a day after brackets any change of the clock.
  const offsets = [asUtc - DAY, asUtc + DAY].map((moment) => offsetAt(moment, timeZone));
  const candidates = offsets.map((offset) => asUtc - offset);
  const exact = candidates.filter((moment) => utc(toLocalTime(new Date(moment), timeZone)) === asUtc);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/** Reads `YYYY-MM-DD HH:mm:ss`; null if it is not a real date and time (CHAN-25). */
export function parseLocalTime(text: string): LocalTime | null {
  const match = TEXT.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  const local = { year, month, day, hour, minute, second };
  return formatLocalTime(fields(new Date(utc(local)))) === text ? local : null;
}

/** Writes `YYYY-MM-DD HH:mm:ss` (CHAN-25). */
export function formatLocalTime(local: LocalTime): string {
  const date = [pad(local.year, 4), pad(local.month, 2), pad(local.day, 2)].join('-');
  const time = [local.hour, local.minute, local.second].map((value) => pad(value, 2)).join(':');
  return `${date} ${time}`;
}

const DAY = 86_400_000;

function offsetAt(moment: number, timeZone: string): number {
  const whole = Math.floor(moment / 1000) * 1000;
  return utc(toLocalTime(new Date(whole), timeZone)) - whole;
}

function utc(local: LocalTime): number {
  const date = new Date(0);
  // Date.UTC treats the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(local.year, local.month - 1, local.day);
  return date.setUTCHours(local.hour, local.minute, local.second, 0);
}

function fields(date: Date): LocalTime {
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

// Caches formatters: building one takes about a tenth of a millisecond, and a page of sales needs hundreds of dates.
function formatter(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, created);
  return created;
}
