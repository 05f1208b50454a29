import { rankTenders } from '@taem/domain/insight/overview.ts';
import fc from 'fast-check';
import { buildSchema, type GraphQLEnumType, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import schemaText from '../../../../schema.graphql?raw';
import { readListAddress, writeListAddress } from '../../list/listAddress.ts';
import { entriesOf, REPORTS, reportOf } from './declarations.ts';
import { columnsOf, orderOf } from './reportColumns.ts';
import { fileQuery } from './reportFile.ts';
import { reportShape } from './reportShape.ts';
import { SALES } from './sources/sales.ts';
import { TENDERS } from './sources/whole.ts';
import { heading } from './words.ts';

const schema = buildSchema(schemaText);
const reports = Object.entries(REPORTS).flatMap(([type, ids]) =>
  Object.entries(ids).map(([id, report]) => [`${type}/${id}`, report] as const),
);
const english = (path: string) => {
  const [type = '', id = ''] = path.split('/');
  const report = reportOf(type, id);
  return report ? columnsOf(report, report.source).map(({ words }) => words.en) : [];
};

const MEMBER = [
  ...['name', 'ID', 'Tier', 'LTV(THB)', 'Total Revenue (THB)', 'Transactions'],
  ...['Frequent Category', 'Expensive Category', 'Frequent Product', 'Expensive Product'],
];
const PAYMENT = [
  ...['Date', 'Payment ID', 'Transaction times', 'Quantity', 'Total Price', 'Discount', 'Total Revenue'],
  // Other, delivery and the amount paid are added to those of the documents, so that the tenders add up.
  ...['Cash', 'Transfer', 'Credit/Debit', 'Other', 'Delivery', 'Paid', 'Disc. Code'],
];

test('BI-15 there is a report for every type and id, and for no other', () => {
  const ids = Object.fromEntries(Object.entries(REPORTS).map(([type, each]) => [type, Object.keys(each).sort()]));
  expect(ids).toEqual({
    revenue: ['all', 'member', "member's transactions", 'transactions', 'void', 'walk-in', "walk-in's transactions"],
    customer: ['all', 'bigspender', 'frequent', 'member', 'walk-in'],
    loyalty: ['earn', 'redeem', 'remaining', 'tiers', 'total'],
    product: ['category', 'margin', 'product', 'subcategory'],
    ranking: ['bigspender', 'category', 'frequent', 'payment', 'product'],
    'each-loyalty': [],
  });
});

test.each([
  ['BI-10', '/bi/revenue', 'Total Revenue', 'revenue/all'],
  ['BI-11', '/bi/customer', 'Big Spender', 'customer/bigspender'],
  ['BI-12', '/bi/loyalty', 'Total Earn Points', 'loyalty/total'],
  ['BI-12', '/bi/loyalty', 'Total Redeem Points', 'loyalty/redeem'],
  ['BI-12', '/bi/loyalty', 'Total Remaining Points', 'loyalty/remaining'],
  ['BI-12', '/bi/loyalty', 'Tiers Report', 'loyalty/tiers'],
  ['BI-13', '/bi/productandCategory', 'Product', 'product/product'],
  ['BI-14', '/bi/ranking', 'Top Payment Methods', 'ranking/payment'],
])('%s on the menu %s the button %s leads to %s, and no other does', (_id, section, label, path) => {
  const leads = entriesOf(section).filter(({ words, to }) => words.en === label || to === `/bi/report/${path}`);
  expect(leads.map(({ words, to }) => [words.en, to])).toEqual([[label, `/bi/report/${path}`]]);
});

test.each([
  ['BI-42', 'customer/member', MEMBER],
  ['BI-42', 'each-loyalty/Gold', MEMBER],
  [
    'BI-43',
    'loyalty/total',
    [
      'Tier',
      'Total Earn points',
      'Total Redeem points',
      'Total Remaining points',
      'Quantity units',
      'Transactions',
      'Total Revenue',
    ],
  ],
  ['BI-44', 'revenue/transactions', PAYMENT],
  ['BI-45', 'revenue/void', ['Date', 'name and ID', 'Total Revenue', 'Payment Method', 'Users', 'Void Detail']],
  [
    'BI-46',
    'ranking/payment',
    ['Ranking', 'Payment Method', 'Transactions', 'Total Revenue', 'Bank Name', 'Credit Card Type'],
  ],
  [
    'BI-47',
    'ranking/product',
    ['Ranking', 'Product Code', 'Product Name', 'Transactions', 'Quantity', 'Total Revenue', 'Total Member'],
  ],
  ['BI-47', 'ranking/category', ['Ranking', 'Category', 'Transactions', 'Quantity', 'Total Revenue', 'Total Member']],
  ['BI-48', 'loyalty/tiers', ['Tier', 'Member count', 'Revenue', 'LTV', 'Transactions', 'Big Spender', 'Frequency']],
])('%s the columns of %s are those of the documents', (_id, path, columns) => {
  expect(english(path)).toEqual(columns);
});

describe.each(reports)('%s', (_path, report) => {
  test('has words in both languages, and columns and orders that its source knows', () => {
    expect(columnsOf(report, report.source)).toHaveLength(report.columns.length);
    const orders = report.orders.map((name) => report.source.orders[name]);
    const said = [
      report.title,
      ...columnsOf(report, report.source).map(({ words }) => words),
      ...orders.map((order) => order?.words),
    ];
    for (const words of said) expect(words?.th.trim() && words.en.trim()).toBeTruthy();
    expect(report.orders.length).toBeGreaterThan(0);
  });

  test('asks what the contract knows, in orders that it knows', () => {
    expect(validate(schema, report.source.document)).toEqual([]);
    if (report.source.isWhole) return;
    const sorts = [
      'MemberFiguresSortField',
      'ProductFiguresSortField',
      'CategoryFiguresSortField',
      'TransactionSortField',
    ];
    const allowed = sorts.flatMap((name) =>
      (schema.getType(name) as GraphQLEnumType).getValues().map((value) => value.name),
    );
    for (const { field } of Object.values(report.source.orders)) expect(allowed).toContain(field);
  });

  test.each(['th', 'en'] as const)(
    'BI-18 has a file with the columns of the screen, under the same headings (%s)',
    (language) => {
      const columns = columnsOf(report, report.source);
      const query = fileQuery(columns, language, { above: [], total: '', word: String }, 'xlsx');
      const labelled = JSON.parse(query.get('columns') ?? '[]') as [string, string][];
      expect(labelled.map(([, label]) => label)).toEqual(columns.map((column) => heading(column, language)));
      expect(labelled.every(([wire]) => wire !== '')).toBe(true);
      expect(columns.some(({ sums }) => sums)).toBe(true);
    },
  );
});

test('BI-44 the tenders of a sale add up to what was paid, as revenue and delivery do', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 }).map((satang) => satang / 100);
  const property = fc.property(
    fc.tuple(amount, amount, amount, amount, amount),
    ([cash, transfer, card, other, fee]) => {
      const due = Math.round((cash + transfer + card + other) * 100) / 100;
      const [cashAmount, transferAmount, creditDebitAmount, otherAmount] = [cash, transfer, card, other];
      const row = {
        ...{ cashAmount, transferAmount, creditDebitAmount, otherAmount, discountCodes: [] },
        ...{ deliveryCost: fee, amountDue: due, totalRevenue: due - fee },
      };
      const of = (...names: string[]) =>
        names.map((name) => Number(SALES.columns.find((column) => column.name === name)?.value(row, {} as never, 1)));
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      expect(sum(of('cash', 'transfer', 'card', 'other'))).toBeCloseTo(sum(of('paid')), 4);
      expect(sum(of('revenue', 'delivery'))).toBeCloseTo(sum(of('paid')), 4);
    },
  );
  fc.assert(property, { numRuns: 50 });
});

test('BI-37 the ranking of payment methods has the order and the totals of the overview, banks and cards beside them', () => {
  const tender = fc.record({
    paymentMethod: fc.constantFrom('CASH', 'CREDIT_DEBIT', 'TRANSFER', 'OTHER'),
    instituteName: fc.constantFrom(null, 'A', 'B'),
    cardName: fc.constantFrom(null, 'X'),
    totalTransactions: fc.nat(9),
    totalRevenue: fc.integer({ min: 1, max: 1_000_000 }).map((satang) => satang / 100),
  });
  const range = { from: '2026-01-01', to: '2026-01-31' };
  const property = fc.property(fc.array(tender, { maxLength: 12 }), (paymentMethods) => {
    const rows = (TENDERS.read({ statistics: { range, paymentMethods } }, {} as never)?.rows ?? []) as {
      paymentMethod: string;
      totalRevenue: number;
    }[];
    const satangOf = (method: string) =>
      paymentMethods
        .filter(({ paymentMethod }) => paymentMethod === method)
        .reduce((sum, { totalRevenue }) => sum + Math.round(totalRevenue * 100), 0);
    expect(rows.map(({ totalRevenue }) => totalRevenue)).toEqual(
      rows.map(({ paymentMethod }) => satangOf(paymentMethod) / 100),
    );
    expect(rows.map(({ paymentMethod }) => paymentMethod)).toEqual(
      rankTenders(paymentMethods).map(({ paymentMethod }) => paymentMethod),
    );
  });
  fc.assert(property, { numRuns: 100 });
});

test('BI-16 an unknown id is the name of a tier, whatever is in it', () => {
  for (const name of ["King's", 'Gold/Silver', 'ทองคำ', '__proto__', 'constructor']) {
    const report = reportOf('each-loyalty', name);
    expect(report?.title.en).toBe(`${name} Report`);
    expect(report?.fixed).toEqual({ tierName: name });
  }
  expect(reportOf('revenue', 'Gold')?.title.en).toBe('Gold Report');
});

test('BI-17 an unknown type has no report', () => {
  for (const type of ['stock', '__proto__', 'constructor', '']) expect(reportOf(type, 'all')).toBeNull();
});

test('BI-22, BI-26 rankings show three rows; that of products alone has separate days', () => {
  for (const [id, { top, modes }] of Object.entries(REPORTS.ranking ?? {})) {
    expect(top).toBe(3);
    expect(modes).toEqual(['all', 'day', 'month', 'year', ...(id === 'product' ? ['custom'] : [])]);
  }
});

test('what makes no sense of an address is as if it were not there; what is not of the list stays in it', () => {
  const report = reportOf('customer', 'all');
  if (!report) throw new Error('no report');
  const shape = reportShape(report);
  const read = (address: string) => readListAddress(shape, new URLSearchParams(address));
  expect(read('page=-3&perPage=7&sort=__proto__&customer=member&tier=x')).toMatchObject({
    ...{ page: 1, perPage: 10, sort: null, filter: { customer: 'member' } },
  });
  // An order has one direction, which earlier addresses omitted.
  expect(read('sort=revenue').sort).toEqual({ field: 'revenue', direction: 'desc' });
  expect(read('sort=revenue.asc').sort).toEqual(read('sort=revenue').sort);
  expect(read('sort=all').sort).toBeNull();
  const beside = new URLSearchParams('period=month&page=4');
  expect(writeListAddress(shape, read('sort=revenue'), beside).toString()).toBe('period=month&sort=revenue.desc');
});

test('IM-12 the head of a column puts rows in its order where the report offers that', () => {
  const headsOf = (type: string, id: string) => {
    const report = REPORTS[type]?.[id];
    if (!report) return null;
    return columnsOf(report, report.source).flatMap((column) => {
      const order = orderOf(report, report.source, column);
      return order ? [`${column.name} ${order} ${reportShape(report).sorts[order]}`] : [];
    });
  };
  expect(headsOf('revenue', 'all')).toEqual(['time all desc', 'quantity item desc', 'revenue revenue desc']);
  expect(headsOf('customer', 'member')).toEqual(
    expect.arrayContaining(['name name asc', 'ltv ltv desc', 'revenue revenue desc', 'transactions transactions desc']),
  );
  // With one order there is no choice.
  expect(headsOf('revenue', 'void')).toEqual([]);
});
