import type { Area } from '../execution/Area.ts';
import { pageOfRecords } from '../gateway/page.ts';
import { oneRecord } from '../gateway/records.ts';
import type { Member, MemberFilter } from '../generated/schema.ts';
import { records } from './records.ts';

export const customers: Area = {
  resolvers: {
    Query: {
      member: (_, { id }, context, info) => oneRecord<Member>(context, info, 'Member', id),
      members: (_, { filter, keyword, ...range }, context, info) =>
        pageOfRecords<Member>(context, info, 'Member', range, { filter: filterOf(filter), keyword }),
    },
  },
  records,
};

function filterOf(filter: MemberFilter | null | undefined): Record<string, unknown> {
  return {
    ...(filter?.tierId && { tier_id: filter.tierId }),
    ...(filter?.ids && { id: { $in: filter.ids } }),
  };
}
