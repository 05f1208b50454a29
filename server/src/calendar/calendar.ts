import { CALENDAR_RANGE } from '@taem/domain/limits.ts';
import { askedDays } from '../gateway/askedDays.ts';
import { listRecords } from '../gateway/records.ts';
import type { CalendarEntry, QueryResolvers } from '../generated/schema.ts';

export const calendar: QueryResolvers['calendar'] = async (_, { range, type, branchId }, context, info) => {
  const { from, to } = await askedDays(context, 'range', range, branchId);
  return await listRecords<CalendarEntry>(context, info, 'CalendarEntry', {
    from: from ?? CALENDAR_RANGE.from,
    to: to ?? CALENDAR_RANGE.to,
    branch_id: branchId,
    filter: type ? { type } : {},
  });
};
