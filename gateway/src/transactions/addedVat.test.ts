import { ZERO } from '@taem/domain/money/money.ts';
import { basketOf, chosen, FIXED, PERCENT, SET_PRICE } from '@taem/domain/testing/pricing.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeptTaxDocument, TaxDraft } from '../sales/taxDraft.ts';
import { back, figuresOf, goodsOf, onGoods, piecesOf, returnedSale, soldOf } from '../testing/soldWithTax.ts';
import { voidTax } from './returnTax.ts';

test('issue 36 where VAT is added, a sale and its returns in any parts come to nothing, in money as in documents', () => {
  fc.assert(
    fc.property(returnedSale, ({ basket, exempt, order, cuts }) => {
      const { invoice, priced, state } = soldOf(basket, exempt, 'ADDED');
      expect([invoice.vat, invoice.total]).toEqual([priced.addedVat, priced.amountDue]);
      expect(invoice.exempt + invoice.value).toBe(priced.totalRevenue + priced.deliveryCost);
      const documents: KeptTaxDocument[] = [invoice];
      let [left, held] = [state, priced.amountDue as number];
      const ends = [...new Set([...cuts.filter((cut) => cut > 0), order.length])].sort((a, b) => a - b);
      for (const [at, end] of ends.entries()) {
        const { note, plan, state: after } = back(left, order.slice(ends[at - 1] ?? 0, end));
        expect(plan.due).toBe(note.total);
        expect(plan.figures.addedVat).toBe(note.vat);
        expect(plan.tenders.reduce((all, { amount }) => all + amount, 0)).toBe(plan.due);
        documents.push(note);
        [left, held] = [after, held + plan.due];
        const [, , value = 0, vat = 0] = figuresOf(...documents);
        // Whatever was returned, the rest bears 7 percent of its value, rounded once.
        expect(vat).toBe(Math.floor((value * 7 + 50) / 100));
      }
      expect(held).toBe(0);
      for (const document of documents) expectWhole(document);
      expect(figuresOf(...documents)).toEqual([0, 0, 0, 0]);
      expect(figuresOf(invoice, voidTax(state, null) as KeptTaxDocument)).toEqual([0, 0, 0, 0]);
    }),
    { numRuns: 500 },
  );
});

/** Checks that the value of each line follows from its price and discount. */
function expectWhole({ lines, total, exempt, value, vat }: KeptTaxDocument) {
  expect(exempt + value + vat).toBe(total);
  expect(lines.map((line) => line.value)).toEqual(lines.map(({ amount, discount }) => amount + discount));
  expect(lines.reduce((all, line) => all + line.value, 0)).toBe(exempt + value);
}

test('issue 36 of three pieces at 33.33 with VAT added, 6.999 is 7.00 of VAT, and each that comes back takes what is left less of it', () => {
  const { priced, state } = soldOf(piecesOf(basketOf([33.33], { member: null }), [3]), [], 'ADDED');
  expect([priced.totalRevenue, priced.addedVat, priced.amountDue]).toEqual([9_999, 700, 10_699]);
  const due = [];
  let left = state;
  for (let piece = 0; piece < 3; piece += 1) {
    const { plan, state: after } = back(left, [0]);
    due.push([plan.figures.revenue, plan.figures.addedVat, plan.due]);
    left = after;
  }
  // 66.66 bears 4.6662, 33.33 bears 2.3331.
  expect(due).toEqual([
    [-3_333, -233, -3_566],
    [-3_333, -234, -3_567],
    [-3_333, -233, -3_566],
  ]);
});

test('issue 36 where a return loses a set, the customer pays for what stays with its VAT, on a debit note', () => {
  const discount = onGoods(chosen([[SET_PRICE, 90]]), goodsOf([1], [3, 3]));
  const { invoice, state } = soldOf(piecesOf(basketOf([60], { member: null, discount }), [3]), [], 'ADDED');
  expect(figuresOf(invoice)).toEqual([9_630, 0, 9_000, 630]);
  const { note, plan } = back(state, [0]);
  expect(figuresOf(note)).toEqual([3_210, 0, 3_000, 210]);
  expect([note.kind, note.is_vat_added, plan.due]).toEqual(['DEBIT_NOTE', true, 3_210]);
});

test('issue 36 a sale that was free has VAT once a return loses its discount', () => {
  const discount = onGoods(chosen([[FIXED, 100]]), goodsOf([1], [2, 2]));
  const { invoice, state } = soldOf(piecesOf(basketOf([50], { member: null, discount }), [2]), [], 'ADDED');
  expect(figuresOf(invoice)).toEqual([0, 0, 0, 0]);
  const { plan } = back(state, [0]);
  expect([plan.figures.addedVat, plan.due]).toEqual([350, 5_350]);
});

test('issue 36 exempt goods bear no VAT where it is added, and an offer on the others lowers theirs alone', () => {
  const discount = onGoods(chosen([[PERCENT, 50]]), goodsOf([2]));
  const { priced, invoice } = soldOf(basketOf([50, 100], { member: null, discount }), [1], 'ADDED');
  expect(figuresOf(invoice)).toEqual([10_350, 5_000, 5_000, 350]);
  expect(priced.amountDue).toBe(10_350);
});

test('issue 36 documents of prices that include VAT say nothing of VAT that is added', () => {
  const { invoice, priced, state } = soldOf(basketOf([107], { member: null }), []);
  const { note, plan } = back(state, [0]);
  expect([invoice, note].map((document: TaxDraft) => 'is_vat_added' in document)).toEqual([false, false]);
  expect([priced.addedVat, plan.figures.addedVat ?? ZERO, plan.due]).toEqual([undefined, ZERO, -10_700]);
});
