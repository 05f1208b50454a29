import { andInBranches } from '../../resource/andInBranches.ts';
import { computed } from '../../resource/fields.ts';
import { bucketOf } from '../bucketOf.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { MOVES, movedSoFar, ofBranches } from './ledger.ts';

/**
 * Points that members could spend at the beginning and at the end of each unit, and what moved them in between,
 * directly from the ledger: opening plus movements equals closing. A void and an adjustment count on the day on which
 * they are made, so that a past day does not change. For a branch, it counts the points of the members who are
 * registered there now.
 */
export const pointsLiability = defineStatistic({
  path: 'points-liability',
  rows: ({ period, parameters }) => {
    const from = `${parameters.add(period.from)}::date`;
    const sums = Object.entries(MOVES).map(
      ([name, kinds]) => `coalesce(sum(points) filter (where kind in (${kinds})), 0)::bigint as ${name}`,
    );
    return `
      select time as id, time, (closing - moved)::bigint as opening, ${Object.keys(MOVES).join(', ')}, closing::bigint as closing from (
        select *, sum(moved) over (order by time nulls first) as closing from (
          select case when day is not null then ${bucketOf(period, parameters)} end as time, ${sums.join(', ')}, sum(points) as moved
          from (
            select case when e.business_date >= ${from} then e.business_date end as day, e.kind, e.points
              from point_entries e where e.business_date <= ${parameters.add(period.to)}::date${ofBranches(period, parameters)}${movedSoFar(period, parameters)}
            union all
            -- The balance at the beginning is listed even if nothing moved.
            select ${from}, 'opening', 0) e
          group by 1) units) sums
      where time is not null`;
  },
  fields: {
    time: computed('date', 't.time'),
    opening: computed('integer', 't.opening'),
    ...Object.fromEntries(Object.keys(MOVES).map((name) => [name, computed('integer', `t.${name}`)])),
    closing: computed('integer', 't.closing'),
  },
  isComputed: true,
  defaultSort: ['time', 1],
});

/** Members whose balance differs from the sum of their ledger, whatever the period: a consistent shop has none. */
export const pointsFaults = defineStatistic({
  path: 'points-faults',
  rows: ({ period, parameters }) => `
    select m.id, m.code, m.points as balance, coalesce(l.points, 0)::bigint as ledger
    from members m left join (
      select e.member_id, sum(e.points) as points from point_entries e group by e.member_id) l on l.member_id = m.id
    where m.points <> coalesce(l.points, 0)${andInBranches('m.branch_id', period.branchIds, parameters)}`,
  fields: {
    member_id: computed('id', 't.id'),
    code: computed('text', 't.code'),
    balance: computed('integer', 't.balance'),
    ledger: computed('integer', 't.ledger'),
  },
  isComputed: true,
  defaultSort: ['code', 1],
});
