import { BUYER_DAYS, BUYER_GROUPS, LOYAL_PURCHASES } from '@taem/domain/insight/figures/buyerGroups.ts';
import { computed } from '../../resource/fields.ts';
import { figuresOf } from '../../rollups/figuresOf.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { todaySql } from '../todayOf.ts';
import { shareOf } from './shareOf.ts';

/** SQL of the group of a member with so many `purchases`, the last so many `days` ago. */
const GROUP = `case
  when purchases is null or purchases = 0 then 'NEVER'
  when days > ${BUYER_DAYS.atRisk} then 'LOST'
  when days > ${BUYER_DAYS.cooling} then 'AT_RISK'
  when days > ${BUYER_DAYS.active} then 'COOLING'
  when purchases >= ${LOYAL_PURCHASES} then 'LOYAL'
  when purchases = 1 then 'NEW'
  else 'ACTIVE' end`;

/**
 * Members by how lately (up to the last day of the period, today at the latest), how often and for how much they bought since ever. Members of
 * the asked branches are those who are registered there; what they bought counts wherever it was. Who joined later is of
 * no group, unless a sale of before is theirs by now.
 */
export const buyerGroups = defineStatistic({
  path: 'buyer-groups',
  rows: ({ period, parameters, session }) => {
    const to = `${parameters.add(period.to)}::date`;
    const realm = `(select time_zone from realms where id = ${parameters.add(session.realmId)}::uuid)`;
    const ever = { from: '1900-01-01', to: period.to, branchIds: null };
    const home = period.branchIds === null ? '' : ` and m.branch_id = any(${parameters.add(period.branchIds)}::uuid[])`;
    // Months know no day; the last day of each member comes from the days.
    return `
      with at as materialized (
        -- Of days to come nobody can say who stayed away.
        select least(${to}, ${todaySql(session, period.branchIds, parameters)}) as day, ${realm} as zone
      ), bought as (
        select member_id, sum(transactions)::bigint as purchases, sum(revenue)::bigint as revenue
        from (${figuresOf('members', 'member_id, transactions, revenue', ever, parameters)}) f group by member_id
      ), lately as (
        select member_id, max(day) as day from (
          select member_id, business_date as day from daily_members where business_date <= ${to}
          group by member_id, business_date having sum(transactions) > 0) d group by member_id
      ), told as (
        select b.purchases, coalesce(b.revenue, 0) as revenue, at.day - l.day as days
        from members m cross join at left join merchant_branches branch on branch.id = m.branch_id
          left join bought b on b.member_id = m.id left join lately l on l.member_id = m.id
        where m.merged_into_id is null${home}
          and ((m.created_at at time zone coalesce(branch.time_zone, at.zone))::date <= at.day or b.purchases > 0)
      )
      select name as id, place, name, count(t.is_member) as members,
        ${shareOf('count(t.is_member)', 'sum(count(t.is_member)) over ()')} as share,
        coalesce(sum(t.purchases), 0)::bigint as purchases, coalesce(sum(t.revenue), 0)::bigint as revenue
      from unnest(array[${BUYER_GROUPS.map((name) => `'${name}'`).join(', ')}]) with ordinality g (name, place)
        left join (select *, true as is_member, ${GROUP} as name from told) t using (name)
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
