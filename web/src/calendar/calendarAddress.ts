import { CALENDAR_RANGE } from '@taem/domain/limits.ts';
import { addDays, type Day, isDay } from '@taem/domain/time/calendar.ts';
import { firstOf, lastOf } from '@taem/domain/time/dayRange.ts';

/** What the calendar shows: all of it stands in its address. */
export interface CalendarState {
  /** The chosen day; its month is shown. */
  readonly day: Day;
  readonly view: 'month' | 'agenda';
}

/** Reads an address that a person may have typed: what makes no sense is as if it were not there. */
export function readCalendarAddress(address: URLSearchParams, today: Day): CalendarState {
  const day = address.get('day') ?? '';
  const { from, to } = CALENDAR_RANGE;
  return {
    day: isDay(day) && day >= from && day <= to ? day : today,
    view: address.get('view') === 'agenda' ? 'agenda' : 'month',
  };
}

export function writeCalendarAddress({ day, view }: CalendarState, today: Day): URLSearchParams {
  const address = new URLSearchParams();
  if (day !== today) address.set('day', day);
  if (view !== 'month') address.set('view', view);
  return address;
}

/** The weeks that a month touches, from Monday, each of seven days. */
export function weeksOf(day: Day): Day[][] {
  const [first, last] = [firstOf('WEEK', firstOf('MONTH', day)), lastOf('MONTH', day)];
  const weeks: Day[][] = [];
  for (let monday = first; monday <= last; monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}
