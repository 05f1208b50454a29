import { fromBaht, ZERO } from '@taem/domain/money/money.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { type SaleBody, saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { pricingRules } from '../database/pricingRules.ts';
import { BOUNDS, BRANCH, cashier, RATES } from '../testing/scriptedShop.ts';
import { hashPayment, hashSale } from './hashPayment.ts';
import { isForeignSale } from './isForeignSale.ts';
import type { PaymentState, StateMember, StateOffer } from './PaymentState.ts';
import { priceSale } from './priceSale.ts';
import { pricingMember } from './pricingMember.ts';
import { saleBuyer } from './saleBuyer.ts';
import { saleChannels } from './saleChannels.ts';
import { saleItems } from './saleItems.ts';
import { tillSaleOrder } from './tillSaleOrder.ts';
import { unknownRecords } from './unknownRecords.ts';

/** Noon of 14 March in Bangkok. */
const NOW = new Date('2026-03-14T05:00:00Z');

const session = { ...cashier, branchIds: ['ari'] };

const product = (id: string, retail_price: number, more: object = {}) => ({
  id,
  code: `${id}-code`,
  name: `${id} by name`,
  retail_price,
  skip_stock: true,
  is_vat_exempt: false,
  status: 'Active' as const,
  category_id: 'drinks',
  category_name: 'Drinks',
  sub_category_id: 'hot',
  sub_category_name: 'Hot',
  category_group_ids: [],
  option_group_ids: [],
  ...more,
});
const offer = (id: string, coupon_id: string, value: number, more: Partial<StateOffer> = {}): StateOffer => ({
  id,
  name: `${id} by name`,
  status: 'Active',
  has_authorize_pin: false,
  verified: false,
  conditions: [],
  items: [{ coupon_id, value }],
  ...more,
});
const coupon = (id: string, type: string) => ({ id, name: id, type, value: 0, qty: 1, template: { logic: '[value]' } });
const condition = (id: string, logic: string) => ({ id, name: id, type: 'ltv', template: { logic } });
const tier = (id: string, level: number, spent: number, privileges: object[] = [], status = 'Active') => ({
  id,
  name: `${id} by name`,
  level,
  status,
  conditions: [
    { condition_id: 'ltv', value: spent },
    // Of several only the first counts.
    { condition_id: 'sales', value: 5 },
  ],
  privileges,
});

const MEMBER: StateMember = {
  id: 'somchai',
  firstname: 'Somchai',
  lastname: 'K',
  phone: null,
  status: 'Active',
  points: 50,
  points_spent: 0,
  total_revenue: fromBaht(900),
  total_transaction: 9,
  tier_id: 'silver',
};

function shop(changes: Partial<PaymentState> = {}): PaymentState {
  return {
    now: NOW,
    written: null,
    branch: { ...BRANCH, id: 'ari' },
    rates: RATES,
    bounds: BOUNDS,
    approvals: null,
    tax: null,
    option_groups: null,
    products: [product('coffee', 10_000), product('water', 0), product('old', 1000, { status: 'Inactive' })],
    member: MEMBER,
    tiers: [
      tier('silver', 1, 0, [{ condition: null, item: { coupon_id: 'baht', value: 5 } }]),
      tier('gold', 2, 1000),
      tier('ended', 3, 950, [], 'Inactive'),
    ] as PaymentState['tiers'],
    offers: [
      offer('ten', 'baht', 10),
      offer('half', 'percent', 50, { conditions: [{ condition_id: 'ltv', value: 800 }] }),
      offer('often', 'baht', 1, { conditions: [{ condition_id: 'sales', value: 20 }] }),
      offer('double', 'multiplier', 2),
      offer('locked', 'baht', 20, { has_authorize_pin: true }),
      offer('opened', 'baht', 20, { has_authorize_pin: true, verified: true }),
      offer('ended', 'baht', 20, { status: 'Inactive' }),
    ],
    coupons: [coupon('baht', 'Discount'), coupon('percent', 'Discount Percent'), coupon('multiplier', 'Multiplier')],
    conditions: [
      condition('ltv', '[total_ltv] >= [value]'),
      condition('sales', '[total_transaction] >= [value]'),
      condition('pieces', '[item_qty] >= [value]'),
    ],
    institutes: [{ id: 'kbank', name: 'KBank' }],
    cards: [{ id: 'visa', name: 'Visa', institute_id: 'kbank' }],
    channels: [
      { id: 'account', name: 'Account', action_code: 'QR', biller_id: null },
      { id: 'plain', name: 'Plain', action_code: '', biller_id: null },
    ],
    seller: null,
    line_sellers: null,
    ...changes,
  };
}

/** One coffee for 100 baht, in cash, to a guest. */
const COFFEE: SaleBody = {
  branch_id: 'ari',
  lines: [{ product_id: 'coffee', quantity: 1 }],
  channels: [{ type: 'Cash', amount: 100 }],
  expected_amount_due: 100,
};
/** The same to a member: 5 baht less for his tier. */
const TO_MEMBER = {
  ...COFFEE,
  member_id: 'somchai',
  channels: [{ type: 'Cash', amount: 95 }],
  expected_amount_due: 95,
};

const order = (body: object, of = session) => tillSaleOrder(saleBodySchema.parse(body), null, of);
const price = (body: object, state = shop()) =>
  priceSale(order(body), 'member_id' in body ? state : { ...state, member: null });
const channel = (more: object) => ({ ...COFFEE, channels: [{ type: 'Transfer', amount: 100, ...more }] });

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

describe('what is recorded', () => {
  it('names a product as the records do, and takes nothing from stock that is unknown', () => {
    const sale = price({ ...COFFEE, lines: [{ product_id: 'coffee', quantity: 1, item_ref: 'own' }] });
    const row = { item_ref: 'own', qty: 1, charge_amount: 10_000, paid_amount: 10_000 };
    expect(saleItems(sale, shop({ products: [product('coffee', 12_000, { skip_stock: false })] }))).toMatchObject([
      {
        ...row,
        product_id: 'coffee',
        name: 'coffee by name',
        code: 'coffee-code',
        category_id: 'drinks',
        category_name: 'Drinks',
        sub_category_id: 'hot',
        sub_category_name: 'Hot',
        skip_stock: false,
        retail_price: 12_000,
      },
    ]);
    expect(saleItems(sale, { products: null })).toMatchObject([
      {
        ...row,
        name: '',
        code: '',
        category_id: null,
        category_name: null,
        sub_category_id: null,
        sub_category_name: null,
        skip_stock: true,
        retail_price: null,
      },
    ]);
  });

  it('names banks, cards and accounts as the records do, and otherwise as the caller', () => {
    const { tenders } = order({
      ...COFFEE,
      channels: [
        { type: 'Transfer', amount: 40, institute_id: 'kbank', payment_channel_id: 'account' },
        { type: 'Credit-Debit', amount: 30, institute_id: 'kbank', card_id: 'visa', payment_channel_id: 'plain' },
        { type: 'Cash', amount: 30, received_amount: 50 },
      ],
    });
    const plain = {
      payment_channel_id: null,
      institute_id: null,
      institute_name: null,
      card_id: null,
      card_name: null,
      action_code: null,
      sender: null,
      slip_bank: null,
      slip_reference: null,
      received_amount: null,
    };
    const bank = { institute_id: 'kbank', institute_name: 'KBank' };
    expect(saleChannels(tenders, shop())).toEqual([
      {
        ...plain,
        ...bank,
        position: 0,
        type: 'Transfer',
        amount: 4000,
        payment_channel_id: 'account',
        action_code: 'QR',
        sender: bank,
      },
      {
        ...plain,
        ...bank,
        position: 1,
        type: 'Credit-Debit',
        amount: 3000,
        payment_channel_id: 'plain',
        card_id: 'visa',
        card_name: 'Visa',
      },
      { ...plain, position: 2, type: 'Cash', amount: 3000, received_amount: 5000 },
    ]);
    const [transfer] = tenders;
    const stated = {
      ...transfer,
      instituteName: 'Bank',
      cardId: 'x',
      cardName: 'Card',
      actionCode: 'OWN',
    } as (typeof tenders)[number];
    expect(saleChannels([stated], { institutes: null, cards: null, channels: null })).toMatchObject([
      {
        institute_name: 'Bank',
        card_name: 'Card',
        action_code: 'OWN',
        sender: { institute_id: 'kbank', institute_name: '' },
      },
    ]);
  });

  it('keeps a remark without the spaces around it, and none for one of spaces', () => {
    expect([
      order({ ...COFFEE, remark: ' a ' }).remark,
      order({ ...COFFEE, remark: '  ' }).remark,
      order(COFFEE).remark,
    ]).toEqual(['a', null, null]);
  });

  const buyer = (member: StateMember, body: object = TO_MEMBER) => {
    const state = shop({ member });
    return saleBuyer(price(body, state), state);
  };

  it('counts for the tier before the sale, and gives the one that the figures after it reach', () => {
    expect(buyer({ ...MEMBER, total_revenue: fromBaht(905) })).toMatchObject({
      tier_id: 'silver',
      tier_name: 'silver by name',
      member: { id: 'somchai', tier_id: 'silver', new_tier_id: 'gold' },
    });
    expect(buyer(MEMBER).member).toMatchObject({ tier_id: 'silver', new_tier_id: 'silver' });
    expect(saleBuyer(price(COFFEE, shop({ member: null })), shop({ member: null }))).toEqual({
      member: null,
      tier_id: null,
      tier_name: null,
    });
  });

  it('counts sales as well as money, the one that is made included', () => {
    const regular = { ...tier('regular', 2, 0), conditions: [{ condition_id: 'sales', value: 10 }] };
    const state = shop({ tiers: [tier('silver', 1, 0), regular] as PaymentState['tiers'] });
    const full = { ...TO_MEMBER, channels: COFFEE.channels, expected_amount_due: 100 };
    expect(saleBuyer(price(full, state), state).member).toMatchObject({
      new_tier_id: 'regular',
      least_transactions: 9,
      most_transactions: null,
    });
  });

  it('leaves a member in a tier that is as high as the one reached, and in one that has ended', () => {
    const full = { ...TO_MEMBER, channels: COFFEE.channels, expected_amount_due: 100 };
    const rich = { ...MEMBER, total_revenue: fromBaht(2000) };
    expect(buyer({ ...rich, tier_id: 'ended' }, full).member?.new_tier_id).toBe('ended');
    const tiers = [tier('gold', 2, 0), tier('other gold', 2, 0)] as PaymentState['tiers'];
    const state = shop({ tiers, member: { ...rich, tier_id: 'other gold' } });
    expect(saleBuyer(price(full, state), state).member?.new_tier_id).toBe('other gold');
  });

  it('never takes a tier away, and gives none where none is reached', () => {
    const given = { ...MEMBER, tier_id: 'gold', total_revenue: 0 };
    const full = { ...TO_MEMBER, channels: COFFEE.channels, expected_amount_due: 100 };
    expect(buyer(given, full).member?.new_tier_id).toBe('gold');
    const tierless = shop({ member: { ...MEMBER, tier_id: null }, tiers: null });
    expect(saleBuyer(price(full, tierless), tierless)).toMatchObject({
      tier_name: null,
      member: { tier_id: null, new_tier_id: null },
    });
  });

  it('holds while the lifetime figures stay where benefits and tier are the same', () => {
    // Gold from 1,000 baht on: 95 of them by this sale. The inactive tier does not bind.
    const bounds = { most_ltv: fromBaht(904.99), least_transactions: null, most_transactions: null };
    expect(buyer(MEMBER).member).toMatchObject({ ...bounds, least_ltv: fromBaht(-95) });
    const half = {
      ...TO_MEMBER,
      discount: { offer_id: 'half' },
      channels: [{ type: 'Cash', amount: 45 }],
      expected_amount_due: 45,
    };
    expect(buyer(MEMBER, half).member).toMatchObject({ least_ltv: fromBaht(800), most_ltv: fromBaht(954.99) });
    const frequent = { ...MEMBER, total_transaction: 20 };
    const often = {
      ...TO_MEMBER,
      discount: { offer_id: 'often' },
      channels: [{ type: 'Cash', amount: 94 }],
      expected_amount_due: 94,
    };
    expect(buyer(frequent, often).member).toMatchObject({ least_transactions: 20, most_transactions: null });
  });

  it('holds for a tier’s privilege while its condition does, unless the privileges are off', () => {
    const privileges = [{ condition: { condition_id: 'sales', value: 5 }, item: { coupon_id: 'baht', value: 5 } }];
    const state = shop({ tiers: [tier('silver', 1, 0, privileges)] as PaymentState['tiers'] });
    expect(saleBuyer(price(TO_MEMBER, state), state).member?.least_transactions).toBe(5);
    const off = { ...TO_MEMBER, tier_privileges: false, channels: COFFEE.channels, expected_amount_due: 100 };
    expect(saleBuyer(price(off, state), state).member?.least_transactions).toBeNull();
  });
});

test('S8 a sale is foreign to another seller, and in a branch where they do not work', () => {
  const sale = { create_by_id: 'mali', branch_id: 'ari' };
  expect(isForeignSale(sale, session)).toBe(false);
  expect(isForeignSale(sale, { ...session, branchIds: [] })).toBe(false);
  expect(isForeignSale(sale, { ...session, branchIds: ['silom'] })).toBe(true);
  expect(isForeignSale({ ...sale, create_by_id: 'nok' }, { ...session, branchIds: [] })).toBe(true);
});

test('two orders are the same whenever they were made, and others by content, picture or seller', () => {
  const hash = (changes: object, image: string | null = null, seller = 'mali') =>
    hashSale(saleBodySchema.parse({ ...COFFEE, ...changes }), image === null ? null : Buffer.from(image), seller);
  expect(hash({ create_local_time: '2026-03-13 12:00:00' })).toBe(hash({}));
  expect(hash({}, 'slip')).toBe(hash({}, 'slip'));
  const others = [
    hash({}),
    hash({ remark: 'x' }),
    hash({}, null, 'nok'),
    hash({}, 'slip'),
    hash({}, 'other'),
    hash({ remark: 'x' }, 'slip'),
  ];
  expect(new Set(others).size).toBe(others.length);
  // The same of a body that says its own figures.
  const payment = (changes: object) => hashPayment({ remark: 'a', ...changes } as PaymentPayload, null);
  expect(payment({ create_local_time: '2026-03-13 12:00:00' })).toBe(payment({}));
  expect(payment({ remark: 'b' })).not.toBe(payment({}));
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
