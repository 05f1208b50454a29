import { satang } from '@taem/domain/money/money.ts';
import {
  basketOf,
  chosen,
  FIXED,
  id,
  PERCENT,
  REWARD,
  RULES,
  SET_PRICE,
  tierOf,
} from '@taem/domain/testing/pricing.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricingBasket } from '@taem/domain/till/pricing.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeptTaxDocument, TaxDraft } from '../sales/taxDraft.ts';
import {
  anySale,
  back,
  figuresOf,
  goodsOf,
  onGoods,
  over,
  piecesOf,
  returnedSale,
  soldOf,
  stateOf,
} from '../testing/soldWithTax.ts';
import { planSaleReturn } from './planSaleReturn.ts';
import type { ReversalState, StateSale } from './ReversalState.ts';
import { returnTax, voidTax } from './returnTax.ts';

/** Three exempt pieces at 50.00 as a set for 100.00, together with taxed goods of 107.00. */
const MARKET = piecesOf(
  basketOf([50, 107], { member: null, discount: onGoods(chosen([[SET_PRICE, 100]]), goodsOf([1], [3, 3])) }),
  [3, 1],
);

test('issue 36 a set of exempt goods lowers their price alone, and a piece of it that comes back gives the rest its full price', () => {
  const { invoice, state } = soldOf(MARKET, [1]);
  expect(figuresOf(invoice)).toEqual([20_700, 10_000, 10_000, 700]);
  expect(invoice.lines.map(({ discount, value }) => [discount, value])).toEqual([
    [-5_000, 10_000],
    [0, 10_000],
  ]);
  const first = back(state, [0]);
  // Two exempt pieces at 50.00 are left, which cost as much as the set of three.
  expect(figuresOf(first.note)).toEqual([0, 0, 0, 0]);
  expect(figuresOf(back(first.state, [1]).note)).toEqual([-10_700, 0, -10_000, -700]);
  expect(figuresOf(voidTax(state, null) as KeptTaxDocument)).toEqual([-20_700, -10_000, -10_000, -700]);
});

test.each([
  ['the second of exempt goods', [[PERCENT, 50]], goodsOf([1], [2, 1]), [2, 1], [18_200, 7_500, 10_000, 700]],
  ['the taxed goods', [[PERCENT, 50]], goodsOf([2]), [2, 1], [15_400, 10_000, 5_047, 353]],
  [
    'a price of a set and an amount',
    [
      [SET_PRICE, 90],
      [FIXED, 30],
    ],
    goodsOf([1], [2, 2]),
    [3, 1],
    [21_700, 11_000, 10_000, 700],
  ],
] as const)('issue 36 %s bear what the offer takes off', (_, coupons, goods, qty, figures) => {
  const discount = onGoods(chosen(coupons.map(([coupon, value]) => [coupon, value])), goods);
  const { invoice } = soldOf(piecesOf(basketOf([50, 107], { member: null, discount }), qty), [1]);
  expect(figuresOf(invoice)).toEqual(figures);
});

/** Three taxed pieces at 60.00 as a set for 90.00, together with exempt goods of 10.00. */
const SET_OF_TAXED = piecesOf(
  basketOf([60, 10], { member: null, discount: onGoods(chosen([[SET_PRICE, 90]]), goodsOf([1], [3, 3])) }),
  [3, 1],
);

test('issue 36 a return by which what stays costs more is a debit note, and what comes back later a credit note', () => {
  const { invoice, state } = soldOf(SET_OF_TAXED, [2]);
  expect(figuresOf(invoice)).toEqual([10_000, 1_000, 8_411, 589]);
  const first = back(state, [0]);
  // Two of three are kept, and cost 120.00 instead of the 90.00 of the set.
  expect(first.note).toMatchObject({ kind: 'DEBIT_NOTE', refers_to_id: 'invoice', reason: 'Damaged' });
  expect(figuresOf(first.note)).toEqual([3_000, 0, 2_804, 196]);
  const rest = back(first.state, [0, 0, 1]);
  expect(rest.note.kind).toBe('CREDIT_NOTE');
  expect(figuresOf(invoice, first.note, rest.note)).toEqual([0, 0, 0, 0]);
});

test('issue 36 where exempt goods come back and a lost discount raises the VAT of what stays, it is a debit note, whatever is paid back', () => {
  const basket = basketOf([100, 107], {
    member: null,
    discount: onGoods(chosen([[FIXED, 50]]), goodsOf([1, 2], [2, 2])),
  });
  const { state } = soldOf(basket, [1]);
  const { note } = back(state, [0]);
  expect([Math.sign(note.total), Math.sign(note.exempt), Math.sign(note.vat), note.kind]).toEqual([
    -1,
    -1,
    1,
    'DEBIT_NOTE',
  ]);
});

test('issue 36 a privilege and points are spread over what the offer left of all goods', () => {
  const discount = onGoods(chosen([[PERCENT, 100]]), goodsOf([1]));
  const { invoice } = soldOf(basketOf([50, 100, 100], { discount, pointsAsCash: 200 }), [1, 2]);
  expect(invoice.lines.map(({ discount: off }) => off)).toEqual([-5_000, -1_000, -1_000]);
});

test('issue 36 two offers never take more off goods than they cost', () => {
  const goods = goodsOf([1]);
  const offer = onGoods(
    chosen([
      [REWARD, 5],
      [FIXED, 50],
    ]),
    goods,
  );
  const { invoice } = soldOf(basketOf([50, 100], { discount: onGoods(chosen([[PERCENT, 100]]), goods), offer }), [1]);
  expect(invoice.lines.map(({ discount }) => discount)).toEqual([-5_000, -5_000]);
});

test('issue 36 an invoice that spread its set over the whole bill has credit notes by that rule, which come to nothing with it', () => {
  const { state } = soldOf(MARKET, [1]);
  const { sale } = state;
  const [fruit, soap] = sale.tax?.invoice.lines ?? [];
  if (!sale.tax || !fruit || !soap) throw new Error('Two lines');
  const lines = [
    { ...fruit, discount: satang(-2_918), value: satang(12_082) },
    { ...soap, discount: satang(-2_082), value: satang(8_054) },
  ];
  const invoice = { lines, total: satang(20_700), exempt: satang(12_082), value: satang(8_054), vat: satang(564) };
  const former = stateOf({ ...sale, tax: { ...sale.tax, invoice } });
  const first = back(former, [1]);
  // Of the goods that are kept, the set for 100.00, only the lost share is corrected.
  expect(figuresOf(first.note)).toEqual([-10_700, -2_082, -8_054, -564]);
  const rest = back(first.state, [0, 0, 0]);
  expect(figuresOf(invoice, first.note, rest.note)).toEqual([0, 0, 0, 0]);
  expect(figuresOf(invoice, voidTax(former, null) as KeptTaxDocument)).toEqual([0, 0, 0, 0]);
});

test('issue 36 points that are kept back stand on a separate line, and the goods that stay cost what they did', () => {
  const { invoice, state } = soldOf(basketOf([100, 107], { tier: tierOf([null, PERCENT, 10]) }), [1]);
  const figures = { total_payment: 0, total_revenue: 0, total_transaction: 1, total_qty: 2 };
  const poor = {
    ...state,
    member: { points: 0, tier_id: null, ...figures, before_revenue: 0, before_transactions: 0 },
    ...{ tiers: [], badges: [], conditions: [] },
    setting: { return_points: 'DEDUCT', cash_rounding: 'NONE', redeem_cash: 1_000, redeem_point: 1 },
  } as ReversalState;
  const lines = [{ position: 1, qty: 1, reason: 'Damaged' }];
  const plan = planSaleReturn(poor, { lines, delivery: true, branch_id: id('a', 8) }, [id('a', 8)]);
  expect(plan.deducted).toEqual({ points: 4, amount: 4_000 });
  const note = returnTax(poor, plan, { lines, remark: null });
  expect([invoice.exempt, note?.exempt]).toEqual([9_034, expect.any(Number)]);
  expect(note?.exempt).toBeLessThanOrEqual(0);
  expect(note?.lines.map(({ type, amount }) => [type, amount])).toContainEqual(['KEPT', 4_000]);
});

test('issue 36 a sale and its credit notes come to nothing in any parts, lines come to the document, and exempt goods to no more than was paid for them', () => {
  fc.assert(
    fc.property(returnedSale, ({ basket, exempt, order, cuts }) => {
      const { invoice, state } = soldOf(basket, exempt);
      const documents: KeptTaxDocument[] = [invoice];
      let left = state;
      const ends = [...new Set([...cuts.filter((cut) => cut > 0), order.length])].sort((a, b) => a - b);
      for (const [at, end] of ends.entries()) {
        const next = back(left, order.slice(ends[at - 1] ?? 0, end));
        documents.push(next.note);
        left = next.state;
        expectNoMoreThanPaid(left.sale, documents);
      }
      for (const document of documents) expectWhole(document);
      for (const note of documents.slice(1)) expectOnItsNote(note as TaxDraft);
      expect(figuresOf(...documents)).toEqual([0, 0, 0, 0]);
      expect(figuresOf(invoice, voidTax(state, null) as KeptTaxDocument)).toEqual([0, 0, 0, 0]);
    }),
    { numRuns: 300 },
  );
});

test('issue 36 of pieces at one price, exempt and taxed alike bear what an offer takes off some of them', () => {
  const offer = onGoods(chosen([[PERCENT, 100]]), goodsOf([1, 2], [2, 1]));
  for (const exempt of [[1], [2]]) {
    const { invoice } = soldOf(basketOf([107, 107], { member: null, discount: offer }), exempt);
    expect(figuresOf(invoice)).toEqual([10_700, 5_350, 5_000, 350]);
  }
});

test('issue 36 any order of the same lines gives the same document, and the same note for what comes back', () => {
  const shuffled = anySale.chain(({ basket, exempt }) =>
    fc.record({
      ...{ basket: fc.constant(basket), exempt: fc.constant(exempt) },
      order: fc.shuffledSubarray([...basket.lines.keys()], { minLength: basket.lines.length }),
      taken: fc.array(fc.boolean(), { minLength: basket.lines.length, maxLength: basket.lines.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ basket, exempt, order, taken }) => {
      const documentsOf = (lines: PricingBasket['lines'], places: readonly number[]) => {
        const { invoice, state } = soldOf({ ...basket, lines }, exempt);
        const returned = places.flatMap((place, at) => (taken[place] ? [at] : []));
        return [invoice, ...(returned.length > 0 ? [back(state, returned).note] : [])].map(withoutOrder);
      };
      const rung = [...basket.lines.keys()];
      const other = order.flatMap((at) => basket.lines[at] ?? []);
      expect(documentsOf(other, order)).toEqual(documentsOf(basket.lines, rung));
    }),
    { numRuns: 300 },
  );
});

function withoutOrder({ lines, total, exempt, value, vat }: KeptTaxDocument) {
  const written = lines.map(({ position: _, ...line }) => JSON.stringify(line)).sort();
  return { written, total, exempt, value, vat };
}

test('issue 36 of an offer on goods of one kind alone, exempt or taxed, the other kind bears nothing', () => {
  fc.assert(
    fc.property(returnedSale, ({ basket, exempt, order, cuts: [cut = 0] }) => {
      const plain: PricingBasket = { ...basket, tier: null, offer: null, pointsAsCash: 0 };
      const named = plain.discount?.offer.goods?.productIds ?? [];
      const isExempt = (productId: string) => exempt.some((n) => productId === id('b', n));
      const kinds = new Set(named.map(isExempt));
      fc.pre(kinds.size === 1 && priceBasket(plain, RULES).refusals.length === 0);
      const { invoice, state, priced } = soldOf(plain, exempt);
      const ofExempt = (qtyOf: (position: number) => number) =>
        plain.lines.reduce(
          (all, { productId, chargeAmount }, at) => all + (isExempt(productId) ? chargeAmount * qtyOf(at) : 0),
          0,
        );
      const [isOfExempt] = kinds;
      expect(invoice.exempt).toBe(
        ofExempt((at) => plain.lines[at]?.qty ?? 0) + (isOfExempt ? priced.totalDiscount : 0),
      );
      fc.pre(cut > 0 && cut < order.length);
      const { note, state: left } = back(state, order.slice(0, cut));
      const discount = left.sale.rows?.find(({ item_type }) => item_type === 'discount');
      const off = (discount?.discount_amount ?? 0) + (discount?.returned.discount_amount ?? 0);
      const qtyLeft = (at: number) => (left.sale.rows?.[at]?.qty ?? 0) + (left.sale.rows?.[at]?.returned.qty ?? 0);
      expect(invoice.exempt + note.exempt).toBe(ofExempt(qtyLeft) + (isOfExempt ? off : 0));
    }),
    { numRuns: 300 },
  );
});

function expectWhole({ lines, total, exempt, value, vat }: KeptTaxDocument) {
  expect(exempt + value + vat).toBe(total);
  expect(lines.reduce((all, line) => all + line.value, 0)).toBe(exempt + value);
  expect(lines.reduce((all, { amount, discount }) => all + amount + discount, 0)).toBe(total);
}

function expectOnItsNote({ kind, total, vat }: TaxDraft) {
  const owes = kind === 'DEBIT_NOTE' ? 1 : -1;
  expect(Math.sign(vat) * owes).toBeGreaterThanOrEqual(0);
  if (vat === 0) expect(Math.sign(total) * owes).toBeGreaterThanOrEqual(0);
}

function expectNoMoreThanPaid({ rows }: StateSale, documents: readonly KeptTaxDocument[]) {
  const most = (rows ?? [])
    .filter(({ position }) => documents[0]?.lines.some((line) => line.position === position && line.is_exempt))
    .reduce((all, { qty, returned, charge_amount }) => all + (qty + returned.qty) * charge_amount, 0);
  expect(over(documents, 'exempt')).toBeLessThanOrEqual(most);
  expect(Math.min(over(documents, 'exempt'), over(documents, 'value'), over(documents, 'vat'))).toBeGreaterThanOrEqual(
    0,
  );
}
