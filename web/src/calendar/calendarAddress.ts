import { CALENDAR_RANGE } from '@taem/domain/limits.ts';
import { addDays, type Day, isDay, weekdayIndex } from '@taem/domain/time/calendar.ts';
import { firstOf, lastOf } from '@taem/domain/time/dayRange.ts';

/** The state of the calendar, all of which is in its address. */
export interface CalendarState {
  /** The chosen day, whose month is displayed. */
  readonly day: Day;
  readonly view: 'month' | 'agenda';
  /** Whether birthdays of members are displayed too. */
  readonly hasBirthdays: boolean;
}

/** Reads an address, which a person may have typed: invalid parts are ignored. */
export function readCalendarAddress(address: URLSearchParams, today: Day): CalendarState {
  const day = address.get('day') ?? '';
  const { from, to } = CALENDAR_RANGE;
  return {
    day: isDay(day) && day >= from && day <= to ? day : today,
    view: address.get('view') === 'agenda' ? 'agenda' : 'month',
    hasBirthdays: address.get('birthdays') !== 'off',
  };
}

export function writeCalendarAddress({ day, view, hasBirthdays }: CalendarState, today: Day): URLSearchParams {
  const address = new URLSearchParams();
  if (day !== today) address.set('day', day);
  if (view !== 'month') address.set('view', view);
  if (!hasBirthdays) address.set('birthdays', 'off');
  return address;
}

/** BI-33 Returns the Sunday on which the week of a day begins in calendars here; weeks of figures begin on Monday. */
export const sundayOf = (day: Day): Day => addDays(day, 1 - weekdayIndex(day));

/** Returns the weeks of a month, each seven days from Sunday. */
export function weeksOf(day: Day): Day[][] {
  const [first, last] = [sundayOf(firstOf('MONTH', day)), lastOf('MONTH', day)];
  const weeks: Day[][] = [];
  for (let sunday = first; sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(sunday, index)));
  }
  return weeks;
}
