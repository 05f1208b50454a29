import { DEFAULT_TIME_ZONE, formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';

/** What a date-time field holds, `2026-11-20T14:05`, as the contract wants it (CHAN-25). */
export function toLocalDateTime(fieldValue: string): string {
  return `${fieldValue.slice(0, 16).replace('T', ' ')}:00`;
}

/** The shop's clock now, as a date-time field holds it. */
export function shopNow(now = new Date()): string {
  return formatLocalTime(toLocalTime(now, DEFAULT_TIME_ZONE)).slice(0, 16).replace(' ', 'T');
}

export function isInTheFuture(fieldValue: string, now = new Date()): boolean {
  return fieldValue.slice(0, 16) > shopNow(now);
}
