import { z } from 'zod';
import { requiredText } from '../form/textField.ts';
import { addDays, type Day } from '../time/calendar.ts';
import { daysOfMonth } from './outputTax.ts';

/** Why a month cannot be closed. */
export type ClosingObstacle = 'MONTH_NOT_OVER' | 'MONTH_CLOSED' | 'NOT_THE_NEXT_MONTH';

interface Books {
  /** The last day that is closed; null where nothing is. */
  closedThrough: Day | null;
  /** The earliest calendar date that a branch may still write. */
  today: Day;
}

/**
 * Months are closed in order: the one after the last closed, or any that is over where none is, with all before it. `month`
 * is `YYYY-MM`.
 */
export function closingObstacle(month: string, { closedThrough, today }: Books): ClosingObstacle | null {
  const days = daysOfMonth(month);
  if (!days || today < days.before) return 'MONTH_NOT_OVER';
  if (closedThrough === null) return null;
  if (days.from <= closedThrough) return 'MONTH_CLOSED';
  return days.from === addDays(closedThrough, 1) ? null : 'NOT_THE_NEXT_MONTH';
}

/** Opening a month again takes a reason. */
export const reopenForm = z.object({ reason: requiredText('Reason is required', 500) });
