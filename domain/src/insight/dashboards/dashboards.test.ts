import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { toApproximateNumber } from '../../money/decimal.ts';
import { chartOf } from './chartOf.ts';
import { columnWord, fieldWord } from './columnWords.ts';
import { dashboardFaults } from './dashboardFaults.ts';
import { readDashboardFile, writeDashboardFile } from './dashboardFile.ts';
import { drawingsFor, figureParts } from './figureParts.ts';
import { readFormula } from './formula.ts';
import { layOut } from './layOut.ts';
import { asksBefore, asksFor, readDocument } from './readDocument.ts';
import type { SentWith } from './rootArguments.ts';

const row: Readonly<Record<string, number | null>> = { big: 1e40, a: 10, b: 4, none: null, 'previous.a': 8, zero: 0 };

function worked(text: string): number | null | string {
  const read = readFormula(text);
  if (!read.ok) return `${read.fault.code} ${read.fault.at}`;
  const value = read.formula.valueOf((field) => row[field] ?? null);
  return value && toApproximateNumber(value);
}

describe('a formula over the figures of a row', () => {
  it.each<[text: string, value: number | null | string]>([
    ['a / b', 2.5],
    ['a - b - 1', 5],
    ['a + b * 2', 18],
    ['(a + b) * 2', 28],
    ['-a + -b', -14],
    ['- -3', 3],
    ['0.1 + 0.2', 0.3],
    ['(a - previous.a) / previous.a * 100', 25],
    ['a / zero', null],
    ['a / (b - b)', null],
    ['a + none', null],
    ['a + unknown', null],
    ['', 'EMPTY 0'],
    ['a +', 'ENDS_EARLY 3'],
    ['a b', 'UNEXPECTED 2'],
    ['(a', 'ENDS_EARLY 2'],
    ['a)', 'UNEXPECTED 1'],
    ['fetch(1)', 'CALL 5'],
    ['a; b', 'UNEXPECTED 1'],
    ['a[0]', 'UNEXPECTED 1'],
    ['a = 1', 'UNEXPECTED 2'],
    ['`a`', 'UNEXPECTED 0'],
    [`${'('.repeat(40)}1${')'.repeat(40)}`, 'TOO_DEEP 31'],
    ['1+'.repeat(150), 'TOO_LONG 200'],
    [`a${' + a'.repeat(20)}`, 210],
    [`a${' + a'.repeat(21)}`, 'TOO_LONG 84'],
    // Exactly 1, of two numbers that are each larger than any number that is written.
    [`(${'big * '.repeat(8)}big) / (${'big * '.repeat(8)}big)`, 1],
    ['big * big * big * big * big * big * big * big * big', null],
  ])('%s', (text, value) => expect(worked(text)).toBe(value));

  it('never throws, whatever is written, and names no global', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => void readFormula(text)));
    expect(worked('constructor')).toBeNull();
  });

  it('names its fields, each once', () => {
    const read = readFormula('a / b + previous.a - a');
    expect(read.ok && read.formula.fields).toEqual(['a', 'b', 'previous.a']);
  });
});

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
    // A sale of two products, of two ways to pay or with two offers is in the rows of both.
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

describe('rows whose keys are equal', () => {
  const sold = buildSchema(`
    scalar Money
    scalar Count
    scalar Date
    type Query { statistics: Statistics report: Statistics }
    type Statistics { totalRevenue: RevenueSeries paymentMethods: [PaymentMethodFigures!] products: [ProductFigures!] basketPieces: BasketPieces retention: [RetentionCohort!] breakdown(by: [BreakdownDimension!]!): Breakdown }
    type RevenueSeries { total: Money points: [RevenuePoint!] }
    type RevenuePoint { time: Date value: Money customerType: String }
    type PaymentMethodFigures { paymentMethod: String instituteName: String totalTransactions: Count totalRevenue: Money }
    type ProductFigures { productId: ID name: String totalRevenue: Money }
    type BasketPieces { steps: [BasketPiecesStep!] }
    type BasketPiecesStep { pieces: Int orMore: Boolean totalRevenue: Money }
    type RetentionCohort { month: Date value: Count months: [RetentionMonth!] }
    type RetentionMonth { month: Int note: String }
    enum BreakdownDimension { DAY PRODUCT TENDER CUSTOMER_TYPE }
    type Breakdown { rows: [BreakdownRow!] }
    type BreakdownRow { day: Date averageBasket: Money totalTransactions: Count totalRevenue: Money itemAmount: Money share: Float }
  `);
  const laidOut = (fields: string, statistics: object, columns: { name: string; formula: string }[] = []) => {
    const key = /\w+/.exec(fields)?.[0] ?? '';
    const part = { path: `statistics.${key}`, title: null, drawing: 'BAR' as const, width: 12, columns };
    return layOut({ document: `{ statistics { ${fields} } }`, parts: [part] }, sold, { data: { statistics } })[0];
  };
  const point = (time: string, customerType: string, value: number | null) => ({ time, customerType, value });
  const points = [
    point('2026-03-01', 'MEMBER', 0.1),
    point('2026-03-01', 'GUEST', 0.2),
    point('2026-03-02', 'GUEST', 1000.05),
    point('2026-03-03', 'MEMBER', null),
    point('2026-03-03', 'GUEST', null),
  ];
  const totalRevenue = { total: 1000.35, points };

  it('are one row, added up to the satang, and what is worked out is worked out of it', () => {
    const part = laidOut('totalRevenue { total points { time value } }', { totalRevenue }, [
      { name: 'x', formula: 'value * 10' },
    ]);
    expect(part?.rows).toEqual([
      ['2026-03-01', 0.3, 3],
      ['2026-03-02', 1000.05, 10000.5],
      ['2026-03-03', null, null],
    ]);
  });

  it('add up to the total that the contract states, however they are distinguished', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: -1e9, max: 1e9 }))), (pairs) => {
        const of = pairs.map(([day, amount], at) =>
          point(`2026-03-0${day}`, at % 2 ? 'MEMBER' : 'GUEST', amount / 100),
        );
        const part = laidOut('totalRevenue { points { time value } }', { totalRevenue: { points: of } });
        const cents = part?.rows.map((row) => Math.round(Number(row[1]) * 100)) ?? [];
        expect(new Set(part?.rows.map(([time]) => time)).size).toBe(part?.rows.length);
        expect(cents.reduce((sum, one) => sum + one, 0)).toBe(pairs.reduce((sum, [, one]) => sum + one, 0));
      }),
    );
  });

  it('are as many as the requested keys', () => {
    const part = laidOut('totalRevenue { points { time value customerType } }', { totalRevenue });
    expect(part?.rows).toHaveLength(5);
    const chart = part && chartOf(part);
    expect(chart?.series.map(({ value }) => value)).toEqual([['MEMBER'], ['GUEST']]);
    expect(chart?.rows[0]?.values).toEqual([0.1, 0.2]);
  });

  const tender = (instituteName: string, totalTransactions: number, revenue: number) => ({
    ...{ paymentMethod: 'TRANSFER', instituteName, totalTransactions, totalRevenue: revenue },
  });
  const paymentMethods = [tender('KBANK', 2, 10.1), tender('SCB', 2, 20.2)];

  it('are left as they came where one of their figures does not add up: a sale paid in two ways is in both', () => {
    expect(laidOut('paymentMethods { paymentMethod totalRevenue }', { paymentMethods })?.rows).toEqual([
      ['TRANSFER', 30.3],
    ]);
    const both = laidOut('paymentMethods { paymentMethod totalTransactions totalRevenue }', { paymentMethods });
    expect(both?.rows).toHaveLength(2);
    // What is drawn of them adds up.
    expect(both && chartOf(both)?.rows).toEqual([{ label: ['TRANSFER'], values: [30.3] }]);
  });

  it('have the whole of their keys as their label', () => {
    const part = laidOut('paymentMethods { paymentMethod instituteName totalRevenue }', { paymentMethods });
    expect(part && chartOf(part)?.rows).toEqual([
      { label: ['TRANSFER', 'KBANK'], values: [10.1] },
      { label: ['TRANSFER', 'SCB'], values: [20.2] },
    ]);
  });

  it('are two where an id that a name stands for distinguishes them', () => {
    const products = ['a', 'b'].map((productId) => ({ productId, name: 'กาแฟ', totalRevenue: 5 }));
    expect(laidOut('products { productId name totalRevenue }', { products })?.rows).toHaveLength(2);
    expect(laidOut('products { name totalRevenue }', { products })?.rows).toEqual([['กาแฟ', 10]]);
  });

  it('are left as they came where nothing says what they are of, or an outer row stands in each', () => {
    expect(
      laidOut('products { totalRevenue }', { products: [{ totalRevenue: 1 }, { totalRevenue: 2 }] })?.rows,
    ).toEqual([[1], [2]]);
    const months = [{ note: 'x' }, { note: 'x' }];
    const retention = [{ month: '2026-01-01', value: 7, months }];
    expect(laidOut('retention { month value months { note } }', { retention })?.rows).toHaveLength(2);
    const steps = [1, 2].map((pieces) => ({ pieces, orMore: false, totalRevenue: 1 }));
    const pieces = laidOut('basketPieces { steps { pieces orMore totalRevenue } }', { basketPieces: { steps } });
    expect(pieces?.rows).toHaveLength(2);
  });

  it.each([
    ['[DAY, CUSTOMER_TYPE]', 'totalRevenue totalTransactions share', 1],
    ['[DAY, CUSTOMER_TYPE]', 'averageBasket', 2],
    // Nothing in the rows says it, and yet a sale of two products is in two of them.
    ['[DAY, PRODUCT]', 'totalTransactions', 2],
    ['[DAY, PRODUCT]', 'itemAmount', 1],
    ['[DAY, TENDER]', 'totalTransactions', 2],
  ])('of a breakdown by %s are joined as %s adds up', (by, fields, count) => {
    const row = {
      day: '2026-03-01',
      averageBasket: 1,
      totalTransactions: 1,
      totalRevenue: 1,
      itemAmount: 1,
      share: 0.1,
    };
    const part = laidOut(`breakdown(by: ${by}) { rows { day ${fields} } }`, { breakdown: { rows: [row, row] } });
    expect(part?.rows).toHaveLength(count);
  });
});

describe('what is compared with', () => {
  const compared = buildSchema(`
    scalar Date
    scalar Money
    type Query { statistics(range: Days, by: Unit, compare: String): Statistics report: Statistics }
    input Days { last: String from: Date to: Date }
    enum Unit { DAY MONTH }
    type Range { from: Date to: Date }
    type Statistics { range: Range by: Unit previous: Statistics totalRevenue: Series tiers: [Tier!] products(page: Int): Page }
    type Series { points: [Point!] }
    type Point { time: Date value: Money customerType: String }
    type Tier { name: String totalRevenue: Money }
    type Page { items: [Tier!] }
  `);
  const laidOut = (fields: string, now: object, previous: object | null, sent: SentWith | null = null) => {
    const key = /\w+/.exec(fields)?.[0] ?? '';
    const part = { path: `statistics.${key}`, title: null, drawing: 'LINE' as const, width: 12, columns: [] };
    const document = `query ($range: Days, $by: Unit, $compare: String) { statistics(range: $range, by: $by, compare: $compare) { ${fields} previous { ${fields} } } }`;
    return layOut({ document, parts: [part] }, compared, { data: { statistics: { ...now, previous } } }, sent)[0];
  };
  const series = (...points: [time: string, value: number][]) => ({
    totalRevenue: { points: points.map(([time, value]) => ({ time, value })) },
  });
  const POINTS = 'totalRevenue { points { time value } }';
  const now = series(['2026-03-01', 1], ['2026-03-01', 2], ['2026-03-03', 3]);
  const before = series(['2026-02-01', 10], ['2026-02-02', 20], ['2026-02-28', 30]);
  const variables = { by: 'DAY', range: { from: '2026-03-01', to: '2026-03-20' }, compare: 'PREVIOUS_PERIOD' };
  const sent = { variables, today: '2026-04-15' };
  const days = { range: { from: '2026-03-01', to: '2026-03-03' }, by: 'DAY' };
  const daysThen = { range: { from: '2026-02-01', to: '2026-02-03' } };

  it('stands beside the figures of now, along time by its place, what was before alone too', () => {
    const part = laidOut(POINTS, { ...days, ...now }, { ...daysThen, ...before });
    expect(part?.columns.map(({ key, isBefore }) => [key, isBefore])).toEqual([
      ['time', false],
      ['value', false],
      ['previous value', true],
    ]);
    expect(part?.rows).toEqual([
      ['2026-03-01', 3, 10],
      ['2026-03-02', null, 20],
      ['2026-03-03', 3, null],
    ]);
    expect(part?.columns.map((column) => columnWord(column, 'en'))).toEqual(['Time', 'Value', 'Value · Before']);
    expect(part && chartOf(part)?.series.map(({ key }) => key)).toEqual(['value', 'previous value']);
  });

  it('is of the days that were sent where they are not answered', () => {
    const part = laidOut(POINTS, now, before, sent);
    expect(part?.rows[0]).toEqual(['2026-03-01', 3, 10]);
  });

  it('is not drawn where nothing is compared, or no one knows the days', () => {
    const hasBefore = (part: ReturnType<typeof laidOut>) => part?.columns.some(({ isBefore }) => isBefore);
    expect(hasBefore(laidOut(POINTS, { ...days, ...now }, null))).toBe(false);
    expect(hasBefore(laidOut(POINTS, now, before))).toBe(false);
    // The comparison selects something else: no points at all, or other keys.
    expect(hasBefore(laidOut(POINTS, { ...days, ...now }, { ...daysThen, totalRevenue: {} }))).toBe(false);
    const points = [{ value: 1 }];
    expect(hasBefore(laidOut(POINTS, { ...days, ...now }, { ...daysThen, totalRevenue: { points } }))).toBe(false);
    const { compare: _, ...others } = variables;
    expect(hasBefore(laidOut(POINTS, now, before, { ...sent, variables: others }))).toBe(false);
  });

  it('is by its keys in a list that is whole, and not in a page of one', () => {
    const rows = (...names: string[]) => names.map((name, at) => ({ name, totalRevenue: at + 1 }));
    const part = laidOut(
      'tiers { name totalRevenue }',
      { tiers: rows('Gold', 'Silver') },
      { tiers: rows('Silver', 'Old') },
    );
    expect(part?.rows).toEqual([
      ['Gold', 1, null],
      ['Silver', 2, 1],
      ['Old', null, 2],
    ]);
    const page = (...names: string[]) => ({ products: { items: rows(...names) } });
    expect(laidOut('products { items { name totalRevenue } }', page('a'), page('b'))?.rows).toEqual([['a', 1]]);
  });

  it('is offered where a document asks for it', () => {
    expect(asksBefore(`{ statistics { ${POINTS} previous { ${POINTS} } } }`)).toBe(true);
    expect(asksBefore('{ statistics { breakdown { rows { day change } } } }')).toBe(true);
    expect(asksBefore(`{ statistics { ${POINTS} } }`)).toBe(false);
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
