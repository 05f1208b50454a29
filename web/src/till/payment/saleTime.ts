import { parseLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { type SaleClock, type SaleTimeFault, saleTimeBounds, saleTimeFault } from '@taem/domain/merchant/saleTime.ts';
import { toFieldTime, toLocalDateTime } from '../basket/tillMoment.ts';

/** Returns the allowed times as bounds of a date-time field; the gateway refuses the others. */
export function pickerBounds(clock: SaleClock): { min: string; max: string } {
  const { earliest, latest } = saleTimeBounds(clock);
  return { min: toFieldTime(earliest), max: toFieldTime(latest) };
}

/**
 * Returns what is wrong with the time in the field, `unreadable` while it is incomplete; null if it is valid or empty.
 * Without the branch's clock only the gateway checks how far back it may be.
 */
export function faultOf(fieldValue: string, clock: SaleClock | null): SaleTimeFault | null {
  if (fieldValue === '') return null;
  const local = toLocalDateTime(fieldValue);
  if (clock) return saleTimeFault(local, clock);
  return parseLocalTime(local) ? null : 'unreadable';
}
