import type { Area } from '../execution/Area.ts';
import { listQuery } from '../gateway/resourceQueries.ts';
import { merchantSetting } from './merchantSetting.ts';
import { records } from './records.ts';
import { updateMemberBadge } from './updateMemberBadge.ts';
import { updateMemberBadges } from './updateMemberBadges.ts';
import { updateMerchantSetting } from './updateMerchantSetting.ts';

export const merchant: Area = {
  resolvers: {
    Query: {
      merchantSetting,
      ...listQuery('memberBadges', { type: 'MemberBadge', one: 'memberBadge' }),
    },
    Mutation: {
      updateMerchantSetting,
      updateMemberBadge,
      updateMemberBadges,
    },
  },
  records,
};
