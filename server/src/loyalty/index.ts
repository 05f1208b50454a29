import type { Area } from '../execution/Area.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { BY_NAME, listQuery, pagedQueries } from '../gateway/resourceQueries.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import type { WireFields } from '../gateway/wireInput.ts';
import type {
  CreateMemberTierInput,
  TierPrivilegeInput,
  UpdateConditionInput,
  UpdateMemberTierInput,
} from '../generated/schema.ts';
import { records } from './records.ts';
import { verifyOffer } from './verifyOffer.ts';

const conditionInput: WireFields<UpdateConditionInput> = {
  logic: { wire: 'template', to: (logic) => ({ logic, var_name: 'value' }) },
};

/** The wire names the condition of a privilege that always applies as well. */
const tierInput: WireFields<CreateMemberTierInput | UpdateMemberTierInput> = {
  privileges: {
    to: (list) =>
      (list as TierPrivilegeInput[]).map(({ condition, item }) => ({
        condition: condition ? { condition_id: condition.conditionId, value: condition.value } : null,
        item: { coupon_id: item.couponId, value: item.value },
      })),
  },
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
        input: tierInput,
      }),
      ...resourceMutations({ type: 'Offer', noun: 'Offer', writes: ['create', 'update', 'delete'] }),
      ...resourceMutations({ type: 'Condition', noun: 'Condition', writes: ['update'], input: conditionInput }),
      verifyOffer,
    },
  },
  records,
};
