import { fromBaht } from '@taem/domain/money/money.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { COFFEE, MEMBER, NOW, order, price, product, session, shop, TO_MEMBER, tier } from '../testing/scriptedSale.ts';
import { hashPayment, hashSale } from './hashPayment.ts';
import { isForeignSale } from './isForeignSale.ts';
import type { PaymentState, StateMember } from './PaymentState.ts';
import { saleBuyer } from './saleBuyer.ts';
import { saleChannels } from './saleChannels.ts';
import { saleItems } from './saleItems.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  return () => vi.useRealTimers();
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
