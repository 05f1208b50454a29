import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { chartOf } from './chartOf.ts';
import { fieldWord } from './columnWords.ts';
import { dashboardFaults } from './dashboardFaults.ts';
import { readDashboardFile, writeDashboardFile } from './dashboardFile.ts';
import { drawingsFor, figureParts } from './figureParts.ts';
import { layOut } from './layOut.ts';
import { asksFor, readDocument } from './readDocument.ts';
import type { SentWith } from './rootArguments.ts';

const schema = buildSchema(`
  type Query { statistics(range: String, by: String): Statistics report: Statistics viewer: String }
  type Statistics { id: ID! totalRevenue: Series totalQuantity: Series previous: Statistics }
  type Series { total: Int points: [Point!] }
  type Point { time: String value: Int }
`);

describe('a document of a dashboard', () => {
  it('is reported where it does not fit the schema, with the nearest field', () => {
    const faults = dashboardFaults('{\n  statistics { totalRevenu { total } } }', '{}', schema);
    expect(faults).toMatchObject([{ name: 'totalRevenu', line: 2, column: 16 }]);
    expect(faults[0]?.nearest[0]).toBe('totalRevenue');
    expect(dashboardFaults('{ statistics { totalRevenue { total } } }', '{}', schema)).toEqual([]);
  });

  it('asks figures alone, through fragments and aliases too', () => {
    const codeOf = (text: string) => {
      const read = readDocument(text);
      return read.ok ? null : `${read.fault.code} ${read.fault.name}`;
    };
    expect(codeOf('{ a: statistics { id } ... on Query { report { id } } }')).toBeNull();
    expect(codeOf('{ statistics: viewer }')).toBe('FOREIGN_FIELD viewer');
    expect(codeOf('{ ...F } fragment F on Query { viewer }')).toBe('FOREIGN_FIELD viewer');
    expect(codeOf('subscription { statistics { id } }')).toBe('NO_QUERY ');
    expect(codeOf(`{ ...F } fragment F on Query { ...F }`)).toBeNull();
  });

  it('is refused before it is parsed where it goes too deep, and before it is checked where it repeats itself', () => {
    const deep = (levels: number) =>
      `query ($a: [Int] = ${'['.repeat(levels)}${']'.repeat(levels)}) { statistics { id } }`;
    const codeOf = (text: string) => {
      const read = readDocument(text);
      return read.ok ? null : read.fault.code;
    };
    expect([99, 100, 2_400, 30_000].map((levels) => codeOf(deep(levels)))).toEqual([
      null,
      ...['TOO_DEEP', 'TOO_DEEP', 'TOO_DEEP'],
    ]);
    expect(codeOf(`{ statistics { id } } # ${'('.repeat(200)}`)).toBeNull();
    expect(codeOf(`query ($a: String = "${'('.repeat(200)}") { statistics { id } }`)).toBeNull();
    const repeated = (times: number) => `{${'statistics { id } '.repeat(times)}}`;
    expect([200, 201].map((times) => codeOf(repeated(times)))).toEqual([null, 'TOO_LONG']);
    expect(codeOf(`{ statistics { ${Array.from({ length: 201 }, (_, at) => `id${at}: id`).join(' ')} } }`)).toBeNull();
  });

  it('is requested part by part, by the keys of the answer, and the parser survives fragments that double each other', () => {
    const at = (text: string, path: string) => {
      const read = readDocument(text);
      return read.ok && asksFor(read.read, path);
    };
    const text = '{ now: statistics { ...F } } fragment F on Statistics { sold: totalRevenue { total } }';
    expect([at(text, 'now.sold.total'), at(text, 'now.totalRevenue'), at(text, 'statistics')]).toEqual([
      true,
      false,
      false,
    ]);
    const doubled = '{ statistics { ...F } } fragment F on Statistics { previous { ...F } previous { ...F } id }';
    expect(at(doubled, `statistics.${'previous.'.repeat(30)}id`)).toBe(true);
  });
});

describe('a day that stands for more', () => {
  const dated = buildSchema(`
    scalar Date
    type Query { statistics(range: Days, by: Unit): Statistics report(range: Days): Statistics }
    input Days { last: String from: Date to: Date }
    enum Unit { DAY WEEK MONTH QUARTER YEAR }
    type Statistics { by: Unit totalRevenue: Series breakdown: Rows }
    type Series { points: [Point!] }
    type Point { time: Date value: Int }
    type Rows { rows: [Row!] }
    type Row { day: Date week: Date month: Date quarter: Date year: Date birthdate: Date totalRevenue: Int }
  `);
  const unitsOf = (document: string, path: string, sent: SentWith | null, by?: string) => {
    const part = { path, title: null, drawing: 'TABLE' as const, width: 12, columns: [] };
    const [laidOut] = layOut({ document, parts: [part] }, dated, { data: { statistics: { by } } }, sent);
    return laidOut?.columns.filter(({ isKey }) => isKey).map(({ unit }) => unit);
  };
  const POINTS = '{ totalRevenue { points { time value } } }';
  const unitOf = (head: string, variables: SentWith['variables'] | null, by?: string) =>
    unitsOf(
      `${head} ${POINTS} }`,
      'statistics.totalRevenue',
      variables && { ...{ variables }, today: '2026-06-15' },
      by,
    );
  const BY = 'query ($range: Days, $by: Unit) { statistics(range: $range, by: $by)';

  it('is that of its field in a breakdown; other days are days', () => {
    const text = '{ statistics { breakdown { rows { day week month quarter year birthdate totalRevenue } } } }';
    const units = ['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR', null];
    expect(unitsOf(text, 'statistics.breakdown', null)).toEqual(units);
  });

  it.each<[said: string, head: string, variables: SentWith['variables'] | null, unit: string | null]>([
    ['as it is written', '{ statistics(by: MONTH)', null, 'MONTH'],
    ['as it was sent', BY, { by: 'QUARTER' }, 'QUARTER'],
    ['as its default', 'query ($by: Unit = WEEK) { statistics(by: $by)', {}, 'WEEK'],
    [
      'not as its default, where nobody knows what was sent',
      'query ($by: Unit = WEEK) { statistics(by: $by)',
      null,
      null,
    ],
    ['as its days decide', BY, { by: null, range: { last: 'LAST_30_DAYS' } }, 'DAY'],
    ['as its days decide today', BY, { range: { last: 'THIS_YEAR' } }, 'MONTH'],
    ['as its days decide without an end', '{ statistics(range: { from: "2020-01-01" })', {}, 'YEAR'],
    ['as nobody knows', BY, null, null],
    ['as days that are none do not decide', BY, { range: { last: 7, from: '2026-99-99' } }, null],
  ])('in a series is %s', (_, head, variables, unit) => expect(unitOf(head, variables)).toEqual([unit]));

  it('in a series is as the text that was sent asks, not as the one that was written since', () => {
    const sent = { document: `{ statistics(by: WEEK) ${POINTS} }`, variables: {}, today: '2026-06-15' };
    const since = `{ statistics(by: YEAR) ${POINTS} }`;
    expect(unitsOf(since, 'statistics.totalRevenue', sent)).toEqual(['WEEK']);
    expect(unitsOf(since, 'statistics.totalRevenue', { ...sent, document: '{' })).toEqual([null]);
  });

  it('in a series is as it was answered before all', () => expect(unitOf(BY, { by: 'DAY' }, 'YEAR')).toEqual(['YEAR']));
});

describe('a drawing of a whole', () => {
  const sold = buildSchema(`
    scalar Money
    scalar Count
    type Query { statistics: Statistics report: Statistics }
    type Statistics { breakdown: Breakdown tiers: [TierFigures!] }
    type Breakdown { rows: [BreakdownRow!] }
    type BreakdownRow { gender: String branchId: String day: String averageBasket: Money totalMembers: Count share(of: Measure = TOTAL_REVENUE): Float change: Float totalRevenue: Money totalTransactions: Count paymentMethod: String product: Product offerId: ID tenderAmount: Money totalDiscount: Money earnPoints: Count redeemPoints: Count }
    type Product { name: String }
    enum Measure { TOTAL_REVENUE TOTAL_TRANSACTIONS AVERAGE_BASKET TOTAL_MEMBERS }
    type TierFigures { name: String totalMembers: Count }
  `);
  const soldBy = (key: string, fields: string) => `{ statistics { breakdown { rows { ${key} ${fields} } } } }`;
  const rowsOf = (fields: string) => soldBy('gender', fields);
  const drawings = (document: string) => {
    const read = readDocument(document);
    return read.ok ? figureParts(read.read, sold).flatMap(drawingsFor) : [];
  };

  it.each([
    [rowsOf('totalRevenue'), true],
    [rowsOf('share'), true],
    [rowsOf('share(of: TOTAL_TRANSACTIONS)'), true],
    [rowsOf('averageBasket totalRevenue'), true],
    ['{ statistics { tiers { name totalMembers } } }', true],
    [rowsOf('averageBasket'), false],
    [rowsOf('totalMembers'), false],
    [rowsOf('change'), false],
    [rowsOf('share(of: AVERAGE_BASKET)'), false],
    [rowsOf('share(of: TOTAL_MEMBERS)'), false],
    [`query ($of: Measure) ${rowsOf('share(of: $of)')}`, false],
    [rowsOf('totalTransactions'), true],
    // A sale with two products, two tenders or two offers is in the rows of both.
    [soldBy('paymentMethod', 'totalTransactions'), false],
    [soldBy('paymentMethod', 'share(of: TOTAL_TRANSACTIONS)'), false],
    [soldBy('paymentMethod', 'totalTransactions tenderAmount'), true],
    [soldBy('product { name }', 'totalTransactions'), false],
    [soldBy('offerId', 'totalRevenue'), false],
    [soldBy('offerId', 'share'), false],
    [soldBy('offerId', 'totalDiscount'), true],
  ])('is a ring of figures that add up: %s, %s', (document, is) =>
    expect(drawings(document).includes('RING')).toBe(is),
  );

  it.each([
    ['branchId totalRevenue', ['STACKED_BAR', 'TABLE']],
    ['branchId averageBasket totalRevenue', ['STACKED_BAR', 'TABLE']],
    ['branchId averageBasket', ['TABLE']],
    ['day totalRevenue', ['STACKED_BAR', 'LINE', 'TABLE']],
    ['day totalMembers', ['LINE', 'TABLE']],
  ])('is also bars upon each other: %s', (fields, fit) => expect(drawings(rowsOf(fields))).toEqual(fit));

  const drawn = (document: string, columns: { name: string; formula: string }[] = []) => {
    const part = { path: 'statistics.breakdown', title: null, drawing: 'RING' as const, width: 12, columns };
    const rows = [{ gender: 'MALE', averageBasket: 20, totalRevenue: 100 }];
    const [laidOut] = layOut({ document, parts: [part] }, sold, { data: { statistics: { breakdown: { rows } } } });
    return laidOut && { drawing: laidOut.drawing, rows: chartOf(laidOut)?.rows.map(({ values }) => values) };
  };

  it('leaves out what does not add up, also where it is worked out row by row', () => {
    const text = rowsOf('averageBasket totalRevenue');
    expect(drawn(text)).toEqual({ drawing: 'RING', rows: [[100]] });
    expect(drawn(text, [{ name: 'x', formula: 'averageBasket / 2' }])).toEqual({ drawing: 'RING', rows: [[100]] });
  });

  it.each([
    ['totalTransactions averageBasket totalRevenue', ['totalRevenue', 'averageBasket']],
    ['totalMembers totalDiscount', ['totalDiscount']],
    ['totalTransactions totalMembers', ['totalTransactions']],
    ['earnPoints totalMembers redeemPoints', ['earnPoints', 'redeemPoints']],
  ])('is of money first, and one axis of one sort of figures: %s', (fields, figures) => {
    const part = { path: 'statistics.breakdown', title: null, drawing: 'BAR' as const, width: 12, columns: [] };
    const [laidOut] = layOut({ document: rowsOf(fields), parts: [part] }, sold, {});
    expect(laidOut && chartOf(laidOut)?.figures.map(({ key }) => key)).toEqual(figures);
  });

  it('that was saved of what does not add up is drawn as bars', () => {
    expect(drawn(rowsOf('averageBasket'))).toEqual({ drawing: 'BAR', rows: [[20]] });
  });
});

it.each([
  ['RevenuePoint.totalRevenue', 'รายได้', 'Revenue'],
  ['PaymentMethodFigures.totalRevenue', 'ยอดที่ชำระ รวมค่าจัดส่งและ VAT', 'Paid, delivery and VAT included'],
  ['BreakdownRow.tenderAmount', 'ยอดที่ชำระ รวมค่าจัดส่งและ VAT', 'Paid, delivery and VAT included'],
  ['CategoryFigures.totalRevenue', 'ราคาสินค้าก่อนหักส่วนลดของบิล', 'Products before discounts on the bill'],
  ['BreakdownRow.itemAmount', 'ราคาสินค้าก่อนหักส่วนลดของบิล', 'Products before discounts on the bill'],
])('sums of other things have other names: %s', (coordinate, th, en) => {
  const [of = '', name = ''] = coordinate.split('.');
  expect([fieldWord(name, 'th', of), fieldWord(name, 'en', of)]).toEqual([th, en]);
});

it('a file restores the dashboard that it was exported from; another format is named, and anything else is refused', () => {
  const dashboard = {
    name: 'เช้า',
    document: '{ statistics { id } }',
    variables: '{}',
    parts: [
      {
        path: 'statistics',
        title: null,
        drawing: 'TABLE' as const,
        width: 12,
        columns: [{ name: 'x', formula: 'a/b' }],
      },
    ],
  };
  const text = writeDashboardFile(dashboard);
  expect(readDashboardFile(text)).toEqual(dashboard);
  expect(readDashboardFile(text.replace('"format": 1', '"format": 2'))).toBe('OTHER_FORMAT');
  for (const bad of ['', '[]', '{}', text.replace('a/b', 'a('), text.replace('statistics {', 'viewer {')])
    expect(readDashboardFile(bad)).toBe('NONE');
});
