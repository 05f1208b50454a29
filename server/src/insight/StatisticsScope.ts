import type { Day } from '@taem/domain/time/calendar.ts';
import type { DayRange, RequestedDays } from '@taem/domain/time/dayRange.ts';
import type { Comparison, TimeUnit } from '../generated/schema.ts';

/** The days and the branch of the figures. */
export interface FiguresScope {
  /** Identifies it in a client's cache. */
  id: string;
  range: DayRange;
  /** null: all branches of the user. */
  branchId: string | null;
}

/** How much of the last day counts: up to the time that another day has reached. */
export interface SoFar {
  day: Day;
  /** RFC 3339. */
  at: string;
  /** The same by the clock of the shop, on the last day. */
  until: string;
}

/** The arguments shared by all fields of one `statistics`. */
export interface StatisticsScope extends FiguresScope {
  by: TimeUnit;
  requested: RequestedDays;
  compare: Comparison | null;
  /** null: the last day counts completely. */
  soFar: SoFar | null;
}

/** Returns the parameters for the gateway. */
export const soFarQuery = ({ soFar }: Pick<StatisticsScope, 'soFar'>, prefix = ''): Record<string, string> =>
  soFar ? { [`${prefix}so_far_day`]: soFar.day, [`${prefix}so_far_at`]: soFar.at } : {};
