import { type Day, periodOf, previousPeriod } from '@taem/domain/insight/period.ts';
import { businessDate, DEFAULT_TIME_ZONE } from '@taem/domain/merchant/businessDay.ts';
import { GraphQLError } from 'graphql';
import type { Context } from '../execution/context.ts';
import { loadHome } from '../gateway/home.ts';
import type { Period, PeriodInput } from '../generated/schema.ts';

/** The days that a period means (BI-23, OP-21, OP-57): those it names, and its type's own for what it leaves open. */
export async function resolvePeriod(
  context: Context,
  { type, from, to }: PeriodInput,
  branchId: string | null,
): Promise<Period> {
  const last = to ?? (await today(context, branchId));
  const period = { type, from: from ?? periodOf({ filter: type }, last, 'dashboard').from, to: last };
  if (period.from <= period.to) return period;
  throw new GraphQLError('period.from must not be after period.to.', {
    extensions: { code: 'BAD_USER_INPUT', status: 400 },
  });
}

/** The same days one unit earlier. */
export function periodBefore({ type, from, to }: Period): Period {
  const before = previousPeriod({ periodType: type, from, to });
  return { type, from: before.from, to: before.to };
}

/** What the calendar in the shop says: the branch's, else that of the branch the user works in. */
async function today(context: Context, branchId: string | null): Promise<Day> {
  const { branch, branches } = await loadHome(context);
  const asked = branchId === null ? undefined : branches.find(({ id }) => id === branchId);
  const shop = asked ?? branch ?? branches[0];
  return businessDate(new Date(), String(shop?.time_zone ?? DEFAULT_TIME_ZONE));
}
