/** What functions refuse a write with that was planned before another one changed what it stands on; the detail says what. */
const PLAN_AGAIN = 'TA001';
/** Two waited for each other. */
const DEADLOCK = '40P01';

/** Whether nothing was written because of what was written since: read and plan again. */
export const isStalePlan = (code: unknown): boolean => code === PLAN_AGAIN || code === DEADLOCK;
