import { fromBaht } from '@taem/domain/money/money.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { FileStore } from '../files/FileStore.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { ARI, BOUNDS, BRANCH, cashier, inTurn, RATES, SHOP } from '../testing/scriptedShop.ts';
import { findPayment } from './findPayment.ts';
import { hashPayment } from './hashPayment.ts';
import type { PaymentState } from './PaymentState.ts';
import { pay } from './pay.ts';
import { priceSale } from './priceSale.ts';
import { readPaymentState } from './readPaymentState.ts';
import type { WrittenSale } from './SaleDocument.ts';
import { tillSaleOrder } from './tillSaleOrder.ts';
import { transactionOrder } from './transactionOrder.ts';

const id = (n: number) => `8f1d1c1a-0000-4000-8000-${String(n).padStart(12, '0')}`;
const [COFFEE, SOMCHAI] = [id(3), id(4)] as const;

const STATE: PaymentState = {
  now: new Date('2026-03-14T05:00:00Z'),
  written: null,
  branch: BRANCH,
  rates: RATES,
  bounds: BOUNDS,
  approvals: null,
  tax: null,
  products: [
    {
      id: COFFEE,
      code: 'C',
      name: 'Coffee',
      retail_price: 10_000,
      skip_stock: true,
      is_vat_exempt: false,
      status: 'Active',
      category_id: null,
      category_name: null,
      sub_category_id: null,
      sub_category_name: null,
      category_group_ids: null,
      option_group_ids: [],
    },
  ],
  option_groups: null,
  member: {
    id: SOMCHAI,
    firstname: 'Somchai',
    lastname: 'K',
    phone: null,
    status: 'Active',
    points: 50,
    points_spent: 0,
    total_revenue: fromBaht(900),
    total_transaction: 9,
    tier_id: null,
  },
  tiers: null,
  offers: null,
  coupons: null,
  conditions: null,
  institutes: null,
  cards: null,
  channels: null,
  seller: null,
  line_sellers: null,
};

const BODY = {
  branch_id: ARI,
  member_id: SOMCHAI,
  lines: [{ product_id: COFFEE, quantity: 1 }],
  channels: [{ type: 'Cash', amount: 100 }],
  expected_amount_due: 100,
  remark: 'no sugar',
};
const orderOf = (changes: object = {}, image: Buffer | null = null) =>
  tillSaleOrder(saleBodySchema.parse({ ...BODY, ...changes }), image, cashier);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T05:00:00Z') });
  return () => vi.useRealTimers();
});

const READ = 'select payment_state(';
const WRITE = 'select record_transaction(';
const recorded = { id: 'sale', transaction_no: '1', time: '2026-03-14T05:00:00Z', available_points: 60, replay: false };

/** The sale that is stored under a key, as `pay` records this body. */
function writtenSale(changes: Partial<WrittenSale> = {}): WrittenSale {
  return {
    ...recorded,
    branch_id: ARI,
    branch_name: 'Ari',
    business_date: '2026-03-14',
    create_local_time: '2026-03-14T12:00:00',
    create_by_id: 'mali',
    member: null,
    tier_id: null,
    tier_name: null,
    guest: null,
    total_qty: 1,
    total_payment: 10_000,
    total_discount: 0,
    total_revenue: 10_000,
    delivery_cost: 0,
    added_vat: 0,
    cash_rounding: 0,
    earn_points: 10,
    redeem_points: 0,
    trace: [],
    remark: null,
    slip_image_url: null,
    items: [],
    channels: [],
    ...changes,
  };
}

/** A till on a database that returns these states, one after the other, and these results of its writes. */
function till(states: readonly PaymentState[], writes: readonly object[] = [recorded]) {
  const [state, outcome] = [inTurn(states), inTurn(writes)];
  const { database, statements } = scriptedDatabase({
    [READ]: () => {
      const { now, ...read } = state();
      return [{ state: read, now }];
    },
    [WRITE]: () => [{ outcome: outcome() }],
  });
  const put = vi.fn(async () => undefined);
  const context = { database, files: { put } as unknown as FileStore };
  const countOf = (statement: string) => statements.filter(({ words }) => words === statement).length;
  return {
    statements,
    put,
    countOf,
    pay: (order = orderOf(), key: string | null = 'a-key', of = cashier) => pay(context, of, order, key),
    find: (key: string | null, of = cashier) => findPayment(context, of, key),
    sale: () => JSON.parse(String(statements.find(({ words }) => words === WRITE)?.values[0])),
  };
}

describe('a payment', () => {
  it('is priced and written whole, in two statements of its shop', async () => {
    const at = till([STATE]);
    const order = orderOf();
    const answer = await at.pay(order);
    expect(answer).toMatchObject({ id: 'sale', trx_no: '1', trx_date: '2026-03-14 12:00:00' });
    expect(answer.summary).toMatchObject({ total_revenue: 100, earn_amount: 10 });
    expect(at.statements.map(({ as, words }) => [as, words])).toEqual([
      [SHOP, READ],
      [SHOP, WRITE],
    ]);
    expect(at.sale()).toMatchObject({
      realm_id: SHOP,
      branch_id: ARI,
      branch_code: 'A',
      time_zone: 'Asia/Bangkok',
      create_by_id: 'mali',
      business_date: '2026-03-14',
      create_local_time: '2026-03-14 12:00:00',
      key: 'a-key',
      request_hash: order.hash,
      member: { id: SOMCHAI },
      guest: null,
      total_qty: 1,
      total_payment: 10_000,
      total_discount: 0,
      total_revenue: 10_000,
      delivery_cost: 0,
      earn_points: 10,
      redeem_points: 0,
      trace: expect.arrayContaining([expect.objectContaining({ code: 'EARN_BASE' })]),
      remark: 'no sugar',
      slip_image_url: null,
      items: [{ product_id: COFFEE, paid_amount: 10_000 }],
      channels: [{ type: 'Cash', amount: 10_000 }],
    });
  });

  it('without a key is one that cannot be distinguished from another', async () => {
    const at = till([STATE]);
    await at.pay(orderOf(), null);
    expect(at.sale()).toMatchObject({ key: null, request_hash: null });
  });

  it('is priced again with what another payment changed', async () => {
    const richer = { ...STATE, products: (STATE.products ?? []).map((each) => ({ ...each, name: 'Espresso' })) };
    const at = till([STATE, richer], [{ ...recorded, replay: true }, recorded]);
    expect((await at.pay()).transaction).toMatchObject({ bill_detail: [{ product_name: 'Espresso' }] });
    expect([at.countOf(READ), at.countOf(WRITE)]).toEqual([2, 2]);
  });

  it('gives up when others are always quicker, and writes nothing', async () => {
    const at = till([STATE], [{ ...recorded, replay: true }]);
    await expect(at.pay()).rejects.toMatchObject({ status: 503, code: 'RECORD_BUSY' });
    expect(at.countOf(WRITE)).toBe(20);
  });

  const written = (changes: Partial<WrittenSale> = {}, request_hash = orderOf().hash): PaymentState => ({
    ...STATE,
    written: { request_hash, sale: writtenSale(changes) },
  });

  it('F0 sent again is answered as it was, and not written again', async () => {
    const at = till([written()]);
    expect(await at.pay()).toMatchObject({ id: 'sale', trx_no: '1' });
    expect(at.countOf(WRITE)).toBe(0);
  });

  it.each<[string, PaymentState]>([
    ['of another order', written({}, 'other')],
    ['of another seller', written({ create_by_id: 'nok' })],
    ['of a branch that is not the seller’s', written({ branch_id: id(9) })],
  ])('S8 with the key of a sale %s is a conflict, which reveals nothing of it', async (_whose, state) => {
    await expect(till([state]).pay()).rejects.toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  });

  describe('with the picture of a slip', async () => {
    const picture = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const order = orderOf({}, picture);

    it('keeps it once it is known that the payment can be made', async () => {
      const at = till([STATE]);
      await at.pay(order);
      expect(at.put).toHaveBeenCalledOnce();
      expect(at.sale().slip_image_url).toMatch(new RegExp(`^/files/slips/${SHOP}/\\w+[.]webp$`));
    });

    it('keeps none of a payment that is refused, or that was made before', async () => {
      const refused = till([{ ...STATE, branch: null }]);
      await expect(refused.pay(order)).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const before = till([written({}, order.hash)]);
      expect(await before.pay(order)).toMatchObject({ id: 'sale' });
      expect([refused.put.mock.calls, before.put.mock.calls]).toEqual([[], []]);
    });
  });

  it.each<[string, PaymentState, string | null]>([
    ['by no key', written(), null],
    ['by a key that nothing stands under', STATE, 'a-key'],
    ['of another seller', written({ create_by_id: 'nok' }), 'a-key'],
  ])('CALL-24 is not found %s', async (_how, state, key) => {
    const at = till([state]);
    await expect(at.find(key)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(at.statements.length).toBe(key === null ? 0 : 1);
  });

  it('CALL-24 is found by its key, whatever was ordered with it', async () => {
    const at = till([written({}, 'other')]);
    expect(await at.find('a-key')).toMatchObject({ id: 'sale', trx_no: '1' });
    expect(at.statements).toEqual([
      {
        as: SHOP,
        words: READ,
        values: [SHOP, 'session', null, 'a-key', [], null, [], [], [], [], null, false, null, [], null],
      },
    ]);
  });
});

describe('what is read for a payment', () => {
  const read = async (changes: Partial<ReturnType<typeof orderOf>>, rows: object[] = [{ state: STATE }]) => {
    const { client, statements } = scriptedDatabase({ [READ]: rows });
    await readPaymentState(client, cashier, { ...orderOf(), withReceipt: false, ...changes }, 'a-key');
    return statements[0]?.values;
  };
  const line = (productId: string, soldById?: string) => ({
    ...(orderOf().request.lines[0] as object),
    productId,
    soldById,
  });
  const tender = (more: object) => ({ ...(orderOf().tenders[0] as object), ...more }) as never;
  const request = (more: object) => ({ ...orderOf().request, ...more });

  it('are the records that it names, each once', async () => {
    expect(
      await read({
        request: request({
          lines: [line(COFFEE, id(16)), line(id(9)), line(COFFEE, id(16))],
          discount: { offerId: id(10), customValue: null },
          offer: { offerId: id(11), customValue: null },
        }),
        tenders: [
          tender({ instituteId: id(12), cardId: id(13), sender: { id: id(14), name: 'Bank' } }),
          tender({ instituteId: id(12), paymentChannelId: id(15) }),
        ],
      }),
    ).toEqual([
      SHOP,
      'session',
      ARI,
      'a-key',
      [COFFEE, id(9)],
      SOMCHAI,
      [id(10), id(11)],
      [id(12), id(14)],
      [id(13)],
      [id(15)],
      null,
      false,
      null,
      [id(16)],
      null,
    ]);
  });

  it.each(['x', `${COFFEE}0`, `0${COFFEE}`, COFFEE.replaceAll('-', ''), COFFEE.replace('8f', 'zz'), ''])(
    'is nothing that can be no id: "%s"',
    async (malformed) => {
      const values = await read({
        branchId: malformed,
        request: request({ memberId: malformed, lines: [line(malformed), line(COFFEE.toUpperCase())] }),
      });
      expect([values?.[2], values?.[4], values?.[5]]).toEqual([null, [COFFEE.toUpperCase()], null]);
    },
  );

  it('has no branch and no member where the sale names none, and the seller where the receipt is requested', async () => {
    const values = await read({ branchId: null, request: request({ memberId: null }), withReceipt: true });
    expect([values?.[2], values?.[5], values?.[10]]).toEqual([null, null, 'mali']);
  });

  it('is never nothing', async () => {
    await expect(read({}, [])).rejects.toThrow('payment_state answered nothing');
  });
});

const PAYLOAD: PaymentPayload = {
  currency_code: 'THB',
  items: [
    {
      item_ref: '1',
      item_type: 'product',
      event_code: 'BUY',
      product_id: COFFEE,
      product_code: 'C',
      product_name: 'Coffee',
      skip_stock: true,
      qty: 1,
      charge_amount: 100,
      paid_amount: 100,
      discount_amount: 0,
    },
  ],
  payment: { option: 'Full', paid_amount: 100, payment_channels: [{ type: 'Cash', amount: 100 }] },
  summary: {
    total_payment: 100,
    total_revenue: 100,
    total_discount: 0,
    total_qty: 1,
    earn_amount: 10,
    redeem_amount: 0,
    outstanding_amount: 0,
  },
  member_id: SOMCHAI,
  realm_id: SHOP,
  branch_id: ARI,
  create_by_id: 'mali',
  create_local_time: '2026-03-13 12:00:00',
};

describe('CALL-22 a body that says its own figures', () => {
  const read = (changes: object = {}, of = cashier, timeGiven = true, image: Buffer | null = null) =>
    transactionOrder({ payload: { ...PAYLOAD, ...changes } as PaymentPayload, image, timeGiven }, of);

  it('is the order that it says', () => {
    const image = Buffer.from('slip');
    expect(read({ remark: 'no sugar' }, cashier, true, image)).toMatchObject({
      branchId: ARI,
      request: { memberId: SOMCHAI, lines: [{ productId: COFFEE }] },
      tenders: [{ type: 'Cash', amount: 10_000 }],
      remark: 'no sugar',
      localTime: '2026-03-13 12:00:00',
      image,
      hash: hashPayment({ ...PAYLOAD, remark: 'no sugar' }, image),
      withReceipt: false,
    });
    expect(read({}, cashier, false)).toMatchObject({ remark: null, localTime: null });
  });

  const refused = (path: string, message: string) =>
    expect.objectContaining({ status: 400, body: [{ path, message }] });

  it.each<[string, object, readonly string[], string, string]>([
    ['another realm', { realm_id: id(9) }, [ARI], 'realm_id', 'is not the realm of this session'],
    ['another seller', { create_by_id: 'nok' }, [ARI], 'create_by_id', 'is not the user of this session'],
    ['another branch', { branch_id: id(9) }, [ARI], 'branch_id', 'is not one of your branches'],
    ['no branch where there are two', { branch_id: undefined }, [ARI, id(9)], 'branch_id', 'is required'],
    ['no branch where it may be any', { branch_id: undefined }, [], 'branch_id', 'is required'],
  ])('is refused for %s', (_what, changes, branchIds, path, message) => {
    expect(() => read(changes, { ...cashier, branchIds })).toThrow(refused(path, message));
  });

  it('is sold in the one branch of its seller, or in any by a user who works everywhere', () => {
    expect(read({ branch_id: undefined }).branchId).toBe(ARI);
    expect(read({ branch_id: id(9) }, { ...cashier, branchIds: [] }).branchId).toBe(id(9));
    expect(read({ branch_id: id(9) }, { ...cashier, branchIds: [ARI, id(9)] }).branchId).toBe(id(9));
  });

  const privilege = {
    item_ref: 'PRIV001',
    item_type: 'privilege',
    event_code: 'REDEEM',
    offer_id: 'gold',
    product_name: 'Gold',
    coupons: [],
    discount_amount: 0,
  };
  const [product] = PAYLOAD.items;
  const rows = [
    product,
    privilege,
    { ...privilege, item_type: 'discount' },
    { ...privilege, item_type: 'offer' },
    product,
  ];

  it('names its own places', () => {
    const { places } = read({ items: rows });
    expect([places.line(0, 'product_id'), places.line(1, 'charge_amount')]).toEqual([
      'items.0.product_id',
      'items.4.charge_amount',
    ]);
    expect([places.offer('discount'), places.offer('offer')]).toEqual(['items.2.offer_id', 'items.3.offer_id']);
    expect(places.channel(1, 'card_id')).toBe('payment.payment_channels.1.card_id');
    expect(places.refused({ source: 'discount' })).toBe('');
    expect([places.refused({ source: 'price', at: 1 }), places.refused({ source: 'qty', at: 0 })]).toEqual([
      'items.4.charge_amount',
      'items.0.qty',
    ]);
  });

  it('has the privileges of the tier that the member has', () => {
    const order = read({ items: rows });
    const member = { ...STATE.member, tier_id: 'gold' } as PaymentState['member'];
    expect(order.checkRecords({ ...STATE, member })).toEqual([]);
    for (const other of [{ ...STATE.member, tier_id: 'silver' } as PaymentState['member'], null]) {
      expect(order.checkRecords({ ...STATE, member: other })).toMatchObject([{ path: 'items.1.offer_id' }]);
    }
  });

  it('PAY-43 says the figures of the rules, or the first that is another and all that are', () => {
    expect(priceSale(read(), STATE).priced.totalRevenue).toBe(10_000);
    const summary = { ...PAYLOAD.summary, total_revenue: 99, earn_amount: 9 };
    const first = { field: 'summary.total_revenue', expected: 100, actual: 99 };
    expect(() => priceSale(read({ summary }), STATE)).toThrow(
      expect.objectContaining({
        status: 422,
        code: 'PAYMENT_MISMATCH',
        body: 'summary.total_revenue is 99, but the rules give 100.',
        details: { ...first, differences: [first, { field: 'summary.earn_amount', expected: 10, actual: 9 }] },
      }),
    );
  });
});

test('a till of another shop never reads this one', async () => {
  const at = till([STATE]);
  await at.pay(orderOf(), 'a-key', { ...cashier, realmId: id(8) });
  expect(at.statements.map(({ as }) => as)).toEqual([id(8), id(8)]);
});
