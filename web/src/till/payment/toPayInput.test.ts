import { satang } from '@taem/domain/money/money.ts';
import { RULES } from '@taem/domain/testing/pricing.ts';
import { EMPTY_BASKET, toPricingBasket } from '@taem/domain/till/basket.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import { beforeEach, expect, test } from 'vitest';
import { basketStore } from '../basket/basketStore.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product, somchai } from '../testing/products.ts';
import { toPayInput } from './toPayInput.ts';

const FACTS = {
  idempotencyKey: 'key-00000001',
  branchId: 'branch-1',
  createLocalTime: '2026-11-05 09:07:00',
  tillId: 'till-1',
};
const NONE = { receivedAmount: null, instituteId: null, cardId: null, paymentChannelId: null, slip: null };

beforeEach(() => basketStore.replace(EMPTY_BASKET));

function inputOf(channel: PaymentPayloadChannel) {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 65 }), 2) });
  basketStore.dispatch({ type: 'setChannel', channel });
  const basket = basketStore.get();
  return toPayInput(basket, priceBasket(toPricingBasket(basket), RULES), FACTS);
}

test.each<[PaymentPayloadChannel, object]>([
  [
    { type: 'Cash', amount: 130, received_amount: 200 },
    { ...NONE, type: 'CASH', receivedAmount: 200 },
  ],
  [
    { type: 'Credit-Debit', amount: 130, institute_id: 'b', institute_name: 'B', card_id: 'c', card_name: 'C' },
    { ...NONE, type: 'CREDIT_DEBIT', instituteId: 'b', cardId: 'c' },
  ],
  [
    {
      type: 'Transfer',
      amount: 130,
      institute_id: 'b',
      institute_name: 'B',
      sender: { institute_id: 'b', institute_name: 'B' },
      payment_channel_id: 'account',
      action_code: 'TR1',
    },
    { ...NONE, type: 'TRANSFER', instituteId: 'b', paymentChannelId: 'account' },
  ],
  [
    { type: 'Transfer', amount: 130, slip: { sending_bank: '014', reference: 'REF1' } },
    { ...NONE, type: 'TRANSFER', slip: { sendingBank: '014', reference: 'REF1' } },
  ],
  [
    { type: 'Other', amount: 130 },
    { ...NONE, type: 'OTHER' },
  ],
])('CHAN-18 the tender %j goes out with the ids of what was chosen', (channel, sent) => {
  expect(inputOf(channel).channels).toEqual([{ amount: 130, ...sent }]);
});

test('CHAN-24 the bill carries each line as it was rung up, and the offer with its own value', () => {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ id: 'tea', retailPrice: 40 })) });
  basketStore.dispatch({ type: 'setPrice', line: 0, price: satang(3_050) });
  const offer = { id: 'ten', name: 'ten', hasAuthorizePin: false, conditions: [], items: [] };
  basketStore.dispatch({ type: 'setDiscount', discount: { offer, customValue: 5 } });
  expect(inputOf({ type: 'Other', amount: 160.5 })).toMatchObject({
    lines: [
      { itemRef: '1', productId: 'tea', quantity: 1, customPrice: 30.5 },
      { itemRef: '2', productId: 'product-1', quantity: 2, customPrice: null },
    ],
    discount: { offerId: 'ten', customValue: 5 },
    offer: null,
  });
  basketStore.dispatch({ type: 'setQty', line: 0, qty: null });
  expect(inputOf({ type: 'Other', amount: 260 }).lines[0]).toMatchObject({ quantity: 0 });
});

test('CHAN-24 the bill is for a member, or for a guest of whom nothing is said where nothing is known', () => {
  basketStore.dispatch({ type: 'selectMember', member: somchai, tier: null });
  const bill = inputOf({ type: 'Other', amount: 130 });
  expect(bill).toMatchObject({ ...FACTS, memberId: 'member-1', guest: null, expectedAmountDue: 130 });
  const guest = { ageRange: 'Over 60', gender: 'Female', hashtags: ['#tourist'] } as const;
  basketStore.dispatch({ type: 'selectGuest', guest });
  const sent = { ageRange: 'AGE_OVER_60', gender: 'FEMALE', hashtags: ['#tourist'] };
  expect(inputOf({ type: 'Other', amount: 130 })).toMatchObject({ memberId: null, guest: sent });
  basketStore.dispatch({ type: 'selectGuest', guest: { ageRange: null, gender: null, hashtags: [] } });
  expect(inputOf({ type: 'Other', amount: 130 })).toMatchObject({ memberId: null, guest: null });
});
