import type { OfferGoods } from '@taem/domain/loyalty/offerGoods.ts';
import type { TaxMode } from '@taem/domain/merchant/taxSetting.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
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
import { expect } from 'vitest';
import type { KeptTaxDocument } from '../sales/taxDraft.ts';
import { saleTaxDraft } from '../sales/taxDraft.ts';
import type { PaymentState } from '../till/PaymentState.ts';
import { saleItems } from '../till/saleItems.ts';
import { addedVat, saleFigures } from '../till/saleTax.ts';
import { planSaleReturn } from '../transactions/planSaleReturn.ts';
import type { ReversalState, StateSale } from '../transactions/ReversalState.ts';
import { returnedNetAmounts, returnTax } from '../transactions/returnTax.ts';

/** How the prices of a shop that issues tax invoices relate to VAT. */
export type TaxedMode = Exclude<TaxMode, 'NONE'>;
const taxOf = (tax_mode: TaxedMode): NonNullable<PaymentState['tax']> => ({
  ...{ tax_mode, vat_percent: 7, vat_from: '2026-01-01', vat_percent_before: 7 },
});
const AT = '2026-11-29 12:00:00';
export const goodsOf = (numbers: readonly number[], group: readonly [number, number] | null = null): OfferGoods => ({
  ...{ productIds: numbers.map((n) => id('b', n)), categoryIds: [] },
  ...{ groupOf: group?.[0] ?? null, benefits: group?.[1] ?? null },
});
export const onGoods = ({ offer, ...given }: ChosenOffer, goods: OfferGoods): ChosenOffer => ({
  ...given,
  offer: { ...offer, goods },
});
export const piecesOf = (basket: PricingBasket, qty: readonly number[]): PricingBasket => ({
  ...basket,
  lines: basket.lines.map((line, at) => ({ ...line, qty: qty[at] ?? 1 })),
});

/** Returns a sale as it is read for a return; `exempt` are the numbers of its products without VAT. */
export function soldOf(basket: PricingBasket, exempt: readonly number[], mode: TaxedMode = 'INCLUDED') {
  const products = basket.lines.map(({ productId }) => ({
    ...{ id: productId, is_vat_exempt: exempt.some((n) => productId === id('b', n)) },
  })) as NonNullable<PaymentState['products']>;
  const tax = taxOf(mode);
  const vat = addedVat({ tax, products });
  const lines = basket.lines.map((line) => ({ ...line, isVatExempt: vat.exempt?.has(line.productId) === true }));
  const priced = priceBasket(
    vat.rates ? { ...basket, lines, moment: { localTime: AT, branchId: id('a', 8), tierId: null } } : basket,
    { ...RULES, ...(vat.rates && { addedVat: vat.rates }) },
  );
  const items = saleItems({ basket, priced, rules: RULES }, { products });
  const sold = {
    create_local_time: AT,
    total_revenue: priced.totalRevenue,
    delivery_cost: priced.deliveryCost,
    added_vat: priced.addedVat ?? 0,
  };
  const invoice = saleTaxDraft(saleFigures({ items, ...sold }, { tax, products }), { kind: 'ABBREVIATED' });
  if (!invoice) throw new Error('The shop issues tax invoices');
  const none = { qty: 0, discount_amount: 0, earn_points: 0, redeem_points: 0, net_amount: 0 };
  const sale = {
    ...{ id: 's', transaction_no: 's', version: 0, status: 'Complete', branch_id: id('a', 8), is_return: false },
    ...{ member_id: basket.member?.id ?? null, tier_id: basket.tier?.id ?? null, tier_name: basket.tier?.name ?? null },
    ...sold,
    ...{ earn_points: priced.earnPoints, redeem_points: priced.redeemPoints, tier_disabled: false },
    rows: items.map((item) => ({ ...item, returned: none })),
    returned: { earn_points: 0, redeem_points: 0, delivery_cost: 0, amount: 0, added_vat: 0, kept: 0 },
    tenders: [{ position: 0, returned: 0, type: 'Cash', amount: priced.amountDue, institute: null, card: null }],
    cash: { held: priced.amountDue, rounding: 0 },
    tax: { id: 'invoice', percent: 7, is_vat_added: invoice.is_vat_added === true, invoice, notes: [] },
  } as unknown as StateSale;
  return { invoice, priced, state: stateOf(sale) };
}

export const stateOf = (sale: StateSale) =>
  ({
    sale,
    ...{ member: null, tiers: null, badges: null, conditions: null, approvals: null },
    rates: { earn_cash: 2_500, earn_point: 1, redeem_cash: 100, redeem_point: 10 },
    setting: { return_points: 'REFUSE', cash_rounding: 'NONE', redeem_cash: 100, redeem_point: 10 },
  }) as ReversalState;

/** Returns the sale after these pieces were returned, by the position of their row, with its credit note. */
export function back(state: ReversalState, positions: readonly number[]) {
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
      amount: sale.returned.amount + plan.figures.revenue + plan.figures.delivery,
      added_vat: sale.returned.added_vat + (plan.figures.addedVat ?? 0),
      kept: sale.returned.kept + (plan.deducted?.amount ?? 0),
    },
    tenders: (sale.tenders ?? []).map((tender) => ({ ...tender, returned: tender.returned + plan.due })),
    cash: { held: sale.cash.held + plan.due, rounding: 0 },
    tax: { ...sale.tax, notes: [...sale.tax.notes, note] },
  };
  return { note, plan, state: stateOf(left) };
}

export const over = (documents: readonly KeptTaxDocument[], name: 'total' | 'exempt' | 'value' | 'vat') =>
  documents.reduce((all, document) => all + document[name], 0);
export const figuresOf = (...documents: KeptTaxDocument[]) =>
  (['total', 'exempt', 'value', 'vat'] as const).map((name) => over(documents, name));

const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 });
const group = fc.constantFrom(null, [1, 1], [2, 1], [3, 1], [3, 2], [2, 2], [3, 3]) as fc.Arbitrary<
  readonly [number, number] | null
>;
const anyOffer = fc.record({
  coupon: fc.constantFrom(FIXED, PERCENT, SET_PRICE),
  value: fc.integer({ min: 1, max: 9_000 }).map((value) => value / 100),
  goods: fc.option(fc.record({ numbers, group }), { freq: 4 }),
});
/** A bill with offers of every kind, and the numbers of its exempt products. */
export const anySale = fc
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
/** A sale with its pieces in the order of their return, and the positions at which each return ends. */
export const returnedSale = anySale.chain(({ basket, exempt }) => {
  const pieces = basket.lines.flatMap(({ qty }, position) => Array.from({ length: qty }, () => position));
  return fc.record({
    ...{ basket: fc.constant(basket), exempt: fc.constant(exempt) },
    order: fc.shuffledSubarray(pieces, { minLength: pieces.length, maxLength: pieces.length }),
    cuts: fc.array(fc.nat(pieces.length), { maxLength: 3 }),
  });
});
