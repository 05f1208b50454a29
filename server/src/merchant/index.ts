import type { Area } from '../execution/Area.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { BY_NAME, listQuery, pagedQueries } from '../gateway/resourceQueries.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import { branchInput } from './branchInput.ts';
import { merchantSetting } from './merchantSetting.ts';
import { records } from './records.ts';
import { updateMemberBadge } from './updateMemberBadge.ts';
import { updateMemberBadges } from './updateMemberBadges.ts';
import { updateMerchantSetting } from './updateMerchantSetting.ts';

export const merchant: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'MerchantBranch',
        one: 'merchantBranch',
        many: 'merchantBranches',
        filter: statusFilter,
        ...BY_NAME,
      }),
      merchantSetting,
      ...listQuery('memberBadges', { type: 'MemberBadge', one: 'memberBadge' }),
    },
    Mutation: {
      ...resourceMutations({
        type: 'MerchantBranch',
        noun: 'MerchantBranch',
        writes: ['create', 'update', 'delete', 'uploadImage'],
        input: branchInput,
      }),
      updateMerchantSetting,
      updateMemberBadge,
      updateMemberBadges,
    },
  },
  records,
};
