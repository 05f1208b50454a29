import type { Area } from '../execution/Area.ts';
import { listQuery, pagedQueries } from '../gateway/resourceQueries.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import { records } from './records.ts';
import { verifyOffer } from './verifyOffer.ts';

const BY_NAME = { NAME: 'name', CREATED_AT: 'time' };

export const loyalty: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'MemberTier',
        one: 'memberTier',
        many: 'memberTiers',
        filter: statusFilter,
        sortFields: { ...BY_NAME, LEVEL: 'level' },
        defaultSort: { level: 1 },
      }),
      ...pagedQueries({
        type: 'Offer',
        one: 'offer',
        many: 'offers',
        filter: statusFilter,
        sortFields: BY_NAME,
        defaultSort: { name: 1 },
      }),
      ...listQuery('coupons', { type: 'Coupon' }),
      ...listQuery('conditions', { type: 'Condition' }),
    },
    Mutation: { verifyOffer },
  },
  records,
};
