import type { AskedDays, DayRange } from '@taem/domain/time/dayRange.ts';
import type { Comparison, TimeUnit } from '../generated/schema.ts';

/** The days and the branch that figures are asked of. */
export interface FiguresScope {
  /** Tells one from another in a client's cache. */
  id: string;
  range: DayRange;
  /** null: all branches of the user. */
  branchId: string | null;
}

/** What all fields of one `statistics` are asked of. */
export interface StatisticsScope extends FiguresScope {
  by: TimeUnit;
  asked: AskedDays;
  compare: Comparison | null;
}
