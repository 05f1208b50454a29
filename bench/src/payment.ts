import { cpuSeconds } from './payment/cpuSeconds.ts';
import { payFor } from './payment/payFor.ts';
import { startPaymentShop } from './payment/paymentShop.ts';
import { pgbench, preparePgbench } from './payment/pgbench.ts';
import { writeScripts } from './payment/writeScripts.ts';
import type { BenchResult } from './run.ts';

const CLIENTS = 8;
const ROUNDS = 3;
const SECONDS = 5;
const WARM_UP_SECONDS = 3;
const DIFFERENT_PAYMENTS = 100;

/**
 * `POST payment/transaction` against pgbench running the very statements of those payments, and against pgbench's own
 * simple update, in turns on one PostgreSQL with fsync on.
 */
export default async function payment(): Promise<BenchResult> {
  const shop = await startPaymentShop(DIFFERENT_PAYMENTS);
  try {
    const scripts = await writeScripts(shop);
    await preparePgbench(shop);
    const peers: Peer[] = [
      { name: 'POST payment/transaction', run: (seconds) => payFor(shop, CLIENTS, seconds), rates: [] },
      { name: 'pgbench, the same SQL', run: (seconds) => pgbench(shop, CLIENTS, seconds, scripts), rates: [] },
      { name: 'pgbench -N', run: (seconds) => pgbench(shop, CLIENTS, seconds, null), rates: [] },
    ];
    for (const peer of peers) await peer.run(WARM_UP_SECONDS);
    const cpu = { gateway: 0, client: 0, postgres: 0, payments: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const peer of peers) {
        const before = cpuSeconds(shop.pids);
        const rate = await peer.run(SECONDS);
        peer.rates.push(rate);
        if (peer !== peers[0]) continue;
        const after = cpuSeconds(shop.pids);
        cpu.gateway += after.gateway - before.gateway;
        cpu.client += after.client - before.client;
        cpu.postgres += after.postgres - before.postgres;
        cpu.payments += rate * SECONDS;
      }
    }
    const [, sameSql, simple] = peers.map((peer) => median(peer.rates));
    const perPayment = (seconds: number) => `${((seconds * 1000) / cpu.payments).toFixed(2)} ms`;
    return {
      title: `Payments per second, ${CLIENTS} clients, fsync on (median of ${ROUNDS} rounds of ${SECONDS} s, in turns)`,
      rows: peers.map((peer) => ({
        what: peer.name,
        'per second': Math.round(median(peer.rates)),
        rounds: peer.rates.map((rate) => Math.round(rate)).join(' '),
        'of the same SQL': share(median(peer.rates), sameSql),
        'of pgbench -N': share(median(peer.rates), simple),
      })),
      notes: [
        `Processor time of one payment over HTTP: gateway ${perPayment(cpu.gateway)}, PostgreSQL ${perPayment(cpu.postgres)}, the load client itself ${perPayment(cpu.client)}.`,
        'Over HTTP the gateway, PostgreSQL and the load client share the same cores; pgbench needs next to nothing itself.',
        'A payment is two statements: payment_state reads, record_transaction writes sale, rows, tenders, stock and rollups. Every payment carries its own Idempotency-Key.',
      ],
    };
  } finally {
    await shop.stop();
  }
}

interface Peer {
  name: string;
  run(seconds: number): Promise<number>;
  rates: number[];
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function share(rate: number, of: number | undefined): string {
  return of ? (rate / of).toFixed(2) : '-';
}
