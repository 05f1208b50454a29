import { GraphQLError } from 'graphql';
import { listRecords } from '../gateway/records.ts';
import type { CalendarEntry, QueryResolvers } from '../generated/schema.ts';

const MOST_DAYS = 366;
const DAY = 86_400_000;

export const calendar: QueryResolvers['calendar'] = (_, { from, to, type, branchId }, context, info) => {
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  if (days < 0) throw refused('to is before from.');
  if (days > MOST_DAYS) throw refused(`The days must be within ${MOST_DAYS} of each other.`);
  return listRecords<CalendarEntry>(context, info, 'CalendarEntry', {
    from,
    to,
    branch_id: branchId,
    filter: type ? { type } : {},
  });
};

function refused(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } });
}
