import { birthdayIn } from '@taem/domain/person/birthday.ts';
import { addDays, type Day } from '@taem/domain/time/calendar.ts';
import { clockOf, shopDateOf } from '../app/shopDay.ts';
import type { AppointmentFragment, CalendarDaysQuery } from './gql/graphql.ts';

export type Birthday = CalendarDaysQuery['birthdays']['items'][number];

/** The entries of one day. */
export interface DayEntries {
  /** Sorted by their beginning. */
  readonly appointments: readonly AppointmentFragment[];
  /** Sorted by name. */
  readonly birthdays: readonly Birthday[];
}

export const NO_ENTRIES: DayEntries = { appointments: [], birthdays: [] };

interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** CALENDAR-03 Returns appointments and birthdays by day; an appointment over several days is on each of them. */
export function entriesByDay(
  data: CalendarDaysQuery | undefined,
  { from, to }: Days,
  hasBirthdays = true,
): ReadonlyMap<Day, DayEntries> {
  const days = new Map<Day, { appointments: AppointmentFragment[]; birthdays: Birthday[] }>();
  const on = (day: Day) => {
    const existing = days.get(day) ?? { appointments: [], birthdays: [] };
    days.set(day, existing);
    return existing;
  };
  for (const appointment of data?.appointments.items ?? []) {
    const [first, last] = daysOfAppointment(appointment);
    for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1)) {
      on(day).appointments.push(appointment);
    }
  }
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  for (const birthday of (hasBirthdays && data?.birthdays.items) || []) {
    for (const year of years) {
      const day = birthday.birthdate ? birthdayIn(birthday.birthdate, year) : null;
      if (day && day >= from && day <= to) on(day).birthdays.push(birthday);
    }
  }
  for (const { appointments, birthdays } of days.values()) {
    appointments.sort((one, other) => Date.parse(one.startTime ?? '') - Date.parse(other.startTime ?? ''));
    birthdays.sort((one, other) => one.name.localeCompare(other.name, 'th'));
  }
  return days;
}

/** Returns the first and the last day; an appointment that ends at midnight is not on the day that begins then. */
function daysOfAppointment({ startTime, endTime }: AppointmentFragment): [Day, Day] {
  const [start, end] = [Date.parse(startTime ?? ''), Date.parse(endTime ?? '')];
  return [shopDateOf(new Date(start)), shopDateOf(new Date(end > start ? end - 1 : end))];
}

/** Formats the times as `09:00–10:00`; with the days if it is over several. */
export function timesOf({ startTime, endTime }: AppointmentFragment): string {
  return `${clockOf(startTime ?? '')}–${clockOf(endTime ?? '')}`;
}
