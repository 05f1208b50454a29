/** SQL of every hour at which business days of the realm ended; looked up once per statement. */
const DAY_ENDS = "(select day_ends(current_setting('app.realm_id')::uuid))";

/** Returns SQL of the business day of a time by the clock of its branch (docs/adr/0166). */
export const businessDateSql = (localTime: string): string => `business_date(${localTime}, ${DAY_ENDS})`;

/**
 * Returns SQL that checks whether the time of a sale, by the clock of its branch, is in these business days, in a form
 * that the index of times supports. The bounds are calculated once per statement, whatever the plan.
 */
export const ofBusinessDays = (localTime: string, from: string, to: string): string =>
  `${localTime} >= (select business_day_start(${from}, ${DAY_ENDS})) and ${localTime} < (select business_day_start(${to} + 1, ${DAY_ENDS}))`;

/** Returns SQL that joins `starts` and `ends` to each row with a day: the bounds of the times of its business day's sales. */
export const withDayBounds = (day: string): string =>
  `cross join lateral (select business_day_start(${day}, ${DAY_ENDS}) as starts, business_day_start(${day} + 1, ${DAY_ENDS}) as ends offset 0) bounds`;

/** Returns SQL that checks whether the time of a sale is within these bounds. */
export const withinBounds = (localTime: string): string =>
  `${localTime} >= bounds.starts and ${localTime} < bounds.ends`;

/** Returns SQL of the hour at which the business day of a date begins. */
export const dayEndsAtSql = (day: string): string => `day_ends_at(${day}, ${DAY_ENDS})`;
