import pg from 'pg';
import { median } from './median.ts';
import { payFor } from './payment/payFor.ts';
import { startPaymentShop } from './payment/paymentShop.ts';
import type { BenchResult } from './run.ts';

const CLIENTS = 8;
const ROUNDS = 7;
const SECONDS = 4;
const DIFFERENT_PAYMENTS = 100;

/** What the statistics cost a payment: the same payments over HTTP with all rollups and, in turns, with none of them. */
export default async function rollups(): Promise<BenchResult> {
  const shop = await startPaymentShop(DIFFERENT_PAYMENTS);
  const owner = new pg.Client({ connectionString: shop.databaseUrl });
  try {
    await owner.connect();
    const { rows } = await owner.query<{ text: string }>("select pg_get_functiondef('roll_up'::regproc) as text");
    const on = rows[0]?.text ?? '';
    const off = `create or replace function roll_up(p_transaction_id uuid, p_sign int) returns void language plpgsql as
      $$ begin null; end $$`;
    const peers = [
      { name: 'with rollups', statement: on, rates: [] as number[] },
      { name: 'without', statement: off, rates: [] as number[] },
    ];
    await payFor(shop, shop.payments.guests, CLIENTS, SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const peer of round % 2 === 0 ? peers : peers.toReversed()) {
        await owner.query(peer.statement);
        await payFor(shop, shop.payments.guests, CLIENTS, 0.5);
        peer.rates.push(await payFor(shop, shop.payments.guests, CLIENTS, SECONDS));
      }
    }
    const without = median(peers[1]?.rates ?? []);
    return {
      title: `Payments per second over HTTP, ${CLIENTS} clients, fsync on (median of ${ROUNDS} rounds of ${SECONDS} s, in turns)`,
      rows: peers.map(({ name, rates }) => ({
        what: name,
        'per second': Math.round(median(rates)),
        rounds: rates.map(Math.round).join(' '),
        'of without': (median(rates) / without).toFixed(2),
      })),
      notes: ['Guests who buy one to six products; without rollups `roll_up` is an empty function.'],
    };
  } finally {
    await owner.end();
    await shop.stop();
  }
}
