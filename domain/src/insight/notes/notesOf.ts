import { addDays, type Day } from '../../time/calendar.ts';
import type { DayRange } from '../../time/dayRange.ts';
import type { DayNote } from './dayNote.ts';
import { holidaysIn } from './holidays.ts';
import { DAYS_BEFORE_USUAL, median, offUsual, sameWeekdays, unusualDay } from './unusualDay.ts';

/** The revenue of a branch on a day, less returns; a day without sales and returns (voids aside) is left out. */
export interface BranchDay {
  day: Day;
  branchId: string;
  /** Satang. */
  revenue: number;
}

/** Something that happened to one record on a day. */
export interface DayEvent {
  day: Day;
  name: string;
}

/** The input of the notes: sales from eight weeks before the range on, everything else of the days of the range. */
export interface NoteFacts {
  range: DayRange;
  /** The current day, which is not over and so is neither usual nor unusual. */
  today: Day;
  branches: readonly { id: string; name: string }[];
  sold: readonly BranchDay[];
  /** The number of a day's sales that were voided, at any time; from eight weeks before the range on. */
  voids: ReadonlyMap<Day, number>;
  offersStarted: readonly DayEvent[];
  offersEnded: readonly DayEvent[];
  prices: readonly DayEvent[];
}

/**
 * The last sale of a branch on a business day: `time` by its clock, `HH:mm`, and the minutes since the midnight of that
 * day.
 */
export type LastSale = {
  readonly day: Day;
  readonly branchId: string;
  readonly time: string;
  readonly minutes: number;
};

/** Fewer voids than this are not worth a note. */
const FEWEST_VOIDS = 3;
/** A branch is quiet when its last sale was this many minutes before the usual one. */
const QUIET_MINUTES = 120;
const MAX_NAMES = 3;

const NONE = {
  ...{ names: [], branchId: null, branchName: null, quiet: [], percent: null },
  ...{ count: null, usualCount: null, revenue: null, usualRevenue: null },
};

/** Returns all notes on the days of a range, except those of quiet branches, which need the times of single sales. */
export function notesOf(facts: NoteFacts): DayNote[] {
  const { range, today } = facts;
  const revenue = addUp(facts.sold);
  const last = today <= range.to ? addDays(today, -1) : range.to;
  const over = daysIn({ from: range.from, to: last });
  return [
    ...holidaysIn(range).map(({ day, words }) => ({ ...NONE, day, kind: 'HOLIDAY' as const, names: [words] })),
    ...over.flatMap((day) => [...closed(day, facts), ...unusual(day, revenue), ...voided(day, revenue, facts)]),
    ...byDay(facts.offersStarted, 'OFFER_STARTED'),
    ...byDay(facts.offersEnded, 'OFFER_ENDED'),
    ...byDay(facts.prices, 'PRICES'),
  ].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/**
 * Returns a note for each branch without a sale on a day on which it usually sells. If other branches sold, it was
 * probably closed.
 */
function closed(day: Day, { branches, sold }: NoteFacts): DayNote[] {
  if (branches.length < 2 || !sold.some((each) => each.day === day)) return [];
  return branches.flatMap(({ id, name }) => {
    const own = addUp(sold.filter(({ branchId }) => branchId === id));
    const isClosed = !own.has(day) && median(sameWeekdays(day).map((each) => own.get(each) ?? 0)) > 0;
    return isClosed ? [{ ...NONE, day, kind: 'CLOSED' as const, branchId: id, branchName: name }] : [];
  });
}

function unusual(day: Day, revenue: ReadonlyMap<Day, number>): DayNote[] {
  const found = unusualDay(day, revenue);
  if (!found) return [];
  const { value, usual, percent } = found;
  return [{ ...NONE, day, kind: 'UNUSUAL', revenue: value, usualRevenue: Math.round(usual), percent }];
}

function voided(day: Day, revenue: ReadonlyMap<Day, number>, { voids }: NoteFacts): DayNote[] {
  const count = voids.get(day) ?? 0;
  const isOld = [...revenue.keys()].some((each) => each <= addDays(day, -DAYS_BEFORE_USUAL));
  if (count < FEWEST_VOIDS || !isOld) return [];
  const off = offUsual(
    count,
    sameWeekdays(day).map((each) => voids.get(each) ?? 0),
  );
  if (!off || count < off.usual) return [];
  return [{ ...NONE, day, kind: 'VOIDS', count, usualCount: Math.round(off.usual), percent: off.percent }];
}

function byDay(events: readonly DayEvent[], kind: 'OFFER_STARTED' | 'OFFER_ENDED' | 'PRICES'): DayNote[] {
  const days = [...new Set(events.map(({ day }) => day))];
  return days.map((day) => {
    const names = events.filter((event) => event.day === day).map(({ name }) => name);
    const listed = names.slice(0, MAX_NAMES).map((name) => ({ th: name, en: name }));
    return { ...NONE, day, kind, names: listed, count: names.length };
  });
}

/** The maximum number of days, counted from the last, for which the quiet hours of a branch are looked up. */
const MAX_TIMED = 7;

/** Returns the days whose sales are loaded by time of day: those far below the usual, and the same weekdays before them. */
export function daysToTime(notes: readonly DayNote[]): Day[] {
  const low = notes
    .filter(isLow)
    .map(({ day }) => day)
    .slice(-MAX_TIMED);
  return [...new Set(low.flatMap((day) => [day, ...sameWeekdays(day)]))];
}

const isLow = ({ kind, percent }: DayNote) => kind === 'UNUSUAL' && percent !== null && percent < 0;

/** Adds to the notes the branches whose last sale was hours before their usual one. */
export function withQuiet(
  notes: readonly DayNote[],
  facts: Pick<NoteFacts, 'branches'>,
  sales: readonly LastSale[],
): DayNote[] {
  const lastOf = new Map(sales.map((sale) => [`${sale.day} ${sale.branchId}`, sale]));
  return notes.map((note) => {
    if (!isLow(note)) return note;
    const quiet = facts.branches.flatMap(({ id, name }) => {
      const last = lastOf.get(`${note.day} ${id}`);
      const before = sameWeekdays(note.day).flatMap((day) => lastOf.get(`${day} ${id}`)?.minutes ?? []);
      if (!last || before.length < 5 || median(before) - last.minutes < QUIET_MINUTES) return [];
      return [{ branchId: id, branchName: name, after: last.time }];
    });
    return { ...note, quiet };
  });
}

function addUp(sold: readonly BranchDay[]): Map<Day, number> {
  const days = new Map<Day, number>();
  for (const { day, revenue } of sold) days.set(day, (days.get(day) ?? 0) + revenue);
  return days;
}

function daysIn({ from, to }: DayRange): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
