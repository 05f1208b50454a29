import { formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';

/** What a date-time field holds, `2026-11-20T14:05`, as the contract wants it (CHAN-25). */
export function toLocalDateTime(fieldValue: string): string {
  return `${fieldValue.slice(0, 16).replace('T', ' ')}:00`;
}

/** The branch's clock now, as a date-time field holds it. */
export function branchNow(timeZone: string, now = new Date()): string {
  return formatLocalTime(toLocalTime(now, timeZone)).slice(0, 16).replace(' ', 'T');
}

export function isInTheFuture(fieldValue: string, timeZone: string, now = new Date()): boolean {
  return fieldValue.slice(0, 16) > branchNow(timeZone, now);
}
