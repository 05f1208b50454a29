import { gql, InMemoryCache } from '@apollo/client';
import { cachePolicies as typePolicies } from '@taem/client/apollo';
import { expect, test, vi } from 'vitest';

const range = { last: 'THIS_MONTH' };
const cost = gql`
  query Revenue($range: DayRangeInput!) {
    statistics(range: $range) { id range { from } totalRevenue { total } healthCheck { current { averageBasket } } }
  }
`;
const other = gql`
  query Split($range: DayRangeInput!) {
    statistics(range: $range) { id range { to } totalRevenue { member guest } totalQty { total } healthCheck { current { newMembers } } }
  }
`;
const scope = { __typename: 'Statistics', id: '2026-11-01 2026-11-22 DAY ALONE ALL' };
const days = (fields: object) => ({ __typename: 'DayRange', ...fields });
const series = (fields: object) => ({ __typename: 'RevenueSeries', ...fields });
const health = (fields: object) => ({
  __typename: 'HealthCheck',
  current: { __typename: 'HealthCheckMonth', ...fields },
});

test('D10 two widgets that ask different fields of the same statistics, setting or page lose nothing', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cache = new InMemoryCache({ typePolicies });
  const first = {
    statistics: {
      ...scope,
      range: days({ from: '2026-11-01' }),
      totalRevenue: series({ total: 100 }),
      healthCheck: health({ averageBasket: 50 }),
    },
  };
  const second = {
    statistics: {
      ...scope,
      range: days({ to: '2026-11-22' }),
      totalRevenue: series({ member: 60, guest: 40 }),
      totalQty: { __typename: 'QtySeries', total: 3 },
      healthCheck: health({ newMembers: 2 }),
    },
  };
  cache.writeQuery({ query: cost, variables: { range }, data: first });
  cache.writeQuery({ query: other, variables: { range }, data: second });
  expect(cache.readQuery({ query: cost, variables: { range } })).toEqual(first);
  expect(cache.readQuery({ query: other, variables: { range } })).toEqual(second);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('D10 two documents that ask for the same statistics without an id lose nothing, beside one with it too', () => {
  const variables = { range: { from: '2026-06-01', to: '2026-06-10' } };
  const documents = [
    gql`query A($range: DayRangeInput!) { statistics(range: $range) { totalRevenue { total } } }`,
    gql`query B($range: DayRangeInput!) { statistics(range: $range) { proof { asOf } } }`,
    gql`query C($range: DayRangeInput!) { statistics(range: $range) { id totalQty { total } } }`,
  ];
  const answers = [
    { totalRevenue: series({ total: 100 }) },
    { proof: { __typename: 'Proof', asOf: '2026-06-10T10:00:00Z' } },
    { id: scope.id, totalQty: { __typename: 'QtySeries', total: 3 } },
  ].map((fields) => ({ statistics: { __typename: 'Statistics', ...fields } }));
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const cache = new InMemoryCache({ typePolicies });
    for (const at of order) cache.writeQuery({ query: documents[at] ?? cost, variables, data: answers[at] });
    for (const at of order) expect(cache.readQuery({ query: documents[at] ?? cost, variables })).toEqual(answers[at]);
  }
});

test('D10 of what a widget reads of a page and of the rates another takes nothing away', () => {
  const cache = new InMemoryCache({ typePolicies });
  const total = gql`{ products { total } merchantSetting { id pointRates { id earnCash } } }`;
  const rows = gql`{ products { items { id } } merchantSetting { id version pointRates { id redeemCash } } }`;
  const rates = (fields: object) => ({ __typename: 'PointRates', id: 'self', ...fields });
  const setting = (fields: object) => ({ __typename: 'MerchantSetting', id: 'self', ...fields });
  const counted = {
    products: { __typename: 'ProductPage', total: 1 },
    merchantSetting: setting({ pointRates: rates({ earnCash: 25 }) }),
  };
  const listed = {
    products: { __typename: 'ProductPage', items: [{ __typename: 'Product', id: 'p1' }] },
    merchantSetting: setting({ version: 1, pointRates: rates({ redeemCash: 1 }) }),
  };
  cache.writeQuery({ query: total, data: counted });
  cache.writeQuery({ query: rows, data: listed });
  expect(cache.readQuery({ query: total })).toEqual(counted);
  expect(cache.readQuery({ query: rows })).toEqual(listed);
});

test('D10 two widgets that ask different fields of the same rows lose nothing; rows that may be others replace them', () => {
  const cache = new InMemoryCache({ typePolicies });
  const values = gql`{ statistics { id totalRevenue { points { time customerType value } } } }`;
  const revenue = gql`{ statistics { id products { items { productId totalRevenue } } } }`;
  const pieces = gql`{ statistics { id products { items { productId totalQuantity } } } }`;
  const kinds = gql`{ statistics { id totalRevenue { points { time customerType } } } }`;
  const point = (day: number, fields: object = {}) => ({
    __typename: 'RevenuePoint',
    time: `2026-11-0${day}`,
    customerType: 'MEMBER',
    ...fields,
  });
  const points = (...rows: object[]) => ({ statistics: { ...scope, totalRevenue: series({ points: rows }) } });
  const sold = (productId: string, fields: object) => ({ __typename: 'ProductFigures', productId, ...fields });
  const products = (...items: object[]) => ({
    statistics: { ...scope, products: { __typename: 'ProductFiguresPage', items } },
  });
  const [first, second] = [points(point(1, { value: 5 }), point(2, { value: 7 })), points(point(1), point(2))];
  cache.writeQuery({ query: values, data: first });
  cache.writeQuery({ query: kinds, data: second });
  expect(cache.readQuery({ query: values })).toEqual(first);
  // A sale was voided and another recorded: the cached rows are out of date.
  cache.writeQuery({ query: kinds, data: points(point(1), point(3)) });
  expect(cache.readQuery({ query: values })).toBeNull();

  const [money, count] = [products(sold('tea', { totalRevenue: 9 })), products(sold('tea', { totalQuantity: 3 }))];
  cache.writeQuery({ query: revenue, data: money });
  cache.writeQuery({ query: pieces, data: count });
  expect([cache.readQuery({ query: revenue }), cache.readQuery({ query: pieces })]).toEqual([money, count]);
  cache.writeQuery({ query: pieces, data: products(sold('cake', { totalQuantity: 3 })) });
  expect(cache.readQuery({ query: revenue })).toBeNull();
});

test('D10 a row is also distinguished by the record that it stands for; rows without anything to distinguish them replace each other', () => {
  const revenue = gql`{ statistics { id products { items { product { id } totalRevenue } } } }`;
  const pieces = gql`{ statistics { id products { items { product { id } totalQuantity } } } }`;
  const byId = gql`{ statistics { id products { items { productId totalQuantity } } } }`;
  const named = gql`{ statistics { id products { items { name totalQuantity } } } }`;
  const record = (id: string | null) => ({ product: id && { __typename: 'Product', id } });
  const page = (...rows: object[]) => {
    const items = rows.map((row) => ({ __typename: 'ProductFigures', ...row }));
    return { statistics: { ...scope, products: { __typename: 'ProductFiguresPage', items } } };
  };
  const money = page({ ...record('tea'), totalRevenue: 9 }, { ...record('cake'), totalRevenue: 4 });
  const readAfter = (query: typeof pieces, data: object, first = money) => {
    const cache = new InMemoryCache({ typePolicies });
    cache.writeQuery({ query: revenue, data: first });
    cache.writeQuery({ query, data });
    expect(cache.readQuery({ query })).toEqual(data);
    return cache.readQuery({ query: revenue });
  };
  const count = { totalQuantity: 3 };
  expect(readAfter(pieces, page({ ...record('tea'), ...count }, { ...record('cake'), ...count }))).toEqual(money);
  expect(readAfter(byId, page({ productId: 'tea', ...count }, { productId: 'cake', ...count }))).toEqual(money);
  expect(readAfter(pieces, page({ ...record('cake'), ...count }, { ...record('tea'), ...count }))).toBeNull();
  expect(readAfter(named, page({ name: 'Tea', ...count }, { name: 'Cake', ...count }))).toBeNull();
  const gone = page({ ...record(null), totalRevenue: 9 });
  expect(readAfter(pieces, page({ ...record(null), ...count }), gone)).toBeNull();
});

test('D10 two documents that ask other figures of the same breakdown lose nothing, whatever its rows are distinguished by', () => {
  const cache = new InMemoryCache({ typePolicies });
  const revenue = gql`{ statistics { id breakdown(by: [HOUR]) { id rows { id totalRevenue } } } }`;
  const pieces = gql`{ statistics { id breakdown(by: [HOUR]) { id rows { id hour totalQuantity } } } }`;
  const rows = (figures: (hour: number) => object) => ({
    statistics: {
      ...scope,
      breakdown: {
        __typename: 'Breakdown',
        id: 'b',
        rows: [9, 10].map((hour) => ({ __typename: 'BreakdownRow', id: `b [${hour}]`, ...figures(hour) })),
      },
    },
  });
  const [money, count] = [rows((hour) => ({ totalRevenue: hour })), rows((hour) => ({ hour, totalQuantity: 1 }))];
  cache.writeQuery({ query: revenue, data: money });
  cache.writeQuery({ query: pieces, data: count });
  expect([cache.readQuery({ query: revenue }), cache.readQuery({ query: pieces })]).toEqual([money, count]);
});
