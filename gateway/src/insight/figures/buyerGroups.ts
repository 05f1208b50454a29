import { BUYER_GROUPS } from '@taem/domain/customers/find/buyerGroups.ts';
import { computed } from '../../resource/fields.ts';
import { BUYER_GROUP, buyersOn } from '../../sales/buyersOn.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { todaySql } from '../todayOf.ts';
import { shareOf } from './shareOf.ts';

/**
 * Members by how recently (up to the last day of the period, at most today), how often and for how much they have ever
 * bought. With requested branches, members are those registered there; their purchases in all branches count. Members
 * who joined later are in no group, unless an earlier sale belongs to them by now.
 */
export const buyerGroups = defineStatistic({
  path: 'buyer-groups',
  rows: ({ period, parameters, session }) => {
    // For days in the future, no one can count as absent yet.
    const day = `least(${parameters.add(period.to)}::date, ${todaySql(session, period.branchIds, parameters)})`;
    const home = period.branchIds === null ? '' : ` where branch_id = any(${parameters.add(period.branchIds)}::uuid[])`;
    return `
      select name as id, place, name, count(t.is_member) as members,
        ${shareOf('count(t.is_member)', 'sum(count(t.is_member)) over ()')} as share,
        coalesce(sum(t.purchases), 0)::bigint as purchases, coalesce(sum(t.revenue), 0)::bigint as revenue
      from unnest(array[${BUYER_GROUPS.map((name) => `'${name}'`).join(', ')}]) with ordinality g (name, place)
        left join (select *, true as is_member, ${BUYER_GROUP} as name from (${buyersOn({ on: period.to, day }, parameters)}) b${home}) t using (name)
      group by name, place`;
  },
  fields: {
    group: computed('text', 't.name'),
    place: computed('integer', 't.place'),
    total_member: computed('integer', 't.members'),
    share: computed('decimal', 't.share'),
    total_transaction: computed('integer', 't.purchases'),
    ltv: computed('money', 't.revenue'),
  },
  isComputed: true,
  defaultSort: ['place', 1],
});
