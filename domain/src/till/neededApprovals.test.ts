import { expect, test } from 'vitest';
import { NO_TERMS } from '../loyalty/offerTerms.ts';
import { NO_APPROVALS } from '../merchant/approvalSetting.ts';
import { fromBaht, satang, ZERO } from '../money/money.ts';
import {
  adjustmentApprovals,
  cashApprovals,
  differenceApprovals,
  reversalApprovals,
  saleApprovals,
} from './neededApprovals.ts';
import { priceBasket } from './priceBasket.ts';
import type { ChosenOffer, PricingBasket, PricingRules } from './pricing.ts';

const STRICT = {
  approveOwnPrice: 'ALWAYS',
  approveDiscountAbove: 10,
  approvePointsAbove: 500,
  approveBackDating: 'ALWAYS',
  approveVoid: 'ALWAYS',
  approveReturnAbove: 100,
} as const;
const RULES: PricingRules = {
  rates: { earnCash: fromBaht(100), earnPoint: 1, redeemCash: fromBaht(1), redeemPoint: 1 },
  bounds: null,
  coupons: new Map([
    [
      'points',
      { id: 'points', name: 'Points', type: 'Reward', value: 0, qty: 1, template: { logic: '', varName: 'value' } },
    ],
    ['thb', { id: 'thb', name: 'Baht', type: 'Discount', value: 0, qty: 1, template: { logic: '', varName: 'value' } }],
  ]),
  conditions: new Map(),
};
const NOON = '2026-11-29 12:00:00';
const shelf = new Map([['coffee', fromBaht(100)]]);

function typed(customValue: number | null, hasAuthorizePin = false, value = 0): ChosenOffer {
  return {
    offer: { id: 'off', name: 'Off', hasAuthorizePin, conditions: [], items: [{ couponId: 'thb', value }] },
    customValue,
  };
}

function bill({ price = 100, discount = null as ChosenOffer | null }): PricingBasket {
  return {
    lines: [{ itemRef: '1', productId: 'coffee', qty: 2, chargeAmount: fromBaht(price) }],
    ...{ member: null, tier: null, tierEnabled: true, discount, offer: null, pointsAsCash: 0, deliveryCost: ZERO },
  };
}

const needs = (
  given: Parameters<typeof bill>[0],
  isBackDated = false,
  setting: typeof STRICT | typeof NO_APPROVALS = STRICT,
) => {
  const basket = bill(given);
  return saleApprovals(
    { basket, priced: priceBasket(basket, RULES), pointsSpent: 0, isBackDated, now: NOON },
    shelf,
    setting,
  );
};

test('a bill that is dated to an hour of an offer which does not hold now takes the approval of another day', () => {
  const happyHour = (fromHour: string, untilHour: string): ChosenOffer => {
    const { offer } = typed(null, false, 5);
    return { offer: { ...offer, terms: { ...NO_TERMS, fromHour, untilHour } }, customValue: null };
  };
  const dated = (discount: ChosenOffer | null, localTime: string) => {
    const moment = { localTime, branchId: 'branch', tierId: null };
    const basket = { ...bill({ discount }), moment };
    const priced = priceBasket(basket, RULES);
    return saleApprovals({ basket, priced, pointsSpent: 0, isBackDated: false, now: NOON }, shelf, STRICT);
  };
  const morning = '2026-11-29 09:30:00';
  expect(dated(happyHour('09:00', '10:00'), morning)).toEqual(['BACK_DATING']);
  expect(dated(happyHour('09:00', '13:00'), morning)).toEqual([]);
  expect(dated(happyHour('11:00', '13:00'), NOON)).toEqual([]);
  expect(dated(typed(null, false, 5), morning)).toEqual([]);
  expect(dated(null, morning)).toEqual([]);
});

test('an own price, a typed discount above the limit and another day take an approval, each on its own', () => {
  expect(needs({})).toEqual([]);
  expect(needs({ price: 99.99 })).toEqual(['OWN_PRICE']);
  expect(needs({ price: 120 })).toEqual(['OWN_PRICE']);
  expect(needs({ discount: typed(20) })).toEqual([]);
  expect(needs({ discount: typed(20.01) })).toEqual(['DISCOUNT']);
  expect(needs({}, true)).toEqual(['BACK_DATING']);
  expect(needs({ price: 50, discount: typed(11) }, true)).toEqual(['OWN_PRICE', 'DISCOUNT', 'BACK_DATING']);
});

test('N10 points that the cashier types take an approval as a discount of their worth does, and both count together', () => {
  const points = (value: number, off: number | null = null) => {
    const reward = typed(value);
    const member = { id: 'm', remainingPoints: 0, totalLtv: ZERO, totalTransaction: 0 };
    const offer = { ...reward, offer: { ...reward.offer, id: 'gift', items: [{ couponId: 'points', value: 0 }] } };
    const basket = { ...bill({ discount: off === null ? null : typed(off) }), member, offer };
    return saleApprovals(
      { basket, priced: priceBasket(basket, RULES), pointsSpent: 0, isBackDated: false, now: NOON },
      shelf,
      STRICT,
    );
  };
  expect(points(20)).toEqual([]);
  expect(points(21)).toEqual(['DISCOUNT']);
  expect(points(10, 10)).toEqual([]);
  expect(points(10, 10.01)).toEqual(['DISCOUNT']);
});

test('issue 34 points of the member take an approval above the limit, with those of other sales of the day, at 0 each time, and none where none are spent', () => {
  const spending = (pointsAsCash: number, pointsSpent = 0, most = STRICT.approvePointsAbove as number) => {
    const member = { id: 'm', remainingPoints: 1000, totalLtv: ZERO, totalTransaction: 0 };
    const basket = { ...bill({ price: 600 }), member, pointsAsCash };
    const priced = priceBasket(basket, RULES);
    const setting = { ...NO_APPROVALS, approvePointsAbove: most };
    return saleApprovals({ basket, priced, pointsSpent, isBackDated: false, now: NOON }, shelf, setting);
  };
  expect(spending(500)).toEqual([]);
  expect(spending(501)).toEqual(['POINTS']);
  expect(spending(100, 400)).toEqual([]);
  expect(spending(101, 400)).toEqual(['POINTS']);
  expect(spending(0, 501)).toEqual([]);
  expect(spending(1, 0, 0)).toEqual(['POINTS']);
  expect(spending(0, 0, 0)).toEqual([]);
  expect(spending(1000, 0, NO_APPROVALS.approvePointsAbove)).toEqual([]);
});

test('a discount of the shop, and one that its code approved, take none', () => {
  expect(needs({ discount: typed(null, false, 150) })).toEqual([]);
  expect(needs({ discount: typed(150, true) })).toEqual([]);
});

const back = (amount: number, before = 0) => ({ amount: fromBaht(amount), before: fromBaht(before) });

test('a void takes one, and a return that hands back more than the limit', () => {
  expect(reversalApprovals('void', back(1), STRICT)).toEqual(['VOID']);
  expect(reversalApprovals('return', back(100), STRICT)).toEqual([]);
  expect(reversalApprovals('return', back(100.01), STRICT)).toEqual(['RETURN']);
  expect(reversalApprovals('return', back(-500), STRICT)).toEqual([]);
});

test('what is handed back counts with what was handed back before, a void as a return of all, and one that hands back nothing takes none', () => {
  const anyVoid = { ...STRICT, approveVoid: 'NEVER' } as const;
  for (const action of ['void', 'return'] as const) {
    expect(reversalApprovals(action, back(40, 60), anyVoid)).toEqual([]);
    expect(reversalApprovals(action, back(40, 60.01), anyVoid)).toEqual(['RETURN']);
    expect(reversalApprovals(action, back(0, 500), anyVoid)).toEqual([]);
  }
});

test('points that are added by adjusting take one above the limit, with those of the day; points that are taken, none', () => {
  const added = (difference: number, before = 0) => adjustmentApprovals({ difference, before }, STRICT);
  expect(added(500)).toEqual([]);
  expect(added(501)).toEqual(['ADJUSTMENT']);
  expect(added(1, 500)).toEqual(['ADJUSTMENT']);
  expect(added(-9, 501)).toEqual([]);
  expect(adjustmentApprovals({ difference: 10_000_000, before: 0 }, NO_APPROVALS)).toEqual([]);
});

test('cash that is put in or taken out takes one above the limit', () => {
  const needed = [0, 100, -100, 100.01, -100.01].map((baht) =>
    cashApprovals(fromBaht(baht), { ...NO_APPROVALS, approveCashAbove: 100 }),
  );
  expect(needed).toEqual([[], [], [], ['CASH'], ['CASH']]);
});

test('one line with a typed price takes an approval for the bill', () => {
  const basket = bill({});
  const lines = [...basket.lines, { itemRef: '2', productId: 'coffee', qty: 1, chargeAmount: fromBaht(90) }];
  const priced = priceBasket({ ...basket, lines }, RULES);
  const own = { basket: { ...basket, lines }, priced, pointsSpent: 0, isBackDated: false, now: NOON };
  expect(saleApprovals(own, shelf, STRICT)).toEqual(['OWN_PRICE']);
});

test('without limits everything goes as the documents have it', () => {
  expect(needs({ price: 1, discount: typed(2) }, true, NO_APPROVALS)).toEqual([]);
  expect(reversalApprovals('void', back(999_999), NO_APPROVALS)).toEqual([]);
  expect(reversalApprovals('return', back(999_999), NO_APPROVALS)).toEqual([]);
});

test.each([
  [[0, -2000], { over: 0, short: 0 }, []],
  [[0, -2001], { over: 0, short: 0 }, ['DIFFERENCE']],
  [[-1000, -1001], { over: 0, short: 0 }, ['DIFFERENCE']],
  [[1500, -1500], { over: 0, short: 0 }, []],
  [[0, -1], { over: 0, short: 2000 }, ['DIFFERENCE']],
  [[0, 1], { over: 0, short: 2000 }, []],
  [[0, 1], { over: 2000, short: 0 }, ['DIFFERENCE']],
  [[0, 0], { over: 9000, short: 9000 }, []],
] as const)('a shift that differs by %j after %j of that day takes %j above 20 baht', (ofShift, before, needed) => {
  const { over, short } = before;
  const limits = { ...NO_APPROVALS, approveDifferenceAbove: 20 };
  expect(differenceApprovals(ofShift.map(satang), { over: satang(over), short: satang(short) }, limits)).toEqual(
    needed,
  );
});
