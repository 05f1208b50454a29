import { addDays } from '@taem/domain/time/calendar.ts';
import { andInBranches } from '../resource/andInBranches.ts';
import { computed } from '../resource/fields.ts';
import type { Parameters } from '../resource/Parameters.ts';
import { hasGoneAt } from '../rollups/soFar.ts';
import { bucketOf } from './bucketOf.ts';
import { defineStatistic, type StatisticRequest } from './defineStatistic.ts';
import type { InsightPeriod } from './readPeriod.ts';

/**
 * Returns SQL of how many members joined at or after a moment, by the business day of their branch. They are first
 * counted by quarter of an hour, as days begin at a quarter in every time zone: the zone is then applied once for each
 * quarter, not for each member.
 */
function joinedSince(moment: string, { period, parameters, session }: StatisticRequest): string {
  const to = `${parameters.add(period.to)}::date`;
  return `select day, tier_id, members from (
      select business_date(quarter at time zone coalesce(b.time_zone, r.time_zone), r.day_ends) as day, tier_id, members
      from (select date_bin('15 minutes', m.created_at, timestamptz 'epoch') as quarter, m.branch_id, m.tier_id, count(*) as members
          from members m
          where m.merged_into_id is null and m.created_at >= ${moment} and m.created_at < ${to}::timestamp at time zone 'UTC' + interval '2 days'
            ${andInBranches('m.branch_id', period.branchIds, parameters)}${joinedSoFar(period, parameters)}
          group by quarter, m.branch_id, m.tier_id) q
        cross join (select time_zone, day_ends(id) as day_ends from realms where id = ${parameters.add(session.realmId)}::uuid offset 0) r
        left join merchant_branches b on b.id = q.branch_id) m
    where day <= ${to}`;
}

/**
 * Leaves out members who joined after the moment up to which a last day counts; the clock is only needed for recent
 * members.
 */
function joinedSoFar({ to, soFar }: InsightPeriod, parameters: Parameters): string {
  if (!soFar) return '';
  return ` and (m.created_at < ${beforeDay(`${parameters.add(to)}::date`)} or exists (select from realms r
    left join merchant_branches b on b.id = m.branch_id
    where r.id = m.realm_id and ${hasGoneAt('m.created_at', { to, soFar }, parameters)}))`;
}

/** Returns SQL of a moment before the day begins anywhere: no time zone is a whole day ahead of UTC. */
const beforeDay = (day: string) => `(${day}::timestamp at time zone 'UTC' - interval '1 day')`;

export const newSubs = defineStatistic({
  path: 'new-subs',
  rows: (request) => {
    const from = `${request.parameters.add(request.period.from)}::date`;
    return `
    select time as id, time, value from (
      select ${bucketOf(request.period, request.parameters)} as time, sum(members)::bigint as value
      from (${joinedSince(beforeDay(from), request)}) j where day >= ${from} group by time) s`;
  },
  fields: { time: computed('date', 't.time'), value: computed('integer', 't.value') },
  defaultSort: ['time', 1],
});

/** The number of members in each tier, among those who had joined by the last day. */
export const totalSubs = defineStatistic({
  path: 'total-subs',
  rows: (request) => {
    const { period, parameters } = request;
    // Only the days around the last one depend on a clock; all earlier ones are counted from the index.
    const lately = beforeDay(`${parameters.add(addDays(period.to, -1))}::date`);
    return `
    select coalesce(tier.id, counted.tier_id) as id, tier.id as tier_id, tier.name, tier.level, coalesce(counted.value, 0) as value
    from member_tiers tier full join (
      select tier_id, sum(value)::bigint as value from (
        select tier_id, count(*) as value from members m
        where m.merged_into_id is null and created_at < ${lately} ${andInBranches('m.branch_id', period.branchIds, parameters)} group by tier_id
        union all
        select tier_id, members from (${joinedSince(lately, request)}) j) c
      group by tier_id) counted on counted.tier_id = tier.id
    where tier.status = 'Active' or counted.value > 0`;
  },
  fields: {
    value: computed('integer', 't.value'),
    'segment.tier.id': computed('id', 't.tier_id'),
    'segment.tier.name': computed('text', 't.name'),
    'segment.tier.level': computed('integer', 't.level'),
  },
  defaultSort: ['segment.tier.level', 1],
});
