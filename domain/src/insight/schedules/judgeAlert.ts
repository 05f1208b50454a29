import { addDays, type Day } from '../../time/calendar.ts';
import type { DayRange } from '../../time/dayRange.ts';
import type { FigureKind } from '../dashboards/figureParts.ts';
import type { LaidOutPart } from '../dashboards/layOut.ts';
import { DAYS_BEFORE_USUAL, unusualDay } from '../notes/unusualDay.ts';
import type { ScheduleAlert } from './scheduleBody.ts';

/** The result of an alert's condition; `value` is null if the figure could not be read, which decides nothing. */
export interface AlertVerdict {
  readonly isCrossed: boolean;
  readonly value: number | null;
  /** For an unusual value: the usual one on such a day. */
  readonly usual: number | null;
  /** The kind of the value. */
  readonly kind: FigureKind;
}

const UNKNOWN: AlertVerdict = { isCrossed: false, value: null, usual: null, kind: 'number' };

/** Returns the days whose figures decide whether yesterday was unusual. */
export function daysToJudge(today: Day): DayRange {
  return { from: addDays(today, -1 - DAYS_BEFORE_USUAL), to: addDays(today, -1) };
}

/** Evaluates an alert. `part` has the figures of the schedule's days or, for UNUSUAL, those of `daysToJudge` by day. */
export function judgeAlert(
  { condition, threshold, figure }: ScheduleAlert,
  part: LaidOutPart,
  today: Day,
): AlertVerdict {
  if (part.fault) return UNKNOWN;
  if (condition === 'UNUSUAL') return judgeDay(part, figure, addDays(today, -1));
  const found = part.head.find(({ column }) => column.figure?.key === figure);
  const value = found?.value;
  if (!found || typeof value !== 'number' || threshold === null) return UNKNOWN;
  const isCrossed = condition === 'ABOVE' ? value > threshold : value < threshold;
  return { isCrossed, value, usual: null, kind: found.column.kind };
}

function judgeDay({ columns, rows }: LaidOutPart, figure: string, day: Day): AlertVerdict {
  const time = columns.findIndex((column) => column.figure?.isTime);
  const at = columns.findIndex((column) => column.figure?.key === figure && !column.isKey);
  if (time < 0 || at < 0) return UNKNOWN;
  const days = new Map<Day, number>();
  for (const row of rows) {
    const [when, value] = [row[time], row[at]];
    if (typeof when === 'string' && typeof value === 'number') days.set(when, (days.get(when) ?? 0) + value);
  }
  const value = days.get(day) ?? 0;
  const unusual = unusualDay(day, days);
  return { isCrossed: unusual !== null, value, usual: unusual?.usual ?? null, kind: columns[at]?.kind ?? 'number' };
}
