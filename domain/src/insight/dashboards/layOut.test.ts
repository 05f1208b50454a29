import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { chartOf } from './chartOf.ts';
import { layOut } from './layOut.ts';

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
    // The chart only draws the figures that add up.
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
    // The rows do not show it, but a sale of two products is in two of them.
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
