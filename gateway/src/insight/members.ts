import { computed } from '../resource/fields.ts';
import { defineStatistic } from './defineStatistic.ts';
import { lifeTimeOfMember } from './lifeTimeOfMember.ts';
import { membersWho, paidFields, paidSums, personJoins } from './paidFields.ts';

/** BI-49 Members who bought in the period, with their purchases in it and their preferences of all time. */
export const members = defineStatistic({
  path: 'members',
  rows: ({ period, parameters }) => membersWho(period, parameters),
  spans: (_reads, period) => [period],
  joins: personJoins,
  nullable: { tier: 'tier' },
  fields: {
    ...paidFields,
    'earn.reward.total_amount': computed('integer', 't.earn_points'),
    life_time: computed('json', lifeTimeOfMember, 'person'),
  },
  sums: paidSums,
  defaultSort: ['payment.total_revenue', -1],
});
