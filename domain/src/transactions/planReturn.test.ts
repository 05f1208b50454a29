import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Coupon } from '../loyalty/coupon.ts';
import { fromBaht, type Satang, satang, sum, ZERO } from '../money/money.ts';
import {
  basketOf,
  chosen,
  FIXED,
  id,
  MULTIPLIER,
  PERCENT,
  QTY,
  REWARD,
  RULES,
  SET_PRICE,
  TOTAL,
  tierOf,
} from '../testing/pricing.ts';
import { buyer, NO_RULES, PLACE, REFUSE, request, sold } from '../testing/soldSale.ts';
import { priceBasket } from '../till/priceBasket.ts';
import type { ChosenOffer, PricingBasket } from '../till/pricing.ts';
import {
  planReturn,
  type ReturnedSale,
  type ReturnPlan,
  type ReturnRequest,
  type ReturnSetting,
} from './planReturn.ts';
import type { ReversalMember, ReversalRules } from './planReversal.ts';

const DEDUCT: ReturnSetting = { points: 'DEDUCT', ...RULES.rates, rounding: 'NONE' };

const plan = (sale: ReturnedSale, requested: ReturnRequest, member = buyer(sale), setting = REFUSE) =>
  planReturn(sale, member, requested, NO_RULES, PLACE, setting);

/** Returns what is left of a sale after a return, as the books have it. */
function leftOf(sale: ReturnedSale, { rows, figures, tenders, deducted }: ReturnPlan): ReturnedSale {
  const of = (position: number) => rows.find((row) => row.returnsPosition === position);
  return {
    ...sale,
    rows: sale.rows.map((row) => ({
      ...row,
      qty: row.qty + (of(row.position)?.qty ?? 0),
      discount: satang(row.discount + (of(row.position)?.discount ?? 0)),
      earnPoints: row.earnPoints + (of(row.position)?.earnPoints ?? 0),
      redeemPoints: row.redeemPoints + (of(row.position)?.redeemPoints ?? 0),
    })),
    deliveryCost: satang(sale.deliveryCost + figures.delivery),
    earnPoints: sale.earnPoints + figures.earnPoints - (deducted?.points ?? 0),
    redeemPoints: sale.redeemPoints + figures.redeemPoints,
    tenders: sale.tenders.map((tender) => ({
      ...tender,
      amount: sum([
        tender.amount,
        ...tenders.filter((back) => back.returnsPosition === tender.position).map(({ amount }) => amount),
      ]),
    })),
  };
}

const all = (sale: ReturnedSale) =>
  sale.rows.flatMap(({ position, qty }) => (qty > 0 ? [[position, qty] as const] : []));

/** Adds up the figures of several returns. */
const together = (plans: readonly ReturnPlan[]) =>
  plans.reduce(
    (total, { figures }) => ({
      qty: total.qty + figures.qty,
      payment: total.payment + figures.payment,
      discount: total.discount + figures.discount,
      revenue: total.revenue + figures.revenue,
      delivery: total.delivery + figures.delivery,
      earnPoints: total.earnPoints + figures.earnPoints,
      redeemPoints: total.redeemPoints + figures.redeemPoints,
    }),
    { qty: 0, payment: 0, discount: 0, revenue: 0, delivery: 0, earnPoints: 0, redeemPoints: 0 },
  );

describe('what is given back', () => {
  test('issue 34 is the price of what was left less the price of what is left: a tenth off takes a tenth back', () => {
    const sale = sold(basketOf([300, 200], { discount: chosen([[PERCENT, 10]]) }));
    expect(plan(sale, request([[1, 1]])).figures).toEqual({
      ...{ qty: -1, payment: -20_000, discount: 2_000, revenue: -18_000, delivery: 0 },
      ...{ earnPoints: -8, redeemPoints: 0 },
    });
  });

  test('a discount whose condition what is left does not meet is lost, and its name is stated', () => {
    const sale = sold(basketOf([300, 200], { discount: chosen([[FIXED, 250]], [[TOTAL, 500]]) }));
    const { due, lost, tenders } = plan(sale, request([[1, 1]]));
    // 250 were paid for both; the one that is left costs 300 without the discount.
    expect({ due, lost }).toEqual({ due: 5_000, lost: ['Rainy day'] });
    expect(tenders).toEqual([{ returnsPosition: null, type: 'Cash', amount: 5_000, institute: null, card: null }]);
  });

  test('issue 34 of three for the price of two one comes back for nothing, and the second costs its price again', () => {
    const goods = { productIds: [id('b', 1), id('b', 2), id('b', 3)], group: [3, 1] };
    const sale = sold(basketOf([100, 90, 80], { discount: forGoods(chosen([[PERCENT, 100]]), goods) }));
    const first = plan(sale, request([[2, 1]]));
    expect(first).toMatchObject({ due: 0, lost: ['Rainy day'] });
    expect(plan(leftOf(sale, first), request([[0, 1]]))).toMatchObject({ due: -10_000, lost: [] });
    // The most expensive piece is returned: the rest costs 170 without the offer, and 190 were paid.
    expect(plan(sale, request([[0, 1]])).due).toBe(-2_000);
  });

  test('a privilege of the tier whose condition is not met is lost too, and nothing is lost with the last piece', () => {
    const sale = sold(basketOf([300, 200], { tier: tierOf([[QTY, 2], FIXED, 100]) }));
    expect(plan(sale, request([[0, 1]]))).toMatchObject({ due: -20_000, lost: ['Gold'] });
    expect(plan(sale, request(all(sale)))).toMatchObject({ due: -40_000, lost: [] });
  });

  test('points that paid stay spent as far as what is left costs so much, and come back after the money', () => {
    const sale = sold(basketOf([100, 100], { pointsAsCash: 1_500 }));
    expect(plan(sale, request([[0, 1]])).figures).toMatchObject({ revenue: -5_000, redeemPoints: -500 });
    expect(plan(sale, request(all(sale))).figures).toMatchObject({ revenue: -5_000, redeemPoints: -1_500 });
  });

  test('delivery is given back with the last piece alone, where it is requested', () => {
    const sale = sold(basketOf([100, 100], { deliveryCost: fromBaht(40) }));
    expect(plan(sale, request([[0, 1]])).figures.delivery).toBe(0);
    expect(plan(sale, request(all(sale))).due).toBe(-24_000);
    expect(plan(sale, request(all(sale), { delivery: false })).due).toBe(-20_000);
  });

  test('an adjustment of the points stays with what is left, and goes with the last piece', () => {
    const sale = sold(basketOf([100, 100]), { earnPoints: 50 });
    const first = plan(sale, request([[0, 1]]));
    expect(first.figures.earnPoints).toBe(-4);
    expect(plan(leftOf(sale, first), request([[1, 1]])).figures.earnPoints).toBe(-46);
  });

  test('counted products go back to the shelf where they are fit for it', () => {
    const sale = sold(basketOf([100, 100]));
    const lines = [
      { position: 0, qty: 1, restock: true },
      { position: 1, qty: 1, restock: false },
    ];
    expect(plan(sale, { lines, delivery: true, inCash: false }).stock).toEqual([{ productId: id('b', 1), qty: 1 }]);
  });
});

describe('money goes back', () => {
  const split = [
    { position: 0, type: 'Cash', amount: satang(20_000), institute: null, card: null },
    { position: 1, type: 'Transfer', amount: satang(30_000), institute: 'Bank', card: null },
  ];
  const sale = sold(basketOf([400, 100]), { tenders: split });
  const ways = ({ tenders }: ReturnPlan) =>
    tenders.map(({ returnsPosition, type, amount }) => [returnsPosition, type, amount]);

  test('by the tenders of the sale in reverse order, each up to what it paid', () => {
    expect(ways(plan(sale, request([[0, 1]])))).toEqual([
      [1, 'Transfer', -30_000],
      [0, 'Cash', -10_000],
    ]);
  });

  test('in cash where the cashier chooses so', () => {
    expect(ways(plan(sale, request([[0, 1]], { inCash: true })))).toEqual([[null, 'Cash', -40_000]]);
  });

  test('and nothing by the first tender where nothing is due', () => {
    const free = sold(basketOf([100], { discount: chosen([[FIXED, 100]]) }));
    expect(ways(plan(free, request([[0, 1]])))).toEqual([[0, 'Cash', 0]]);
  });

  test('the last return names every row and tender of the sale, also what earlier ones took', () => {
    const rest = leftOf(sale, plan(sale, request([[0, 1]])));
    const last = plan(rest, request([[1, 1]]));
    expect(last.rows.map(({ returnsPosition, qty }) => [returnsPosition, qty])).toEqual([
      [0, 0],
      [1, -1],
    ]);
    expect(ways(last)).toEqual([
      [1, 'Transfer', 0],
      [0, 'Cash', -10_000],
    ]);
  });
});

describe('points that the member has spent since', () => {
  const sale = sold(basketOf([1_000, 1_000]));

  test('refuse the return with the number missing', () => {
    const { refusals } = plan(sale, request([[0, 1]]), buyer(sale, 15));
    expect(refusals).toEqual([{ code: 'INSUFFICIENT_POINTS', missing: 25 }]);
  });

  test('or are kept back in baht, where the shop chose so, once', () => {
    const first = plan(sale, request([[0, 1]]), buyer(sale, 15), DEDUCT);
    expect(first).toMatchObject({ refusals: [], due: -99_750, deducted: { points: 25, amount: 250 } });
    expect(first.member).toMatchObject({ entries: [-15], balanceAfter: 0 });
    const rest = plan(leftOf(sale, first), request([[1, 1]]), buyer(sale, 40), DEDUCT);
    expect(rest).toMatchObject({ due: -100_000, deducted: null });
    expect(rest.member).toMatchObject({ taken: 40, balanceAfter: 0 });
  });

  test('but never more than is handed back', () => {
    const free = sold(basketOf([100], { discount: chosen([[FIXED, 100]]), offer: chosen([[REWARD, 30]]) }));
    const { refusals } = plan(free, request([[0, 1]]), buyer(free, 10), DEDUCT);
    expect(refusals).toEqual([{ code: 'INSUFFICIENT_POINTS', missing: 20 }]);
  });
});

describe('a member', () => {
  const ltv = { id: 'ltv', name: 'Lifetime', type: 'ltv', template: { logic: '[total_ltv] >= [value]' } };
  const tier = (name: string, level: number, value: number) => ({
    ...{ id: name, name, level, status: 'Active', conditions: [{ conditionId: 'ltv', value }] },
  });
  const rules: ReversalRules = {
    tiers: [tier('Bronze', 1, 0), tier('Silver', 2, 1_000)],
    badges: [],
    conditions: new Map([['ltv', ltv]]),
  };
  const member = (revenue: Satang, tierId: string): ReversalMember => ({
    ...{ points: 500, tierId, totalPayment: revenue, totalRevenue: revenue, totalTransaction: 1, totalQty: 2 },
    beforeSale: { totalRevenue: ZERO, totalTransaction: 0 },
  });

  test('counts the sale until its last piece is back, and loses the tier that the rest does not reach', () => {
    const sale = sold(basketOf([800, 400]), { tierId: 'Bronze' });
    const first = planReturn(sale, member(satang(120_000), 'Silver'), request([[1, 1]]), rules, PLACE, REFUSE).member;
    expect(first).toMatchObject({ tierBefore: 'Silver', tierAfter: 'Bronze' });
    expect(first?.after).toEqual({ totalPayment: 80_000, totalRevenue: 80_000, totalTransaction: 1, totalQty: 1 });
    const whole = planReturn(sale, member(satang(120_000), 'Silver'), request(all(sale)), rules, PLACE, REFUSE).member;
    expect(whole?.after).toEqual({ totalPayment: 0, totalRevenue: 0, totalTransaction: 0, totalQty: 0 });
  });

  test('reaches the tier that a lost discount makes them pay for', () => {
    const sale = sold(basketOf([1_100, 200], { discount: chosen([[FIXED, 400]], [[TOTAL, 1_300]]) }));
    const { due, member: after } = planReturn(
      sale,
      member(satang(90_000), 'Bronze'),
      request([[1, 1]]),
      rules,
      PLACE,
      REFUSE,
    );
    expect([due, after?.tierAfter]).toEqual([20_000, 'Silver']);
  });
});

describe('refuses', () => {
  const sale = sold(basketOf([100, 100]));

  test.each([
    ['a void sale', { status: 'Void' }, request([[0, 1]]), [{ code: 'ALREADY_VOID' }]],
    ['a return', { isReturn: true }, request([[0, 1]]), [{ code: 'IS_RETURN' }]],
    ["PERM-13 another branch than the sale's", { branchId: 'silom' }, request([[0, 1]]), [{ code: 'OTHER_BRANCH' }]],
    ['no lines', {}, request([]), [{ code: 'NO_LINES' }]],
    ['more than is left', {}, request([[0, 2]]), [{ code: 'MORE_THAN_LEFT', position: 0, left: 1 }]],
    [
      'more than is left, of one line in two parts',
      {},
      request([
        [0, 1],
        [0, 1],
      ]),
      [{ code: 'MORE_THAN_LEFT', position: 0, left: 1 }],
    ],
    ['what is not on the bill', {}, request([[7, 1]]), [{ code: 'MORE_THAN_LEFT', position: 7, left: 0 }]],
  ])('%s', (_title, changes, requested, refusals) => {
    expect(plan({ ...sale, ...changes }, requested).refusals).toEqual(refusals);
  });
});

const money = (most: number) => fc.integer({ min: 1, max: most * 100 }).map((value) => value / 100);
const forGoods = (
  { offer, ...given }: ChosenOffer,
  { productIds, group, other }: { productIds: string[]; group: readonly number[] | null; other?: string[] | null },
): ChosenOffer => {
  const [groupOf = null, benefits = null] = group ?? [];
  const goods = { productIds, categoryIds: [], groupOf, benefits };
  const isSet = other && groupOf !== null && groupOf === benefits;
  const set = isSet ? { otherParts: [{ productIds: other, categoryIds: [], pieces: 1 }] } : {};
  return { ...given, offer: { ...offer, goods: { ...goods, ...set } } };
};
const someProducts = fc
  .uniqueArray(fc.integer({ min: 1, max: 5 }), { minLength: 1 })
  .map((ns) => ns.map((n) => id('b', n)));
const baskets = fc
  .record({
    lines: fc.array(fc.tuple(money(2_000), fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 5 }),
    guest: fc.boolean(),
    privilege: fc.option(fc.tuple(fc.constantFrom(FIXED, PERCENT, MULTIPLIER, REWARD), money(60))),
    discount: fc.option(fc.tuple(fc.constantFrom(FIXED, PERCENT, SET_PRICE), money(90))),
    goods: fc.option(
      fc.record({
        productIds: someProducts,
        other: fc.option(someProducts),
        group: fc.option(fc.constantFrom([1, 1], [2, 1], [3, 1], [3, 2], [2, 2])),
      }),
    ),
    offer: fc.option(fc.tuple(fc.constantFrom(REWARD, MULTIPLIER), money(5), fc.option(money(50)))),
    points: fc.nat(5_000),
    delivery: fc.nat(100),
  })
  .map(({ lines, guest, privilege, discount, goods, offer, points, delivery }) => {
    const basket = basketOf(
      lines.map(([price]) => price),
      {
        ...(guest && { member: null }),
        tier: guest || !privilege ? null : tierOf([null, ...privilege]),
        discount: discount && (goods ? forGoods(chosen([discount]), goods) : chosen([discount])),
        offer:
          guest || !offer
            ? null
            : chosen([[offer[0], offer[1]], ...(offer[2] ? [[FIXED, offer[2]] as [Coupon, number]] : [])]),
        pointsAsCash: guest ? 0 : points,
        deliveryCost: fromBaht(delivery),
      },
    );
    return { ...basket, lines: basket.lines.map((line, at) => ({ ...line, qty: lines[at]?.[1] ?? 1 })) };
  });
/** The pieces of a sale in any order, split into returns. */
const returned = baskets.chain((basket) => {
  const pieces = basket.lines.flatMap(({ qty }, position) => Array.from({ length: qty }, () => position));
  return fc.record({
    basket: fc.constant(basket),
    order: fc.shuffledSubarray(pieces, { minLength: pieces.length, maxLength: pieces.length }),
    cuts: fc.array(fc.nat(pieces.length), { maxLength: 4 }),
  });
});

function inParts({
  basket,
  order,
  cuts,
}: {
  basket: PricingBasket;
  order: readonly number[];
  cuts: readonly number[];
}) {
  const ends = [...new Set([...cuts.filter((cut) => cut > 0), order.length])].sort((a, b) => a - b);
  const whole = sold(basket);
  let left = whole;
  const plans = ends.map((end, at) => {
    const part = order.slice(ends[at - 1] ?? 0, end).map((position) => [position, 1] as const);
    const planned = plan(left, request(part));
    left = leftOf(left, planned);
    return planned;
  });
  return { whole, plans, left };
}

test('OP-16 a whole return gives back what was recorded, in any parts and order, and leaves nothing', () => {
  fc.assert(
    fc.property(returned, (parts) => {
      const { whole, plans, left } = inParts(parts);
      const priced = priceBasket(parts.basket, RULES);
      expect(together(plans)).toEqual({
        qty: 0 - priced.totalQty,
        payment: 0 - priced.totalPayment,
        discount: 0 - priced.totalDiscount,
        revenue: 0 - priced.totalRevenue,
        delivery: 0 - priced.deliveryCost,
        earnPoints: 0 - priced.earnPoints,
        redeemPoints: 0 - priced.redeemPoints,
      });
      expect(left.tenders.map(({ amount }) => amount)).toEqual([0]);
      expect(plans.map(({ isLast }) => isLast)).toEqual(plans.map((_, at) => at === plans.length - 1));
      expect(whole.rows.some(({ qty }) => qty > 0)).toBe(true);
    }),
  );
});

test('what is returned in any parts and order is what is returned at once, to the satang and the point', () => {
  fc.assert(
    fc.property(returned, ({ basket, order, cuts }) => {
      const most = Math.max(1, ...cuts);
      const some = order.slice(0, most);
      const parts = inParts({ basket, order: some, cuts });
      const atOnce = plan(sold(basket), request(some.map((position) => [position, 1])));
      expect(together(parts.plans)).toEqual(atOnce.figures);
    }),
  );
});

test('never more is given back than was paid, no figure of what is left is below zero, and rows add up', () => {
  fc.assert(
    fc.property(returned, (parts) => {
      let left = sold(parts.basket);
      for (const planned of inParts(parts).plans) {
        const { figures, rows, tenders, due } = planned;
        expect(sum(tenders.map(({ amount }) => amount))).toBe(due);
        expect(due).toBe(figures.revenue + figures.delivery);
        expect(sum(rows.map((row) => row.discount))).toBe(figures.discount);
        expect(sum(rows.map((row) => row.payment))).toBe(figures.payment);
        left = leftOf(left, planned);
        const paid = sum(left.rows.map((row) => satang(row.qty * row.pieceAmount + row.discount)));
        const least = Math.min(paid, left.earnPoints, left.redeemPoints, ...left.tenders.map(({ amount }) => amount));
        expect(least).toBeGreaterThanOrEqual(0);
        expect(planned.member?.balanceAfter ?? 0).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('nothing returned gives nothing back', () => {
  fc.assert(
    fc.property(baskets, (basket) => {
      const { figures, refusals, due } = plan(sold(basket), request([]));
      expect(Object.values(figures).every((figure) => figure === 0)).toBe(true);
      expect([refusals, due]).toEqual([[{ code: 'NO_LINES' }], 0]);
    }),
  );
});
