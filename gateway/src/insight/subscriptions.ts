import { computed } from '../resource/fields.ts';
import { defineStatistic, type StatisticRequest } from './defineStatistic.ts';
import { bucketOf } from './figuresOf.ts';

/** Members by the day they joined on, as the clock of their branch showed it. */
function joined({ period, parameters, session }: StatisticRequest, since: string | null): string {
  const branches =
    period.branchIds === null ? '' : ` and m.branch_id = any(${parameters.add(period.branchIds)}::uuid[])`;
  const [realm, to] = [parameters.add(session.realmId), `${parameters.add(period.to)}::date`];
  const from = since === null ? '' : `${parameters.add(since)}::date`;
  // No zone is a whole day away from UTC, so two days of margin let the index find them.
  const near = from ? ` and m.created_at >= ${from}::timestamp at time zone 'UTC' - interval '2 days'` : '';
  return `select day, tier_id from (
      select (m.created_at at time zone coalesce(b.time_zone, r.time_zone))::date as day, m.tier_id
      from members m cross join (select time_zone from realms where id = ${realm}::uuid) r
        left join merchant_branches b on b.id = m.branch_id
      where m.created_at < ${to}::timestamp at time zone 'UTC' + interval '2 days'${near}${branches}) m
    where day <= ${to}${from ? ` and day >= ${from}` : ''}`;
}

export const newSubs = defineStatistic({
  path: 'new-subs',
  rows: (request) => `
    select time as id, time, value from (
      select ${bucketOf(request.period, request.parameters)} as time, count(*) as value
      from (${joined(request, request.period.from)}) j group by time) s`,
  fields: { time: computed('date', 't.time'), value: computed('integer', 't.value') },
  defaultSort: ['time', 1],
});

/** How many members each tier has among those who had joined by the last day. */
export const totalSubs = defineStatistic({
  path: 'total-subs',
  rows: (request) => `
    select coalesce(tier.id, counted.tier_id) as id, tier.id as tier_id, tier.name, tier.level, coalesce(counted.value, 0) as value
    from member_tiers tier full join (
      select tier_id, count(*) as value from (${joined(request, null)}) j group by tier_id) counted on counted.tier_id = tier.id
    where tier.status = 'Active' or counted.value > 0`,
  fields: {
    value: computed('integer', 't.value'),
    'segment.tier.id': computed('id', 't.tier_id'),
    'segment.tier.name': computed('text', 't.name'),
    'segment.tier.level': computed('integer', 't.level'),
  },
  defaultSort: ['segment.tier.level', 1],
});
