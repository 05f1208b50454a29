const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** All branches of the demo shop are in Thailand, which is seven hours ahead all year. */
const AHEAD = 7 * HOUR;

/** Returns the first moment of the shop's day that contains `time`. */
export function startOfShopDay(time: number): number {
  return Math.floor((time + AHEAD) / DAY) * DAY - AHEAD;
}

/** Returns the shop's date, as `YYYY-MM-DD`. */
export function shopDate(time: number): string {
  return new Date(time + AHEAD).toISOString().slice(0, 10);
}

/** Returns the shop's wall-clock time, as `YYYY-MM-DD HH:mm:ss`. */
export function shopClock(time: number): string {
  return new Date(time + AHEAD).toISOString().slice(0, 19).replace('T', ' ');
}

/** Returns the weekday; 0 is Sunday. */
export function shopWeekday(time: number): number {
  return new Date(time + AHEAD).getUTCDay();
}

/** Returns the month; 1 is January. */
export function shopMonth(time: number): number {
  return new Date(time + AHEAD).getUTCMonth() + 1;
}

export function shopDayOfMonth(time: number): number {
  return new Date(time + AHEAD).getUTCDate();
}

export function shopHour(time: number): number {
  return new Date(time + AHEAD).getUTCHours();
}
