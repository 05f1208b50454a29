import type { Day } from '@taem/domain/time/calendar.ts';
import { andInBranches } from '../resource/andInBranches.ts';
import type { Parameters } from '../resource/Parameters.ts';

/** The last day of a period counts only as far as another day had gone at a moment (docs/adr/0092). */
export interface SoFar {
  day: Day;
  /** In RFC 3339 format. */
  at: string;
}

interface LastDay {
  to: Day;
  soFar: SoFar;
}

interface SalesOfLastDay extends LastDay {
  branchIds: readonly string[] | null;
}

/** SQL of a row's time zone, from its branch `b`, if it has one, or the realm `r`. */
const ZONE = 'coalesce(b.time_zone, r.time_zone)';

/**
 * Returns SQL of whether a wall-clock time of the last day has been reached on the other day too, by the clock of each
 * branch: all of it in a branch whose day is over, nothing where the day has not begun.
 */
function hasGone(localTime: string, { to, soFar }: LastDay, parameters: Parameters): string {
  const gone = `(${parameters.add(soFar.at)}::timestamptz at time zone ${ZONE}) - ${parameters.add(soFar.day)}::date::timestamp`;
  return `${localTime} - ${parameters.add(to)}::date::timestamp < greatest(${gone}, interval '0')`;
}

/** The same for a moment. */
export const hasGoneAt = (moment: string, lastDay: LastDay, parameters: Parameters): string =>
  hasGone(`(${moment} at time zone ${ZONE})`, lastDay, parameters);

/** Returns SQL of the ids of the last day's sales that count, as an array: a comparison with it looks up only these sales. */
export function salesSoFar({ branchIds, ...lastDay }: SalesOfLastDay, parameters: Parameters): string {
  const branches = andInBranches('t.branch_id', branchIds, parameters);
  return `array(select t.id from transactions t join realms r on r.id = t.realm_id left join merchant_branches b on b.id = t.branch_id
    where t.business_date = ${parameters.add(lastDay.to)}::date and t.status = 'Complete'${branches}
      and ${hasGone('t.create_local_time', lastDay, parameters)})`;
}

/** Returns SQL that leaves out the last day's sales that do not count; `day` and `id` are columns of the sales. */
export function onlySoFar(
  { soFar, ...period }: Omit<SalesOfLastDay, 'soFar'> & { soFar?: SoFar | null },
  columns: { day: string; id: string },
  parameters: Parameters,
): string {
  if (!soFar) return '';
  return ` and (${columns.day} < ${parameters.add(period.to)}::date or ${columns.id} = any(${salesSoFar({ ...period, soFar }, parameters)}))`;
}
