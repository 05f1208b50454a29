import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { cpuSeconds } from './payment/cpuSeconds.ts';
import type { Payments } from './payment/createPayments.ts';
import { payFor } from './payment/payFor.ts';
import { type PaymentShop, startPaymentShop } from './payment/paymentShop.ts';
import { pgbench, preparePgbench } from './payment/pgbench.ts';
import { openRollupSwitch } from './payment/rollupSwitch.ts';
import { writeScripts } from './payment/writeScripts.ts';
import type { BenchResult } from './run.ts';

const CLIENTS = 8;
const ROUNDS = 5;
const SECONDS = 4;
const WARM_UP_SECONDS = 2;
const DIFFERENT_PAYMENTS = 100;

const BUYERS: Record<keyof Payments, string> = {
  guests: 'guests',
  guestsOfOneBranch: 'guests of one branch',
  members: 'members',
  oneMember: 'one member in one branch',
};

interface Peer {
  name: string;
  /** The peer that this one is to be measured by. */
  of: string | null;
  run(seconds: number): Promise<number>;
  rates: number[];
}

/**
 * `POST payment/transaction` against pgbench running the very statements of those payments, and against pgbench's own
 * simple update, in turns on one PostgreSQL with fsync on.
 */
export default async function payment(): Promise<BenchResult> {
  const shop = await startPaymentShop(DIFFERENT_PAYMENTS);
  const rollups = await openRollupSwitch(shop.databaseUrl);
  try {
    await preparePgbench(shop);
    const peers: Peer[] = [];
    const withoutRollups = (seconds: number) =>
      rollups.without(() => payFor(shop, shop.payments.guests, CLIENTS, seconds));
    // Right before its peer, the payments of guests with rollups.
    peers.push({ name: WITHOUT_ROLLUPS, of: null, run: withoutRollups, rates: [] });
    for (const [buyers, name] of Object.entries(BUYERS) as [keyof Payments, string][]) {
      peers.push(...(await peersOf(shop, buyers, name)));
    }
    peers.push({ name: SIMPLE, of: null, run: (seconds) => pgbench(shop, CLIENTS, seconds, null), rates: [] });
    for (const peer of peers) await peer.run(WARM_UP_SECONDS);
    const cpu = { gateway: 0, client: 0, postgres: 0, payments: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      // What is compared runs side by side, now in this order and now in the other.
      for (const peer of round % 2 === 0 ? peers : peers.toReversed()) {
        const before = cpuSeconds(shop.pids);
        const rate = await peer.run(SECONDS);
        peer.rates[round] = rate;
        if (peer.name !== GUESTS) continue;
        const after = cpuSeconds(shop.pids);
        cpu.gateway += after.gateway - before.gateway;
        cpu.client += after.client - before.client;
        cpu.postgres += after.postgres - before.postgres;
        cpu.payments += rate * SECONDS;
      }
    }
    return result(peers, cpu);
  } finally {
    await rollups.close();
    await shop.stop();
  }
}

const GUESTS = 'POST, guests';
const WITHOUT_ROLLUPS = 'POST, guests, without rollups';
const SIMPLE = 'pgbench -N';

async function peersOf(shop: PaymentShop, buyers: keyof Payments, name: string): Promise<Peer[]> {
  const payments: readonly PaymentPayload[] = shop.payments[buyers];
  const scripts = await writeScripts(shop, buyers, payments);
  const sameSql = `pgbench, the SQL of ${name}`;
  return [
    {
      name: `POST, ${name}`,
      of: sameSql,
      run: (seconds) => payFor(shop, payments, CLIENTS, seconds),
      rates: [],
    },
    { name: sameSql, of: null, run: (seconds) => pgbench(shop, CLIENTS, seconds, scripts), rates: [] },
  ];
}

function result(peers: readonly Peer[], cpu: { gateway: number; client: number; postgres: number; payments: number }) {
  const perPayment = (seconds: number) => `${((seconds * 1000) / cpu.payments).toFixed(2)} ms`;
  const ratesOf = (name: string | null) => peers.find((peer) => peer.name === name)?.rates;
  const share = (rates: readonly number[], of: readonly number[] | undefined) =>
    of ? median(rates.map((rate, round) => rate / (of[round] ?? 1))).toFixed(2) : '-';
  const guests = ratesOf(GUESTS) ?? [];
  const off = ratesOf(WITHOUT_ROLLUPS);
  return {
    title: `Payments per second, ${CLIENTS} clients, fsync on (medians of ${ROUNDS} rounds of ${SECONDS} s, in turns)`,
    rows: peers.map(({ name, of, rates }) => ({
      what: name,
      'per second': Math.round(median(rates)),
      rounds: rates.map((rate) => Math.round(rate)).join(' '),
      'of the same SQL': share(rates, ratesOf(of)),
      'of pgbench -N': share(rates, ratesOf(SIMPLE)),
    })),
    notes: [
      `With all rollups ${share(guests, off)} of the payments without any. Shares are medians of the shares of each round.`,
      `Processor time of one payment of a guest over HTTP: gateway ${perPayment(cpu.gateway)}, PostgreSQL ${perPayment(cpu.postgres)}, the load client itself ${perPayment(cpu.client)}.`,
      'Over HTTP the gateway, PostgreSQL and the load client share the same cores; pgbench needs next to nothing itself.',
      'A payment is two statements: payment_state reads, record_transaction writes sale, rows, tenders, points, stock, lifetime figures and rollups. Every payment carries its own Idempotency-Key.',
      'Members are of the highest tier. One member in one branch: payments wait for each other from the last steps of record_transaction to the commit, in both peers.',
    ],
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
