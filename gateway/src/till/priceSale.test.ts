import { ZERO } from '@taem/domain/money/money.ts';
import { saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { pricingRules } from '../database/pricingRules.ts';
import {
  COFFEE,
  channel,
  condition,
  coupon,
  MEMBER,
  NOW,
  offer,
  order,
  price,
  session,
  shop,
  TO_MEMBER,
} from '../testing/scriptedSale.ts';
import { RATES } from '../testing/scriptedShop.ts';
import type { PaymentState, StateOffer } from './PaymentState.ts';
import { priceSale } from './priceSale.ts';
import { pricingMember } from './pricingMember.ts';
import { saleItems } from './saleItems.ts';
import { tillSaleOrder } from './tillSaleOrder.ts';
import { unknownRecords } from './unknownRecords.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  return () => vi.useRealTimers();
});

const REFUSED: [what: string, body: object, state: Partial<PaymentState>, status: number, refusals: object[]][] = [
  ['a branch that is not there', COFFEE, { branch: null }, 422, [{ code: 'NOT_FOUND', path: 'branch_id' }]],
  [
    'a branch that is closed',
    COFFEE,
    { branch: { ...(shop().branch as object), status: 'Inactive' } as PaymentState['branch'] },
    400,
    [{ code: 'VALIDATION', path: 'branch_id' }],
  ],
  [
    'a product that is unknown, and one that is not sold any more',
    { ...COFFEE, lines: [COFFEE.lines[0], { product_id: 'none', quantity: 1 }, { product_id: 'old', quantity: 1 }] },
    {},
    422,
    [
      { code: 'NOT_FOUND', path: 'lines.1.product_id' },
      { code: 'NOT_FOUND', path: 'lines.2.product_id' },
    ],
  ],
  [
    'every product where none is known',
    COFFEE,
    { products: null },
    422,
    [{ code: 'NOT_FOUND', path: 'lines.0.product_id' }],
  ],
  ['a member who is not there', TO_MEMBER, { member: null }, 422, [{ code: 'NOT_FOUND', path: 'member_id' }]],
  [
    'a member who left',
    TO_MEMBER,
    { member: { ...MEMBER, status: 'Inactive' } },
    422,
    [{ code: 'NOT_FOUND', path: 'member_id' }],
  ],
  [
    'a discount that ended and an offer that is unknown',
    { ...TO_MEMBER, discount: { offer_id: 'ended' }, offer: { offer_id: 'none' } },
    {},
    422,
    [
      { code: 'NOT_FOUND', path: 'discount.offer_id' },
      { code: 'NOT_FOUND', path: 'offer.offer_id' },
    ],
  ],
  [
    'a bank that is unknown',
    channel({ institute_id: 'scb' }),
    {},
    422,
    [{ code: 'NOT_FOUND', path: 'channels.0.institute_id' }],
  ],
  [
    'a card and an account that are unknown',
    channel({ card_id: 'jcb', payment_channel_id: 'none' }),
    { institutes: null, cards: null, channels: null },
    422,
    [
      { code: 'NOT_FOUND', path: 'channels.0.card_id' },
      { code: 'NOT_FOUND', path: 'channels.0.payment_channel_id' },
    ],
  ],
  [
    'CHAN-08, CHAN-09 a transfer without bank and slip, where the shop requires them',
    channel({ payment_channel_id: 'account' }),
    { rates: { ...RATES, transfer_proof: 'REQUIRED' } },
    400,
    [
      { code: 'VALIDATION', path: 'channels.0.institute_id' },
      { code: 'VALIDATION', path: 'image' },
    ],
  ],
  [
    'CHAN-09 a transfer without its slip, as a part of a split bill too',
    {
      ...COFFEE,
      channels: [
        { type: 'Cash', amount: 1 },
        { type: 'Transfer', amount: 99, institute_id: 'kbank' },
      ],
    },
    { rates: { ...RATES, transfer_proof: 'REQUIRED' } },
    400,
    [{ code: 'VALIDATION', path: 'image' }],
  ],
  [
    'a day too long ago',
    { ...COFFEE, create_local_time: '2026-03-10 23:59:59' },
    {},
    400,
    [{ code: 'VALIDATION', path: 'create_local_time', message: 'must be at most 3 days ago' }],
  ],
  [
    'yesterday where the shop has said nothing',
    { ...COFFEE, create_local_time: '2026-03-13 12:00:00' },
    { rates: null },
    400,
    [{ code: 'VALIDATION', path: 'create_local_time', message: 'must be today' }],
  ],
  [
    'points for a guest',
    { ...COFFEE, points_as_cash: 1 },
    {},
    422,
    [{ code: 'POINTS_NOT_FOR_GUEST', path: 'points_as_cash', params: { reason: 'POINTS_NOT_FOR_GUEST' } }],
  ],
  [
    'a discount whose condition does not hold',
    { ...TO_MEMBER, discount: { offer_id: 'often' } },
    {},
    422,
    [{ code: 'CONDITION_NOT_MET', path: 'discount', params: { source_id: 'often', required: 20, actual: 9 } }],
  ],
  [
    'an amount due, tenders and points that are not those of the rules',
    { ...TO_MEMBER, channels: COFFEE.channels, expected_amount_due: 90, expected_earn_points: 1 },
    {},
    422,
    [
      { code: 'PAYMENT_MISMATCH', path: 'expected_amount_due', params: { expected: '95.00', actual: '90.00' } },
      {
        code: 'PAYMENT_MISMATCH',
        path: 'channels',
        params: { field: 'channels', expected: '95.00', actual: '100.00' },
      },
      { code: 'PAYMENT_MISMATCH', path: 'expected_earn_points', params: { expected: '9', actual: '1' } },
    ],
  ],
  [
    'DISC-06 an offer whose code was not typed in this session',
    { ...COFFEE, discount: { offer_id: 'locked' }, channels: [{ type: 'Cash', amount: 80 }], expected_amount_due: 80 },
    {},
    422,
    [{ code: 'AUTHORIZE_CODE_REQUIRED', path: '', params: { offer_id: 'locked' } }],
  ],
];

test.each(REFUSED)('%s is refused, by its place', (_what, body, state, status, refusals) => {
  expect.assertions(2);
  try {
    price(body, shop(state));
  } catch (error) {
    expect(error).toMatchObject({ status, code: (refusals[0] as { code: string }).code, details: { refusals } });
    expect((error as { details: { refusals: unknown[] } }).details.refusals).toHaveLength(refusals.length);
  }
});

describe('what a caller that says more than a till may say', () => {
  const outcome = (changes: object, state = shop()) => {
    const plain = order(COFFEE);
    return unknownRecords({ ...plain, ...changes }, { ...state, member: null }).map(({ code, path }) => [code, path]);
  };
  const [line] = order(COFFEE).request.lines;
  const free = (productId: string) => ({
    request: { ...order(COFFEE).request, lines: [{ ...line, productId, chargeAmount: ZERO }] },
  });

  it('is not that something with a price is free', () => {
    expect(outcome(free('coffee'))).toEqual([['VALIDATION', 'lines.0.charge_amount']]);
    expect(outcome(free('water'))).toEqual([]);
  });

  it('is not that money comes from a bank that is not there', () => {
    const [tender] = order(channel({ institute_id: 'kbank' })).tenders;
    const from = (id: string) => ({ tenders: [{ ...tender, sender: { id, name: '' } }] });
    expect([outcome(from('kbank')), outcome(from('scb'))]).toEqual([
      [],
      [['NOT_FOUND', 'channels.0.sender.institute_id']],
    ]);
  });

  it('is not an offer where there are none', () => {
    const request = { ...order(COFFEE).request, discount: { offerId: 'ten', customValue: null } };
    expect(outcome({ request }, shop({ offers: null }))).toEqual([['NOT_FOUND', 'discount.offer_id']]);
  });
});

test('CHAN-08, CHAN-09 a transfer is sold with bank and slip where the shop requires them, and without where it leaves them open', () => {
  const required = { ...shop({ rates: { ...RATES, transfer_proof: 'REQUIRED' } }), member: null };
  const proven = tillSaleOrder(saleBodySchema.parse(channel({ institute_id: 'kbank' })), Buffer.from('slip'), session);
  expect(priceSale(proven, required).priced.amountDue).toBe(10_000);
  expect(price(channel({})).priced.amountDue).toBe(10_000);
});

test('a shop that has nothing but products sells, and its till gets the receipt', () => {
  const withoutLists = shop({
    offers: null,
    tiers: null,
    coupons: null,
    conditions: null,
    channels: null,
    cards: null,
  });
  expect(price(COFFEE, withoutLists).priced.amountDue).toBe(10_000);
  expect(order(COFFEE).withReceipt).toBe(true);
});

describe('what is sold', () => {
  it.each([
    ['a branch of the session', ['ari', 'silom'], 'ari'],
    ['any branch, by somebody of all branches', [], 'ari'],
    ['no branch, by somebody of another one', ['silom'], null],
  ])('is sold in %s', (_what, branchIds, branchId) => {
    expect(order(COFFEE, { ...session, branchIds }).branchId).toBe(branchId);
  });

  it.each([
    [
      'a free product',
      {
        lines: [{ product_id: 'water', quantity: 1 }],
        channels: [{ type: 'Other', amount: 0 }],
        expected_amount_due: 0,
      },
    ],
    ['the last moment that may be sold back to', { create_local_time: '2026-03-11 00:00:00' }],
    [
      'a typed code',
      { discount: { offer_id: 'opened' }, channels: [{ type: 'Cash', amount: 80 }], expected_amount_due: 80 },
    ],
    [
      'a bank, a card and an account that are known',
      {
        channels: [
          { type: 'Transfer', amount: 100, institute_id: 'kbank', card_id: 'visa', payment_channel_id: 'account' },
        ],
      },
    ],
  ])('may have %s', (_what, changes) => {
    expect(() => price({ ...COFFEE, ...changes })).not.toThrow();
  });

  it('is of the branch’s own day and clock, unless another moment is given', () => {
    const late = { ...shop().branch, time_zone: 'Pacific/Auckland' } as PaymentState['branch'];
    expect(price(COFFEE, shop({ branch: late })).time).toEqual({
      localTime: '2026-03-14 18:00:00',
      businessDate: '2026-03-14',
    });
    expect(price({ ...COFFEE, create_local_time: '2026-03-13 23:59:59' }).time).toEqual({
      localTime: '2026-03-13 23:59:59',
      businessDate: '2026-03-13',
    });
  });

  it('has the best of the offers that apply by themselves, where none is named and none was taken off', () => {
    const automatic = (id: string, value: number, more: Partial<StateOffer> = {}) =>
      offer(id, 'baht', value, { is_automatic: true, ...more });
    const state = shop({
      offers: [
        automatic('seven', 7),
        automatic('nine', 9),
        automatic('locked', 50, { has_authorize_pin: true }),
        automatic('ended', 50, { status: 'Inactive' }),
        offer('by hand', 'baht', 50),
      ],
    });
    const paying = (due: number, more: object = {}) => {
      const body = { ...COFFEE, channels: [{ type: 'Cash', amount: due }], expected_amount_due: due, ...more };
      return price(body, state);
    };
    const { basket, priced } = paying(91);
    expect(basket.discount).toMatchObject({ offer: { id: 'nine' }, byItself: true });
    expect(priced.trace.map(({ code }) => code)).toContain('AUTOMATIC_TAKEN');
    expect(paying(91, { discount: { offer_id: 'nine', by_itself: true } }).priced).toEqual(priced);
    expect(paying(93, { discount: { offer_id: 'seven' } }).basket.discount).not.toHaveProperty('byItself');
    expect(paying(100, { declined: ['discount'] }).basket.discount).toBeNull();
    // What the till priced with has ended, and what applies now comes to the same or to another amount.
    const other = { discount: { offer_id: 'nine before', by_itself: true } };
    expect(() => paying(91, other)).toThrow(
      expect.objectContaining({
        status: 422,
        code: 'PAYMENT_MISMATCH',
        details: expect.objectContaining({ offer: 'nine by name' }),
      }),
    );
    expect(() => paying(100, other)).toThrow(expect.objectContaining({ code: 'PAYMENT_MISMATCH' }));
    expect(() => paying(100)).toThrow(expect.objectContaining({ code: 'PAYMENT_MISMATCH' }));
  });

  it('is priced with the records in force: shelf, tier, discount, offer, points and rates', () => {
    const body = {
      ...TO_MEMBER,
      lines: [{ product_id: 'coffee', quantity: 2 }],
      discount: { offer_id: 'half' },
      offer: { offer_id: 'double' },
      points_as_cash: 20,
      channels: [{ type: 'Cash', amount: 75 }],
      expected_amount_due: 75,
      expected_earn_points: 14,
    };
    const sale = price(body);
    expect(sale.priced).toMatchObject({ totalRevenue: 7500, redeemPoints: 20, earnPoints: 14, refusals: [] });
    expect(
      saleItems(sale, shop()).map((row) => [
        row.position,
        row.item_type,
        row.offer_id,
        row.discount_amount,
        row.earn_points,
        row.redeem_points,
      ]),
    ).toEqual([
      [0, 'product', null, 0, 0, 0],
      [1, 'privilege', 'silver', -500, 0, 0],
      [2, 'discount', 'half', -10_000, 0, 0],
      [3, 'offer', 'double', 0, 7, 0],
      [4, 'event', null, -2000, 0, 20],
    ]);
  });
});

test('a shop without rates cannot price, and no one is no member', () => {
  expect(() => pricingRules({ rates: null, coupons: null, conditions: null })).toThrow('settings');
  expect(pricingRules({ rates: RATES, coupons: null, conditions: null })).toEqual({
    rates: { earnCash: 10_000, earnPoint: 10, redeemCash: 100, redeemPoint: 1 },
    bounds: null,
    coupons: new Map(),
    conditions: new Map(),
  });
  const { coupons, conditions } = pricingRules({
    rates: RATES,
    coupons: [{ ...coupon('baht', 'Discount'), template: { logic: '[x]', var_name: 'x' } }, coupon('bare', 'Reward')],
    conditions: [condition('ltv', '[total_ltv] >= [value]')],
  });
  expect([...coupons.values()].map(({ id, template }) => [id, template])).toEqual([
    ['baht', { logic: '[x]', varName: 'x' }],
    ['bare', { logic: '[value]', varName: '' }],
  ]);
  expect([...conditions.keys()]).toEqual(['ltv']);
  expect(pricingMember(null)).toBeNull();
});
