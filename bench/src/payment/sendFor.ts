import { Client } from 'undici';

interface PaymentCall {
  body: string;
  headers: Readonly<Record<string, string>>;
}

interface Target {
  url: string;
  token: string;
  /** Returns the payment with this number. */
  call(number: number): PaymentCall;
  /** Whether an answer with status 200 reports the payment as done. */
  isPaid(text: string): boolean;
}

/**
 * Returns the payments per second of the given number of clients, each with one connection that stays open and one
 * payment at a time.
 */
export async function sendFor({ url, token, call, isPaid }: Target, clients: number, seconds: number): Promise<number> {
  const { origin, pathname } = new URL(url);
  const started = performance.now();
  let done = 0;
  async function pay(first: number): Promise<void> {
    const client = new Client(origin);
    for (let next = first; performance.now() - started < seconds * 1000; next += clients) {
      const { body, headers } = call(next);
      const answer = await client.request({
        method: 'POST',
        path: pathname,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        body,
      });
      const text = await answer.body.text();
      if (answer.statusCode !== 200 || !isPaid(text)) throw new Error(`payment refused: ${text}`);
      done += 1;
    }
    await client.close();
  }
  await Promise.all(Array.from({ length: clients }, (_, index) => pay(index)));
  return (done * 1000) / (performance.now() - started);
}
