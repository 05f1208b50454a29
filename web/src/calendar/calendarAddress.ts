import { CALENDAR_RANGE } from '@taem/domain/limits.ts';
import { addDays, type Day, isDay, weekdayIndex } from '@taem/domain/time/calendar.ts';
import { firstOf, lastOf } from '@taem/domain/time/dayRange.ts';

/** What the calendar shows: all of it stands in its address. */
export interface CalendarState {
  /** The chosen day; its month is shown. */
  readonly day: Day;
  readonly view: 'month' | 'agenda';
  /** Birthdays of members stand beside appointments. */
  readonly hasBirthdays: boolean;
}

/** Reads an address that a person may have typed: what makes no sense is as if it were not there. */
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

/** BI-33 The Sunday that the week of a day begins with, as calendars here do; weeks of figures begin on Monday. */
export const sundayOf = (day: Day): Day => addDays(day, 1 - weekdayIndex(day));

/** The weeks that a month touches, from Sunday, each of seven days. */
export function weeksOf(day: Day): Day[][] {
  const [first, last] = [sundayOf(firstOf('MONTH', day)), lastOf('MONTH', day)];
  const weeks: Day[][] = [];
  for (let sunday = first; sunday <= last; sunday = addDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(sunday, index)));
  }
  return weeks;
}
