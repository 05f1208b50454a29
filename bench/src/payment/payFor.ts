import { randomUUID } from 'node:crypto';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { PaymentShop } from './paymentShop.ts';
import { sendFor } from './sendFor.ts';

/** Returns payments per second sent directly to the gateway, by the documented call. */
export function payFor(
  shop: PaymentShop,
  payments: readonly PaymentPayload[],
  clients: number,
  seconds: number,
): Promise<number> {
  const bodies = payments.map((payment) => JSON.stringify(payment));
  const call = (number: number) => ({
    body: bodies[number % bodies.length] ?? '',
    headers: { 'idempotency-key': randomUUID() },
  });
  const url = `${shop.url}/payment/transaction`;
  return sendFor({ url, token: shop.token, call, isPaid: () => true }, clients, seconds);
}
