/** SQL of every hour at which business days of the realm ended; looked up once for a statement. */
const DAY_ENDS = "(select day_ends(current_setting('app.realm_id')::uuid))";

/** SQL of the business day of a time by the clock of its branch (docs/adr/0166). */
export const businessDateSql = (localTime: string): string => `business_date(${localTime}, ${DAY_ENDS})`;

/**
 * SQL of whether the time of a sale, by the clock of its branch, is of these business days, as the index of times finds it. The
 * ends are worked out once for a statement, whatever way it is planned.
 */
export const ofBusinessDays = (localTime: string, from: string, to: string): string =>
  `${localTime} >= (select business_day_start(${from}, ${DAY_ENDS})) and ${localTime} < (select business_day_start(${to} + 1, ${DAY_ENDS}))`;

/** SQL that joins `starts` and `ends` to each row with a day: the times of the sales of its business day. */
export const withDayBounds = (day: string): string =>
  `cross join lateral (select business_day_start(${day}, ${DAY_ENDS}) as starts, business_day_start(${day} + 1, ${DAY_ENDS}) as ends offset 0) bounds`;

/** SQL of whether the time of a sale is within them. */
export const withinBounds = (localTime: string): string =>
  `${localTime} >= bounds.starts and ${localTime} < bounds.ends`;

/** SQL of the hour at which the business day of a date begins. */
export const dayEndsAtSql = (day: string): string => `day_ends_at(${day}, ${DAY_ENDS})`;
