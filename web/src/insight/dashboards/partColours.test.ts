import { chartOf } from '@taem/domain/insight/dashboards/chartOf.ts';
import { layOut } from '@taem/domain/insight/dashboards/layOut.ts';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import schemaText from '../../../../schema.graphql?raw';
import { colourOfRows, drawnAs, seriesColours } from './partColours.ts';

const schema = buildSchema(schemaText);

/** Returns the colours of the series and rows of a part, and how its series are drawn, by the contract's fields. */
function drawn(text: string, data: object, drawing = 'STACKED_BAR') {
  const path = `statistics.${/\w+/.exec(text)?.[0]}`;
  const body = {
    document: `query { statistics(range: { last: THIS_MONTH }, compare: PREVIOUS_PERIOD) { ${text} previous { ${text} } } }`,
    parts: [{ path, title: null, drawing, columns: [], x: 0, y: 0, width: 1, height: 1 }],
  };
  const [part] = layOut(body as never, schema, { data: { statistics: data } });
  const chart = part && chartOf(part);
  return chart
    ? {
        series: seriesColours(chart),
        rows: colourOfRows(chart, ['GUEST', 'MEMBER']),
        as: chart.series.map((_, at) => drawnAs(chart, at)),
      }
    : null;
}
const point = (customerType: string) => ({ time: '2026-11-01', customerType, value: 1 });
const sold = (customerType: string) => ({ week: '2026-11-02', customerType, totalRevenue: 1 });

test.each([
  [
    ['GUEST', 'MEMBER'],
    ['guest', 'member'],
  ],
  [
    ['MEMBER', 'GUEST'],
    ['member', 'guest'],
  ],
])('IM-08 series of %j are %j, whichever comes first', (types, colours) => {
  const points = drawn('totalRevenue { points { time customerType value } }', {
    totalRevenue: { points: types.map(point) },
  });
  const rows = drawn('breakdown(by: [WEEK, CUSTOMER_TYPE]) { rows { week customerType totalRevenue } }', {
    breakdown: { rows: types.map(sold) },
  });
  expect([points?.series, rows?.series]).toEqual([colours, colours]);
});

test('IM-08 bars by customer type have the colours of those; by anything else they are one series, in one colour', () => {
  const rows = (dimension: string, field: string) =>
    drawn(`breakdown(by: [${dimension}]) { rows { ${field} totalRevenue } }`, { breakdown: { rows: [] } }, 'BAR')?.rows;
  expect([
    rows('CUSTOMER_TYPE', 'customerType'),
    rows('TENDER', 'paymentMethod'),
    rows('TIER', 'tier { id name }'),
    rows('BRANCH', 'branch { id name }'),
  ]).toEqual([['guest', 'member'], undefined, undefined, undefined]);
});

const items = [{ name: 'ลาเต้', totalQuantity: 3, guest: { totalQuantity: 1 }, member: { totalQuantity: 2 } }];

test('IM-08 figures of members and of walk-in customers are orange and navy upon each other, and their total is the top', () => {
  const text = 'products { items { name guest { totalQuantity } member { totalQuantity } } }';
  expect(drawn(text, { products: { items } }, 'BAR')).toMatchObject({
    series: ['guest', 'member'],
    as: [undefined, undefined],
  });
});

test('points are amber, and figures that are no parts of a whole stand beside each other', () => {
  const tiers = [{ name: 'Gold', totalMembers: 3, earnPoints: 10, redeemPoints: 4 }];
  expect(drawn('tiers { name earnPoints redeemPoints }', { tiers }, 'BAR')).toMatchObject({
    series: ['point', 'pointDark'],
    as: ['beside', 'beside'],
  });
});
