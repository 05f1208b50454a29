import { memberTier } from '@taem/domain/loyalty/memberTier.ts';
import { offer } from '@taem/domain/loyalty/offer.ts';
import type { Area } from '../execution/Area.ts';
import { declaredRecord } from '../gateway/declaredRecord.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { listQuery } from '../gateway/resourceQueries.ts';
import type { WireField, WireFields } from '../gateway/wireInput.ts';
import type { TierPrivilegeInput, UpdateConditionInput } from '../generated/schema.ts';
import { offerFields, records, tierFields } from './records.ts';
import { verifyOffer } from './verifyOffer.ts';

const conditionInput: WireFields<UpdateConditionInput> = {
  logic: { wire: 'template', to: (logic) => ({ logic, var_name: 'value' }) },
};

/** The wire names the condition of a privilege that always applies as well. */
const tierInput: Readonly<Record<string, WireField>> = {
  privileges: {
    to: (list) =>
      (list as TierPrivilegeInput[]).map(({ condition, item }) => ({
        condition: condition ? { condition_id: condition.conditionId, value: condition.value } : null,
        item: { coupon_id: item.couponId, value: item.value },
      })),
  },
};

export const loyalty: readonly Area[] = [
  {
    resolvers: {
      Query: {
        ...listQuery('coupons', { type: 'Coupon', one: 'coupon' }),
        ...listQuery('conditions', { type: 'Condition', one: 'condition' }),
      },
      Mutation: {
        ...resourceMutations({ type: 'Condition', noun: 'Condition', writes: ['update'], input: conditionInput }),
        verifyOffer,
      },
    },
    records,
  },
  declaredRecord(memberTier, { fields: tierFields, input: tierInput }),
  declaredRecord(offer, { fields: offerFields }),
];
