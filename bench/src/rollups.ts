import { rollUpFunction } from '@taem/gateway/src/database/migrations/0006-insight.ts';
import { HOURS_AND_OFFERS } from '@taem/gateway/src/database/migrations/0031-hours-and-offers.ts';
import { WITH_TIERS } from '@taem/gateway/src/database/migrations/0041-tiers-of-sales.ts';
import pg from 'pg';
import { median } from './median.ts';
import { payFor } from './payment/payFor.ts';
import { startPaymentShop } from './payment/paymentShop.ts';
import { NO_ROLL_UP } from './payment/rollupSwitch.ts';
import type { BenchResult } from './run.ts';

const CLIENTS = 8;
const ROUNDS = 7;
const SECONDS = 4;
const DIFFERENT_PAYMENTS = 100;

/**
 * What the statistics cost a payment: the same payments over HTTP with all rollups and, in turns, without the figures of hours
 * and offers, and with none at all.
 */
export default async function rollups(): Promise<BenchResult> {
  const shop = await startPaymentShop(DIFFERENT_PAYMENTS);
  const owner = new pg.Client({ connectionString: shop.databaseUrl });
  try {
    await owner.connect();
    const peers = [
      { name: 'with all rollups', statement: rollUpFunction(HOURS_AND_OFFERS, WITH_TIERS), rates: [] as number[] },
      { name: 'without those of hours and offers', statement: rollUpFunction([], WITH_TIERS), rates: [] as number[] },
      { name: 'without any', statement: NO_ROLL_UP, rates: [] as number[] },
    ];
    await payFor(shop, shop.payments.guests, CLIENTS, SECONDS);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const peer of round % 2 === 0 ? peers : peers.toReversed()) {
        await owner.query(peer.statement);
        await payFor(shop, shop.payments.guests, CLIENTS, 0.5);
        peer.rates.push(await payFor(shop, shop.payments.guests, CLIENTS, SECONDS));
      }
    }
    // Round by round, as the machine is not the same all the time.
    const share = (rates: readonly number[], of: number) =>
      median(rates.map((rate, round) => rate / (peers[of]?.rates[round] ?? Number.NaN))).toFixed(2);
    return {
      title: `Payments per second over HTTP, ${CLIENTS} clients, fsync on (median of ${ROUNDS} rounds of ${SECONDS} s, in turns)`,
      rows: peers.map(({ name, rates }) => ({
        what: name,
        'per second': Math.round(median(rates)),
        rounds: rates.map(Math.round).join(' '),
        'of without hours and offers': share(rates, 1),
        'of without any': share(rates, 2),
      })),
      notes: [
        'Guests who buy one to six products; without any `roll_up` is an empty function. Shares are medians of the shares of each round.',
      ],
    };
  } finally {
    await owner.end();
    await shop.stop();
  }
}
