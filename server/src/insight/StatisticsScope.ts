import type { Period } from '../generated/schema.ts';

/** What all fields of one `statistics` are asked of. */
export interface StatisticsScope {
  period: Period;
  /** null: all branches of the user. */
  branchId: string | null;
}
