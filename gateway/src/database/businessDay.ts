/** SQL of every hour at which business days of the realm ended; looked up once for a statement. */
const DAY_ENDS = "(select day_ends(current_setting('app.realm_id')::uuid))";

/** SQL of the business day of a time by the clock of its branch (docs/adr/0166). */
export const businessDateSql = (localTime: string): string => `business_date(${localTime}, ${DAY_ENDS})`;

/** SQL of whether the time of a sale, by the clock of its branch, is of these business days, as the index of times finds it. */
export const ofBusinessDays = (localTime: string, from: string, to: string): string =>
  `${localTime} >= business_day_start(${from}, ${DAY_ENDS}) and ${localTime} < business_day_start(${to} + 1, ${DAY_ENDS})`;

/** SQL of the hour at which the business day of a date begins. */
export const dayEndsAtSql = (day: string): string => `day_ends_at(${day}, ${DAY_ENDS})`;
