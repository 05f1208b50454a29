import { businessDate, DEFAULT_TIME_ZONE } from '@taem/domain/merchant/businessDay.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import type { Context } from './context.ts';
import { loadHome } from './home.ts';

/** The zone whose clock says what today is: the branch's, else that of the branch the user works in. */
export async function zoneOf(context: Context, branchId: string | null | undefined): Promise<string> {
  const { branch, branches } = await loadHome(context);
  const selected = branchId ? branches.find(({ id }) => id === branchId) : undefined;
  const shop = selected ?? branch ?? branches[0];
  return String(shop?.time_zone ?? DEFAULT_TIME_ZONE);
}

/** What the calendar in the shop says. */
export async function todayOf(context: Context, branchId: string | null | undefined): Promise<Day> {
  const zone = await zoneOf(context, branchId);
  return businessDate(context.clock.now(), zone);
}
