import { describe, expect, it } from 'vitest';
import { MAX_LINE_QTY, MAX_LINES, MAX_UNIT_PRICE } from '../limits.ts';
import { fromBaht } from '../money/money.ts';
import {
  basketOf,
  chosen,
  FIXED,
  id,
  MULTIPLIER,
  PERCENT,
  payloadOf,
  REWARD,
  RULES,
  tierOf,
} from '../testing/pricing.ts';
import { billRows } from './billRows.ts';
import { comparePayment } from './comparePayment.ts';
import type { Guest } from './guest.ts';
import { paymentPayloadSchema } from './paymentPayload.schema.ts';
import type { PaymentPayload } from './paymentPayload.ts';
import { priceBasket } from './priceBasket.ts';
import { readPaymentPayload } from './readPaymentPayload.ts';

describe('a payment body', () => {
  const full = basketOf([100.5, 200], {
    tier: tierOf([null, PERCENT, 10]),
    discount: chosen([[FIXED, 0]], [], 20.25),
    offer: chosen([[MULTIPLIER, 2]]),
    pointsAsCash: 105,
    deliveryCost: fromBaht(40),
  });

  it('CHAN-22, CHAN-23, DISC-26, OP-20 carries products, benefits, points, summary and names', () => {
    const payload = payloadOf(full);
    expect(payload.items.map((item) => [item.item_ref, item.item_type, item.event_code, item.discount_amount])).toEqual(
      [
        ['1', 'product', 'BUY', 0],
        ['2', 'product', 'BUY', 0],
        ['PRIV001', 'privilege', 'REDEEM', -30],
        ['OFFER001', 'discount', 'REDEEM', -20.25],
        ['OFFER001', 'offer', 'EARN', 0],
        ['TIER001', 'event', 'REDEEM', -10],
      ],
    );
    expect(payload.summary).toEqual({
      total_payment: 300.5,
      total_discount: -60.25,
      total_revenue: 240.25,
      total_qty: 2,
      earn_amount: 18,
      redeem_amount: -100,
      outstanding_amount: 0,
    });
    expect(payload).toMatchObject({
      currency_code: 'THB',
      payment: { option: 'Full', paid_amount: 280.25, payment_channels: [{ type: 'Cash', amount: 280.25 }] },
      delivery_cost: 40,
    });
  });

  it('CHAN-23, CHAN-24 says whose sale it is, where and when it was made, and where its points go', () => {
    const facts = { remark: ' no sugar ', rewardItemId: id('f', 8), rewardInstanceId: id('f', 9) };
    const common = {
      realm_id: id('a', 9),
      branch_id: id('a', 8),
      create_by_id: id('a', 7),
      create_local_time: '2026-11-20 23:59:59',
      remark: 'no sugar',
      summary: { reward_item_id: id('f', 8), reward_instance_id: id('f', 9) },
    };
    const ofMember = payloadOf(full, RULES, { ...facts, withImage: true });
    expect(ofMember).toMatchObject({ ...common, member_id: id('a', 1), tier_name: 'Gold', action: 'upload_image' });
    expect(ofMember).not.toHaveProperty('guest');
    const guest: Guest = { gender: 'Female', ageRange: 'Over 60', hashtags: ['#tourist'] };
    const ofGuest = payloadOf(basketOf([100], { member: null }), RULES, { ...facts, guest });
    expect(ofGuest).toMatchObject({
      ...common,
      guest: { gender: 'Female', age: 'Over 60', hashtags: ['#tourist'] },
    });
    for (const absent of ['member_id', 'tier_name', 'action']) expect(ofGuest).not.toHaveProperty(absent);
  });

  it('DISC-27 a privilege, a discount and an offer say what each of their benefits gave, and points what they took', () => {
    const [, , privilege, discount, offer, points] = payloadOf({
      ...full,
      offer: chosen([
        [MULTIPLIER, 2],
        [REWARD, 5],
      ]),
    }).items;
    const words = (name: string, text: string) => ({ shortDesc: name, desc: `${name} ${text}`, descValue: text });
    expect(privilege).toMatchObject({
      item_type: 'privilege',
      product_name: 'Gold',
      coupons: [{ type: 'discount', discount_percent: 10, discount_amount: -30, ...words('Percent off', '10%') }],
    });
    expect(discount).toMatchObject({
      item_type: 'discount',
      custom_value: 20.25,
      coupons: [{ type: 'discount', discount_amount: -20.25, ...words('Baht off', '20.25 THB') }],
    });
    expect(discount).not.toHaveProperty('coupons.0.discount_percent');
    expect(offer).toMatchObject({
      item_type: 'offer',
      coupons: [
        { type: 'multiplier', earn_amount: 9, ...words('Points times', 'x2') },
        { type: 'reward', earn_amount: 5, ...words('Bonus points', '+5') },
      ],
    });
    expect(points).toMatchObject({ redeem: { amount: -100 }, discount_amount: -10 });
  });

  it('CHAN-26 drops what is empty', () => {
    const payload = payloadOf(basketOf([100]), RULES, { branchId: null, remark: '  ' });
    expect(
      ['guest', 'branch_id', 'remark', 'delivery_cost', 'tier_name', 'action'].filter((key) => key in payload),
    ).toEqual([]);
    expect(payload.items[0]).not.toHaveProperty('product_sub_category_id');
  });

  it('PAY-48 a sale is of a member with a tier, or of a guest of whom gender, age and hashtags are all there is', () => {
    const guest = { gender: 'Female', ageRange: '25-60', hashtags: ['#vip'] } as const;
    const toGuest = payloadOf(basketOf([100], { member: null, tier: null }), RULES, { guest });
    expect(toGuest.guest).toEqual({ gender: 'Female', age: '25-60', hashtags: ['#vip'] });
    expect([toGuest.member_id, toGuest.tier_name]).toEqual([undefined, undefined]);
    const toMember = payloadOf(full, RULES, { guest });
    expect(toMember).toMatchObject({ member_id: full.member?.id, tier_name: 'Gold' });
    expect(toMember).not.toHaveProperty('guest');
  });

  it('PAY-31 distinguishes privileges that were switched off from privileges that did not apply', () => {
    const basket = basketOf([100], { tier: tierOf([null, FIXED, 10]) });
    expect(readPaymentPayload(payloadOf(basket)).tierEnabled).toBe(true);
    expect(readPaymentPayload(payloadOf({ ...basket, tierEnabled: false })).tierEnabled).toBe(false);
  });
});

describe('comparing figures', () => {
  const basket = basketOf([100], { offer: chosen([[REWARD, 10]]), discount: chosen([[FIXED, 7]]) });
  const priced = priceBasket(basket, RULES);
  it.each([
    ['summary.total_revenue', (p: PaymentPayload) => ({ ...p, summary: { ...p.summary, total_revenue: 92.99 } })],
    ['summary.total_discount', (p: PaymentPayload) => ({ ...p, summary: { ...p.summary, total_discount: -8 } })],
    ['summary.earn_amount', (p: PaymentPayload) => ({ ...p, summary: { ...p.summary, earn_amount: 99 } })],
    ['summary.redeem_amount', (p: PaymentPayload) => ({ ...p, summary: { ...p.summary, redeem_amount: -1 } })],
    ['payment.paid_amount', (p: PaymentPayload) => ({ ...p, payment: { ...p.payment, paid_amount: 1 } })],
    [
      'payment.payment_channels',
      (p: PaymentPayload) => ({
        ...p,
        payment: { ...p.payment, payment_channels: [{ type: 'Cash' as const, amount: 1 }] },
      }),
    ],
    [
      'items.0.paid_amount',
      (p: PaymentPayload) => ({
        ...p,
        items: p.items.map((i, n) => (n === 0 ? { ...i, paid_amount: 1 } : i)) as PaymentPayload['items'],
      }),
    ],
    [
      'items.1.discount_amount',
      (p: PaymentPayload) => ({
        ...p,
        items: p.items.map((i, n) => (n === 1 ? { ...i, discount_amount: -1 } : i)) as PaymentPayload['items'],
      }),
    ],
    [
      'items.2.coupons',
      (p: PaymentPayload) => ({
        ...p,
        items: p.items.map((i, n) => (n === 2 ? { ...i, coupons: [] } : i)) as PaymentPayload['items'],
      }),
    ],
  ])('names %s', (field, change) => {
    const differences = comparePayment(change(payloadOf(basket)), priced, 'NONE');
    expect(differences.map((difference) => difference.field)).toEqual([field]);
  });

  it('what the tenders have to come to: the bill, and where that is rounded in cash what it is rounded to', () => {
    const bill = basketOf([100.5]);
    const paid = payloadOf(bill, RULES, { channels: [{ type: 'Cash', amount: 90 }] });
    const difference = { field: 'payment.payment_channels', expected: 100.5, actual: 90 };
    expect(comparePayment(paid, priceBasket(bill, RULES), 'NONE')).toStrictEqual([difference]);
    expect(comparePayment(paid, priceBasket(bill, RULES), 'DOWN_100')).toStrictEqual([{ ...difference, rounded: 100 }]);
  });
});

describe('a body that breaks a rule is refused with its path', () => {
  const good = payloadOf(basketOf([100], { member: null, discount: chosen([[FIXED, 7]]) }));
  const item = (index: number, change: object) => ({
    ...good,
    items: good.items.map((each, at) => (at === index ? { ...each, ...change } : each)),
  });
  const summary = (change: object) => ({ ...good, summary: { ...good.summary, ...change } });
  const payment = (change: object) => ({ ...good, payment: { ...good.payment, ...change } });
  it.each([
    ['items.0.qty', 'negative', item(0, { qty: -1 })],
    ['items.0.qty', 'fractional', item(0, { qty: 1.5 })],
    ['items.0.qty', 'zero', item(0, { qty: 0 })],
    ['items.0.qty', 'too many', item(0, { qty: 10_000 })],
    ['items.0.charge_amount', 'three decimals', item(0, { charge_amount: 10.001 })],
    ['items.0.charge_amount', 'not finite', item(0, { charge_amount: Number.NaN })],
    ['items.0.charge_amount', 'above the limit', item(0, { charge_amount: 10_000_000 })],
    ['items.0.product_id', 'no id', item(0, { product_id: '1' })],
    ['items.0', 'unknown field', item(0, { colour: 'red' })],
    ['items.0.item_type', 'unknown type', item(0, { item_type: 'gift' })],
    ['items.1.discount_amount', 'a discount that adds', item(1, { discount_amount: 7 })],
    ['items', 'no product', { ...good, items: good.items.slice(1) }],
    ['items', 'two discounts', { ...good, items: [...good.items, good.items[1]] }],
    ['items', 'too many', { ...good, items: Array.from({ length: 501 }, () => good.items[0]) }],
    ['payment.option', 'a deposit (CHAN-21)', payment({ option: 'Deposit' })],
    ['payment.payment_channels', 'none', payment({ payment_channels: [] })],
    ['payment.payment_channels.0.type', 'unknown', payment({ payment_channels: [{ type: 'Barter', amount: 1 }] })],
    ['payment.payment_channels.0.amount', 'negative', payment({ payment_channels: [{ type: 'Cash', amount: -1 }] })],
    [
      'payment.payment_channels.0.received_amount',
      'too little',
      payment({ payment_channels: [{ type: 'Cash', amount: 2, received_amount: 1 }] }),
    ],
    ['summary.total_revenue', 'text', summary({ total_revenue: '93' })],
    ['summary.redeem_amount', 'fractional', summary({ redeem_amount: -1.5 })],
    ['guest.age', 'unknown age range', { ...good, guest: { gender: 'Male', age: '99' } }],
    ['guest.gender', 'half a guest', { ...good, guest: { age: '1-12' } }],
    ['guest', 'member and guest', { ...good, member_id: id('a', 1), guest: {} }],
    ['create_local_time', 'not a date', { ...good, create_local_time: '2026-02-30 10:00:00' }],
    ['create_local_time', 'wrong format', { ...good, create_local_time: '2026-11-20T10:00:00Z' }],
    ['remark', 'too long', { ...good, remark: 'x'.repeat(201) }],
    ['delivery_cost', 'negative', { ...good, delivery_cost: -1 }],
    ['currency_code', 'other currency', { ...good, currency_code: 'USD' }],
  ])('%s: %s', (path, _why, body) => {
    const result = paymentPayloadSchema.safeParse(body);
    expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  it.each([
    [{}, []],
    [{ hashtags: [] }, []],
    [{ age: '1-12' }, ['gender is required']],
    [{ gender: 'Male' }, ['age is required']],
    [{ hashtags: ['#a'] }, ['age is required', 'gender is required']],
    [{ age: '1-12', gender: 'Male' }, []],
  ])('OP-42 a guest of whom anything is said has age and gender: %j', (guest, messages) => {
    const { error } = paymentPayloadSchema.safeParse({ ...good, guest });
    expect((error?.issues ?? []).map(({ message }) => message)).toEqual(messages);
  });

  it('a tender has what is known of where the money comes from and goes to', () => {
    const { amount } = good.payment.payment_channels[0] ?? {};
    const transfer = {
      type: 'Transfer',
      amount,
      action_code: 'QR',
      sender: { institute_id: id('f', 1), institute_name: 'KBank' },
    };
    const problems = (more: object) =>
      paymentPayloadSchema.safeParse(payment({ payment_channels: [{ ...transfer, ...more }] })).error?.issues.length ??
      0;
    expect([{}, { action_code: 'x'.repeat(101) }, { sender: { institute_id: id('f', 1) } }].map(problems)).toEqual([
      0, 1, 1,
    ]);
  });

  it('PAY-38 an unknown age range has the literal message', () => {
    const result = paymentPayloadSchema.safeParse({ ...good, guest: { gender: 'Male', age: '99' } });
    expect(result.error?.issues[0]?.message).toBe('age should be [1-12, 13-24, 25-60, Over 60] but get 99');
  });
});

describe('what a payment body says', () => {
  const body = (more: Parameters<typeof payloadOf>[2], basket = basketOf([10])) => payloadOf(basket, RULES, more);
  const guests = basketOf([10], { member: null });

  it('of a product, as far as it is known', () => {
    const catalogued = { code: 'TEA', name: 'Tea', skipStock: false, categoryId: 'c', categoryName: 'Drinks' };
    const [item] = body({
      products: new Map([[id('b', 1), { ...catalogued, subCategoryId: 's', subCategoryName: 'Hot' }]]),
    }).items;
    expect(item).toMatchObject({
      product_code: 'TEA',
      product_name: 'Tea',
      product_category_id: 'c',
      product_category_name: 'Drinks',
      product_sub_category_id: 's',
      product_sub_category_name: 'Hot',
      skip_stock: false,
    });
    expect(Object.keys(body({ products: new Map() }).items[0] ?? {})).toEqual([
      'item_ref',
      'item_type',
      'event_code',
      'product_id',
      'skip_stock',
      'qty',
      'charge_amount',
      'paid_amount',
      'discount_amount',
    ]);
    expect(body({ products: new Map() }).items[0]).toMatchObject({ skip_stock: true });
  });

  it.each([
    ['nobody', null, {}],
    ['an empty guest', { ageRange: null, gender: null, hashtags: [] }, {}],
    ['age and gender', { ageRange: '25-60', gender: 'Male', hashtags: [] }, { age: '25-60', gender: 'Male' }],
    [
      'all',
      { ageRange: '25-60', gender: 'Male', hashtags: ['#a'] },
      { age: '25-60', gender: 'Male', hashtags: ['#a'] },
    ],
  ] as const)('of a guest, and it is read back: %s', (_what, guest, said) => {
    const payload = body({ guest }, guests);
    expect(payload.guest).toEqual(said);
    expect(payload).not.toHaveProperty('member_id');
    expect(readPaymentPayload(payload)).toMatchObject({
      memberId: null,
      guest: guest ?? { ageRange: null, gender: null, hashtags: [] },
    });
  });

  it('of a guest of whom nothing stands in it', () => {
    const { guest: _nothing, ...guestless } = body({}, guests);
    expect(readPaymentPayload(guestless).guest).toEqual({ ageRange: null, gender: null, hashtags: [] });
  });

  it('of a member, who is no guest, and of a value that was typed', () => {
    const read = readPaymentPayload(body({}, basketOf([10], { discount: chosen([[FIXED, 0]], [], -5) })));
    expect(read).toMatchObject({ guest: null, discount: { offerId: id('e', 1), customValue: 5 }, offer: null });
    expect(read.memberId).toEqual(expect.any(String));
    const fixed = readPaymentPayload(body({}, basketOf([10], { discount: chosen([[FIXED, 5]], [], 7) })));
    expect(fixed.discount?.customValue).toBeNull();
    const open = body({}, basketOf([10], { discount: chosen([[FIXED, 0]], [], null) }));
    expect(open.items[1]).not.toHaveProperty('custom_value');
  });

  it('of benefits: no row of a tier without privileges and of no points, and all points of one', () => {
    expect(body({}, basketOf([10], { tier: tierOf() })).items.map(({ item_type }) => item_type)).toEqual(['product']);
    const basket = basketOf([100], { tier: tierOf([null, REWARD, 3], [null, REWARD, 4]) });
    expect(billRows(basket, priceBasket(basket, RULES), RULES.coupons)[1]).toMatchObject({ earnPoints: 7 });
    const nameless = billRows(basket, priceBasket(basket, RULES), new Map())[1];
    expect(nameless).toMatchObject({ coupons: [{ shortDesc: '' }, { shortDesc: '' }] });
  });

  it('row by row: a line that is not priced so is named, one that is not there is not', () => {
    const basket = basketOf([10, 20, 30]);
    const payload = body({}, basket);
    const items = payload.items.map((item, at) => (at === 1 ? { ...item, paid_amount: 21 } : item));
    expect(comparePayment({ ...payload, items } as PaymentPayload, priceBasket(basket, RULES), 'NONE')).toEqual([
      { field: 'items.1.paid_amount', expected: 20, actual: 21 },
    ]);
    const more = { ...payload, items: [...payload.items, ...payload.items] };
    expect(comparePayment(more, priceBasket(basket, RULES), 'NONE')).toEqual([]);
  });

  it('within a bill: a limited number of products, and one row of each other kind', () => {
    const payload = body({}, full());
    const rows = (type: string) => payload.items.filter(({ item_type }) => item_type === type);
    const [product] = rows('product');
    const problems = (items: unknown[]) =>
      (paymentPayloadSchema.safeParse({ ...payload, items }).error?.issues ?? []).map(({ message }) => message);
    const others = ['privilege', 'discount', 'offer', 'event'].flatMap(rows);
    const most = Array.from({ length: MAX_LINES }, () => product);
    expect(others).toHaveLength(4);
    expect(problems([...most, ...others])).toEqual([]);
    expect(problems([...most, product])).toEqual([`must have at most ${MAX_LINES} products`]);
    for (const row of others) expect(problems([product, row, row])).toHaveLength(1);
    for (const row of [product, ...others]) expect(problems([product, { ...row, more: 1 }])).toHaveLength(1);
  });

  const full = () =>
    basketOf([100], {
      tier: tierOf([null, FIXED, 1]),
      discount: chosen([[FIXED, 1]]),
      offer: chosen([[REWARD, 1]]),
      pointsAsCash: 10,
    });
});

it('OP-63 a percent beyond all measure takes the bill', () => {
  const dear = basketOf([MAX_UNIT_PRICE / 100], { discount: chosen([[PERCENT, 1_000_000_000]]) });
  const many = { ...dear, lines: dear.lines.map((line) => ({ ...line, qty: MAX_LINE_QTY })) };
  expect(priceBasket(many, RULES).totalRevenue).toBe(0);
});
