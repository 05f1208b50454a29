import { BUYER_GROUPS } from '@taem/domain/customers/find/buyerGroups.ts';
import { computed } from '../../resource/fields.ts';
import { BUYER_GROUP, buyersOn } from '../../sales/buyersOn.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { todaySql } from '../todayOf.ts';
import { shareOf } from './shareOf.ts';

/**
 * Members by how lately (up to the last day of the period, today at the latest), how often and for how much they bought since ever. Members of
 * the asked branches are those who are registered there; what they bought counts wherever it was. Who joined later is of
 * no group, unless a sale of before is theirs by now.
 */
export const buyerGroups = defineStatistic({
  path: 'buyer-groups',
  rows: ({ period, parameters, session }) => {
    // Of days to come nobody can say who stayed away.
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
  isMade: true,
  defaultSort: ['place', 1],
});
