import { formatLocalTime, parseLocalTime, toInstant, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { refuseField } from '../http/errors.ts';

/** Clocks of tills run ahead by a little. */
const CLOCK_SKEW_MS = 5 * 60_000;

/** When a sale took place by the branch's clock, and the business day it counts for. */
export function saleTime(
  given: string | null,
  timeZone: string,
  now: Date,
): { localTime: string; businessDate: string } {
  const local = given === null ? toLocalTime(now, timeZone) : parseLocalTime(given);
  if (!local) throw refuseField('create_local_time', 'must be YYYY-MM-DD HH:mm:ss');
  if (toInstant(local, timeZone).getTime() > now.getTime() + CLOCK_SKEW_MS) {
    throw refuseField('create_local_time', 'must not be in the future');
  }
  const localTime = formatLocalTime(local);
  return { localTime, businessDate: localTime.slice(0, 10) };
}
