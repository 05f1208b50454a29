import type { Area } from '../execution/Area.ts';
import { pageOfRecords } from '../gateway/page.ts';
import { listRecords } from '../gateway/records.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import type { MemberBadge, MerchantBranch } from '../generated/schema.ts';
import { records } from './records.ts';

export const merchant: Area = {
  resolvers: {
    Query: {
      merchantBranches: (_, { filter, ...range }, context, info) =>
        pageOfRecords<MerchantBranch>(context, info, 'MerchantBranch', range, {
          filter: statusFilter(filter),
          sort: { name: 1 },
        }),
      memberBadges: (_, _args, context, info) => listRecords<MemberBadge>(context, info, 'MemberBadge'),
    },
  },
  records,
};
