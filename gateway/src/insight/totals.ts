import { computed } from '../resource/fields.ts';
import { figuresOf, type Rollup } from '../rollups/figuresOf.ts';
import { bucketOf, needsSingleDays } from './bucketOf.ts';
import { defineStatistic, type Statistic } from './defineStatistic.ts';
import { PAYMENT_METHOD_NAME } from './paymentMethodName.ts';

interface Series {
  path: string;
  rollup: Rollup;
  figure: string;
  type: 'money' | 'integer';
  /** Wire names of the segments, with the SQL of their values. */
  segments?: Readonly<Record<string, { column: string; sql: string }>>;
}

const customerType = { column: 'customer_type', sql: 't.customer_type' };

/** Defines figures over time: one row for each bucket and segment in which anything was sold. */
function defineSeries({ path, rollup, figure, type, segments = {} }: Series): Statistic {
  const columns = Object.values(segments).map(({ column }) => column);
  const keys = columns.map((column) => `, ${column}`).join('');
  return defineStatistic({
    path,
    rows: ({ period, parameters }) => `
      select time::text${columns.map((column) => ` || ' ' || ${column}`).join('')} as id, time${keys}, value from (
        select ${bucketOf(period, parameters)} as time${keys}, sum(${figure})::bigint as value
        from (${figuresOf(rollup, `${figure}${keys}`, period, parameters, needsSingleDays(period))}) f
        group by time${keys}) s`,
    fields: {
      time: computed('date', 't.time'),
      value: computed(type, 't.value'),
      ...Object.fromEntries(
        Object.entries(segments).map(([name, { sql }]) => [`segment.${name}`, computed('text', sql)]),
      ),
    },
    defaultSort: ['time', 1],
  });
}

export const totalRevenue = defineSeries({
  path: 'total-revenue',
  rollup: 'sales',
  figure: 'revenue',
  type: 'money',
  segments: { customerType },
});

/** A sale with several tenders counts once, for the tender that pays most, so that the values add up to the sales. */
export const totalTrans = defineSeries({
  path: 'total-trans',
  rollup: 'channels',
  figure: 'transactions',
  type: 'integer',
  segments: { customerType, paymentMethod: { column: 'type', sql: PAYMENT_METHOD_NAME } },
});

export const totalQty = defineSeries({
  path: 'total-qty',
  rollup: 'sales',
  figure: 'qty',
  type: 'integer',
  segments: { customerType },
});

export const totalEarn = defineSeries({
  path: 'total-earn',
  rollup: 'sales',
  figure: 'earn_points',
  type: 'integer',
});

export const totalRedeem = defineSeries({
  path: 'total-redeem',
  rollup: 'sales',
  figure: 'redeem_points',
  type: 'integer',
});
