import { businessDate, type DayEnds, DEFAULT_TIME_ZONE, localDate } from '@taem/domain/merchant/businessDay.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import type { Context } from './context.ts';
import { loadHome } from './home.ts';

/** The clock by which the days of a shop begin. */
export interface DayClock {
  /** The time zone of the given branch, or else of the user's branch. */
  zone: string;
  dayEnds: DayEnds;
}

export async function dayClockOf(context: Context, branchId: string | null | undefined): Promise<DayClock> {
  const { branch, branches, dayEnds } = await loadHome(context);
  const selected = branchId ? branches.find(({ id }) => id === branchId) : undefined;
  const shop = selected ?? branch ?? branches[0];
  return { zone: String(shop?.time_zone ?? DEFAULT_TIME_ZONE), dayEnds };
}

/** Returns the current business day. */
export async function todayOf(context: Context, branchId: string | null | undefined): Promise<Day> {
  const { zone, dayEnds } = await dayClockOf(context, branchId);
  return businessDate(context.clock.now(), zone, dayEnds);
}

/** Returns the calendar date in the shop, for birthdays, appointments, and creation times. */
export async function dateOf(context: Context, branchId: string | null | undefined): Promise<Day> {
  const { zone } = await dayClockOf(context, branchId);
  return localDate(context.clock.now(), zone);
}
