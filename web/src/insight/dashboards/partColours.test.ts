import { chartOf } from '@taem/domain/insight/dashboards/chartOf.ts';
import { layOut } from '@taem/domain/insight/dashboards/layOut.ts';
import { buildSchema } from 'graphql';
import { expect, test } from 'vitest';
import schemaText from '../../../../schema.graphql?raw';
import { meaningOf, seriesColours } from './partColours.ts';

const schema = buildSchema(schemaText);

/** The colours of the series of a part, or the meaning of its labels, as the contract has its fields. */
function drawn(text: string, data: object, drawing = 'STACKED_BAR') {
  const path = `statistics.${/\w+/.exec(text)?.[0]}`;
  const body = {
    document: `query { statistics(range: { last: THIS_MONTH }, compare: PREVIOUS_PERIOD) { ${text} previous { ${text} } } }`,
    parts: [{ path, title: null, drawing, columns: [], x: 0, y: 0, width: 1, height: 1 }],
  };
  const [part] = layOut(body as never, schema, { data: { statistics: data } });
  const chart = part && chartOf(part);
  return chart ? { series: seriesColours(chart), rows: meaningOf(chart.label) } : null;
}
const point = (customerType: string) => ({ time: '2026-11-01', customerType, value: 1 });
const sold = (customerType: string) => ({ week: '2026-11-02', customerType, totalRevenue: 1 });

test.each([
  [
    ['GUEST', 'MEMBER'],
    ['navy', 'orange'],
  ],
  [
    ['MEMBER', 'GUEST'],
    ['orange', 'navy'],
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

test('IM-08 bars by customer type, tender or tier have the colours of those', () => {
  const meaning = (dimension: string, field: string) =>
    drawn(`breakdown(by: [${dimension}]) { rows { ${field} totalRevenue } }`, { breakdown: { rows: [] } }, 'BAR')?.rows;
  expect([
    meaning('CUSTOMER_TYPE', 'customerType'),
    meaning('TENDER', 'paymentMethod'),
    meaning('TIER', 'tier { id name }'),
    meaning('BRANCH', 'branch { id name }'),
  ]).toEqual(['customerType', 'tender', 'tier', null]);
});

test('IM-08 figures of members and of walk-in customers beside each other are orange and navy', () => {
  const items = [{ name: 'ลาเต้', guest: { totalQuantity: 1 }, member: { totalQuantity: 2 } }];
  const text = 'products { items { name guest { totalQuantity } member { totalQuantity } } }';
  expect(drawn(text, { products: { items } }, 'BAR')?.series).toEqual(['navy', 'orange']);
});
