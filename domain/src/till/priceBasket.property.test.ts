import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINE_OPTIONS, MAX_LINE_QTY, MAX_OPTION_PRICE, MAX_UNIT_PRICE } from '../limits.ts';
import { type Satang, sum } from '../money/money.ts';
import {
  BROKEN,
  COUPONS,
  DEFAULT_BOUNDS,
  FIXED,
  id,
  LTV,
  LUCKY_DRAW,
  MULTIPLIER,
  PAID,
  PERCENT,
  payloadOf,
  QTY,
  REWARD,
  RULES,
  TOTAL,
  TRANSACTION,
} from '../testing/pricing.ts';
import { comparePayment } from './comparePayment.ts';
import { paymentPayloadSchema } from './paymentPayload.schema.ts';
import { priceBasket } from './priceBasket.ts';
import type { ChosenOffer, PricingBasket, PricingMember, PricingRules, PricingTier } from './pricing.ts';
import { readPaymentPayload } from './readPaymentPayload.ts';
import { toRequestedBasket } from './saleRequest.ts';

const amount = fc.integer({ min: 0, max: 10_000_000 }).map((value) => value as Satang);
const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);

const conditionUse = fc.record({
  conditionId: fc.constantFrom(...[QTY, TOTAL, PAID, LTV, TRANSACTION, BROKEN].map((each) => each.id), 'unknown'),
  value: hundredths(500),
});

const couponUse = (...coupons: { id: string }[]) =>
  fc.record({ couponId: fc.constantFrom(...coupons.map((each) => each.id)), value: hundredths(150) });

const chosenOffer = (kind: string, first: { id: string }[]): fc.Arbitrary<ChosenOffer | null> =>
  fc.option(
    fc.record({
      offer: fc.record({
        id: fc.constant(id('e', kind === 'discount' ? 1 : 2)),
        name: fc.constant(`A ${kind}`),
        hasAuthorizePin: fc.boolean(),
        conditions: fc.array(conditionUse, { maxLength: 1 }),
        items: fc
          .tuple(couponUse(...first), fc.array(couponUse(...COUPONS.values()), { maxLength: 2 }))
          .map(([head, tail]) => [head, ...tail]),
      }),
      customValue: fc.option(fc.integer({ min: -20_000, max: 20_000 }).map((value) => value / 100)),
    }),
  );

const member: fc.Arbitrary<PricingMember | null> = fc.option(
  fc.record({
    id: fc.constant(id('a', 1)),
    remainingPoints: fc.nat(20_000),
    totalLtv: amount,
    totalTransaction: fc.nat(100),
  }),
);

const tier: fc.Arbitrary<PricingTier | null> = fc.option(
  fc.record({
    id: fc.constant(id('f', 1)),
    name: fc.constant('Gold'),
    privileges: fc.array(
      fc.record({
        condition: fc.option(conditionUse),
        item: couponUse(FIXED, PERCENT, REWARD, MULTIPLIER, LUCKY_DRAW),
      }),
      { maxLength: 3 },
    ),
  }),
);

/** Any bill that a till can create, with conditions that are met, not met, unknown or unreadable. */
const arbitraryBasket: fc.Arbitrary<PricingBasket> = fc.record({
  lines: fc
    .array(fc.record({ qty: fc.integer({ min: 1, max: 200 }), chargeAmount: amount }), { minLength: 1, maxLength: 6 })
    .map((lines) => lines.map((line, index) => ({ ...line, itemRef: String(index + 1), productId: id('b', index) }))),
  member,
  tier,
  tierEnabled: fc.boolean(),
  discount: chosenOffer('discount', [FIXED, PERCENT]),
  offer: chosenOffer('offer', [REWARD, MULTIPLIER]),
  pointsAsCash: fc.nat(20_000),
  deliveryCost: amount,
});

/** The shop of the fixtures at any rates a merchant may set. */
const arbitraryRules: fc.Arbitrary<PricingRules> = fc
  .record({
    earnCash: fc.integer({ min: 1, max: 100_000 }).map((value) => value as Satang),
    earnPoint: fc.nat(50),
    redeemCash: fc.nat(10_000).map((value) => value as Satang),
    redeemPoint: fc.integer({ min: 1, max: 100 }),
  })
  .map((rates) => ({ ...RULES, rates }))
  .chain((rules) => fc.constantFrom<PricingRules>(rules, { ...rules, bounds: DEFAULT_BOUNDS }));

describe('every bill', () => {
  it('adds up: total + discount = revenue, revenue + delivery = due, deductions = discount', () => {
    fc.assert(
      fc.property(arbitraryBasket, arbitraryRules, (basket, rules) => {
        const priced = priceBasket(basket, rules);
        expect(priced.totalPayment + priced.totalDiscount).toBe(priced.totalRevenue);
        expect(priced.totalRevenue + priced.deliveryCost).toBe(priced.amountDue);
        expect(0 - sum(priced.deductions.map(({ amount }) => amount))).toBe(priced.totalDiscount - 0);
        expect(sum(priced.lines.map(({ paidAmount }) => paidAmount))).toBe(priced.totalPayment);
        expect(priced.earnSteps.reduce((points, step) => points + step.points, 0)).toBe(priced.earnPoints);
      }),
    );
  });

  it('never goes below zero, and takes no more points than requested', () => {
    fc.assert(
      fc.property(arbitraryBasket, arbitraryRules, (basket, rules) => {
        const priced = priceBasket(basket, rules);
        expect(
          Math.min(priced.totalRevenue, priced.amountDue, priced.earnPoints, priced.redeemPoints),
        ).toBeGreaterThanOrEqual(0);
        expect(priced.totalDiscount).toBeLessThanOrEqual(0);
        expect(priced.redeemPoints).toBeLessThanOrEqual(basket.pointsAsCash);
      }),
    );
  });

  it('DISC-15 more points within the balance never raise the amount due', () => {
    fc.assert(
      fc.property(arbitraryBasket, fc.nat(5000), fc.nat(5000), (basket, points, more) => {
        fc.pre(basket.member !== null);
        const member = { ...basket.member, remainingPoints: 10_000 };
        const due = (pointsAsCash: number) => priceBasket({ ...basket, member, pointsAsCash }, RULES).amountDue;
        expect(due(points + more)).toBeLessThanOrEqual(due(points));
      }),
    );
  });

  it('OP-62 the points taken are worth what the requested points were', () => {
    fc.assert(
      fc.property(arbitraryBasket, arbitraryRules, (basket, rules) => {
        const first = priceBasket(basket, rules);
        const again = priceBasket({ ...basket, pointsAsCash: first.redeemPoints }, rules);
        expect([again.redeemPoints, again.amountDue]).toEqual([first.redeemPoints, first.amountDue]);
      }),
    );
  });

  const lineOption = fc.record({
    optionId: fc.uuid(),
    groupName: fc.constant('Size'),
    name: fc.constant('L'),
    price: fc.integer({ min: 0, max: MAX_OPTION_PRICE }).map((price) => price as Satang),
  });

  it('options are added to each piece, whatever the price that the cashier typed: as a plain sum says', () => {
    fc.assert(
      fc.property(
        arbitraryBasket,
        fc.array(fc.array(lineOption, { maxLength: 5 }), { minLength: 6, maxLength: 6 }),
        (basket, options) => {
          const lines = basket.lines.map((line, index) => ({ ...line, options: options[index] ?? [] }));
          const priced = priceBasket({ ...basket, lines }, RULES);
          let total = 0;
          for (const [index, line] of lines.entries()) {
            let piece: number = line.chargeAmount;
            for (const { price } of line.options) piece += price;
            total += piece * line.qty;
            expect(priced.lines[index]).toMatchObject({ piecePrice: piece, paidAmount: piece * line.qty });
          }
          expect(priced.totalPayment).toBe(total);
          // It equals the bill of products without options at those prices.
          const plain = lines.map(({ options: _, ...line }, index) => ({
            ...line,
            chargeAmount: priced.lines[index]?.piecePrice ?? line.chargeAmount,
          }));
          const { lines: __, ...figures } = priceBasket({ ...basket, lines: plain }, RULES);
          expect(priced).toMatchObject(figures);
        },
      ),
    );
  });

  it('the largest bill the till takes does not overflow', () => {
    const option = { optionId: 'o', groupName: 'Size', name: 'L', price: MAX_OPTION_PRICE };
    const options = Array.from({ length: MAX_LINE_OPTIONS }, () => option);
    const line = { itemRef: '1', productId: 'p', qty: MAX_LINE_QTY, chargeAmount: MAX_UNIT_PRICE, options };
    const lines = Array.from({ length: 500 }, () => line);
    const basket = { lines, member: null, tier: null, tierEnabled: true, discount: null, offer: null, pointsAsCash: 0 };
    expect(priceBasket({ ...basket, deliveryCost: MAX_UNIT_PRICE as Satang }, RULES).amountDue).toBeGreaterThan(0);
  });
});

const recordsOf = (basket: PricingBasket) => ({
  shelf: new Map(),
  member: basket.member,
  tier: basket.tier,
  discount: basket.discount?.offer ?? null,
  offer: basket.offer?.offer ?? null,
});

describe('a payment body', () => {
  it('build, read, price gives the same bill, valid and without differences', () => {
    fc.assert(
      fc.property(arbitraryBasket, arbitraryRules, (basket, rules) => {
        const priced = priceBasket(basket, rules);
        fc.pre(priced.refusals.length === 0);
        const payload = payloadOf(basket, rules);
        const parsed = paymentPayloadSchema.parse(JSON.parse(JSON.stringify(payload)));
        const again = priceBasket(toRequestedBasket(readPaymentPayload(parsed), recordsOf(basket)), rules);
        const { trace: _, given: _given, ...figures } = again;
        const { trace: __, given: __given, ...original } = priced;
        expect(figures).toEqual(original);
        expect(comparePayment(parsed, again, 'NONE')).toEqual([]);
        expect(payloadOf(basket, rules)).toEqual(parsed);
      }),
    );
  });
});
