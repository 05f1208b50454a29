import fc from 'fast-check';
import type { Satang } from '../money/money.ts';
import {
  BROKEN,
  COUPONS,
  FIXED,
  id,
  LTV,
  LUCKY_DRAW,
  MULTIPLIER,
  PAID,
  PERCENT,
  QTY,
  REWARD,
  RULES,
  TOTAL,
  TRANSACTION,
} from './pricing.fixture.ts';
import type { ChosenOffer, PricingBasket, PricingMember, PricingRules, PricingTier } from './pricing.ts';

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

/** Any bill a till can make, with rules that hold, fail, are unknown or cannot be read. */
export const arbitraryBasket: fc.Arbitrary<PricingBasket> = fc.record({
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
export const arbitraryRules: fc.Arbitrary<PricingRules> = fc
  .record({
    earnCash: fc.integer({ min: 1, max: 100_000 }).map((value) => value as Satang),
    earnPoint: fc.nat(50),
    redeemCash: fc.nat(10_000).map((value) => value as Satang),
    redeemPoint: fc.integer({ min: 1, max: 100 }),
  })
  .map((rates) => ({ ...RULES, rates }));
