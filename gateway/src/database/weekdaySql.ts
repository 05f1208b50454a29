/** Weekdays as the documents' calls name them, in the order of `weekdayIndex`. */
export const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

const NAMES = `array[${WEEKDAY_NAMES.map((name) => `'${name}'`).join(', ')}]`;

/** Returns SQL of the weekday of a day. */
export const weekdaySql = (day: string): string => `(${NAMES})[extract(dow from ${day})::int + 1]`;

/** Returns SQL of the place of a weekday in a week: 1 for Sunday. */
export const weekdayIndexSql = (weekday: string): string => `array_position(${NAMES}, ${weekday})`;
