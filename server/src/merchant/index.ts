import type { Area } from '../execution/Area.ts';
import { listQuery, pagedQueries } from '../gateway/resourceQueries.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import { records } from './records.ts';

export const merchant: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'MerchantBranch',
        one: 'merchantBranch',
        many: 'merchantBranches',
        filter: statusFilter,
        sortFields: { NAME: 'name', CREATED_AT: 'time' },
        defaultSort: { name: 1 },
      }),
      ...listQuery('memberBadges', { type: 'MemberBadge' }),
    },
  },
  records,
};
