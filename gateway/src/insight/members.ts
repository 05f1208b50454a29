import { computed } from '../resource/fields.ts';
import { defineStatistic } from './defineStatistic.ts';
import { lifeTimeOfMember } from './lifeTimeOfMember.ts';
import { membersWho, paidByMember, paidFields, paidSums, tierJoin } from './paidFields.ts';

/** BI-49 Members who bought in the period: what they bought then, and what they prefer since ever. */
export const members = defineStatistic({
  path: 'members',
  rows: ({ period, parameters }) => membersWho(paidByMember(period, parameters)),
  joins: tierJoin,
  nullable: { tier: 'tier' },
  fields: {
    ...paidFields,
    'earn.reward.total_amount': computed('integer', 't.earn_points'),
    life_time: computed('json', lifeTimeOfMember),
  },
  sums: paidSums,
  defaultSort: ['payment.total_revenue', -1],
});
