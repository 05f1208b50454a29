import { operationCost } from '@taem/domain/contract/operationCost.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSchema } from '../../schema.ts';
import { ids } from '../../testing/demoRows.ts';
import { refusal } from '../../testing/fakeGateway.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const NOVEMBER = '{ from: "2026-11-01", to: "2026-11-20" }';
const DAYS = { from: '2026-11-01', to: '2026-11-20' };

const server = openForTests(startTestServer);
beforeEach(() => {
  server.gateway.reply = () => undefined;
});

async function ask(query: string, variables?: object) {
  const before = server.gateway.calls.length;
  const answer = await server.ask(query, variables);
  const calls = server.gateway.calls.slice(before).map(({ path, query: parameters }) => ({
    path,
    query: Object.fromEntries(parameters),
  }));
  return { ...answer, calls };
}

const statistics = (fields: string, more = '') => `{ statistics(range: ${NOVEMBER}${more}) { ${fields} } }`;

it('D10 documents that select other figures of one breakdown name it and its rows alike; other arguments name others', async () => {
  const idsOf = async (args: string, fields: string) => {
    const { data, errors } = await ask(statistics(`breakdown(${args}) { id rows { id ${fields} } }`));
    expect(errors).toBeUndefined();
    const { id, rows } = data.statistics.breakdown;
    return [id, ...rows.map((row: { id: string }) => row.id)];
  };
  const ids = await idsOf('by: [HOUR]', 'totalRevenue');
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(1);
  expect(await idsOf('by: [HOUR]', 'hour totalTransactions share')).toEqual(ids);
  expect((await idsOf('by: [HOUR], first: 5', 'totalRevenue'))[0]).not.toBe(ids[0]);
});

describe('what is requested from the gateway', () => {
  it.each([
    [
      'only the figures that are selected, without totals',
      'breakdown(by: [HOUR, BRANCH]) { rows { hour totalRevenue } source }',
      { by: 'hour,branch', measures: 'total_revenue', totals: 'false', limit: '100', ...DAYS },
    ],
    [
      'a share asks for its figure and the totals',
      'breakdown(by: [PRODUCT], first: 5) { rows { share(of: ITEM_AMOUNT) } }',
      { by: 'product', measures: 'item_amount', totals: 'true', limit: '5', ...DAYS },
    ],
    [
      'figures of rows, totals and what was before are one list',
      'breakdown(by: [SUB_CATEGORY]) { totals { totalMembers } rows { totalQuantity previous { itemAmount } } }',
      {
        by: 'sub_category',
        measures: 'item_amount,total_member,total_qty',
        totals: 'true',
        limit: '100',
        ...DAYS,
      },
    ],
    [
      'how many rows there are is a call that counts sales',
      'breakdown(by: [MEMBER]) { total }',
      { by: 'member', measures: 'total_transaction', totals: 'false', limit: '100', ...DAYS },
    ],
    [
      'the filter and the order in the words of the wire',
      `breakdown(by: [DAY], filter: { customerType: MEMBER, hours: [9] }, sort: { field: AVERAGE_BASKET, direction: DESC }) { rows { averageBasket } }`,
      {
        by: 'day',
        measures: 'average_basket',
        totals: 'false',
        limit: '100',
        filter: '{"member_id":{"$ne":null},"hour":{"$in":[9]}}',
        sort: '{"average_basket":-1}',
        ...DAYS,
      },
    ],
    [
      'along the keys, the other way',
      'breakdown(by: [DAY], sort: { field: KEY, direction: DESC }) { rows { totalTransactions } }',
      { by: 'day', measures: 'total_transaction', totals: 'false', limit: '100', sort: '{"key":-1}', ...DAYS },
    ],
  ])('%s', async (_, fields, query) => {
    const { calls, errors } = await ask(statistics(fields));
    expect(errors).toBeUndefined();
    expect(calls).toEqual([{ path: '/stat/breakdown', query }]);
  });

  it('days are compared only where a comparison is selected', async () => {
    const compared = ', compare: PREVIOUS_PERIOD';
    const { calls } = await ask(
      statistics(
        'a: breakdown(by: [DAY]) { rows { change } } b: breakdown(by: [WEEK]) { rows { totalRevenue } }',
        compared,
      ),
    );
    const before = { compare_from: '2026-10-01', compare_to: '2026-10-20' };
    expect(calls.map(({ query }) => [query.by, query.compare_from, query.compare_to]).sort()).toEqual([
      ['day', before.compare_from, before.compare_to],
      ['week', undefined, undefined],
    ]);
    const alone = await ask(statistics('breakdown(by: [DAY]) { rows { previous { totalRevenue } change } }'));
    expect(alone.calls[0]?.query).not.toHaveProperty('compare_from');
  });

  it('the same breakdown under several aliases is one call for all that they ask, another one is its own', async () => {
    const { calls, data } = await ask(
      `query($first: Int) { statistics(range: ${NOVEMBER}) {
        a: breakdown(by: [PRODUCT], first: $first) { rows { ...Sold } }
        b: breakdown(by: [PRODUCT], first: 7) { totals { totalRevenue } }
        c: breakdown(by: [HOUR]) { rows { totalMembers } } } }
      fragment Sold on BreakdownRow { productId itemAmount ... on BreakdownRow { totalQuantity } }`,
      { first: 7 },
    );
    expect(calls.map(({ query }) => [query.by, query.measures])).toEqual([
      ['product', 'item_amount,total_qty,total_revenue'],
      ['hour', 'total_member'],
    ]);
    expect(data.statistics.a.rows[0]).toEqual({ productId: ids.coffee, itemAmount: 130, totalQuantity: 2 });
    expect(data.statistics.b.totals).toEqual({ totalRevenue: 500 });
  });

  it('what rows point at is loaded in one call for each kind', async () => {
    const { calls, data, errors } = await ask(
      statistics(`breakdown(by: [PRODUCT]) { rows { product { name } } }
        other: breakdown(by: [PRODUCT, BRANCH]) { rows { product { name } branch { name } } }`),
    );
    expect(errors).toBeUndefined();
    const loads = calls.map(({ path }) => path).filter((path) => path !== '/stat/breakdown');
    expect(loads.sort()).toEqual(['/merchant-branches', '/products']);
    expect(data.statistics.breakdown.rows[0].product.name).toBe('Coffee');
  });
});

describe('what is answered', () => {
  it('shares are of the totals and changes of the days before, in percent; of nothing there is none', async () => {
    const { data, errors } = await ask(
      statistics(
        `breakdown(by: [PRODUCT, TENDER]) { id total source totals { itemAmount totalRevenue }
          rows { paymentMethod totalRevenue share(of: ITEM_AMOUNT) none: share(of: TOTAL_REVENUE)
            change(of: ITEM_AMOUNT) pieces: change(of: TOTAL_QUANTITY) previous { itemAmount } } }`,
        ', compare: PREVIOUS_PERIOD',
      ),
    );
    expect(errors).toBeUndefined();
    const { id, ...breakdown } = data.statistics.breakdown;
    expect(id).toContain('2026-11-01 2026-11-20 DAY PREVIOUS_PERIOD ALL ');
    expect(breakdown).toEqual({
      total: 2,
      source: 'ROLLUPS',
      totals: { itemAmount: 520, totalRevenue: 500 },
      rows: [
        {
          ...{ paymentMethod: 'CREDIT_DEBIT', totalRevenue: null, share: 25, none: null },
          ...{ change: 30, pieces: null, previous: { itemAmount: 100 } },
        },
        { paymentMethod: null, totalRevenue: null, share: 75, none: null, change: null, pieces: null, previous: null },
      ],
    });
  });

  it('a refusal of the gateway is that of the field, and leaves the others', async () => {
    server.gateway.reply = ({ query }) =>
      query.get('by') === 'product,tender'
        ? refusal(400, 'VALIDATION', [{ path: 'by', message: 'has PRODUCT and TENDER' }])
        : undefined;
    const { data, errors } = await ask(
      statistics('breakdown(by: [PRODUCT, TENDER]) { total } hours: breakdown(by: [HOUR]) { total }'),
    );
    expect(data.statistics).toEqual({ breakdown: null, hours: { total: 2 } });
    expect(errors).toMatchObject([{ path: ['statistics', 'breakdown'], extensions: { code: 'VALIDATION' } }]);
  });

  it.each([
    ['no rows', { source: 'sales', total: 0 }],
    ['a row that is none', { source: 'sales', total: 1, rows: [1] }],
    ['no source', { total: 0, rows: [] }],
    ['nothing', null],
  ])('an answer with %s is a failure, never no figures', async (_, breakdown) => {
    server.gateway.reply = () => ({ status: 200, body: { status: 200, payload: { breakdown } } });
    const { data, errors } = await ask(statistics('breakdown(by: [HOUR]) { total }'));
    expect(data.statistics.breakdown).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  it('a breakdown costs what its rows at most are, and a hundred where no one says', () => {
    const schema = createSchema();
    const cost = (first: string) => {
      const text = statistics(`breakdown(by: [MEMBER]${first}) { rows { member { code } } }`);
      return operationCost({ schema, document: parse(text), variables: {}, today: '2026-11-23' }).estimated;
    };
    expect(cost(', first: 1000') - cost(', first: 10')).toBe(990 * 2);
    expect(cost('')).toBe(cost(', first: 100'));
  });
});
