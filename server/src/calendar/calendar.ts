import { CALENDAR_RANGE } from '@taem/domain/limits.ts';
import { pageOfRecords } from '../gateway/page.ts';
import { resolveDays } from '../gateway/resolveDays.ts';
import { dateOf } from '../gateway/today.ts';
import type { CalendarEntry, QueryResolvers } from '../generated/schema.ts';

export const calendar: QueryResolvers['calendar'] = async (_, { range, type, branchId, ...page }, context, info) => {
  const { from, to } = await resolveDays(context, 'range', range, branchId, dateOf);
  return await pageOfRecords<CalendarEntry>(context, info, 'CalendarEntry', page, {
    from: from ?? CALENDAR_RANGE.from,
    to: to ?? CALENDAR_RANGE.to,
    branch_id: branchId,
    filter: type ? { type } : {},
    sort: { start_time: 1 },
  });
};
