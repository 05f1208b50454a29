import { addDays, addMonths, type Day } from '@taem/domain/time/calendar.ts';
import { sundayOf } from './calendarAddress.ts';

/** Returns the day that a key of the grid leads to; null for any other key. */
export function dayByKey(key: string, day: Day): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return sundayOf(day);
    case 'End':
      return addDays(sundayOf(day), 6);
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return null;
  }
}
