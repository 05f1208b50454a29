import { randomUUID } from 'node:crypto';
import { createGuestPayments } from '../payment/createPayments.ts';
import { sendFor } from '../payment/sendFor.ts';
import { median } from '../quantile.ts';
import type { QueriedShop } from './QueriedShop.ts';

const TILLS = 4;

/** Measures payments per second without and with concurrent work, in turns. */
export async function whileTheyPay(
  shop: QueriedShop,
  { rounds, seconds }: { rounds: number; seconds: number },
  work: () => Promise<void>,
): Promise<{ alone: number; beside: number }> {
  const { guests } = await createGuestPayments(shop.client, 200);
  const bodies = guests.map((payment) => JSON.stringify(payment));
  const call = (number: number) => ({
    body: bodies[number % bodies.length] ?? '',
    headers: { 'idempotency-key': randomUUID() },
  });
  const url = `${shop.client.url}/payment/transaction`;
  const pay = () => sendFor({ url, token: shop.client.token, call, isPaid: () => true }, TILLS, seconds);
  const alone: number[] = [];
  const beside: number[] = [];
  await pay();
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await pay());
    let isPaying = true;
    const working = (async () => {
      while (isPaying) await work();
    })();
    beside.push(await pay());
    isPaying = false;
    await working;
  }
  return { alone: median(alone), beside: median(beside) };
}
