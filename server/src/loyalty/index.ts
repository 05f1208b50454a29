import type { Area } from '../execution/Area.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { BY_NAME, listQuery, pagedQueries } from '../gateway/resourceQueries.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import type { WireFields } from '../gateway/wireInput.ts';
import type { UpdateConditionInput } from '../generated/schema.ts';
import { records } from './records.ts';
import { verifyOffer } from './verifyOffer.ts';

const conditionInput: WireFields<UpdateConditionInput> = {
  logic: { wire: 'template', to: (logic) => ({ logic, var_name: 'value' }) },
};

export const loyalty: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'MemberTier',
        one: 'memberTier',
        many: 'memberTiers',
        filter: statusFilter,
        sortFields: { ...BY_NAME.sortFields, LEVEL: 'level' },
        defaultSort: { level: 1 },
      }),
      ...pagedQueries({
        type: 'Offer',
        one: 'offer',
        many: 'offers',
        filter: statusFilter,
        ...BY_NAME,
      }),
      ...listQuery('coupons', { type: 'Coupon', one: 'coupon' }),
      ...listQuery('conditions', { type: 'Condition', one: 'condition' }),
    },
    Mutation: {
      ...resourceMutations({
        type: 'MemberTier',
        noun: 'MemberTier',
        writes: ['create', 'update', 'delete', 'uploadImage'],
      }),
      ...resourceMutations({ type: 'Offer', noun: 'Offer', writes: ['create', 'update', 'delete'] }),
      ...resourceMutations({ type: 'Condition', noun: 'Condition', writes: ['update'], input: conditionInput }),
      verifyOffer,
    },
  },
  records,
};
