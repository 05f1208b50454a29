import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { cpuSeconds } from './payment/cpuSeconds.ts';
import type { Payments } from './payment/createPayments.ts';
import { payByGraphql } from './payment/payByGraphql.ts';
import { payFor } from './payment/payFor.ts';
import { type PaymentShop, startPaymentShop } from './payment/paymentShop.ts';
import { pgbench, preparePgbench } from './payment/pgbench.ts';
import { openRollupSwitch } from './payment/rollupSwitch.ts';
import { openTaxSwitch } from './payment/taxSwitch.ts';
import { writeScripts } from './payment/writeScripts.ts';
import { median } from './quantile.ts';
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
  /** Name of the peer that this one is compared with. */
  of: string | null;
  run(seconds: number): Promise<number>;
  rates: number[];
}

/**
 * Compares `POST payment/transaction` with pgbench running the same statements, and with pgbench's simple update, in
 * turns on one PostgreSQL with fsync on.
 */
export default async function payment(): Promise<BenchResult> {
  const shop = await startPaymentShop(DIFFERENT_PAYMENTS);
  const rollups = await openRollupSwitch(shop.databaseUrl);
  const taxes = await openTaxSwitch(shop, CLIENTS);
  try {
    await preparePgbench(shop);
    const peers: Peer[] = [];
    const withoutRollups = (seconds: number) =>
      rollups.without(() => payFor(shop, shop.payments.guests, CLIENTS, seconds));
    // Directly before its peer, the payments of guests with rollups.
    peers.push({ name: WITHOUT_ROLLUPS, of: null, run: withoutRollups, rates: [] });
    for (const [buyers, name] of Object.entries(BUYERS) as [keyof Payments, string][]) {
      peers.push(...(await peersOf(shop, buyers, name)));
    }
    // Directly after the payments that they are compared with.
    for (const buyers of ['guests', 'members'] as const) {
      const run = (seconds: number) => payByGraphql(shop, shop.payments[buyers], CLIENTS, seconds);
      const beside = peers.findIndex(({ name }) => name === `POST, ${BUYERS[buyers]}`);
      peers.splice(beside + 1, 0, {
        name: `GraphQL, ${BUYERS[buyers]}`,
        of: `POST, ${BUYERS[buyers]}`,
        run,
        rates: [],
      });
    }
    const atTills = (seconds: number) => payFor(shop, taxes.payments, CLIENTS, seconds);
    peers.push(
      { name: AT_TILLS, of: null, run: atTills, rates: [] },
      { name: TAXED, of: AT_TILLS, run: (seconds) => taxes.issuing(() => atTills(seconds)), rates: [] },
    );
    peers.push({ name: SIMPLE, of: null, run: (seconds) => pgbench(shop, CLIENTS, seconds, null), rates: [] });
    for (const peer of peers) await peer.run(WARM_UP_SECONDS);
    const cpu = newUsage();
    const throughContract = newUsage();
    const atTill = newUsage();
    const taxed = newUsage();
    for (let round = 0; round < ROUNDS; round += 1) {
      // Compared peers run one right after the other, in alternating order.
      for (const peer of round % 2 === 0 ? peers : peers.toReversed()) {
        const before = cpuSeconds(shop.pids);
        const rate = await peer.run(SECONDS);
        peer.rates[round] = rate;
        if (peer.name === GUESTS) addUsage(cpu, before, cpuSeconds(shop.pids), rate);
        if (peer.name === AT_TILLS) addUsage(atTill, before, cpuSeconds(shop.pids), rate);
        if (peer.name === TAXED) addUsage(taxed, before, cpuSeconds(shop.pids), rate);
        if (peer.name === GRAPHQL_GUESTS) addUsage(throughContract, before, cpuSeconds(shop.pids), rate);
      }
    }
    return result(peers, { cpu, throughContract, atTill, taxed });
  } finally {
    await rollups.close();
    await taxes.close();
    await shop.stop();
  }
}

const GUESTS = 'POST, guests';
const GRAPHQL_GUESTS = 'GraphQL, guests';
const WITHOUT_ROLLUPS = 'POST, guests, without rollups';
const SIMPLE = 'pgbench -N';
const AT_TILLS = 'POST, guests at tills';
const TAXED = 'POST, guests at tills, each with its tax document';

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

type Usage = ReturnType<typeof cpuSeconds> & { payments: number };

const newUsage = (): Usage => ({ gateway: 0, server: 0, client: 0, postgres: 0, payments: 0 });

function addUsage(usage: Usage, before: ReturnType<typeof cpuSeconds>, after: typeof before, rate: number): void {
  for (const part of ['gateway', 'server', 'client', 'postgres'] as const) usage[part] += after[part] - before[part];
  usage.payments += rate * SECONDS;
}

type Usages = Record<'cpu' | 'throughContract' | 'atTill' | 'taxed', Usage>;

function result(peers: readonly Peer[], { cpu, throughContract: contract, atTill, taxed }: Usages) {
  const perPayment = (seconds: number, payments = cpu.payments) => `${((seconds * 1000) / payments).toFixed(2)} ms`;
  const ofContract = (seconds: number) => perPayment(seconds, contract.payments);
  const ratesOf = (name: string | null) => peers.find((peer) => peer.name === name)?.rates;
  const share = (rates: readonly number[], of: readonly number[] | undefined) =>
    of ? median(rates.map((rate, round) => rate / (of[round] ?? 1))).toFixed(2) : '-';
  const guests = ratesOf(GUESTS) ?? [];
  const off = ratesOf(WITHOUT_ROLLUPS);
  const costOf = (usage: Usage) => (usage.gateway + usage.postgres) / usage.payments;
  return {
    title: `Payments per second, ${CLIENTS} clients, fsync on (medians of ${ROUNDS} rounds of ${SECONDS} s, in turns)`,
    rows: peers.map(({ name, of, rates }) => ({
      what: name,
      'per second': Math.round(median(rates)),
      rounds: rates.map((rate) => Math.round(rate)).join(' '),
      'of its peer': share(rates, ratesOf(of)),
      'of pgbench -N': share(rates, ratesOf(SIMPLE)),
    })),
    notes: [
      `With all rollups ${share(guests, off)} of the payments without any. Shares are medians of the shares of each round.`,
      `Processor time of one payment of a guest over HTTP: gateway ${perPayment(cpu.gateway)}, PostgreSQL ${perPayment(cpu.postgres)}, the load client itself ${perPayment(cpu.client)}.`,
      `Of a payment of a guest by GraphQL with its whole receipt: adapter ${ofContract(contract.server)}, gateway ${ofContract(contract.gateway)}, PostgreSQL ${ofContract(contract.postgres)}, the load client ${ofContract(contract.client)}.`,
      `A payment with its tax document takes ${(costOf(taxed) / costOf(atTill)).toFixed(2)} of the processor time of one without: gateway ${perPayment(taxed.gateway, taxed.payments)} and ${perPayment(atTill.gateway, atTill.payments)}, PostgreSQL ${perPayment(taxed.postgres, taxed.payments)} and ${perPayment(atTill.postgres, atTill.payments)}.`,
      'Over HTTP the gateway, PostgreSQL and the load client share the same cores; pgbench needs next to nothing itself.',
      'A payment is two statements: payment_state reads, record_transaction writes sale, rows, tenders, points, stock, lifetime figures and rollups. Every payment carries its own Idempotency-Key.',
      'Members are of the highest tier. One member in one branch: payments wait for each other from the last steps of record_transaction to the commit, in both peers.',
    ],
  };
}
