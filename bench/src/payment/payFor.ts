import { randomUUID } from 'node:crypto';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { Client } from 'undici';
import type { PaymentShop } from './paymentShop.ts';

/** Payments per second of so many clients, each with one connection that stays open and one payment at a time. */
export async function payFor(
  shop: PaymentShop,
  payments: readonly PaymentPayload[],
  clients: number,
  seconds: number,
): Promise<number> {
  const { origin, pathname } = new URL(`${shop.url}/payment/transaction`);
  const bodies = payments.map((payment) => JSON.stringify(payment));
  const started = performance.now();
  let done = 0;
  async function pay(first: number): Promise<void> {
    const client = new Client(origin);
    for (let next = first; performance.now() - started < seconds * 1000; next += clients) {
      const answer = await client.request({
        method: 'POST',
        path: pathname,
        headers: {
          authorization: `Bearer ${shop.token}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
        body: bodies[next % bodies.length],
      });
      const text = await answer.body.text();
      if (answer.statusCode !== 200) throw new Error(`payment refused: ${text}`);
      done += 1;
    }
    await client.close();
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => pay(index)));
  return (done * 1000) / (performance.now() - started);
}
