import { birthdayIn } from '@taem/domain/person/birthday.ts';
import { addDays, type Day } from '@taem/domain/time/calendar.ts';
import { clockOf, shopDateOf } from '../app/shopDay.ts';
import type { AppointmentFragment, CalendarDaysQuery } from './gql/graphql.ts';

export type Birthday = CalendarDaysQuery['birthdays']['items'][number];

/** What stands on one day. */
export interface DayEntries {
  /** By when they begin. */
  readonly appointments: readonly AppointmentFragment[];
  /** By name. */
  readonly birthdays: readonly Birthday[];
}

export const NO_ENTRIES: DayEntries = { appointments: [], birthdays: [] };

interface Days {
  readonly from: Day;
  readonly to: Day;
}

/** CALENDAR-03 Appointments and birthdays merged by day; one over several days stands on each of them. */
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

/** What ends at midnight does not touch the day that begins there. */
function daysOfAppointment({ startTime, endTime }: AppointmentFragment): [Day, Day] {
  const [start, end] = [Date.parse(startTime ?? ''), Date.parse(endTime ?? '')];
  return [shopDateOf(new Date(start)), shopDateOf(new Date(end > start ? end - 1 : end))];
}

/** `09:00–10:00`; with its days where it is over several. */
export function timesOf({ startTime, endTime }: AppointmentFragment): string {
  return `${clockOf(startTime ?? '')}–${clockOf(endTime ?? '')}`;
}
