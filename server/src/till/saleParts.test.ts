import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { Context } from '../gateway/context.ts';
import { GatewayRefusal, GatewayUnavailable } from '../gateway/GatewayError.ts';
import type { Setting } from '../gateway/setting.ts';
import { userError } from '../gateway/userErrors.ts';
import type { WireRecord } from '../gateway/wire.ts';
import type { PayChannelInput, PayInput } from '../generated/schema.ts';
import { records } from '../schema.ts';
import { channelsOf } from './documented/channelsOf.ts';
import { findSale } from './documented/findSale.ts';
import * as pricing from './documented/pricingRecords.ts';
import { recordedSale } from './documented/recordedSale.ts';
import { loadAll, loadByIds } from './loadRecords.ts';
import { inputPathOf, saleInputPath } from './payPaths.ts';
import { ofKey, saleErrors } from './saleErrors.ts';

const id = (n: number) => `8f1d1c1a-0000-4000-8000-${String(n).padStart(12, '0')}`;

/**
 * The gateway's records, by the path of the resource; its answer to a single GET; and the requests that it received.
 */
let rows: Record<string, WireRecord[]>;
let single: unknown;
let requests: [what: string, query: unknown][];
beforeEach(() => {
  rows = {};
  single = null;
  requests = [];
});
const answer = async (what: string, query: unknown) => {
  requests.push([what, query]);
  if (single instanceof Error) throw single;
  return single;
};
const context = {
  records,
  gateway: {
    list: async ({ path }: { path: string }, query: { filter?: { id?: { $in: string[] } } }) => {
      requests.push([path, query]);
      const listed = query.filter?.id?.$in;
      return { rows: (rows[path] ?? []).filter((row) => !listed || listed.includes(String(row.id))), total: 0 };
    },
    one: ({ path }: { path: string }, of: string) => answer(path, of),
    get: (path: string) => answer(path, null),
  },
} as unknown as Context;

const INPUT = {
  idempotencyKey: 'key 1',
  branchId: 'ari',
  lines: [{ productId: 'coffee', quantity: 2 }],
  channels: [{ type: 'Cash', amount: 130 }],
  expectedAmountDue: 130,
} as PayInput;

describe('where a refusal stands in the input', () => {
  it.each([
    ['lines.1.product_id', ['lines', '1', 'productId']],
    ['lines.0.charge_amount', ['lines', '0', 'customPrice']],
    ['channels.0.payment_channel_id', ['channels', '0', 'paymentChannelId']],
    ['guest.age', ['guest', 'ageRange']],
    ['expected_earn_points', ['expectedEarnPoints']],
    ['image', ['slipImage']],
    ['Idempotency-Key', ['idempotencyKey']],
  ])('of a sale: %s', (path, place) => {
    expect(saleInputPath(path)).toEqual(place);
  });

  const item = (item_type: string) => ({ item_type });
  const payload = {
    items: ['product', 'privilege', 'discount', 'offer', 'event'].map(item),
  } as PaymentPayload;

  it.each([
    ['items.0.qty', ['lines', '0', 'quantity']],
    ['items.9.qty', ['lines', '9', 'quantity']],
    ['items', ['lines']],
    ['items.1.offer_id', ['tierPrivileges', 'offerId']],
    ['items.2.custom_value', ['discount', 'customValue']],
    ['items.3', ['offer']],
    ['items.4.redeem', ['pointsAsCash', 'redeem']],
    ['payment.payment_channels.1.card_id', ['channels', '1', 'cardId']],
    ['payment.payment_channels', ['channels']],
    ['payment.paid_amount', ['expectedAmountDue']],
    ['summary.total_revenue', ['expectedAmountDue']],
    ['guest.age', ['guest', 'ageRange']],
    ['create_local_time', ['createLocalTime']],
    ['remark', ['remark']],
  ])('of a payment with all its figures: %s', (path, place) => {
    expect(inputPathOf(payload)(path)).toEqual(place);
  });
});

describe('why a sale was refused', () => {
  const refused = (refusals: unknown) =>
    saleErrors(new GatewayRefusal(422, { code: 'VALIDATION', message: 'no', details: { refusals } }));

  it('is each reason by its input, with what it is about', () => {
    const params = { field: 'expected_amount_due', source_id: 'ten', required: 20, gone: null };
    expect(
      refused([
        { code: 'PAYMENT_MISMATCH', path: 'expected_amount_due', message: 'Other.', params },
        { code: 'WRONG_OFFER_KIND', path: '', message: 'Two discounts.' },
        'no reason',
      ]),
    ).toEqual([
      userError('PAYMENT_MISMATCH', 'Other.', ['expectedAmountDue'], {
        field: 'expectedAmountDue',
        sourceId: 'ten',
        required: '20',
        gone: '',
      }),
      userError('VALIDATION', 'Two discounts.'),
    ]);
  });

  it.each([
    'VALIDATION',
    'NOT_FOUND',
    'PAYMENT_MISMATCH',
    'CONDITION_NOT_MET',
    'INSUFFICIENT_POINTS',
    'TOO_MANY_POINTS',
    'AUTHORIZE_CODE_REQUIRED',
  ])('keeps its code where the contract has it: %s', (code) => {
    expect(refused([{ code, path: '', message: '' }])[0]?.code).toBe(code);
  });

  it('is the plain refusal where no reasons are listed; a fault stays one', () => {
    const plain = new GatewayRefusal(400, {
      code: 'VALIDATION',
      message: [{ path: 'lines.0.quantity', message: 'no' }],
    });
    expect(saleErrors(plain)).toEqual([userError('VALIDATION', 'no', ['lines', '0', 'quantity'])]);
    const away = new GatewayUnavailable('lost');
    expect(() => saleErrors(away)).toThrow(away);
  });

  it('is informed of its key where that was used for another', () => {
    const conflict = userError('IDEMPOTENCY_CONFLICT', 'Used.', ['elsewhere']);
    expect(ofKey(conflict)).toEqual({ ...conflict, path: ['idempotencyKey'] });
    const other = userError('VALIDATION', 'no', ['remark']);
    expect(ofKey(other)).toBe(other);
  });
});

describe('the records that a sale names', () => {
  it('are requested once each, and a malformed id is unknown', async () => {
    rows = { products: [{ id: id(1) }, { id: id(2) }] };
    const malformed = ['x', `${id(1)}0`, `0${id(1)}`, id(1).replaceAll('-', '')];
    const found = await loadByIds(context, 'Product', [id(2), id(1), id(2), id(3), ...malformed], ['id']);
    expect([...found.keys()]).toEqual([id(1), id(2)]);
    expect(requests).toEqual([['products', { filter: { id: { $in: [id(1), id(2), id(3)] } }, projection: ['id'] }]]);
  });

  it('are absent without a call where the input names none', async () => {
    expect((await loadByIds(context, 'Product', [], ['id'])).size).toBe(0);
    expect(requests).toEqual([]);
  });

  it('are requested in parts that an address can carry', async () => {
    const many = Array.from({ length: 301 }, (_, n) => id(n));
    rows = { products: many.map((each) => ({ id: each })) };
    expect((await loadByIds(context, 'Product', many, ['id'])).size).toBe(301);
    expect(requests.map(([, query]) => (query as { filter: { id: { $in: string[] } } }).filter.id.$in.length)).toEqual([
      150, 150, 1,
    ]);
  });

  it('are all of a small list', async () => {
    rows = { coupons: [{ id: 'a' }, { id: 'b' }] };
    expect([...(await loadAll(context, 'Coupon', ['id'])).keys()]).toEqual(['a', 'b']);
    expect(requests).toEqual([['coupons', { projection: ['id'] }]]);
  });
});

describe('the tenders of a payment', () => {
  const [bank, card, account, plain] = [id(1), id(2), id(3), id(4)];
  beforeEach(() => {
    rows = {
      institutes: [{ id: bank, name: 'Bank' }],
      cards: [{ id: card, name: 'Visa', institute_id: bank }],
      'payment-channels': [
        { id: account, name: 'Account', action_code: 'QR' },
        { id: plain, name: 'Plain', action_code: '' },
      ],
    };
  });
  const of = (...inputs: object[]) => channelsOf(context, inputs as PayChannelInput[]);

  it('carry the names of what they point to', async () => {
    const { payload, missing } = await of(
      { type: 'Cash', amount: 10, receivedAmount: 20 },
      { type: 'Credit-Debit', amount: 10, instituteId: bank, cardId: card, paymentChannelId: null },
      { type: 'Transfer', amount: 10, instituteId: bank, paymentChannelId: account },
      { type: 'Transfer', amount: 10, receivedAmount: null, paymentChannelId: plain },
    );
    expect(missing).toEqual([]);
    expect(payload).toEqual([
      { type: 'Cash', amount: 10, received_amount: 20 },
      {
        type: 'Credit-Debit',
        amount: 10,
        institute_id: bank,
        institute_name: 'Bank',
        card_id: card,
        card_name: 'Visa',
      },
      {
        type: 'Transfer',
        amount: 10,
        institute_id: bank,
        institute_name: 'Bank',
        payment_channel_id: account,
        action_code: 'QR',
        sender: { institute_id: bank, institute_name: 'Bank' },
      },
      { type: 'Transfer', amount: 10, payment_channel_id: plain },
    ]);
    expect(Object.keys(payload[3] ?? {})).toEqual(['type', 'amount', 'payment_channel_id']);
    expect(requests.map(([path, query]) => [path, (query as { projection: string[] }).projection])).toEqual([
      ['institutes', ['id', 'name']],
      ['cards', ['id', 'name', 'institute_id']],
      ['payment-channels', ['id', 'name', 'action_code']],
    ]);
  });

  it('name each record that is not there', async () => {
    const { missing } = await of(
      { type: 'Cash', amount: 10 },
      { type: 'Transfer', amount: 10, instituteId: id(9), cardId: 'x', paymentChannelId: id(8) },
    );
    expect(missing).toEqual(
      ['instituteId', 'cardId', 'paymentChannelId'].map((name) =>
        userError('NOT_FOUND', `${name} does not exist.`, ['channels', 1, name]),
      ),
    );
  });
});

describe('the records of the wire as the rules read them', () => {
  test('a member, with nothing where the wire leaves it out', () => {
    const lifetime_value = { remaining_reward: 100, total_revenue: 1234.5, total_transaction: '12' };
    expect(pricing.member({ id: 'mali', lifetime_value })).toEqual({
      id: 'mali',
      remainingPoints: 100,
      totalLtv: 123_450,
      totalTransaction: 12,
    });
    expect(pricing.member({ id: 'mali' })).toMatchObject({ remainingPoints: 0, totalLtv: 0, totalTransaction: 0 });
  });

  test('a tier with its privileges', () => {
    const privileges = [
      { condition: { condition_id: 'spend', value: 100 }, item: { coupon_id: 'baht', value: 5 } },
      { condition: null, item: null },
      'none',
    ];
    expect(pricing.tier({ id: 'gold', name: 'Gold', privileges })).toEqual({
      id: 'gold',
      name: 'Gold',
      privileges: [
        { condition: { conditionId: 'spend', value: 100 }, item: { couponId: 'baht', value: 5 } },
        { condition: null, item: { couponId: '', value: 0 } },
      ],
    });
    expect(pricing.tier({ id: 'gold', name: 'Gold', privileges: null }).privileges).toEqual([]);
  });

  test('an offer, a coupon and a condition', () => {
    const conditions = [{ condition_id: 'spend', value: 100 }];
    const items = [{ coupon_id: 'baht', value: 5 }];
    expect(pricing.offer({ id: 'ten', name: 'Ten', conditions, items })).toEqual({
      id: 'ten',
      name: 'Ten',
      hasAuthorizePin: false,
      conditions: [{ conditionId: 'spend', value: 100 }],
      items: [{ couponId: 'baht', value: 5 }],
    });
    const more = { has_authorize_pin: true, terms: { weekdays: [2] }, goods: { product_ids: ['coffee'] } };
    expect(pricing.offer({ id: 'ten', name: 'Ten', ...more })).toMatchObject({
      hasAuthorizePin: true,
      terms: { weekdays: [2], branchIds: [] },
      goods: { productIds: ['coffee'], groupOf: null },
    });
    const always = pricing.offer({ id: 'ten', name: 'Ten', has_authorize_pin: 'true', terms: 'none', goods: 'all' });
    expect(always).toStrictEqual({ id: 'ten', name: 'Ten', hasAuthorizePin: false, conditions: [], items: [] });
    const coupon = { id: 'baht', name: 'Baht', type: 'Discount', value: 5, template: { logic: '[x]', var_name: 'x' } };
    const read = { ...coupon, template: { logic: '[x]', varName: 'x' } };
    expect(pricing.coupon({ ...coupon, qty: 3 })).toEqual({ ...read, qty: 3 });
    expect([pricing.coupon(coupon).qty, pricing.coupon({ ...coupon, qty: null }).qty]).toEqual([1, 1]);
    expect(pricing.condition({ id: 'spend', name: 'Spend', type: 'total', template: { logic: '[x] > 1' } })).toEqual({
      id: 'spend',
      name: 'Spend',
      type: 'total',
      template: { logic: '[x] > 1' },
    });
  });

  test('prices and rates in satang, and products with their categories', () => {
    expect(pricing.shelfPrice({ retail_price: '65.50' })).toBe(6550);
    const setting = { earnCash: 25, earnPoint: 1, redeemCash: 0.5, redeemPoint: 2 } as Setting;
    expect(pricing.rates(setting)).toEqual({ earnCash: 2500, earnPoint: 1, redeemCash: 50, redeemPoint: 2 });
    const billBounds = { maxUnitPrice: 500.5, maxLineQuantity: 9, maxBillAmount: 2_000, maxTypedDiscountPercent: 30 };
    expect(pricing.bounds({ billBounds } as Setting)).toEqual({
      ...{ unitPrice: 50_050, lineQty: 9, billTotal: 200_000, typedDiscountPercent: 30 },
    });
    const product = { code: 'C', name: 'Coffee', skip_stock: true, category_id: 'd', category: { name: 'Drinks' } };
    expect(pricing.payloadProduct({ ...product, sub_category_id: 'h', sub_category: { name: 'Hot' } })).toEqual({
      code: 'C',
      name: 'Coffee',
      skipStock: true,
      categoryId: 'd',
      categoryName: 'Drinks',
      subCategoryId: 'h',
      subCategoryName: 'Hot',
    });
    expect(pricing.payloadProduct({ ...product, skip_stock: 'true', category_id: '', category: null })).toMatchObject({
      skipStock: false,
      categoryId: null,
      categoryName: null,
      subCategoryId: null,
      subCategoryName: null,
    });
    const prices = pricing.mapOf(new Map([['coffee', { retail_price: 65 }]]), pricing.shelfPrice);
    expect([...prices]).toEqual([['coffee', 6500]]);
  });
});

describe('F0 the sale that a key stands for', () => {
  const transaction = {
    branch_id: 'ari',
    member_id: null,
    total_revenue: 110,
    delivery_cost: 20,
    bill_detail: [{ product_id: 'coffee', qty: 2 }, { item_type: 'event' }, null],
  };
  const find = (recorded: unknown, input: object = {}) => {
    single = recorded;
    return findSale(context, { ...INPUT, ...input } as PayInput);
  };

  it('is found by it', async () => {
    expect(await find({ transaction })).toEqual({ transaction });
    expect(requests).toEqual([['/payment/transaction?idempotency_key=key%201', null]]);
  });

  it('has the same pieces, in whatever order', async () => {
    const bill_detail = [
      { product_id: 'tea', qty: 1 },
      { product_id: 'coffee', qty: 2 },
    ];
    const lines = [
      { productId: 'coffee', quantity: 2 },
      { productId: 'tea', quantity: 1 },
    ];
    await expect(find({ transaction: { ...transaction, bill_detail } }, { lines })).resolves.not.toBeNull();
  });

  it.each<[string, unknown, object]>([
    ['of another branch', { transaction: { ...transaction, branch_id: 'silom' } }, {}],
    ['of a member', { transaction: { ...transaction, member_id: 'mali' } }, {}],
    ['of nobody where a member buys', { transaction }, { memberId: 'mali' }],
    ['of another amount', { transaction: { ...transaction, total_revenue: 109 } }, {}],
    ['of another delivery', { transaction: { ...transaction, delivery_cost: 0 } }, {}],
    ['of other pieces', { transaction }, { lines: [{ productId: 'coffee', quantity: 1 }] }],
    ['without rows', { transaction: { ...transaction, bill_detail: null } }, {}],
    ['that cannot be read', { transaction: 'sold' }, {}],
  ])('is a conflict where it is one %s', async (_which, recorded, input) => {
    await expect(find(recorded, input)).rejects.toMatchObject({ status: 409, serverCode: 'IDEMPOTENCY_CONFLICT' });
  });

  it('is null where there is none, or where it cannot be read', async () => {
    expect(await find(null)).toBeNull();
    for (const status of [404, 403, 400]) expect(await find(new GatewayRefusal(status, {}))).toBeNull();
  });

  it('is not known where the gateway is away, or says that it is another', async () => {
    for (const error of [new GatewayUnavailable('lost'), new GatewayRefusal(409, {})]) {
      await expect(find(error)).rejects.toBe(error);
    }
  });
});

describe('CHAN-29 the record of a sale that was sent with all its figures', () => {
  const payload = {
    items: [{ item_type: 'product' }],
    payment: { payment_channels: [{ type: 'Cash', amount: 130 }] },
    summary: { total_revenue: 130, earn_amount: 5, redeem_amount: -2 },
    create_local_time: '2026-03-14 12:00:00',
    branch_id: 'ari',
  } as PaymentPayload;
  const record = (given: WireRecord, sent: PaymentPayload | null = payload) =>
    recordedSale(context, { answer: given, payload: sent });

  it('is the one that the answer brings, or the one that is read by its id or number', async () => {
    const transaction = { id: 'sale' };
    expect(await record({ transaction })).toBe(transaction);
    expect(requests).toEqual([]);
    single = { id: 'sale', status: 'Complete' };
    expect(await record({ id: 'sale', trx_no: 'T-1' })).toBe(single);
    expect(requests).toEqual([['transactions', 'sale']]);
    single = null;
    rows = { transactions: [{ id: 'sale' }] };
    expect(await record({ id: 'sale', trx_no: 'T-1' })).toEqual({ id: 'sale' });
    expect(requests.at(-1)).toEqual(['transactions', { filter: { transaction_no: 'T-1' } }]);
  });

  it('is what was sent where it cannot be read', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T05:00:00Z') });
    const sale = {
      status: 'Complete',
      business_date: '2026-03-14',
      create_local_time: '2026-03-14 12:00:00',
      branch_id: 'ari',
      time: '2026-03-14T05:00:00.000Z',
      bill_detail: payload.items,
      payment_channels: payload.payment.payment_channels,
      total_revenue: 130,
      earn: { reward: 5 },
      redeem: { reward: -2 },
      trace: [],
      __v: 0,
    };
    expect(await record({ trx_no: 'T-1' })).toMatchObject({ ...sale, id: 'T-1', transaction_no: 'T-1' });
    expect(await record({ id: 'sale' })).toMatchObject({ ...sale, id: 'sale', transaction_no: 'sale' });
    expect(requests.map(([path]) => path)).toEqual(['transactions', 'transactions']);
    single = new GatewayUnavailable('lost');
    expect(await record({ id: 'sale', trx_no: 'T-1' })).toMatchObject({ ...sale, id: 'sale', transaction_no: 'T-1' });
    vi.useRealTimers();
  });

  it('is a fault where nothing was sent that could stand for it', async () => {
    await expect(record({ id: 'sale' }, null)).rejects.toMatchObject({ outage: 'malformed' });
  });
});
