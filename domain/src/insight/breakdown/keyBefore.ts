import { addDays, addMonths, type Day } from '../../time/calendar.ts';
import { type DayRange, firstOf, MONTHS_IN, type TimeUnit, unitsIn } from '../../time/dayRange.ts';
import { type Dimension, unitOfDimension } from './dimensions.ts';

/**
 * Returns the key to compare `key` with in the previous days: for a dimension of time the unit at the same position of
 * its range, so that the third day is compared with the third; for any other dimension the same key. Returns undefined
 * if the previous days have no such position.
 */
export function keyBefore<Key>(
  dimension: Dimension,
  key: Key,
  days: DayRange,
  before: DayRange,
): Key | Day | undefined {
  const unit = unitOfDimension(dimension);
  if (unit === null || typeof key !== 'string') return key;
  const place = unitsIn({ from: days.from, to: key < days.from ? days.from : key }, unit) - 1;
  const day = unitsLater(firstOf(unit, before.from), unit, place);
  return day > before.to ? undefined : day;
}

function unitsLater(first: Day, unit: TimeUnit, count: number): Day {
  if (unit === 'DAY') return addDays(first, count);
  return unit === 'WEEK' ? addDays(first, count * 7) : addMonths(first, count * MONTHS_IN[unit]);
}
