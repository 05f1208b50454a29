import { computed } from '../resource/fields.ts';
import { defineStatistic, type StatisticRequest } from './defineStatistic.ts';
import { listedDays, paidByMember } from './paidFields.ts';
import { THRESHOLDS } from './thresholds.ts';

const sum = (figure: string) => `coalesce(sum(p.${figure}), 0)::bigint as ${figure}`;

/** SQL sums of what the members of a tier bought in the period. */
const BOUGHT = [...['transactions', 'qty', 'revenue', 'earn_points', 'redeem_points'].map(sum)];

/** SQL of how many of them are on the lists of the thresholds, as of the last day. */
const LISTED = [
  `count(*) filter (where l.payment >= ${THRESHOLDS.bigSpender}) as big_spenders`,
  `count(*) filter (where l.transactions >= ${THRESHOLDS.frequentMember}) as frequent_members`,
];

const FIELDS_OF_BOUGHT = ['total_revenue', 'total_transaction', 'total_qty', 'total_earn', 'total_redeem'];
const FIELDS_OF_LISTED = ['big_spenders', 'frequent_members'];

const readsBought = (reads: StatisticRequest['reads']) => FIELDS_OF_BOUGHT.some(reads);
const readsListed = (reads: StatisticRequest['reads']) => FIELDS_OF_LISTED.some(reads);

/** BI-48, BI-43 Each tier with its current members: their points and values, and what they bought in the period. */
export const tiers = defineStatistic({
  path: 'tiers',
  spans: (reads, period) => [
    ...(readsListed(reads) ? [listedDays(period)] : []),
    ...(readsBought(reads) ? [period] : []),
  ],
  rows: ({ period, parameters, reads }) => {
    // The dashboard only requests the points that members hold: then none of their sales is read.
    const home =
      period.branchIds === null ? 'm.id is not null' : `m.branch_id = any(${parameters.add(period.branchIds)}::uuid[])`;
    const paid = readsBought(reads) ? paidByMember(period, parameters) : null;
    const listed = readsListed(reads) ? paidByMember(listedDays(period), parameters, 'listed_') : null;
    const before = [paid, listed].flatMap((source) => source?.before ?? []);
    return `${before.length > 0 ? `with ${before.join(', ')} ` : ''}
      select tier.id, tier.name, tier.level, tier.image_url, count(m.id) filter (where ${home}) as members,
        coalesce(sum(m.total_revenue) filter (where ${home}), 0)::bigint as ltv,
        coalesce(sum(m.points) filter (where ${home}), 0)::bigint as points
        ${[...(paid ? BOUGHT : []), ...(listed ? LISTED : [])].map((column) => `, ${column}`).join('')}
      from member_tiers tier left join members m on m.tier_id = tier.id and m.merged_into_id is null
        ${paid ? `left join (${paid.sql}) p on p.member_id = m.id` : ''}
        ${listed ? `left join (${listed.sql}) l on l.member_id = m.id` : ''}
      where tier.status = 'Active' or m.id is not null
      group by tier.realm_id, tier.id`;
  },
  fields: {
    id: computed('id', 't.id'),
    'tier.id': computed('id', 't.id'),
    'tier.name': computed('text', 't.name'),
    'tier.level': computed('integer', 't.level'),
    'tier.image_url': computed('text', 't.image_url'),
    total_member: computed('integer', 't.members'),
    ltv: computed('money', 't.ltv'),
    total_revenue: computed('money', 't.revenue'),
    total_transaction: computed('integer', 't.transactions'),
    total_qty: computed('integer', 't.qty'),
    total_earn: computed('integer', 't.earn_points'),
    total_redeem: computed('integer', 't.redeem_points'),
    total_remaining: computed('integer', 't.points'),
    big_spenders: computed('integer', 't.big_spenders'),
    frequent_members: computed('integer', 't.frequent_members'),
  },
  defaultSort: ['tier.level', 1],
});
