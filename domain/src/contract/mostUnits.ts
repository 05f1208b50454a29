import { COMPARISONS, daysBefore } from '../insight/compareDays.ts';
import { addDays, type Day, isDay } from '../time/calendar.ts';
import {
  defaultUnit,
  dependsOnToday,
  figureDays,
  type RequestedDays,
  refuseDays,
  relativeRange,
  TIME_UNITS,
  unitsIn,
} from '../time/dayRange.ts';

/**
 * Returns the most units of time that `range`, or the days that `compare` compares it with, can touch; undefined if
 * unknown. `today` is the caller's; elsewhere it may be a day earlier or later.
 */
export function mostUnits(argument: (name: string) => unknown, today: Day | undefined): number | undefined {
  const requested = readDays(argument('range'));
  if (!requested) return undefined;
  const days = !requested.to || dependsOnToday(requested) ? aroundToday(today) : [''];
  const unit = TIME_UNITS.find((name) => name === argument('by'));
  const comparison = COMPARISONS.find((name) => name === argument('compare'));
  const counts = days.flatMap((day) => {
    const range = figureDays(requested, day);
    const by = unit ?? defaultUnit(range);
    const before = comparison ? daysBefore(range, requested, by, comparison) : null;
    return [unitsIn(range, by), before ? unitsIn(before, by) : 0];
  });
  return counts.length > 0 ? Math.max(1, ...counts) : undefined;
}

const aroundToday = (today: Day | undefined) => (today ? [-1, 0, 1].map((days) => addDays(today, days)) : []);

/** Reads the range in an operation, which has not been validated yet. */
function readDays(value: unknown): RequestedDays | null {
  if (typeof value !== 'object' || value === null) return null;
  const { last, from, to } = value as Record<string, unknown>;
  const day = (given: unknown) => (typeof given === 'string' && isDay(given) ? given : null);
  const requested = { last: relativeRange(last), from: day(from), to: day(to) };
  return refuseDays(requested) ? null : requested;
}
