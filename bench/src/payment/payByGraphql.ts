import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PaymentPayload, ProductItem } from '@taem/domain/till/paymentPayload.ts';
import { wireEnums } from '@taem/server/src/gateway/wireEnums.ts';
import type { PaymentShop } from './paymentShop.ts';
import { sendFor } from './sendFor.ts';

/** The mutation of the web client, with the whole receipt. */
const DOCUMENT = new URL('../../../web/src/till/payment/Pay.graphql', import.meta.url);

/** Payments per second through the contract: the same sales as by POST, with the receipt that the till shows. */
export async function payByGraphql(
  shop: PaymentShop,
  payments: readonly PaymentPayload[],
  clients: number,
  seconds: number,
): Promise<number> {
  const query = await readFile(DOCUMENT, 'utf8');
  const inputs = payments.map(inputOf);
  const call = (number: number) => {
    const input = { ...inputs[number % inputs.length], idempotencyKey: randomUUID() };
    return { body: JSON.stringify({ operationName: 'Pay', query, variables: { input } }), headers: {} };
  };
  return sendFor({ url: `${shop.serverUrl}/graphql`, token: shop.token, call, isPaid }, clients, seconds);
}

const isPaid = (text: string) => text.includes('"transactionNo"') && !text.includes('"errors"');

/** The contract's value of a word of the wire. */
function contractValue(words: Readonly<Record<string, string>>, word: string | undefined): string | undefined {
  return Object.keys(words).find((value) => words[value] === word);
}

function inputOf(payment: PaymentPayload) {
  const { guest } = payment;
  return {
    branchId: payment.branch_id,
    memberId: payment.member_id,
    guest: guest && {
      ageRange: contractValue(wireEnums.AgeRange, guest.age),
      gender: contractValue(wireEnums.Gender, guest.gender),
      hashtags: guest.hashtags,
    },
    lines: payment.items
      .filter((item): item is ProductItem => item.item_type === 'product')
      .map((item) => ({ itemRef: item.item_ref, productId: item.product_id, quantity: item.qty })),
    tierPrivileges: false,
    channels: payment.payment.payment_channels.map(({ amount, received_amount }) => ({
      type: 'CASH',
      amount,
      receivedAmount: received_amount,
    })),
    expectedAmountDue: payment.payment.paid_amount,
    expectedEarnPoints: payment.member_id ? payment.summary.earn_amount : undefined,
    createLocalTime: payment.create_local_time,
  };
}
