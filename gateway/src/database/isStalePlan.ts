/** SQLSTATE of a write that functions refuse because the data it was planned with has changed; the detail says which. */
const PLAN_AGAIN = 'TA001';
/** SQLSTATE of a deadlock: two writes waited for each other. */
const DEADLOCK = '40P01';

/** Whether nothing was written because of another write: read and plan again. */
export const isStalePlan = (code: unknown): boolean => code === PLAN_AGAIN || code === DEADLOCK;
