import { andInBranches } from '../../resource/andInBranches.ts';
import { computed } from '../../resource/fields.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { onlySoFar } from '../../rollups/soFar.ts';
import { defineStatistic } from '../defineStatistic.ts';
import type { InsightPeriod } from '../readPeriod.ts';
import { shareOf } from './shareOf.ts';

/** The last of these steps has no upper bound. */
const STEPS = 10;

/**
 * SQL of the width of a step in satang: the smallest of 1, 2, 5, 10, 20, 50 ... THB with which nine of ten sales fit
 * into all steps but the last.
 */
const WIDTH = `(select coalesce(min(width), 100) from (
    select (digit * power(10, zeros))::bigint as width from unnest(array[100, 200, 500]) digit, generate_series(0, 9) zeros) w
  where width * ${STEPS - 1} >= (select percentile_disc(0.9) within group (order by revenue) from sold))`;

/** Returns SQL of the valid sales of a period, each with its revenue and its pieces. */
export const soldIn = (period: InsightPeriod, parameters: Parameters) => `
  select total_revenue as revenue, total_qty as pieces from transactions
  where status = 'Complete' and returns_id is null and business_date >= ${parameters.add(period.from)}::date and business_date <= ${parameters.add(period.to)}::date${andInBranches('branch_id', period.branchIds, parameters)}
    ${onlySoFar(period, { day: 'business_date', id: 'id' }, parameters)}`;

/** The number of sales by amount, in steps of equal width; each row also contains the median and the average of all sales. */
export const basketSizes = defineStatistic({
  path: 'basket-sizes',
  rows: ({ period, parameters }) => `
    with sold as materialized (${soldIn(period, parameters)}),
    measured as (select ${WIDTH} as width),
    whole as (select round((percentile_cont(0.5) within group (order by revenue))::numeric) as median,
      round(sum(revenue) / count(*)) as average, count(*) as all_of_them from sold),
    steps as (select least(revenue / width, ${STEPS - 1}) as step, count(*) as transactions, sum(revenue)::bigint as revenue
      from sold, measured group by 1)
    select step as id, step * width as least, case when step < ${STEPS - 1} then (step + 1) * width end as below,
      coalesce(transactions, 0) as transactions, coalesce(revenue, 0) as revenue,
      ${shareOf('coalesce(transactions, 0)', 'all_of_them')} as share, median, average
    from generate_series(0, ${STEPS - 1}) step left join steps using (step), measured, whole
    where exists (select from sold)`,
  fields: {
    from: computed('money', 't.least'),
    to: computed('money', 't.below'),
    total_transaction: computed('integer', 't.transactions'),
    total_revenue: computed('money', 't.revenue'),
    share: computed('decimal', 't.share'),
    median: computed('money', 't.median'),
    average: computed('money', 't.average'),
  },
  isOfSales: true,
  defaultSort: ['from', 1],
});
