import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { COUNTER_CHOICES } from '../merchant/counterForm.ts';
import type { CashRounding } from '../merchant/counterSetting.ts';
import { satang, sum } from '../money/money.ts';
import { basketOf } from '../testing/pricing.ts';
import { NO_RULES, PLACE, paidInCash, REFUSE, request, sold } from '../testing/soldSale.ts';
import { planReturn, type ReturnedSale } from '../transactions/planReturn.ts';
import { cashBack, roundCash, sumsThatPay, tenderedRounding, withoutRounding } from './cashRounding.ts';
import type { TenderType } from './paymentPayload.ts';
import { restOf, type SplitRow, splitPayment } from './splitPayment.ts';

const anyRounding = fc.constantFrom<CashRounding>(...COUNTER_CHOICES.cashRounding.map(({ value }) => value));
const stepOf = (rounding: CashRounding) => Number(rounding.split('_')[1] ?? 1);

test.each<[rounding: CashRounding, amount: number, rounded: number]>([
  ['NONE', 9_999, 9_999],
  ['DOWN_25', 9_999, 9_975],
  ['DOWN_50', 9_999, 9_950],
  ['DOWN_100', 9_999, 9_900],
  ['NEAREST_25', 9_999, 10_000],
  ['NEAREST_25', 9_987, 9_975],
  ['NEAREST_25', 9_988, 10_000],
  ['NEAREST_50', 9_924, 9_900],
  ['NEAREST_50', 9_925, 9_950],
  ['NEAREST_100', 9_949, 9_900],
  ['NEAREST_100', 9_950, 10_000],
  ['DOWN_100', 99, 0],
  ['DOWN_100', 10_000, 10_000],
  ['DOWN_25', -9_999, -9_975],
  ['NEAREST_100', -9_950, -10_000],
])('issue 36 %s: %i satang in cash are %i', (rounding, amount, rounded) => {
  expect(roundCash(satang(amount), rounding)).toBe(rounded);
});

it('an amount in cash is rounded by less than the step, to a whole one, and what goes back as what comes in', () => {
  fc.assert(
    fc.property(anyRounding, fc.integer({ min: -1_000_000, max: 1_000_000 }), (rounding, amount) => {
      const rounded = roundCash(satang(amount), rounding);
      expect(Math.abs(rounded - amount)).toBeLessThan(stepOf(rounding));
      expect(Math.abs(rounded % stepOf(rounding))).toBe(0);
      expect(roundCash(satang(-amount), rounding)).toBe(0 - rounded);
      expect(roundCash(rounded, rounding)).toBe(rounded);
    }),
  );
});

test.each<[rounding: CashRounding, due: number, tenders: [TenderType, number][], more: number | null]>([
  ['DOWN_25', 9_999, [['Cash', 9_999]], 0],
  ['DOWN_25', 9_999, [['Cash', 9_975]], -24],
  ['DOWN_25', 9_999, [['Cash', 9_950]], null],
  ['NONE', 9_999, [['Cash', 9_975]], null],
  ['NEAREST_25', 9_999, [['Cash', 10_000]], 1],
  ['DOWN_25', 9_999, [['Transfer', 9_975]], null],
  [
    'DOWN_25',
    9_999,
    [
      ['Transfer', 5_010],
      ['Cash', 4_975],
    ],
    -14,
  ],
  [
    'DOWN_25',
    9_999,
    [
      ['Cash', 5_000],
      ['Cash', 4_975],
    ],
    -24,
  ],
  [
    'DOWN_25',
    9_999,
    [
      ['Transfer', 5_010],
      ['Cash', 4_989],
    ],
    0,
  ],
  ['DOWN_100', 99, [['Cash', 0]], -99],
  ['DOWN_100', 99, [['Other', 0]], null],
  ['DOWN_100', 5_050, [['Exchange', 5_000]], -50],
  ...[0, 9_900].map((other): [CashRounding, number, [TenderType, number][], number | null] => [
    ...(['DOWN_100', 9_950 + other] as const),
    [
      ['Exchange', 5_000],
      ['Transfer', 4_900 + other],
    ],
    null,
  ]),
  [
    'DOWN_100',
    9_950,
    [
      ['Transfer', 10_000],
      ['Cash', 0],
    ],
    null,
  ],
  [
    'DOWN_100',
    10_000,
    [
      ['Transfer', 10_000],
      ['Other', 0],
    ],
    0,
  ],
  ...(
    [
      ['what the others leave is less than a coin', 10_040, 0, -40],
      ['the others pay all', 10_000, 0, null],
      ['a coin is left', 10_140, 0, null],
    ] as const
  ).map(([_rule, due, cash, more]): [CashRounding, number, [TenderType, number][], number | null] => [
    ...(['DOWN_100', due] as const),
    [
      ['Credit-Debit', 10_000],
      ['Cash', cash],
    ],
    more,
  ]),
  [
    'DOWN_100',
    5_050,
    [
      ['Exchange', 5_000],
      ['Transfer', 50],
    ],
    0,
  ],
  ['DOWN_100', 5_150, [['Exchange', 5_000]], null],
  [
    'NEAREST_100',
    9_950,
    [
      ['Transfer', 10_000],
      ['Cash', 0],
    ],
    null,
  ],
])(
  '%s: a bill of %i is paid by what it comes to, or by cash for all that is left, rounded',
  (rounding, due, tenders, more) => {
    const paid = tenders.map(([type, amount]) => ({ type, amount: satang(amount) }));
    expect(tenderedRounding(paid, satang(due), rounding)).toBe(more);
  },
);

test.each<[string, CashRounding, number, [TenderType, number][], number[]]>([
  ['the bill alone by card', 'DOWN_100', 9_999, [['Transfer', 5_000]], [9_999]],
  ['also what is rounded in cash', 'DOWN_100', 9_999, [['Cash', 5_000]], [9_999, 9_900]],
  [
    'of the part in cash',
    'DOWN_25',
    9_999,
    [
      ['Transfer', 5_010],
      ['Cash', 1],
    ],
    [9_999, 9_985],
  ],
  ['the bill alone where nothing is rounded', 'NONE', 9_999, [['Cash', 5_000]], [9_999]],
  ['the bill alone where it is a whole step', 'DOWN_100', 9_900, [['Cash', 5_000]], [9_900]],
  [
    'the bill alone where the others pay it',
    'DOWN_100',
    9_999,
    [
      ['Transfer', 9_999],
      ['Cash', 1],
    ],
    [9_999],
  ],
  [
    'the bill alone where the others pay more',
    'NEAREST_100',
    9_999,
    [
      ['Transfer', 10_050],
      ['Cash', 1],
    ],
    [9_999],
  ],
])('a bill is paid by %s', (_, rounding, due, tenders, sums) => {
  const paid = tenders.map(([type, amount]) => ({ type, amount: satang(amount) }));
  expect(sumsThatPay(paid, satang(due), rounding)).toEqual(sums);
});

test.each<[string, cash: number, held: number, rounding: number, CashRounding, back: number]>([
  ['what it is', 6_000, 6_000, 0, 'NONE', 6_000],
  ['all that came in', 9_999, 9_900, -99, 'DOWN_100', 9_900],
  ['what leaves the rest rounded', 5_000, 9_900, -99, 'DOWN_100', 5_000],
  ['nothing where the rest is rounded to all of it', 10, 9_900, -40, 'DOWN_100', 0],
  ['nothing of nothing, also where the bill was paid exactly', 0, 9_950, 0, 'DOWN_100', 0],
  ['nothing of nothing, also where the rest is rounded up', 0, 9_960, 0, 'NEAREST_100', 0],
  ['nothing, and takes nothing, where the rest is rounded up', 5, 9_960, 0, 'NEAREST_100', 0],
  ['what is to be paid', -1_000, 5_000, 0, 'DOWN_100', -1_000],
  ['nothing, and gives nothing, where more is to be paid and it is rounded down', -5, 9_940, 0, 'NEAREST_100', 0],
])('cash that goes back is %s', (_, cash, held, rounding, setting, back) => {
  const inDrawer = { held: satang(held), rounding: satang(rounding) };
  expect(cashBack(satang(cash), inDrawer, setting) + 0).toBe(back);
});

test('what was rounded stands in the last tender in cash', () => {
  const paid = (...amounts: [string, number][]) => amounts.map(([type, amount]) => ({ type, amount: satang(amount) }));
  expect(withoutRounding(paid(['Cash', 50], ['Cash', 100], ['Transfer', 30]), satang(-25))).toEqual(
    paid(['Cash', 50], ['Cash', 125], ['Transfer', 30]),
  );
  expect(withoutRounding(paid(['Transfer', 30]), satang(0))).toEqual(paid(['Transfer', 30]));
});

it('a split bill is rounded once, in what cash pays of it, whichever row is filled up', () => {
  const rows = fc.array(
    fc.record({ type: fc.constantFrom('Cash', 'Transfer', 'Other' as const), amount: fc.nat(5_000).map(satang) }),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(anyRounding, rows, fc.integer({ min: 1, max: 30_000 }), fc.nat(3), (rounding, typed, due, which) => {
      const given: SplitRow[] = typed;
      const bill = satang(due);
      const row = given[which % given.length] as SplitRow;
      const rest = restOf(row, given, bill, rounding);
      if (rest <= 0) return;
      const filled = given.map((each) => (each === row ? { ...each, amount: rest } : each));
      const { tenders, due: most, sum: total } = splitPayment(filled, bill, rounding);
      // Cash that was typed by hand need not be a multiple of the step.
      if (tenders === null) {
        expect(row.type).not.toBe('Cash');
        return;
      }
      expect(most).toBe(total);
      expect(tenderedRounding(tenders, bill, rounding)).toBe(most - due);
    }),
  );
});

/** Returns what is left of a sale after a return, with the cash that the shop still holds for it. */
function after(sale: ReturnedSale, plan: ReturnType<typeof planReturn>): ReturnedSale {
  const back = (position: number) =>
    sum(plan.tenders.flatMap(({ returnsPosition, amount }) => (returnsPosition === position ? amount : [])));
  return {
    ...sale,
    rows: sale.rows.map((row) => ({
      ...row,
      qty: row.qty + (plan.rows.find(({ returnsPosition }) => returnsPosition === row.position)?.qty ?? 0),
    })),
    tenders: sale.tenders.map((tender) => ({ ...tender, amount: satang(tender.amount + back(tender.position)) })),
    cash: {
      held: satang(sale.cash.held + paidInCash(plan.tenders)),
      rounding: satang(sale.cash.rounding + plan.cashRounding),
    },
  };
}

it('a sale that comes back in any parts takes from the drawer what it brought, each part rounded by less than the step; tenders come to the price and the rounding', () => {
  const bills = fc.record({
    prices: fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 6 }),
    byCard: fc.nat(100),
    inCash: fc.boolean(),
    rounding: anyRounding,
    isExact: fc.boolean(),
  });
  fc.assert(
    fc.property(bills, ({ prices, byCard, inCash, rounding, isExact }) => {
      const basket = basketOf(prices.map((price) => price / 100));
      const due = sum(prices.map(satang));
      const card = satang(Math.floor((due * byCard) / 100));
      // A program that uses the documented call may have paid the exact amount.
      const cash = isExact ? satang(due - card) : roundCash(satang(due - card), rounding);
      const tenders = [
        { position: 0, type: 'Credit-Debit', amount: card, institute: null, card: 'Visa' },
        { position: 1, type: 'Cash', amount: cash, institute: null, card: null },
      ];
      let sale = sold(basket, { tenders, cash: { held: cash, rounding: satang(cash - (due - card)) } });
      let [inDrawer, onCard] = [cash as number, card as number];
      prices.forEach((price, at) => {
        const plan = planReturn(sale, null, request([[at, 1]], { inCash }), NO_RULES, PLACE, { ...REFUSE, rounding });
        expect(plan.due).toBe(-price);
        expect(sum(plan.tenders.map(({ amount }) => amount))).toBe(plan.due + plan.cashRounding);
        // What a card paid and is refunded in cash is rounded separately from what cash paid.
        const steps = inCash && card > 0 ? 2 : 1;
        if (!isExact) expect(Math.abs(plan.cashRounding)).toBeLessThan(steps * stepOf(rounding));
        for (const { returnsPosition, amount } of plan.tenders)
          expect(-amount).toBeLessThanOrEqual(sale.tenders[returnsPosition ?? -1]?.amount ?? Number.POSITIVE_INFINITY);
        inDrawer += paidInCash(plan.tenders);
        onCard += sum(plan.tenders.flatMap(({ type, amount }) => (type === 'Cash' ? [] : amount)));
        sale = after(sale, plan);
        expect(sale.cash.held).toBe(inDrawer);
        expect(Math.abs(sale.cash.rounding)).toBeLessThan(Math.max(1, stepOf(rounding)));
      });
      expect(onCard).toBe(inCash ? card : 0);
      expect(inDrawer).toBe(inCash ? -roundCash(card, rounding) + 0 : 0);
    }),
  );
});

test.each<[string, bill: number, rows: SplitRow[], paid: number[] | null]>([
  [
    '0 typed in cash pays what the card leaves where that is less than a coin',
    10_040,
    [card(100), cashRow(0)],
    [10_000, 0],
  ],
  ['cash that is left empty pays nothing', 10_040, [card(100), { type: 'Cash' }], null],
  ['where a coin is left it does not', 10_140, [card(100), cashRow(0)], null],
  ['beside a card that pays all it is no tender', 10_000, [card(100), cashRow(0)], [10_000]],
  ['it is one tender, however often it stands there', 10_040, [card(100), cashRow(0), cashRow(0)], [10_000, 0]],
  ['alone it is no split', 40, [cashRow(0), cashRow(0)], null],
])('issue 36 a split bill whose cash is rounded down to nothing: %s', (_rule, bill, rows, paid) => {
  const { tenders, due } = splitPayment(rows, satang(bill), 'DOWN_100');
  expect(tenders?.map(({ amount }) => amount) ?? null).toEqual(paid);
  if (tenders) expect(tenderedRounding(tenders, satang(bill), 'DOWN_100')).toBe(due - bill);
});

function card(baht: number): SplitRow {
  return { type: 'Credit-Debit', amount: satang(baht * 100) };
}

function cashRow(baht: number): SplitRow {
  return { type: 'Cash', amount: satang(baht * 100) };
}
