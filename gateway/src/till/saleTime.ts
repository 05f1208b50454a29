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
  if (given === null) return ofBranch(formatLocalTime(toLocalTime(now, timeZone)));
  const local = parseLocalTime(given);
  if (!local) throw refuseField('create_local_time', 'must be YYYY-MM-DD HH:mm:ss');
  const latest = new Date(now.getTime() + CLOCK_SKEW_MS);
  // A clock that shows less is earlier for sure; one that shows more may still be, in the hour that comes twice.
  if (given > formatLocalTime(toLocalTime(latest, timeZone)) && toInstant(local, timeZone) > latest) {
    throw refuseField('create_local_time', 'must not be in the future');
  }
  return ofBranch(given);
}

function ofBranch(localTime: string): { localTime: string; businessDate: string } {
  return { localTime, businessDate: localTime.slice(0, 10) };
}
