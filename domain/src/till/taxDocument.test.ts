import fc from 'fast-check';
import { expect, test } from 'vitest';
import { satang, sum } from '../money/money.ts';
import { noteKindOf, type TaxBasis, type TaxFigures, type TaxLine, taxDifference, taxFigures } from './taxDocument.ts';

const goods = (position: number, price: number, qty = 1, isExempt = false) => ({
  ...{ position, productId: `${position}`, name: `item ${position}`, code: null, qty, price: satang(price), isExempt },
});
const NO_OFFERS = { delivery: satang(0), offers: [] };

test('issue 36 of 107.00 with VAT included 7.00 is VAT, and half a satang is rounded up', () => {
  const of = (total: number) => {
    const { value, vat } = taxFigures({ ...NO_OFFERS, goods: [goods(0, total)], total: satang(total) }, 7);
    return [value, vat];
  };
  expect(of(10_700)).toEqual([10_000, 700]);
  // 7/107 of 0.07 is 0.0046, of 0.08 0.0052: below and above half a satang.
  expect([of(7), of(8)]).toEqual([
    [7, 0],
    [7, 1],
  ]);
});

test('issue 36 a deduction is spread over taxed and exempt goods in proportion, and delivery bears none of it', () => {
  const bill = {
    ...{ goods: [goods(0, 10_000), goods(1, 5_000, 2, true)], offers: [] },
    ...{ delivery: satang(1_070), total: satang(17_070) },
  };
  const { lines, exempt, value, vat } = taxFigures(bill, 7);
  expect(lines.map(({ type, discount }) => [type, discount])).toEqual([
    ['GOODS', -2_000],
    ['GOODS', -2_000],
    ['DELIVERY', 0],
  ]);
  // 80.00 and 10.70 are taxed, 80.00 is not.
  expect([exempt, value, vat]).toEqual([8_000, 8_477, 593]);
});

const basis: fc.Arbitrary<TaxBasis> = fc
  .record({
    goods: fc.array(fc.tuple(fc.nat(500_000), fc.integer({ min: 1, max: 9 }), fc.boolean()), {
      minLength: 1,
      maxLength: 6,
    }),
    delivery: fc.constantFrom(0, 4_500, 10_001),
    off: fc.integer({ min: 0, max: 100 }),
  })
  .map((bill) => {
    const rows = bill.goods.map(([price, qty, isExempt], at) => goods(at, price, qty, isExempt));
    const gross = sum(rows.map(({ price, qty }) => satang(price * qty)));
    return {
      goods: rows,
      offers: [],
      delivery: satang(bill.delivery),
      total: satang(gross - Math.floor((gross * bill.off) / 100) + bill.delivery),
    };
  });

const percents = fc.constantFrom(0, 7, 10);

const expectWhole = ({ lines, total, exempt, value, vat }: TaxFigures) => {
  expect(exempt + value + vat).toBe(total);
  expect(sum(lines.map((line) => line.value))).toBe(exempt + value);
  expect(sum(lines.map(({ amount, discount }) => satang(amount + discount)))).toBe(total);
};

test('issue 36 lines come to the document to the satang, and its VAT is percent/(100+percent) of what is taxed but for half a satang', () => {
  fc.assert(
    fc.property(basis, percents, (bill, percent) => {
      const figures = taxFigures(bill, percent);
      expectWhole(figures);
      const exact = (figures.total - figures.exempt) * (percent / (100 + percent));
      expect(Math.abs(figures.vat - exact)).toBeLessThanOrEqual(0.500_001);
      for (const { amount, discount } of figures.lines) expect(-discount).toBeLessThanOrEqual(amount);
    }),
  );
});

test('issue 36 a sale and its credit notes come to nothing once all came back, in any parts, whatever was kept back on the way', () => {
  const parts = fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 100 })), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(basis, percents, parts, (bill, percent, steps) => {
      const sale = taxFigures(bill, percent);
      let left = bill;
      const notes: TaxFigures[] = [];
      const credit = (next: TaxBasis) => {
        const note = taxDifference([sale, ...notes], taxFigures(next, percent));
        expectWhole(note);
        notes.push(note);
        left = next;
      };
      for (const [at, qty, back] of steps) {
        const rows = left.goods.map((row, place) => (place === at ? { ...row, qty: Math.max(0, row.qty - qty) } : row));
        const total = Math.floor((left.total * back) / 100);
        credit({ ...left, goods: rows.filter((row) => row.qty > 0), total: satang(total) });
      }
      credit({ ...NO_OFFERS, goods: [], total: satang(0) });
      const over = (name: 'total' | 'exempt' | 'value' | 'vat') =>
        sum([sale, ...notes].map((document) => document[name]));
      expect([over('total'), over('exempt'), over('value'), over('vat')]).toEqual([0, 0, 0, 0]);
    }),
  );
});

test.each([
  ['that comes to most', { price: 100, productId: 'a' }, { price: 40, qty: 3, productId: 'b' }],
  ['of the higher price, of two that come to the same', { price: 50, qty: 4 }, { price: 100, qty: 2, productId: 'a' }],
  ['without VAT, of two at one price', { productId: 'z' }, { isExempt: true }],
  ['of the later product, else', { productId: 'a', name: 'z' }, { productId: 'b', name: 'y' }],
  ['of the later name, else', { name: 'y' }, { name: 'z' }],
])('issue 36 a satang that no proportion gives falls to the line %s, whichever was rung up first', (_, less, more) => {
  const rung = [less, more].map((changes, at) => ({ ...goods(at, 100), productId: 'm', name: 'tea', ...changes }));
  for (const rows of [rung, rung.toReversed()]) {
    const bill = rows.map((row) => ({ ...row, price: satang(row.price) }));
    const total = satang(sum(bill.map(({ price, qty }) => satang(price * qty))) - 1);
    const { lines } = taxFigures({ ...NO_OFFERS, goods: bill, total }, 0);
    expect(lines.map(({ position }) => position)).toEqual(rows.map(({ position }) => position));
    expect(lines.map(({ position, discount }) => [position, discount])).toContainEqual([1, -1]);
  }
});

test('issue 36 lines stand as they were rung up, delivery and what was kept after them, and only where there is some', () => {
  const rows = [goods(0, 300), goods(1, 100), goods(2, 200)];
  const typesOf = (changes: object) =>
    taxFigures({ ...NO_OFFERS, goods: rows, total: satang(600), ...changes }, 7).lines.map(
      ({ type, position }) => position ?? type,
    );
  expect(typesOf({})).toEqual([0, 1, 2]);
  expect(typesOf({ delivery: satang(50), kept: satang(10), total: satang(660) })).toEqual([
    0,
    1,
    2,
    'DELIVERY',
    'KEPT',
  ]);
});

test('a document whose VAT is added says so, and one of prices with VAT does not; so do their notes', () => {
  const bill = { ...NO_OFFERS, goods: [goods(0, 10_000)], total: satang(10_000) };
  const [added, included] = [taxFigures({ ...bill, isVatAdded: true }, 7), taxFigures(bill, 7)];
  const figuresOf = ({ lines: _, ...figures }: TaxFigures) => figures;
  expect(figuresOf(added)).toStrictEqual({
    percent: 7,
    isVatAdded: true,
    total: 10_700,
    exempt: 0,
    value: 10_000,
    vat: 700,
  });
  expect(figuresOf(included)).toStrictEqual({ percent: 7, total: 10_000, exempt: 0, value: 9_346, vat: 654 });
  expect(figuresOf(taxDifference([], added))).toStrictEqual(figuresOf(added));
  expect(figuresOf(taxDifference([], included))).toStrictEqual(figuresOf(included));
});

test('a note has each line by what changed of it, and none of which nothing did', () => {
  const line: TaxLine = {
    ...{ type: 'GOODS', position: 0, name: 'tea', code: null, qty: 3, price: satang(100), isExempt: false },
    ...{ amount: satang(300), discount: satang(-30), value: satang(252) },
  };
  const sold = {
    percent: 7,
    lines: [line],
    total: satang(270),
    exempt: satang(0),
    value: satang(252),
    vat: satang(18),
  };
  const changesOf = (left: object) =>
    taxDifference([sold], { ...sold, lines: [{ ...line, ...left }] }).lines.map(({ qty, amount, discount, value }) => [
      ...[qty, amount, discount, value],
    ]);
  expect(changesOf({})).toEqual([]);
  expect(changesOf({ qty: 1 })).toEqual([[-2, 0, 0, 0]]);
  expect(changesOf({ amount: 200 })).toEqual([[0, -100, 0, 0]]);
  expect(changesOf({ discount: 0 })).toEqual([[0, 0, 30, 0]]);
  expect(changesOf({ value: 253 })).toEqual([[0, 0, 0, 1]]);
});

test.each([
  ['DEBIT_NOTE', 1, 20],
  ['DEBIT_NOTE', 1, -20],
  ['CREDIT_NOTE', -1, -20],
  ['CREDIT_NOTE', -1, 20],
  ['DEBIT_NOTE', 0, 20],
  ['CREDIT_NOTE', 0, -20],
  ['CREDIT_NOTE', 0, 0],
])('a %s corrects VAT by %i and what is due by %i: VAT decides, and where it stays what is due', (kind, vat, total) => {
  expect(noteKindOf({ vat: satang(vat), total: satang(total) })).toBe(kind);
});
