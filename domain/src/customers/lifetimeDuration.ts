const DAY = 86_400;
const MONTH = 2_592_000;
const YEAR = 31_104_000;

/** A number of whole units of time. */
export interface LifetimeDuration {
  count: number;
  unit: 'year' | 'month' | 'day';
}

/**
 * Returns how long a person has been a customer: whole years of 360 days, below one year whole months of 30 days, below
 * one month days, rounded up (CUST-70, OP-56).
 */
export function lifetimeDuration(seconds: number): LifetimeDuration {
  const lasted = Math.max(0, seconds);
  if (lasted >= YEAR) return { count: Math.floor(lasted / YEAR), unit: 'year' };
  if (lasted >= MONTH) return { count: Math.floor(lasted / MONTH), unit: 'month' };
  return { count: Math.ceil(lasted / DAY), unit: 'day' };
}
