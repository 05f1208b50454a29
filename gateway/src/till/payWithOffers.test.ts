import { satang } from '@taem/domain/money/money.ts';
import { buildPaymentPayload } from '@taem/domain/till/buildPaymentPayload.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricingBasket } from '@taem/domain/till/pricing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pricingOffer } from '../database/pricingOffer.ts';
import { pricingRules } from '../database/pricingRules.ts';
import { pricingTier } from '../database/pricingTier.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { openTestShop, paymentBody, type TestShop } from '../testing/testShop.ts';
import { pay } from './pay.ts';
import { pricingMember } from './pricingMember.ts';
import { readPaymentState } from './readPaymentState.ts';
import { transactionOrder } from './transactionOrder.ts';

let db: TestDatabase;
let shop: TestShop;
const files = { put: async () => undefined, read: async () => null, remove: async () => undefined };

beforeAll(async () => {
  db = await startTestDatabase();
  shop = await openTestShop(db.database, 40);
  await db.database.withRealm(shop.session.realmId, (client) =>
    client.query("update members set tier_id = (select id from member_tiers where name = 'Gold')"),
  );
});
afterAll(() => db.close());

/** Returns what a till sends for four teas to a Gold member, with everything that a bill can have. */
async function richBill(change: Partial<PricingBasket> = {}): Promise<PaymentPayload> {
  const plain = paymentBody(shop, { tea: 4, memberId: shop.memberId });
  const benefit = (item_type: 'discount' | 'offer', offer_id: string): PaymentPayload['items'][number] => ({
    item_ref: 'OFFER001',
    item_type,
    event_code: 'EARN',
    offer_id,
    product_name: '',
    coupons: [],
    discount_amount: 0,
  });
  const order: PaymentPayload = {
    ...plain,
    items: [...plain.items, benefit('discount', shop.openDiscountId), benefit('offer', shop.offerId)],
  };
  const state = await db.database.withRealm(shop.session.realmId, (client) =>
    readPaymentState(client, shop.session, orderOf(order), null),
  );
  const offer = (id: string) => state.offers?.filter((row) => row.id === id).map(pricingOffer)[0] ?? null;
  const discount = offer(shop.openDiscountId);
  const special = offer(shop.offerId);
  const rules = pricingRules(state);
  const basket: PricingBasket = {
    lines: [{ itemRef: 'tea', productId: shop.products.tea, qty: 4, chargeAmount: satang(12_050) }],
    member: pricingMember(state.member),
    tier: pricingTier(state.tiers?.find((tier) => tier.id === state.member?.tier_id)),
    tierEnabled: true,
    discount: discount && { offer: discount, customValue: 5 },
    offer: special && { offer: special, customValue: null },
    pointsAsCash: 20,
    deliveryCost: satang(3000),
    ...change,
  };
  const priced = priceBasket(basket, rules);
  expect(priced.refusals).toEqual([]);
  return buildPaymentPayload({
    basket,
    priced,
    rules,
    products: new Map([[shop.products.tea, { code: 'tea', name: 'tea', skipStock: false }]]),
    guest: null,
    channels: [
      { type: 'Cash', amount: 100 },
      { type: 'Other', amount: priced.amountDue / 100 - 100 },
    ],
    realmId: plain.realm_id,
    branchId: plain.branch_id,
    createById: plain.create_by_id,
    createLocalTime: plain.create_local_time,
  });
}

const orderOf = (payload: PaymentPayload) => transactionOrder({ payload, image: null, timeGiven: true }, shop.session);

const send = (payload: PaymentPayload) => pay({ database: db.database, files }, shop.session, orderOf(payload), null);

/** Returns a benefit as a bill stores it. */
const percentOff = (percent: number, discount_amount: number) => ({
  type: 'discount',
  discount_percent: percent,
  discount_amount,
  shortDesc: expect.any(String),
  desc: expect.stringMatching(`${percent}%$`),
  descValue: `${percent}%`,
});

test('OP-14, CHAN-33, DISC-27 privilege, discount, offer, points and delivery on one bill are recomputed and recorded row by row', async () => {
  const result = await send(await richBill());
  // 482.00 - 10% (48) - 5% (24) - 20 points = 390.00; 3 points for it, doubled.
  expect(result.summary).toMatchObject({
    total_payment: 482,
    total_discount: -92,
    total_revenue: 390,
    earn_amount: 6,
    redeem_amount: -20,
  });
  expect(result.summary.wallet.pocket.reward.available).toBe(26);
  expect(result.transaction?.delivery_cost).toBe(30);
  expect(result.transaction?.tier_name).toBe('Gold');
  expect(result.transaction?.bill_detail).toMatchObject([
    {
      item_type: 'product',
      product_name: 'tea',
      code: 'tea',
      qty: 4,
      retail_price: 120.5,
      charge_amount: 120.5,
      paid_amount: 482,
    },
    { item_type: 'privilege', discount_amount: -48, earn_points: 0, coupons: [percentOff(10, -48)] },
    { item_type: 'discount', discount_amount: -24, custom_value: 5, coupons: [percentOff(5, -24)] },
    { item_type: 'offer', discount_amount: 0, earn_points: 3, coupons: [{ type: 'multiplier', descValue: 'x2' }] },
    { item_type: 'event', discount_amount: -20, redeem: { amount: -20 } },
  ]);
  expect(result.transaction?.payment_channels).toEqual([
    { type: 'Cash', amount: 100 },
    { type: 'Other', amount: 320 },
  ]);
});

test('a privilege that the cashier switched off stays off, and the trace says so', async () => {
  const result = await send(await richBill({ tierEnabled: false, pointsAsCash: 0 }));
  expect(result.summary.total_discount).toBe(-24);
  expect(JSON.stringify(result.transaction?.trace)).toContain('TIER_DISABLED');
});

test('a price typed at the till is recorded beside the shelf price', async () => {
  const lines = [{ itemRef: 'tea', productId: shop.products.tea, qty: 4, chargeAmount: satang(10_000) }];
  const result = await send(await richBill({ lines, pointsAsCash: 0 }));
  expect(result.transaction?.bill_detail).toMatchObject([{ charge_amount: 100, retail_price: 120.5 }, {}, {}, {}]);
});

test('a benefit that a till makes up for itself is refused', async () => {
  const bill = await richBill({ pointsAsCash: 0 });
  const items = bill.items.map((item) => (item.item_type === 'discount' ? { ...item, discount_amount: -100 } : item));
  await expect(send({ ...bill, items })).rejects.toMatchObject({ status: 422, code: 'PAYMENT_MISMATCH' });
});
