import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CashRounding } from '../merchant/counterSetting.ts';
import { negate, type Satang, satang, sum } from '../money/money.ts';
import { basketOf, chosen, FIXED, PERCENT, RULES, TOTAL } from '../testing/pricing.ts';
import { buyer, NO_RULES, PLACE, REFUSE, request, sold } from '../testing/soldSale.ts';
import { EXCHANGE } from '../till/paymentPayload.ts';
import { planExchange } from '../till/planExchange.ts';
import { priceBasket } from '../till/priceBasket.ts';
import type { PricingBasket } from '../till/pricing.ts';
import { planReturn } from './planReturn.ts';
import { type ReturnTender, returnTenders, type SoldTender } from './returnTenders.ts';

const SPLIT: readonly SoldTender[] = [
  { position: 0, type: 'Cash', amount: satang(20_000), institute: null, card: null },
  { position: 1, type: 'Transfer', amount: satang(30_000), institute: 'Bank', card: null },
];

/** Plans an exchange of these pieces for goods with this amount due. */
function exchange(
  basket: PricingBasket,
  pieces: Parameters<typeof request>[0],
  due: number,
  { tenders, inCash = false }: { tenders?: readonly SoldTender[]; inCash?: boolean } = {},
  rounding: CashRounding = 'NONE',
) {
  const sale = sold(basket, tenders && { tenders });
  const returned = planReturn(sale, buyer(sale), request(pieces, { inCash }), NO_RULES, PLACE, REFUSE);
  const plan = planExchange(returned, satang(due), rounding);
  return { sale, returned, ...plan, tenders: plan.tenders.filter(({ amount }) => amount !== 0) };
}

const ways = (tenders: readonly ReturnTender[]) => tenders.map(({ type, amount }) => [type, amount]);

test('issue 34 a piece for the same piece: it pays for itself, and nothing is paid or handed back', () => {
  const { covered, toPay, handedBack, tenders } = exchange(basketOf([400, 100]), [[1, 1]], 10_000, { tenders: SPLIT });
  expect({ covered, toPay, handedBack }).toEqual({ covered: 10_000, toPay: 0, handedBack: 0 });
  expect(ways(tenders)).toEqual([]);
});

test('goods that cost more: the difference is paid once', () => {
  const { covered, toPay, handedBack } = exchange(basketOf([400, 100]), [[1, 1]], 14_050);
  expect({ covered, toPay, handedBack }).toEqual({ covered: 10_000, toPay: 4_050, handedBack: 0 });
});

test('goods that cost less: the rest goes back as that of a return does, or in cash', () => {
  const given = [basketOf([400, 100]), [[0, 1] as const], 5_000] as const;
  expect(ways(exchange(...given, { tenders: SPLIT }).tenders)).toEqual([
    ['Transfer', -30_000],
    ['Cash', -5_000],
  ]);
  expect(ways(exchange(...given, { tenders: SPLIT, inCash: true }).tenders)).toEqual([['Cash', -35_000]]);
});

test('a return that itself is to be paid, as a discount is lost, is paid with the new goods', () => {
  const basket = basketOf([300, 200], { discount: chosen([[FIXED, 250]], [[TOTAL, 500]]) });
  const { returned, covered, toPay, tenders } = exchange(basket, [[1, 1]], 20_000);
  expect([returned.due, covered, toPay, ways(tenders)]).toEqual([5_000, -5_000, 25_000, []]);
});

test('what goods paid for comes back as cash: no tender of that kind is handed out', () => {
  const tenders = [
    { position: 0, type: EXCHANGE, amount: satang(30_000), institute: null, card: null },
    { position: 1, type: 'Transfer', amount: satang(20_000), institute: 'Bank', card: null },
  ];
  const sale = sold(basketOf([400, 100]), { tenders });
  const { tenders: back } = planReturn(sale, buyer(sale), request([[0, 1]]), NO_RULES, PLACE, REFUSE);
  expect(ways(back)).toEqual([
    ['Transfer', -20_000],
    ['Cash', -20_000],
  ]);
});

const total = (tenders: readonly { amount: Satang }[]) => sum(tenders.map(({ amount }) => amount));

test('in every exchange both documents add up, one side of the difference is 0, and it is what the two prices differ by', () => {
  const bills = fc.record({
    prices: fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 4 }),
    percent: fc.nat(40),
    rows: fc.array(fc.nat(3), { minLength: 1, maxLength: 4 }),
    due: fc.nat(200_000),
    split: fc.nat(100),
    inCash: fc.boolean(),
  });
  fc.assert(
    fc.property(bills, ({ prices, percent, rows, due, split, inCash }) => {
      const basket = basketOf(prices, percent > 0 ? { discount: chosen([[PERCENT, percent]]) } : {});
      const paid = priceBasket(basket, RULES).amountDue;
      const card = satang(Math.floor((paid * split) / 100));
      const tenders = [
        { position: 0, type: 'Cash', amount: satang(paid - card), institute: null, card: null },
        { position: 1, type: 'Credit-Debit', amount: card, institute: null, card: 'Visa' },
      ];
      const pieces = [...new Set(rows.map((row) => row % prices.length))].map((row) => [row, 1] as const);
      const plan = exchange(basket, pieces, due, { tenders, inCash });
      const { sale, returned, covered, toPay, handedBack } = plan;
      expect(total(plan.tenders)).toBe(negate(handedBack));
      expect(covered + toPay).toBe(due);
      expect(Math.min(toPay, handedBack)).toBe(0);
      expect(toPay - handedBack).toBe(due + returned.due);
      const asReturned = returnTenders(sale.tenders, negate(handedBack), {
        ...{ inCash, isLast: returned.isLast, cash: sale.cash, rounding: 'NONE' },
      }).tenders;
      expect(ways(plan.tenders)).toEqual(ways(asReturned.filter(({ amount }) => amount !== 0)));
      for (const { returnsPosition, amount } of plan.tenders.filter((tender) => tender.returnsPosition !== null))
        expect(-amount).toBeLessThanOrEqual(tenders[returnsPosition ?? 0]?.amount ?? 0);
    }),
  );
});
