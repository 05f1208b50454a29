import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { andInBranches } from '../../resource/andInBranches.ts';
import { branchFields, branchJoin, computed, joined } from '../../resource/fields.ts';
import { defineStatistic, type StatisticRequest } from '../defineStatistic.ts';
import { MOVES, movedSoFar, ofBranches } from './ledger.ts';

type Request = Pick<StatisticRequest, 'period' | 'parameters'>;

const lastDay = ({ period, parameters }: Request) => `${parameters.add(period.to)}::date`;

/** Returns SQL of a rate of the shop at the end of the last day, or the current one. */
const rateOf = (name: 'redeem_cash' | 'redeem_point', day: string) =>
  `then_or_now('${name}', s.id, business_day_start(${day} + 1, s.day_ends) at time zone z.time_zone, s.${name})`;

/**
 * Points that members could spend at the end of the last day, from the ledger, with their value at the till and what
 * moved in the twelve months before, by the current branch and tier of the members.
 */
export const pointsLiabilityByTier = defineStatistic({
  path: 'points-liability-by-tier',
  read: PAGE.outputTax,
  rows: ({ period, parameters }) => {
    const day = lastDay({ period, parameters });
    const sums = Object.entries(MOVES).map(
      ([name, kinds]) =>
        `coalesce(sum(e.points) filter (where e.kind in (${kinds}) and e.business_date > (${day} - interval '1 year')::date), 0) as ${name}`,
    );
    return `
      select md5(concat_ws(' ', m.branch_id, m.tier_id))::uuid as id, m.branch_id, m.tier_id, r.redeem_cash, r.redeem_point,
        count(*) filter (where e.points <> 0) as members, sum(e.points)::bigint as points,
        coalesce(round(sum(e.points)::numeric * r.redeem_cash / nullif(r.redeem_point, 0)), 0)::bigint as value,
        coalesce(sum(e.points) filter (where e.last_day <= (${day} - interval '1 year')::date), 0)::bigint as idle,
        ${Object.keys(MOVES)
          .map((name) => `sum(e.${name})::bigint as ${name}`)
          .join(', ')}
      from (
        select e.member_id, sum(e.points) as points, max(e.business_date) as last_day, ${sums.join(', ')}
        from point_entries e where e.business_date <= ${day}${ofBranches(period, parameters)}${movedSoFar(period, parameters)}
        group by e.member_id) e
        join members m on m.id = e.member_id
        cross join (select ${rateOf('redeem_cash', day)} as redeem_cash, ${rateOf('redeem_point', day)} as redeem_point
          from merchant_settings s join realms z on z.id = s.realm_id) r
      group by m.branch_id, m.tier_id, r.redeem_cash, r.redeem_point`;
  },
  joins: {
    branch: branchJoin,
    tier: { table: 'member_tiers', on: 'tier.id = t.tier_id' },
  },
  fields: {
    id: computed('id', 't.id'),
    branch_id: computed('id', 't.branch_id'),
    ...branchFields,
    tier_id: computed('id', 't.tier_id'),
    'tier.id': joined('id', 'tier', 'id'),
    'tier.name': joined('text', 'tier', 'name'),
    'tier.level': joined('integer', 'tier', 'level'),
    redeem_cash: computed('money', 't.redeem_cash'),
    redeem_point: computed('integer', 't.redeem_point'),
    total_member: computed('integer', 't.members'),
    points: computed('integer', 't.points'),
    value: computed('money', 't.value'),
    idle_points: computed('integer', 't.idle'),
    ...Object.fromEntries(Object.keys(MOVES).map((name) => [name, computed('integer', `t.${name}`)])),
  },
  isComputed: true,
  defaultSort: ['branch.name', 1],
});

/**
 * Points on receipts of guests that a member could still claim at the end of the last day, by the month in which they
 * expire: they are owed to no one until claimed. It is the least that a claim gives; a tier may give more.
 */
export const claimablePoints = defineStatistic({
  path: 'claimable-points',
  read: PAGE.outputTax,
  rows: ({ period, parameters }) => {
    const day = lastDay({ period, parameters });
    const branches = andInBranches('t.branch_id', period.branchIds, parameters);
    return `
      select md5(month::text)::uuid as id, month, count(*) as receipts, sum(points)::bigint as points from (
        select date_trunc('month', claim_expiry(t.business_date, s.claim_days))::date as month,
          floor(t.total_revenue::numeric * then_or_now('earn_point', s.id, t.time, s.earn_point)
            / nullif(then_or_now('earn_cash', s.id, t.time, s.earn_cash), 0)) as points
        from transactions t join merchant_settings s on s.realm_id = t.realm_id
          join merchant_branches b on b.realm_id = t.realm_id and b.id = t.branch_id
        where s.claim_days > 0 and t.business_date <= ${day} and t.business_date >= ${day} - s.claim_days${branches}
          and t.returns_id is null and (t.member_id is null or t.claim_id is not null)
          and (t.status <> 'Void' or business_date(t.void_time at time zone b.time_zone, s.day_ends) > ${day})
          and not exists (select from transactions r where r.returns_id = t.id and r.business_date <= ${day})
          and not exists (select from point_entries e where e.transaction_id = t.id and e.kind = 'claim' and e.business_date <= ${day})) c
      where points > 0 group by month`;
  },
  fields: {
    id: computed('id', 't.id'),
    month: computed('date', 't.month'),
    receipts: computed('integer', 't.receipts'),
    points: computed('integer', 't.points'),
  },
  isComputed: true,
  defaultSort: ['month', 1],
});
