import { DAY, shopDayOfMonth, shopMonth, shopWeekday } from '../bangkokTime.ts';
import { type Random, sumRunning } from '../random.ts';
import type { ShopBranch } from '../ShopRecords.ts';

export interface Visit {
  time: number;
  branch: ShopBranch;
}

const MINUTE = 60_000;
const OPENING = 7.5 * 60 * MINUTE;
const HALF_HOUR = 30 * MINUTE;

/** Relative sales by weekday, Sunday first. */
const WEEK = [1.14, 0.9, 0.88, 0.92, 0.96, 1.08, 1.16];
/** Relative sales by month, January first: cool season and New Year are strong, the rainy season is weak. */
const YEAR = [1.06, 1.02, 1, 0.97, 0.94, 0.94, 0.96, 0.97, 0.95, 1, 1.05, 1.16];
/** Half hours from 7:30 to 21:00: breakfast, lunch, afternoon coffee, the way home. */
const HALF_HOURS = sumRunning([5, 8, 9, 7, 5, 4, 4, 5, 8, 11, 10, 7, 5, 5, 6, 7, 6, 5, 5, 7, 8, 8, 6, 5, 4, 3, 2]);

/** Returns the customers of one day in order of arrival; `sales` is the number for an ordinary branch on an ordinary day. */
export function planDay(random: Random, branches: readonly ShopBranch[], dayStart: number, sales: number): Visit[] {
  const month = YEAR[shopMonth(dayStart) - 1] ?? 1;
  const payday = shopDayOfMonth(dayStart) >= 25 || shopDayOfMonth(dayStart) <= 2 ? 1.08 : 0.98;
  const week = WEEK[shopWeekday(dayStart)] ?? 1;
  const visits = branches.flatMap((branch) => {
    const expected = sales * branch.trade * week * month * payday * (0.88 + 0.24 * random.unit());
    const count = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
    return Array.from({ length: count }, () => ({ branch, time: dayStart + timeOfDay(random) }));
  });
  return visits.sort((a, b) => a.time - b.time);
}

/** Returns by how much the shop has grown between its first day and its last. */
export function growth(dayStart: number, openedAt: number, now: number): number {
  return 0.92 + (0.16 * (dayStart - openedAt)) / Math.max(DAY, now - openedAt);
}

function timeOfDay(random: Random): number {
  return OPENING + random.place(HALF_HOURS) * HALF_HOUR + random.integer(0, HALF_HOUR - 1);
}
