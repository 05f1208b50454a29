import { parseLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { type SaleClock, type SaleTimeFault, saleTimeBounds, saleTimeFault } from '@taem/domain/merchant/saleTime.ts';
import { toFieldTime, toLocalDateTime } from '../basket/tillMoment.ts';

/** What may be chosen, as a date-time field takes its bounds; the gateway refuses the same. */
export function pickerBounds(clock: SaleClock): { min: string; max: string } {
  const { earliest, latest } = saleTimeBounds(clock);
  return { min: toFieldTime(earliest), max: toFieldTime(latest) };
}

/**
 * What is wrong with the time in the field, `unreadable` while it is half typed; null when nothing is, or nothing is there.
 * Without the branch's clock the gateway alone says how far back it may be.
 */
export function faultOf(fieldValue: string, clock: SaleClock | null): SaleTimeFault | null {
  if (fieldValue === '') return null;
  const local = toLocalDateTime(fieldValue);
  if (clock) return saleTimeFault(local, clock);
  return parseLocalTime(local) ? null : 'unreadable';
}
