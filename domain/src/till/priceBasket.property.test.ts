import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Satang, sum } from '../money/money.ts';
import { MAX_LINE_QTY, MAX_UNIT_PRICE } from './limits.ts';
import { priceBasket } from './priceBasket.ts';
import { arbitraryBasket, arbitraryRules } from './pricing.arbitrary.ts';
import { RULES } from './pricing.fixture.ts';

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

  it('never goes below zero, and takes no more points than asked', () => {
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
        if (!basket.member) return;
        const member = { ...basket.member, remainingPoints: 10_000 };
        const due = (pointsAsCash: number) => priceBasket({ ...basket, member, pointsAsCash }, RULES).amountDue;
        expect(due(points + more)).toBeLessThanOrEqual(due(points));
      }),
    );
  });

  it('OP-62 the points taken are worth what the points asked for were', () => {
    fc.assert(
      fc.property(arbitraryBasket, arbitraryRules, (basket, rules) => {
        const first = priceBasket(basket, rules);
        const again = priceBasket({ ...basket, pointsAsCash: first.redeemPoints }, rules);
        expect([again.redeemPoints, again.amountDue]).toEqual([first.redeemPoints, first.amountDue]);
      }),
    );
  });

  it('the largest bill the till takes does not overflow', () => {
    const line = { itemRef: '1', productId: 'p', qty: MAX_LINE_QTY, chargeAmount: MAX_UNIT_PRICE };
    const lines = Array.from({ length: 500 }, () => line);
    const basket = { lines, member: null, tier: null, tierEnabled: true, discount: null, offer: null, pointsAsCash: 0 };
    expect(priceBasket({ ...basket, deliveryCost: MAX_UNIT_PRICE as Satang }, RULES).amountDue).toBeGreaterThan(0);
  });
});
