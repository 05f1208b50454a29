import { formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { type SaleClock, saleTimeFault, saleTimeWords } from '@taem/domain/till/saleTime.ts';
import { refuseField } from '../http/errors.ts';

/** When a sale took place by the branch's clock, and the business day it counts for; now when nothing is given. */
export function saleTime(given: string | null, clock: SaleClock): { localTime: string; businessDate: string } {
  const fault = given === null ? null : saleTimeFault(given, clock);
  if (fault) throw refuseField('create_local_time', saleTimeWords(fault, clock.backdatingDays));
  const localTime = given ?? formatLocalTime(toLocalTime(clock.now, clock.timeZone));
  return { localTime, businessDate: localTime.slice(0, 10) };
}
