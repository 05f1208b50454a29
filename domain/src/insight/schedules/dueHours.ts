import { addDays, addMonths, type Day, weekdayIndex } from '../../time/calendar.ts';
import type { ScheduleBody } from './scheduleBody.ts';

/** An hour by the clock on the wall of the shop. */
export interface WallHour {
  readonly day: Day;
  readonly hour: number;
}

export type DueRule = Pick<ScheduleBody, 'rhythm' | 'weekdays' | 'day_of_month' | 'hour'>;

/** The days to search: a given day of the month is never further away. */
const MAX_DAYS = 62;

/** Returns the first hour after this one at which the schedule is due. */
export function nextDue(rule: DueRule, { day, hour }: WallHour): WallHour {
  if (rule.rhythm === 'HOURLY') return hour < 23 ? { day, hour: hour + 1 } : { day: addDays(day, 1), hour: 0 };
  return nearest(rule, hour < rule.hour ? day : addDays(day, 1), 1);
}

/**
 * Returns the last hour at which the schedule was due, up to and including this one; earlier missed hours are not made
 * up for.
 */
export function lastDue(rule: DueRule, { day, hour }: WallHour): WallHour {
  if (rule.rhythm === 'HOURLY') return { day, hour };
  return nearest(rule, hour >= rule.hour ? day : addDays(day, -1), -1);
}

function nearest(rule: DueRule, from: Day, step: 1 | -1): WallHour {
  for (let away = 0; away < MAX_DAYS; away += 1) {
    const day = addDays(from, away * step);
    if (isDue(rule, day)) return { day, hour: rule.hour };
  }
  throw new RangeError('A schedule without a day.');
}

function isDue({ rhythm, weekdays, day_of_month }: DueRule, day: Day): boolean {
  if (rhythm === 'WEEKLY') return weekdays.includes(weekdayIndex(day));
  if (rhythm !== 'MONTHLY') return true;
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const dueDay = addDays(first, (day_of_month ?? 1) - 1);
  // In a shorter month `dueDay` lies in the next month, and the last day counts instead.
  return day === (dueDay.startsWith(day.slice(0, 7)) ? dueDay : last);
}
