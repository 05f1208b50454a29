import type { OfferGoods } from '@taem/domain/loyalty/offerGoods.ts';
import { fromBaht, satang } from '@taem/domain/money/money.ts';
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
import type { ChosenOffer, PricingBasket } from '@taem/domain/till/pricing.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeptTaxDocument, TaxDraft } from '../sales/taxDraft.ts';
import { saleTaxDraft } from '../sales/taxDraft.ts';
import type { PaymentState } from '../till/PaymentState.ts';
import { saleItems } from '../till/saleItems.ts';
import { saleFigures } from '../till/saleTax.ts';
import { planSaleReturn } from './planSaleReturn.ts';
import type { ReversalState, StateSale } from './ReversalState.ts';
import { returnedNetAmounts, returnTax, voidTax } from './returnTax.ts';

const TAX: PaymentState['tax'] = {
  ...{ tax_mode: 'INCLUDED', vat_percent: 7, vat_from: '2026-01-01', vat_percent_before: 7 },
};
const goodsOf = (numbers: readonly number[], group: readonly [number, number] | null = null): OfferGoods => ({
  ...{ productIds: numbers.map((n) => id('b', n)), categoryIds: [] },
  ...{ groupOf: group?.[0] ?? null, benefits: group?.[1] ?? null },
});
const onGoods = ({ offer, ...given }: ChosenOffer, goods: OfferGoods): ChosenOffer => ({
  ...given,
  offer: { ...offer, goods },
});
const piecesOf = (basket: PricingBasket, qty: readonly number[]): PricingBasket => ({
  ...basket,
  lines: basket.lines.map((line, at) => ({ ...line, qty: qty[at] ?? 1 })),
});

/** A sale as it is read for a return; `exempt` are the numbers of its products. */
function soldOf(basket: PricingBasket, exempt: readonly number[]) {
  const priced = priceBasket(basket, RULES);
  const products = basket.lines.map(({ productId }) => ({
    ...{ id: productId, is_vat_exempt: exempt.some((n) => productId === id('b', n)) },
  })) as PaymentState['products'];
  const items = saleItems({ basket, priced, rules: RULES }, { products });
  const sold = {
    create_local_time: '2026-11-29 12:00:00',
    total_revenue: priced.totalRevenue,
    delivery_cost: priced.deliveryCost,
  };
  const invoice = saleTaxDraft(saleFigures({ items, ...sold }, { tax: TAX, products }), { kind: 'ABBREVIATED' });
  if (!invoice) throw new Error('The shop issues tax invoices');
  const none = { qty: 0, discount_amount: 0, earn_points: 0, redeem_points: 0, net_amount: 0 };
  const sale = {
    ...{ id: 's', transaction_no: 's', version: 0, status: 'Complete', branch_id: id('a', 8), is_return: false },
    ...{ member_id: basket.member?.id ?? null, tier_id: basket.tier?.id ?? null, tier_name: basket.tier?.name ?? null },
    ...sold,
    ...{ earn_points: priced.earnPoints, redeem_points: priced.redeemPoints, tier_disabled: false },
    rows: items.map((item) => ({ ...item, returned: none })),
    returned: { earn_points: 0, redeem_points: 0, delivery_cost: 0, amount: 0, kept: 0 },
    tenders: [{ position: 0, returned: 0, type: 'Cash', amount: priced.amountDue, institute: null, card: null }],
    cash: { held: priced.amountDue, rounding: 0 },
    tax: { id: 'invoice', percent: 7, invoice, notes: [] },
  } as unknown as StateSale;
  return { invoice, priced, state: stateOf(sale) };
}

const stateOf = (sale: StateSale) =>
  ({
    sale,
    ...{ member: null, tiers: null, badges: null, conditions: null, approvals: null },
    rates: { earn_cash: 2_500, earn_point: 1, redeem_cash: 100, redeem_point: 10 },
    setting: { return_points: 'REFUSE', cash_rounding: 'NONE', redeem_cash: 100, redeem_point: 10 },
  }) as unknown as ReversalState;

/** What is left of the sale after these pieces came back, by the position of their row, with its credit note. */
function back(state: ReversalState, positions: readonly number[]) {
  const qty = new Map<number, number>();
  for (const position of positions) qty.set(position, (qty.get(position) ?? 0) + 1);
  const lines = [...qty].map(([position, pieces]) => ({ position, qty: pieces, reason: 'Damaged' }));
  const plan = planSaleReturn(state, { lines, delivery: true, branch_id: id('a', 8) }, [id('a', 8)]);
  expect(plan.refusals).toEqual([]);
  const note = returnTax(state, plan, { lines, remark: null });
  const netAmounts = returnedNetAmounts(state, plan);
  const { sale } = state;
  if (!note || !sale.tax) throw new Error('The sale has an invoice');
  const rowOf = (position: number) => plan.rows.find((row) => row.returnsPosition === position);
  const left: StateSale = {
    ...sale,
    rows: (sale.rows ?? []).map((row) => ({
      ...row,
      returned: {
        qty: row.returned.qty + (rowOf(row.position)?.qty ?? 0),
        discount_amount: row.returned.discount_amount + (rowOf(row.position)?.discount ?? 0),
        earn_points: row.returned.earn_points + (rowOf(row.position)?.earnPoints ?? 0),
        redeem_points: row.returned.redeem_points + (rowOf(row.position)?.redeemPoints ?? 0),
        net_amount: row.returned.net_amount + (netAmounts.get(row.position) ?? 0),
      },
    })),
    returned: {
      earn_points: sale.returned.earn_points + plan.figures.earnPoints,
      redeem_points: sale.returned.redeem_points + plan.figures.redeemPoints,
      delivery_cost: sale.returned.delivery_cost + plan.figures.delivery,
      amount: sale.returned.amount + plan.due,
      kept: sale.returned.kept + (plan.deducted?.amount ?? 0),
    },
    tenders: (sale.tenders ?? []).map((tender) => ({ ...tender, returned: tender.returned + plan.due })),
    cash: { held: sale.cash.held + plan.due, rounding: 0 },
    tax: { ...sale.tax, notes: [...sale.tax.notes, note] },
  };
  return { note, state: stateOf(left) };
}

const over = (documents: readonly KeptTaxDocument[], name: 'total' | 'exempt' | 'value' | 'vat') =>
  documents.reduce((all, document) => all + document[name], 0);
const figuresOf = (...documents: KeptTaxDocument[]) =>
  (['total', 'exempt', 'value', 'vat'] as const).map((name) => over(documents, name));

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
  // Two exempt pieces at 50.00 are left, which is what the three of the set cost.
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
  // Two of three stay and cost 120.00 in place of the 90.00 of the set.
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
  // Of what stays, the 100.00 of the set, nothing is corrected but what its lost share comes to.
  expect(figuresOf(first.note)).toEqual([-10_700, -2_082, -8_054, -564]);
  const rest = back(first.state, [0, 0, 0]);
  expect(figuresOf(invoice, first.note, rest.note)).toEqual([0, 0, 0, 0]);
  expect(figuresOf(invoice, voidTax(former, null) as KeptTaxDocument)).toEqual([0, 0, 0, 0]);
});

test('issue 36 points that are kept back stand on a line of their own, and the goods that stay cost what they did', () => {
  const { invoice, state } = soldOf(basketOf([100, 107], { tier: tierOf([null, PERCENT, 10]) }), [1]);
  const figures = { total_payment: 0, total_revenue: 0, total_transaction: 1, total_qty: 2 };
  const poor = {
    ...state,
    member: { points: 0, tier_id: null, ...figures, before_revenue: 0, before_transactions: 0 },
    ...{ tiers: [], badges: [], conditions: [] },
    setting: { return_points: 'DEDUCT', cash_rounding: 'NONE', redeem_cash: 1_000, redeem_point: 1 },
  } as unknown as ReversalState;
  const lines = [{ position: 1, qty: 1, reason: 'Damaged' }];
  const plan = planSaleReturn(poor, { lines, delivery: true, branch_id: id('a', 8) }, [id('a', 8)]);
  expect(plan.deducted).toEqual({ points: 4, amount: 4_000 });
  const note = returnTax(poor, plan, { lines, remark: null });
  expect([invoice.exempt, note?.exempt]).toEqual([9_034, expect.any(Number)]);
  expect(note?.exempt).toBeLessThanOrEqual(0);
  expect(note?.lines.map(({ type, amount }) => [type, amount])).toContainEqual(['KEPT', 4_000]);
});

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 });
const group = fc.constantFrom(null, [1, 1], [2, 1], [3, 1], [3, 2], [2, 2], [3, 3]) as fc.Arbitrary<
  readonly [number, number] | null
>;
const anyOffer = fc.record({
  coupon: fc.constantFrom(FIXED, PERCENT, SET_PRICE),
  value: fc.integer({ min: 1, max: 9_000 }).map((value) => value / 100),
  goods: fc.option(fc.record({ numbers, group }), { freq: 4 }),
});
const anySale = fc
  .record({
    lines: fc.array(fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 4,
    }),
    exempt: fc.subarray([1, 2, 3, 4]),
    discount: anyOffer,
    special: fc.option(fc.record({ off: fc.integer({ min: 1, max: 90 }), numbers })),
    privilege: fc.option(fc.integer({ min: 1, max: 40 })),
    points: fc.constantFrom(0, 0, 100, 1_000),
    delivery: fc.constantFrom(0, 45),
  })
  .map(({ lines, exempt, discount: { coupon, value, goods }, special, privilege, points, delivery }) => {
    const given = chosen([[coupon, value]]);
    const discount = goods ? onGoods(given, goodsOf(goods.numbers, goods.group)) : given;
    const reward =
      special &&
      chosen([
        [REWARD, 5],
        [FIXED, special.off],
      ]);
    const basket = basketOf(
      lines.map(([price]) => price / 100),
      {
        ...{ discount, pointsAsCash: points, deliveryCost: fromBaht(delivery) },
        offer: reward && special && onGoods(reward, goodsOf(special.numbers)),
        tier: privilege ? tierOf([null, PERCENT, privilege]) : null,
      },
    );
    return {
      exempt,
      basket: piecesOf(
        basket,
        lines.map(([, qty]) => qty),
      ),
    };
  })
  .filter(({ basket }) => priceBasket(basket, RULES).refusals.length === 0);
const returnedSale = anySale.chain(({ basket, exempt }) => {
  const pieces = basket.lines.flatMap(({ qty }, position) => Array.from({ length: qty }, () => position));
  return fc.record({
    ...{ basket: fc.constant(basket), exempt: fc.constant(exempt) },
    order: fc.shuffledSubarray(pieces, { minLength: pieces.length, maxLength: pieces.length }),
    cuts: fc.array(fc.nat(pieces.length), { maxLength: 3 }),
  });
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
