import type { Area } from '../execution/Area.ts';
import { listRecords, oneRecord } from '../gateway/records.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import type { Condition, Coupon, MemberTier, Offer } from '../generated/schema.ts';
import { records } from './records.ts';
import { verifyOffer } from './verifyOffer.ts';

export const loyalty: Area = {
  resolvers: {
    Query: {
      memberTiers: (_, { filter }, context, info) =>
        listRecords<MemberTier>(context, info, 'MemberTier', { filter: statusFilter(filter), sort: { level: 1 } }),
      memberTier: (_, { id }, context, info) => oneRecord<MemberTier>(context, info, 'MemberTier', id),
      coupons: (_, _args, context, info) => listRecords<Coupon>(context, info, 'Coupon'),
      conditions: (_, _args, context, info) => listRecords<Condition>(context, info, 'Condition'),
      offers: (_, { filter }, context, info) =>
        listRecords<Offer>(context, info, 'Offer', { filter: statusFilter(filter), sort: { name: 1 } }),
    },
    Mutation: { verifyOffer },
  },
  records,
};
