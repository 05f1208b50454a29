import { computed } from '../../resource/fields.ts';
import { defineStatistic } from '../defineStatistic.ts';
import { soldIn } from './basketSizes.ts';
import { shareOf } from './shareOf.ts';

/** The last step counts sales with this many pieces or more. */
const MAX_PIECES = 10;

/** The number of sales by number of pieces; each row also contains the average of all sales. */
export const basketPieces = defineStatistic({
  path: 'basket-pieces',
  rows: ({ period, parameters }) => `
    with sold as materialized (${soldIn(period, parameters)}),
    whole as (select round(sum(pieces)::numeric / count(*), 2) as average, count(*) as all_of_them from sold),
    steps as (select greatest(1, least(pieces, ${MAX_PIECES})) as pieces, count(*) as transactions, sum(revenue)::bigint as revenue
      from sold group by 1)
    select pieces as id, pieces, pieces = ${MAX_PIECES} as or_more, coalesce(transactions, 0) as transactions,
      coalesce(revenue, 0) as revenue, ${shareOf('coalesce(transactions, 0)', 'all_of_them')} as share, trim_scale(average) as average
    from generate_series(1, ${MAX_PIECES}) pieces left join steps using (pieces), whole
    where exists (select from sold)`,
  fields: {
    pieces: computed('integer', 't.pieces'),
    or_more: computed('boolean', 't.or_more'),
    total_transaction: computed('integer', 't.transactions'),
    total_revenue: computed('money', 't.revenue'),
    share: computed('decimal', 't.share'),
    average: computed('decimal', 't.average'),
  },
  isOfSales: true,
  defaultSort: ['pieces', 1],
});
