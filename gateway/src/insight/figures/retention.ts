import { FIRST_DAY } from '@taem/domain/time/dayRange.ts';
import { computed } from '../../resource/fields.ts';
import { figuresOf } from '../../rollups/figuresOf.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { todaySql } from '../todayOf.ts';
import { shareOf } from './shareOf.ts';

/** Maximum number of months of first purchases: no one reads a larger table. */
export const MAX_COHORTS = 24;

/**
 * Members by the month of their first purchase, and how many of them bought again in each month since: one row for each
 * pair of months with at least one buyer. Covers the last 24 months of the period, up to today; with requested
 * branches, only purchases there.
 */
export const retention = defineStatistic({
  path: 'retention',
  rows: ({ period, parameters, session }) => {
    const day = (given: string) => `${parameters.add(given)}::date`;
    const last = `least(${day(period.to)}, ${todaySql(session, period.branchIds, parameters)})`;
    const first = `greatest(date_trunc('month', ${day(period.from)}),
      date_trunc('month', ${last}) - interval '${MAX_COHORTS - 1} months')`;
    const ever = { from: FIRST_DAY, to: period.to, branchIds: period.branchIds };
    return `
      with bought as materialized (
        select member_id, date_trunc('month', day)::date as month
        from (${figuresOf('members', 'member_id, transactions', ever, parameters)}) f
        group by 1, 2 having sum(transactions) > 0
      ), since as (
        select month, min(month) over (partition by member_id) as cohort from bought
      )
      select cohort || ' ' || month as id, cohort, members, ${shareOf('members', 'first_value(members) over (partition by cohort order by month)')} as share,
        ((extract(year from month) - extract(year from cohort)) * 12 + extract(month from month) - extract(month from cohort))::int as month
      from (select cohort, month, count(*) as members from since
        where cohort >= ${first} group by cohort, month) pairs`;
  },
  fields: {
    cohort: computed('date', 't.cohort'),
    month: computed('integer', 't.month'),
    total_member: computed('integer', 't.members'),
    share: computed('decimal', 't.share'),
  },
  isComputed: true,
  defaultSort: ['cohort', 1],
});
