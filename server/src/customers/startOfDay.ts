import { DEFAULT_TIME_ZONE, toInstant } from '@taem/domain/merchant/businessDay.ts';

/** When a day of the shop begins, as the wire takes it. */
export function startOfDay(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return toInstant({ year, month, day: date, hour: 0, minute: 0, second: 0 }, DEFAULT_TIME_ZONE).toISOString();
}
