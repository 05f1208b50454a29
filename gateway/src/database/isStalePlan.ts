/**
 * What functions refuse a write with that was planned before another one: the member changed, an offer or the code of one was
 * used up, its seller handed back more, two waited for each other.
 */
const STALE_PLAN: readonly unknown[] = ['TA001', 'TA011', 'TA014', 'TA015', '40P01'];

/** Whether nothing was written because of what was written since: read and plan again. */
export const isStalePlan = (code: unknown): boolean => STALE_PLAN.includes(code);
