import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_LINE_QTY, MAX_LINES, MAX_MEMBER_POINTS, MAX_UNIT_PRICE } from '../limits.ts';
import { fromBaht, type Satang } from '../money/money.ts';
import { chosen, FIXED, MEMBER, REWARD, RULES, TOTAL, tierOf } from '../testing/pricing.ts';
import {
  type Basket,
  canProceed,
  canProceedReadOnly,
  EMPTY_BASKET,
  needsRemoveConfirmation,
  toPricingBasket,
  unmetConditions,
} from './basket.ts';
import { type BasketAction, basketReducer, handedOver, type NewLine } from './basketReducer.ts';
import { EMPTY_GUEST } from './guest.ts';
import { priceBasket } from './priceBasket.ts';

const product = (productId: string, baht: number, more: Partial<NewLine> = {}): NewLine => ({
  productId,
  productName: productId,
  code: productId,
  categoryName: null,
  subCategoryName: null,
  productCategoryId: null,
  productSubCategoryId: null,
  chargeAmount: fromBaht(baht),
  customPrice: null,
  imageUrl: null,
  skipStock: true,
  ...more,
});
const member = {
  ...MEMBER,
  firstname: 'Mali',
  lastname: 'Dee',
  phone: null,
  imageUrl: null,
  tags: [],
  lastTransactionTime: null,
};
const tier = tierOf([null, FIXED, 5]);
const basketAfter = (...actions: BasketAction[]): Basket => actions.reduce(basketReducer, EMPTY_BASKET);
const add = (productId: string, baht: number, more?: Partial<NewLine>): BasketAction => ({
  type: 'addProduct',
  product: product(productId, baht, more),
});
const lines = (basket: Basket) => basket.items.map((line) => [line.itemRef, line.productId, line.qty]);

describe('lines', () => {
  it('PAY-21, PAY-25 the same product at the same price is one line, at another price another', () => {
    const basket = basketAfter(add('tea', 40), add('tea', 40, { qty: 2 }), add('tea', 35), add('milk', 40));
    expect(lines(basket)).toEqual([
      ['1', 'tea', 3],
      ['2', 'tea', 1],
      ['3', 'milk', 1],
    ]);
  });
  it('PAY-25 lines that are read again are one where they have become the same, and lose no piece to the limit of a line', () => {
    const basket = basketAfter(
      add('tea', 40, { qty: 5_000 }),
      add('tea', 35, { qty: 4_000 }),
      add('tea', 30, { qty: 4_000 }),
      add('milk', 40),
    );
    const cheaper = basket.items.map((line) =>
      line.productId === 'tea' ? { ...line, chargeAmount: fromBaht(30) } : line,
    );
    expect(lines(basketReducer(basket, { type: 'setLines', lines: cheaper }))).toEqual([
      ['1', 'tea', 9_000],
      ['2', 'tea', 4_000],
      ['3', 'milk', 1],
    ]);
    expect(basketReducer(basket, { type: 'setLines', lines: [] }).items).toEqual([]);
  });

  it('PAY-23 the panel beside the bill is kept with it', () => {
    const basket = basketAfter(
      { type: 'setCategories', categories: ['category-1'] },
      { type: 'setProductType', productType: 'Made' },
      add('a', 1),
    );
    expect(basket).toMatchObject({ categories: ['category-1'], productType: 'Made', items: [{ qty: 1 }] });
  });

  it('PAY-22 lines are numbered by position; a recommended product is AI', () => {
    const basket = basketAfter(add('a', 1), add('b', 1, { recommended: true }), add('c', 1), {
      type: 'removeLine',
      line: 0,
    });
    expect(lines(basket)).toEqual([
      ['AI', 'b', 1],
      ['2', 'c', 1],
    ]);
  });

  it('PAY-26 an empty typed amount is null, and plus starts again from it', () => {
    const emptied = basketAfter(add('a', 1), { type: 'setQty', line: 0, qty: null });
    expect(emptied.items[0]?.qty).toBeNull();
    expect(basketReducer(emptied, { type: 'increase', line: 0 }).items[0]?.qty).toBe(1);
  });

  it('PAY-27 less from 1 asks and keeps the line until it is removed', () => {
    const one = basketAfter(add('a', 1), { type: 'decrease', line: 0 });
    expect(lines(one)).toEqual([['1', 'a', 1]]);
    expect([1, 0, null, 2].map((qty) => needsRemoveConfirmation({ qty }))).toEqual([true, true, true, false]);
    expect(basketReducer(one, { type: 'removeLine', line: 0 }).items).toEqual([]);
  });

  it('LITE-05 a new price of a line is its custom price', () => {
    expect(basketAfter(add('a', 1), { type: 'setPrice', line: 0, price: fromBaht(99) }).items[0]).toMatchObject({
      chargeAmount: 9900,
      customPrice: 9900,
    });
  });

  it.each<[string, BasketAction]>([
    ['a fraction of a piece', { type: 'setQty', line: 0, qty: 1.5 }],
    ['a negative quantity', { type: 'setQty', line: 0, qty: -1 }],
    ['more pieces than a line holds', { type: 'setQty', line: 0, qty: MAX_LINE_QTY + 1 }],
    ['a line that is not there', { type: 'increase', line: 7 }],
    ['a price above the limit', { type: 'setPrice', line: 0, price: (MAX_UNIT_PRICE + 1) as Satang }],
    ['a negative delivery cost', { type: 'setDelivery', deliveryCost: -1 as Satang }],
    ['negative points', { type: 'setPoints', points: -1 }],
    ['points of a guest', { type: 'setPoints', points: 10 }],
    ['DISC-04 an offer for a guest', { type: 'setOffer', offer: chosen([[REWARD, 1]]) }],
  ])('%s changes nothing', (_what, action) => {
    const basket = basketAfter(add('a', 1));
    expect(basketReducer(basket, action)).toBe(basket);
  });

  it('keeps untouched lines as they are, so that only the changed one repaints', () => {
    const before = basketAfter(add('a', 1), add('b', 1));
    expect(basketReducer(before, { type: 'increase', line: 1 }).items[0]).toBe(before.items[0]);
  });
});

describe('who sold what', () => {
  const [mali, nid] = [
    { id: 'm', name: 'Mali' },
    { id: 'n', name: 'Nid' },
  ];
  const sellers = ({ items }: Basket) => items.map(({ productId, qty, soldBy }) => [productId, qty, soldBy?.name]);

  it('issue 34 what was rung up stays of its person when the till goes to another, and the same product after it is another line', () => {
    const basket = basketReducer(handedOver(basketAfter(add('tea', 40)), mali, nid), add('tea', 40));
    expect(sellers(basket)).toEqual([
      ['tea', 1, 'Mali'],
      ['tea', 1, undefined],
    ]);
  });
  it('issue 34 back with the first person, the lines of each are those of each', () => {
    const basket = basketReducer(handedOver(basketAfter(add('tea', 40)), mali, nid), add('milk', 10));
    expect(sellers(handedOver(basket, nid, mali))).toEqual([
      ['tea', 1, undefined],
      ['milk', 1, 'Nid'],
    ]);
  });
});

describe('customer', () => {
  const full = basketAfter(
    { type: 'selectMember', member, tier },
    add('a', 100),
    { type: 'toggleTier' },
    { type: 'setDiscount', discount: chosen([[FIXED, 5]]) },
    { type: 'setOffer', offer: chosen([[REWARD, 5]]) },
    { type: 'setPoints', points: 100 },
    { type: 'setDelivery', deliveryCost: fromBaht(40) },
    { type: 'setChannel', channel: { type: 'Cash', amount: 1 } },
  );

  it('PAY-30 a guest takes the place of the member, with the offer and points', () => {
    const basket = basketReducer(full, { type: 'selectGuest', guest: EMPTY_GUEST });
    expect(basket).toMatchObject({
      member: null,
      currentTier: null,
      offer: null,
      pointsAsCash: 0,
      walkinInfo: EMPTY_GUEST,
    });
    expect(basket.items).toHaveLength(1);
    expect(basket.discount).not.toBeNull();
  });

  it('PAY-30 a member takes the place of the guest, tier privileges on', () => {
    const basket = basketAfter({ type: 'selectGuest', guest: EMPTY_GUEST }, { type: 'selectMember', member, tier });
    expect(basket).toMatchObject({ walkinInfo: null, currentTier: tier, tierPrivileges: true });
  });

  it('PAY-31 reading the same member again keeps what was chosen for them', () => {
    const again = basketReducer(full, { type: 'selectMember', member: { ...member, remainingPoints: 1 }, tier });
    expect(again).toMatchObject({ tierPrivileges: false, pointsAsCash: 100, member: { remainingPoints: 1 } });
  });

  it('PAY-31 every change of a quantity works the privileges out again', () => {
    const from200 = tierOf([[TOTAL, 200], FIXED, 5]);
    const one = basketAfter({ type: 'selectMember', member, tier: from200 }, add('a', 100));
    const two = basketReducer(one, { type: 'increase', line: 0 });
    const steps = [
      one,
      two,
      basketReducer(two, { type: 'decrease', line: 0 }),
      basketReducer(two, { type: 'toggleTier' }),
    ];
    const saved = steps.map((basket) => priceBasket(toPricingBasket(basket), RULES).totalDiscount);
    expect(saved).toEqual([0, -500, 0, 0]);
  });

  it.each([
    ['clearAll', ['category-1'], 'Stocked'],
    ['reset', [], 'Product'],
  ] as const)(
    'PAY-28, PAY-29, OP-41 %s empties lines, deductions and channels, keeps the customer, and shows %j of %s',
    (type, categories, productType) => {
      const narrowed = { ...full, categories: ['category-1'], productType: 'Stocked' };
      const emptied = { ...EMPTY_BASKET, member, currentTier: tier, categories, productType };
      expect(basketReducer(narrowed, { type })).toEqual(emptied);
    },
  );

  it('CHAN-05 a channel replaces the list; changing the bill empties it', () => {
    const channels = [
      { type: 'Cash', amount: 1 },
      { type: 'Other', amount: 2 },
    ] as const;
    const split = basketReducer(full, { type: 'setChannels', channels });
    expect(split.paymentChannels).toEqual(channels);
    expect(basketReducer(split, { type: 'setChannel', channel: channels[1] }).paymentChannels).toEqual([channels[1]]);
    expect(basketReducer(split, { type: 'increase', line: 0 }).paymentChannels).toEqual([]);
  });
});

describe('proceed', () => {
  it('PAY-40 needs a basket whose lines all have a quantity', () => {
    const basket = basketAfter(add('a', 1), add('b', 1));
    expect(canProceed(EMPTY_BASKET)).toBe(false);
    expect(canProceed(basket)).toBe(true);
    expect(canProceed(basketReducer(basket, { type: 'setQty', line: 1, qty: 0 }))).toBe(false);
    expect(canProceed(basketReducer(basket, { type: 'setQty', line: 1, qty: null }))).toBe(false);
  });

  it('PAY-41 a read-only page only needs a channel', () => {
    expect(canProceedReadOnly({ paymentChannels: [] })).toBe(false);
    expect(canProceedReadOnly({ paymentChannels: [{ type: 'Other', amount: 0 }] })).toBe(true);
  });

  it('PAY-42 names the discount whose condition is not met', () => {
    const basket = basketAfter(add('a', 100), { type: 'setDiscount', discount: chosen([[FIXED, 5]], [[TOTAL, 500]]) });
    const unmet = unmetConditions(priceBasket(toPricingBasket(basket), RULES));
    expect(unmet).toMatchObject([{ source: 'discount', params: { name: 'Rainy day', required: 500 } }]);
    const guests = priceBasket(toPricingBasket({ ...basket, discount: null, pointsAsCash: 1 }), RULES);
    expect([guests.refusals.length, unmetConditions(guests)]).toEqual([1, []]);
  });
});

it('whatever is pressed, the basket stays one that can be priced and kept', () => {
  const line = fc.integer({ min: -1, max: 4 });
  const action: fc.Arbitrary<BasketAction> = fc.oneof(
    fc
      .record({
        id: fc.constantFrom('a', 'b', 'c'),
        baht: fc.integer({ min: 0, max: 3 }),
        qty: fc.integer({ min: -1, max: 5 }),
      })
      .map(({ id, baht, qty }) => add(id, baht, { qty })),
    fc.record({ type: fc.constantFrom('increase' as const, 'decrease' as const, 'removeLine' as const), line }),
    fc.record({ type: fc.constant('setQty' as const), line, qty: fc.option(fc.double()) }),
    fc.record({ type: fc.constant('setPoints' as const), points: fc.double() }),
    fc.constantFrom<BasketAction>(
      { type: 'clearAll' },
      { type: 'toggleTier' },
      { type: 'selectGuest', guest: EMPTY_GUEST },
      { type: 'selectMember', member, tier },
      { type: 'setOffer', offer: chosen([[REWARD, 5]]) },
    ),
  );
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
      const basket = actions.reduce(basketReducer, EMPTY_BASKET);
      expect(basket.items.map((each) => each.itemRef)).toEqual(basket.items.map((_, index) => String(index + 1)));
      expect(basket.items.every(({ qty }) => qty === null || (Number.isInteger(qty) && qty >= 0))).toBe(true);
      expect(basket.member && basket.walkinInfo).toBeNull();
      if (!basket.member) expect([basket.offer, basket.pointsAsCash, basket.currentTier]).toEqual([null, 0, null]);
      expect(JSON.parse(JSON.stringify(basket))).toEqual(basket);
      expect(priceBasket(toPricingBasket(basket), RULES).amountDue).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe('what was tendered', () => {
  const paid: BasketAction = { type: 'setChannel', channel: { type: 'Cash', amount: 10 } };
  const discount = chosen([[FIXED, 5]]);
  it.each<[string, BasketAction, Partial<Basket>]>([
    ['a product', add('b', 1), {}],
    ['a price', { type: 'setPrice', line: 0, price: fromBaht(2) }, {}],
    [
      'a customer',
      { type: 'selectMember', member: { ...member, id: 'other' }, tier },
      { currentTier: tier, tierPrivileges: true },
    ],
    ['a guest', { type: 'selectGuest', guest: EMPTY_GUEST }, { member: null, walkinInfo: EMPTY_GUEST }],
    ['a tier', { type: 'setTier', tier }, { currentTier: tier }],
    ['its privileges', { type: 'toggleTier' }, { tierPrivileges: false }],
    ['a discount', { type: 'setDiscount', discount }, { discount }],
    ['an offer', { type: 'setOffer', offer: discount }, { offer: discount }],
    ['points', { type: 'setPoints', points: 10 }, { pointsAsCash: 10 }],
    ['the delivery', { type: 'setDelivery', deliveryCost: fromBaht(5) }, { deliveryCost: fromBaht(5) }],
  ])('no longer fits after %s has changed', (_what, action, changed) => {
    const basket = basketAfter(add('a', 1), { type: 'selectMember', member, tier: null }, paid);
    expect(basket.paymentChannels).toHaveLength(1);
    const after = basketReducer(basket, action);
    expect(after).toMatchObject({ ...changed, paymentChannels: [] });
    expect(after.items.length).toBeGreaterThan(0);
  });
});

describe('a change that breaks a limit, or changes nothing, leaves the basket as it is', () => {
  const guests = basketAfter(add('a', 1));
  const members = basketReducer(guests, { type: 'selectMember', member, tier });
  it.each<[string, Basket, BasketAction]>([
    ['a product of no piece', guests, add('b', 1, { qty: 0 })],
    ['a product at a price below 0', guests, add('b', -1)],
    ['a product at a price above the highest', guests, add('b', MAX_UNIT_PRICE / 100 + 1)],
    ['a product of half a piece', guests, add('b', 1, { qty: 0.5 })],
    ['a price below 0', guests, { type: 'setPrice', line: 0, price: -1 as Satang }],
    ['a price above the highest', guests, { type: 'setPrice', line: 0, price: (MAX_UNIT_PRICE + 1) as Satang }],
    ['the quantity that it has', guests, { type: 'setQty', line: 0, qty: 1 }],
    ['a quantity above the most', guests, { type: 'setQty', line: 0, qty: MAX_LINE_QTY + 1 }],
    ['a line that is not there', guests, { type: 'setPrice', line: 1, price: fromBaht(1) }],
    [
      'one piece less than nothing typed',
      basketReducer(guests, { type: 'setQty', line: 0, qty: null }),
      { type: 'decrease', line: 0 },
    ],
    ['a discount on nothing', EMPTY_BASKET, { type: 'setDiscount', discount: chosen([[FIXED, 5]]) }],
    ['an offer for a guest', guests, { type: 'setOffer', offer: chosen([[REWARD, 5]]) }],
    ['an offer on nothing', { ...members, items: [] }, { type: 'setOffer', offer: chosen([[REWARD, 5]]) }],
    ['points of a guest', guests, { type: 'setPoints', points: 1 }],
    ['points below 0', members, { type: 'setPoints', points: -1 }],
    ['half a point', members, { type: 'setPoints', points: 0.5 }],
    ['points above the most', members, { type: 'setPoints', points: MAX_MEMBER_POINTS + 1 }],
    ['a delivery below 0', guests, { type: 'setDelivery', deliveryCost: -1 as Satang }],
  ])('%s', (_what, basket, action) => {
    expect(basketReducer(basket, action)).toBe(basket);
  });

  it('up to the limit it is taken', () => {
    const most = [
      basketReducer(guests, { type: 'setQty', line: 0, qty: MAX_LINE_QTY }).items[0]?.qty,
      basketReducer(guests, { type: 'setPrice', line: 0, price: MAX_UNIT_PRICE }).items[0]?.chargeAmount,
      basketReducer(guests, { type: 'setPrice', line: 0, price: fromBaht(0) }).items[0]?.customPrice,
      basketReducer(members, { type: 'setPoints', points: MAX_MEMBER_POINTS }).pointsAsCash,
      basketReducer(members, { type: 'setOffer', offer: null }).offer,
    ];
    expect(most).toEqual([MAX_LINE_QTY, MAX_UNIT_PRICE, 0, MAX_MEMBER_POINTS, null]);
    const spending = basketReducer(members, { type: 'setPoints', points: 5 });
    expect(Object.is(basketReducer(spending, { type: 'setPoints', points: -0 }).pointsAsCash, 0)).toBe(true);
    const zero = basketReducer(guests, { type: 'setQty', line: 0, qty: -0 });
    expect(Object.is(zero.items[0]?.qty, 0)).toBe(true);
  });

  it('a bill has a limited number of lines', () => {
    const adds = Array.from({ length: MAX_LINES }, (_, line) => add(`p${line}`, 1));
    const full = basketAfter(...adds);
    expect(full.items).toHaveLength(MAX_LINES);
    expect(basketReducer(full, add('one more', 1))).toBe(full);
    expect(basketReducer(full, add('p0', 1)).items[0]?.qty).toBe(2);
  });
});

it('the same customer chosen again keeps offer, points and switched-off privileges; a tier is a member’s alone', () => {
  const again = { type: 'selectMember', member, tier } as const;
  const offer = chosen([[REWARD, 5]]);
  const chosenBefore = basketAfter(
    add('a', 1),
    again,
    { type: 'setOffer', offer },
    { type: 'setPoints', points: 10 },
    { type: 'toggleTier' },
    again,
  );
  expect(chosenBefore).toMatchObject({ offer, pointsAsCash: 10, tierPrivileges: false });
  const other = basketReducer(chosenBefore, { ...again, member: { ...member, id: 'other' } });
  expect(other).toMatchObject({ offer: null, pointsAsCash: 0, tierPrivileges: true });
  const guest = basketReducer(chosenBefore, { type: 'selectGuest', guest: EMPTY_GUEST });
  expect(guest).toMatchObject({ offer: null, pointsAsCash: 0, tierPrivileges: true, currentTier: null });
  expect(basketAfter(add('a', 1), { type: 'setTier', tier }).currentTier).toBeNull();
});

it('PAY-25 lines that fill one line to its limit are one', () => {
  const basket = basketAfter(add('tea', 40, { qty: MAX_LINE_QTY - 1 }), add('tea', 35));
  const cheaper = basket.items.map((line) => ({ ...line, chargeAmount: fromBaht(35) }));
  expect(lines(basketReducer(basket, { type: 'setLines', lines: cheaper }))).toEqual([['1', 'tea', MAX_LINE_QTY]]);
});

describe('what was chosen of a bill', () => {
  const cash = { type: 'setChannel', channel: { type: 'Cash', amount: 1 } } as BasketAction;
  const options = [{ optionId: 'less-ice', groupName: 'Ice', name: 'Less', price: fromBaht(5) }];
  const before = basketAfter(
    add('tea', 40),
    { type: 'setDiscount', discount: chosen([[FIXED, 5]]) },
    { type: 'selectMember', member, tier },
    { type: 'setOffer', offer: chosen([[REWARD, 5]]) },
    cash,
  );

  it('PAY-25 the options and note of a line are its own; a line that has become the same as another is one with it', () => {
    const two = [before, add('tea', 40, { options, note: 'iced' })].reduce((basket, action) =>
      basketReducer(basket as Basket, action as BasketAction),
    ) as Basket;
    expect(lines(two)).toHaveLength(2);
    const set = basketReducer(before, { type: 'setOptions', line: 0, options, note: 'iced' });
    expect(set.items).toMatchObject([{ productId: 'tea', qty: 1, options, note: 'iced' }]);
    expect(set.paymentChannels).toEqual([]);
    const merged = basketReducer(two, { type: 'setOptions', line: 0, options, note: 'iced' });
    expect(lines(merged)).toEqual([['1', 'tea', 2]]);
    expect(basketReducer(before, { type: 'setOptions', line: 1, options, note: null })).toBe(before);
  });

  it('what the cashier takes off leaves its place alone, stays off, and what was tendered is dropped', () => {
    const declined = basketReducer(before, { type: 'decline', place: 'discount' });
    expect(declined).toEqual({ ...before, discount: null, declined: ['discount'], paymentChannels: [] });
    const both = basketReducer(declined, { type: 'decline', place: 'offer' });
    expect([both.declined, both.offer]).toEqual([['discount', 'offer'], null]);
    expect(basketReducer(both, { type: 'decline', place: 'discount' }).declined).toEqual(['offer', 'discount']);
    expect(basketReducer(EMPTY_BASKET, { type: 'decline', place: 'discount' })).toBe(EMPTY_BASKET);
    const others: BasketAction[] = [
      { type: 'selectMember', member: { ...member, id: 'other' }, tier: null },
      { type: 'selectGuest', guest: EMPTY_GUEST },
    ];
    for (const action of others) expect(basketReducer(both, action).declined).toEqual(['discount']);
  });

  it('what comes back changes what is paid; when it was sold does not', () => {
    const exchange = {
      ...{ saleId: 'sale', transactionNo: 'T-1', memberId: null, branchId: 'ari', lines: [] },
      ...{ delivery: false, inCash: false, worth: null },
    };
    const action: BasketAction = { type: 'setExchange', exchange };
    expect(basketReducer(before, action)).toEqual({ ...before, exchange, paymentChannels: [] });
    const soldAt = '2026-11-29T23:59';
    expect(basketReducer(before, { type: 'setSoldAt', soldAt })).toEqual({ ...before, soldAt });
  });
});

it('an empty basket sells nothing, and has the tier switched on', () => {
  expect(EMPTY_BASKET).toMatchObject({
    items: [],
    member: null,
    tierPrivileges: true,
    paymentChannels: [],
    pointsAsCash: 0,
  });
  const customer = basketReducer(EMPTY_BASKET, { type: 'selectMember', member, tier });
  const taken: BasketAction[] = [
    add('a', 1),
    { type: 'setDiscount', discount: chosen([[FIXED, 5]]) },
    { type: 'setPoints', points: 5 },
    { type: 'removeLine', line: 0 },
  ];
  expect(taken.reduce(basketReducer, customer)).toEqual(customer);
});
