import { describe, expect, it } from 'vitest';
import { fromBaht } from '../money/money.ts';
import {
  basketOf,
  FIXED,
  id,
  LTV,
  MULTIPLIER,
  PAID,
  PERCENT,
  QTY,
  RULES,
  TOTAL,
  TRANSACTION,
} from '../testing/pricing.ts';
import { mostUsefulPoints } from './pointsAsCash.ts';
import { previewOffer, withNothing } from './previewOffer.ts';
import type { ChosenOffer, PricingBasket } from './pricing.ts';

const chosen = (fields: Partial<ChosenOffer['offer']>, customValue: number | null = null): ChosenOffer => ({
  offer: {
    id: id('e', 1),
    name: 'Ten percent',
    hasAuthorizePin: false,
    conditions: [],
    items: [{ couponId: PERCENT.id, value: 10 }],
    ...fields,
  },
  customValue,
});

describe('previewOffer', () => {
  it('DISC-18 reports what a percent discount takes off and how many fewer points the lower amount earns', () => {
    // 10% of 315.00 is 31.50, floored to 31; 315 earns 12 points, 284 earns 11.
    const preview = previewOffer('discount', chosen({}), basketOf([315]), RULES);
    expect(preview).toMatchObject({ accepted: true, saves: 3100, earns: -1, conditions: [] });
    expect(preview.priced.amountDue).toBe(28_400);
  });

  it('DISC-01 stands in the place of the discount that is chosen already', () => {
    const before = basketOf([315], { discount: chosen({ items: [{ couponId: FIXED.id, value: 100 }] }) });
    expect(previewOffer('discount', chosen({}), before, RULES)).toMatchObject({ saves: 3100 });
  });

  it('DISC-22 answers every condition, also those after the first that does not hold', () => {
    const conditions = [
      { conditionId: TOTAL.id, value: 300 },
      { conditionId: QTY.id, value: 5 },
      { conditionId: QTY.id, value: 2 },
    ];
    const preview = previewOffer('discount', chosen({ conditions }), basketOf([100, 150]), RULES);
    expect(preview).toMatchObject({ accepted: false, saves: 0, earns: 0 });
    expect(preview.conditions.map(({ result }) => result)).toEqual(['NOT_MET', 'NOT_MET', 'MET']);
    expect(preview.conditions[0]?.params).toMatchObject({ about: 'paid_amount', required: 300, actual: 250 });
  });

  it('DISC-01 a discount is tested against the bill without the one that it replaces, and answers for itself alone', () => {
    const before = basketOf([200], { discount: chosen({}), pointsAsCash: 1_000_000 });
    const instead = chosen({ conditions: [{ conditionId: PAID.id, value: 200 }] });
    const preview = previewOffer('discount', instead, before, RULES);
    expect(preview).toMatchObject({ accepted: true, conditions: [{ result: 'MET', params: { actual: 200 } }] });
    expect(preview.priced.refusals.map(({ source }) => source)).toEqual(['points']);
  });

  it('DISC-22 asks about what the member has bought in all', () => {
    const conditions = [
      { conditionId: LTV.id, value: 12_000 },
      { conditionId: TRANSACTION.id, value: 8 },
    ];
    const results = (basket: PricingBasket) =>
      previewOffer('discount', chosen({ conditions }), basket, RULES).conditions.map(({ result }) => result);
    expect(results(basketOf([200]))).toEqual(['MET', 'MET']);
    expect(results(basketOf([200], { member: null }))).toEqual(['NOT_MET', 'NOT_MET']);
  });

  it('OP-14 an offer is tested against the amount after the discount, before points', () => {
    const special = chosen({
      name: 'Double',
      conditions: [{ conditionId: PAID.id, value: 190 }],
      items: [{ couponId: MULTIPLIER.id, value: 2 }],
    });
    const basket = basketOf([200], { discount: chosen({}), pointsAsCash: 100 });
    const preview = previewOffer('offer', special, basket, RULES);
    expect(preview.conditions[0]).toMatchObject({ result: 'NOT_MET', params: { actual: 180 } });
    expect(previewOffer('offer', special, { ...basket, discount: null }, RULES)).toMatchObject({
      accepted: true,
      saves: 0,
      // 190 THB are left after 100 points; they earn 7, twice that with the offer.
      earns: 7,
    });
  });

  it('DISC-04 is not accepted for a guest', () => {
    const special = chosen({ items: [{ couponId: MULTIPLIER.id, value: 2 }] });
    expect(previewOffer('offer', special, basketOf([200], { member: null }), RULES)).toMatchObject({ accepted: false });
  });

  it('OP-63 a value typed as -50 takes 50 off, an empty one nothing', () => {
    const open = { items: [{ couponId: FIXED.id, value: 0 }] };
    expect(previewOffer('discount', chosen(open, -50), basketOf([200]), RULES).saves).toBe(5000);
    expect(previewOffer('discount', chosen(open, null), basketOf([200]), RULES).saves).toBe(0);
  });
});

describe('mostUsefulPoints', () => {
  it.each([
    ['the balance where the bill is higher', 924, '500', 920],
    ['what the bill takes where the balance is higher', 5000, '97.50', 970],
    ['nothing without points', 9, '500', 0],
  ])('gives %s', (_rule, balance, left, points) => {
    expect(mostUsefulPoints(balance, fromBaht(left), RULES.rates)).toBe(points);
  });
});

it('a bill with nothing in a place has that place declined beside those that were', () => {
  const basket = basketOf([100], { discount: chosen({}), offer: chosen({}) });
  expect(withNothing(basket, 'offer')).toEqual({ ...basket, offer: null, declined: ['offer'] });
  expect(withNothing({ ...basket, declined: ['discount'] }, 'offer').declined).toEqual(['discount', 'offer']);
});
