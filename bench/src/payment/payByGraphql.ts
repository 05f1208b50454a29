import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { PaymentPayload, ProductItem } from '@taem/domain/till/paymentPayload.ts';
import { wireEnums } from '@taem/server/src/gateway/wireEnums.ts';
import type { PaymentShop } from './paymentShop.ts';
import { sendFor } from './sendFor.ts';

/** The operations of the till as it sends them, with their fragments. */
const DOCUMENTS = new URL('../../../web/src/till/gql/persisted-documents.json', import.meta.url);

/** Returns payments per second through GraphQL: the same sales as by POST, with the receipt that the till displays. */
export async function payByGraphql(
  shop: PaymentShop,
  payments: readonly PaymentPayload[],
  clients: number,
  seconds: number,
): Promise<number> {
  const query = await payDocument();
  const inputs = payments.map(inputOf);
  const call = (number: number) => {
    const input = { ...inputs[number % inputs.length], idempotencyKey: randomUUID() };
    return { body: JSON.stringify({ operationName: 'Pay', query, variables: { input } }), headers: {} };
  };
  return sendFor({ url: `${shop.serverUrl}/graphql`, token: shop.token, call, isPaid }, clients, seconds);
}

/** Returns the till's mutation for a payment, with the complete receipt. */
export async function payDocument(): Promise<string> {
  const documents: string[] = Object.values(JSON.parse(await readFile(DOCUMENTS, 'utf8')));
  const document = documents.find((text) => text.includes('mutation Pay('));
  if (!document) throw new Error('the till knows no mutation Pay');
  return document;
}

const isPaid = (text: string) => text.includes('"transactionNo"') && !text.includes('"errors"');

/** Returns the contract's value for a word of the wire. */
function contractValue(words: Readonly<Record<string, string>>, word: string | undefined): string | undefined {
  return Object.keys(words).find((value) => words[value] === word);
}

export function inputOf(payment: PaymentPayload) {
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
