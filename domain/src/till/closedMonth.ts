import { z } from 'zod';
import { requiredText } from '../form/textField.ts';
import { addDays, type Day } from '../time/calendar.ts';
import { daysOfMonth } from './outputTax.ts';

/** Why a month cannot be closed. */
export type ClosingObstacle = 'MONTH_NOT_OVER' | 'MONTH_CLOSED' | 'NOT_THE_NEXT_MONTH';

interface Books {
  /** The last closed day; null if nothing is closed. */
  closedThrough: Day | null;
  /** The earliest of the branches' current calendar dates, which may still be written. */
  today: Day;
}

/**
 * Returns why a month cannot be closed; null if it can. Months are closed in order: the one after the last closed month
 * or, if none is closed, any past month together with all before it. `month` is `YYYY-MM`.
 */
export function closingObstacle(month: string, { closedThrough, today }: Books): ClosingObstacle | null {
  const days = daysOfMonth(month);
  if (!days || today < days.before) return 'MONTH_NOT_OVER';
  if (closedThrough === null) return null;
  if (days.from <= closedThrough) return 'MONTH_CLOSED';
  return days.from === addDays(closedThrough, 1) ? null : 'NOT_THE_NEXT_MONTH';
}

/** Opening a month again requires a reason. */
export const reopenForm = z.object({ reason: requiredText('Reason is required', 500) });
