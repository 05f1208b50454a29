import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkBooks } from '@taem/gateway/src/check/checkBooks.ts';
import pg from 'pg';
import { ADDRESSES, Cluster, NODES, type Program } from './cluster/Cluster.ts';
import { makeDebian, whyNoDebian } from './cluster/debian.ts';
import { type RunningProcess, startProcess } from './payment/paymentShop.ts';
import { median } from './quantile.ts';
import type { BenchResult } from './run.ts';
import { Sellers } from './soak/Sellers.ts';
import { whenInterrupted } from './whenInterrupted.ts';

const FOLDER = fileURLToPath(new URL('../../.data/cluster/debian', import.meta.url));
const GATEWAYS = ['gateway1', 'gateway2'] as const;
type Gateway = (typeof GATEWAYS)[number];
/** Generous, because a slow machine is not a failure. */
const MAX_S = 90;
/** Longer than Patroni's ttl, to test that the leader keeps its role. */
const ETCD_AWAY_MS = 25_000;

/** Each kind of fault, and how often it occurs in a full run. */
const FAULTS = {
  'a switch-over': 5,
  'kill -9 of the PostgreSQL that leads': 5,
  'death of the node that leads': 4,
  'restart of the pooler': 5,
  'restart of the balancer': 4,
  'kill -9 of a gateway': 5,
  'etcd away for 25 s': 2,
} as const;
type Fault = keyof typeof FAULTS;

/**
 * `npm run test:cluster`: two merchants, each with a server and two tills, sell without a pause over two gateways,
 * PgBouncer, HAProxy and two PostgreSQL under Patroni, while these fail one after the other. Afterwards every payment
 * must exist once, with its merchant. `-- --share 0.2` causes only a fifth of the faults.
 */
export default async function cluster(args: string[]): Promise<BenchResult> {
  const reason = await whyNoDebian();
  if (reason) return leave(reason);
  const { values } = parseArgs({ args, options: { share: { type: 'string' } } });
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  await makeDebian(FOLDER, say);
  const machines = new Cluster(FOLDER);
  const product = new Product(machines);
  const stop = async () => {
    await product.stop();
    await machines.stop();
  };
  whenInterrupted(stop);
  try {
    await machines.create();
    say('The cluster is whole.');
    await product.start();
    say('Gateways and servers run.');
    await machines.backUp('full');
    const shops = await Promise.all(product.urls.map((url) => openTills(url)));
    const gaps = new Map<Fault, number[]>();
    for (const fault of order(Number(values.share ?? 1))) {
      const from = performance.now();
      await product.make(fault);
      await machines.untilWhole();
      await product.untilWhole();
      for (const shop of shops) await shop.more(5);
      const gap = longestGap(shops, from) / 1_000;
      gaps.set(fault, [...(gaps.get(fault) ?? []), gap]);
      say(`${fault}: ${gap.toFixed(1)} s without a sale`);
      if (gap > MAX_S) throw new Error(`${fault}: ${gap.toFixed(1)} s without a sale.`);
    }
    const byReplica = await readFigures(machines.readUrl);
    await machines.backUp('incr');
    for (const shop of shops) await shop.more(5);
    for (const { sellers } of shops) await sellers.end();
    const restored = await restoreBeforeMistake(machines, shops);
    const found = await compare(machines.adminUrl, shops);
    const books: string[] = [];
    const areBooksRight = (await checkBooks(machines.directUrl, (line) => books.push(line))) === 0;
    const refused = shops.flatMap(({ sellers }) => sellers.refused);
    say(await machines.list());
    const count = [...gaps.values()].flat().length;
    const paid = shops.reduce((sum, { sellers }) => sum + sellers.sold.size, 0);
    const isRestored = restored.missing === 0 && !restored.hasMistake && restored.areBooksRight;
    say(`Restored by pgBackRest to before a mistake: in ${restored.seconds} s, ${restored.missing} sales missing.`);
    const title = `${count} faults, ${paid} payments of two merchants: ${found.lost} lost, ${found.doubled} doubled, ${found.foreign} of another merchant, the books are ${areBooksRight ? '' : 'not '}right`;
    if (
      found.lost ||
      found.doubled ||
      found.foreign ||
      !areBooksRight ||
      refused.length > 0 ||
      !isRestored ||
      byReplica < 20
    )
      throw new Error([title, ...books, ...refused.slice(0, 5)].join('\n'));
    return {
      title,
      rows: [...gaps].map(([fault, seconds]) => ({
        fault,
        times: seconds.length,
        'seconds without a sale, median': median(seconds).toFixed(1),
        'at most': Math.max(...seconds).toFixed(1),
      })),
      notes: [
        'Debian 13: PostgreSQL 17, Patroni 4.0, etcd 3.5, HAProxy 3.0, PgBouncer 1.24, with the files of deploy/cluster; two gateways, a server for each merchant, two tills each, all on one machine.',
        'Without a sale: the longest time in which none of the four tills got an answer to a payment, from the fault until all is whole again. Patroni takes no less than 20 s for the death of a node.',
        `Restored by pgBackRest, from a full and an incremental backup and the log, to the moment before a mistake: ${restored.seconds} s, no acknowledged sale missing, the books are right.`,
        `Figures were read from the node that follows, by HAProxy's /replica?lag=16MB: ${byReplica} of 20 in the end.`,
        `Rows of members that were read meanwhile: ${found.read}, none of them of another merchant.`,
      ],
    };
  } finally {
    await stop();
  }
}

function leave(reason: string): never {
  process.stdout.write(`${reason}\n`);
  process.exit(1);
}

/** Orders faults so that all kinds take turns, and none occurs only in one state of the cluster. */
function order(share: number): Fault[] {
  const kinds = Object.entries(FAULTS).map(([fault, times]) => [fault, Math.ceil(times * share)] as [Fault, number]);
  const rounds = Math.max(...kinds.map(([, times]) => times));
  return Array.from({ length: rounds }, (_, round) => kinds.filter(([, times]) => round < times)).flatMap((faults) =>
    faults.map(([fault]) => fault),
  );
}

interface Tills {
  sellers: Sellers;
  /** Waits until this many more payments were acknowledged. */
  more(payments: number): Promise<void>;
}

async function openTills({ url, code }: { url: string; code: string }): Promise<Tills & { code: string }> {
  const sellers = new Sellers(() => url, 2);
  await sellers.begin();
  const more = async (payments: number) => {
    const until = sellers.sold.size + payments;
    while (sellers.sold.size < until) await wait(20);
  };
  await more(5);
  return { code, sellers, more };
}

/** Counts how many new connections to the address for figures reach a replica. */
async function readFigures(url: string): Promise<number> {
  let byReplica = 0;
  for (let look = 0; look < 20; look += 1) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    if (rows[0]?.follows) byReplica += 1;
    await client.end();
  }
  return byReplica;
}

/** Simulates a mistake, and restores the moment before it next to the cluster. */
async function restoreBeforeMistake(machines: Cluster, shops: readonly Tills[]) {
  await wait(1_000);
  const moment = new Date();
  await wait(1_000);
  const admin = new pg.Client({ connectionString: machines.adminUrl });
  await admin.connect();
  await admin.query('create table mistake ()');
  await admin.query('select pg_switch_wal()');
  const from = performance.now();
  const url = await machines.restoreTo(moment);
  const seconds = Math.round((performance.now() - from) / 1_000);
  const copy = new pg.Client({ connectionString: url });
  await copy.connect();
  const { rows } = await copy.query<{ id: string }>('select id from transactions');
  const mistake = await copy.query("select to_regclass('mistake') is not null as made");
  await copy.end();
  await admin.query('drop table mistake');
  await admin.end();
  const there = new Set(rows.map(({ id }) => id));
  const sold = shops.flatMap(({ sellers }) => [...sellers.sold.values()]);
  return {
    seconds,
    missing: sold.filter(({ id }) => !there.has(id)).length,
    hasMistake: mistake.rows[0]?.made === true,
    areBooksRight: (await checkBooks(url, () => undefined)) === 0,
  };
}

function longestGap(shops: readonly Tills[], from: number): number {
  const times = shops.flatMap(({ sellers }) => sellers.answeredAt.filter((at) => at > from)).toSorted((a, b) => a - b);
  return [...times, performance.now()].reduce(({ last, gap }, at) => ({ last: at, gap: Math.max(gap, at - last) }), {
    last: from,
    gap: 0,
  }).gap;
}

async function compare(adminUrl: string, shops: readonly (Tills & { code: string })[]) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const realmOf = async (table: 'transactions' | 'members') => {
    const { rows } = await client.query<{ id: string; code: string }>(
      `select t.id, r.code from ${table} t join realms r on r.id = t.realm_id`,
    );
    return new Map(rows.map(({ id, code }) => [id, code]));
  };
  const [sales, members] = [await realmOf('transactions'), await realmOf('members')];
  await client.end();
  const sold = shops.flatMap(({ sellers, code }) => [...sellers.sold.values()].map(({ id }) => ({ id, code })));
  const read = shops.flatMap(({ sellers, code }) => [...sellers.membersRead].map((id) => ({ id, code })));
  const ids = new Set(sold.map(({ id }) => id));
  const isForeign = (from: Map<string, string>) => (one: { id: string; code: string }) =>
    from.has(one.id) && from.get(one.id) !== one.code;
  return {
    lost: sold.filter(({ id }) => !sales.has(id)).length + (sold.length - ids.size),
    doubled: [...sales.keys()].filter((id) => !ids.has(id)).length,
    foreign: sold.filter(isForeign(sales)).length + read.filter(isForeign(members)).length,
    read: read.length,
  };
}

/** Two gateways behind the balancer, and a server for each merchant of the demo shop. */
class Product {
  readonly urls: { url: string; code: string }[] = [];
  private readonly machines: Cluster;
  private readonly running = new Map<string, RunningProcess>();
  private folder = '';
  private killed = 0;

  constructor(machines: Cluster) {
    this.machines = machines;
  }

  async start(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'taem-cluster-'));
    for (const gateway of GATEWAYS) await this.startGateway(gateway);
    await this.untilWhole();
    for (const [code, clientId] of [
      ['taem', 'taem-back-office'],
      ['other', 'other-back-office'],
    ] as const) {
      const server = startProcess('@taem/server', {
        NODE_ENV: '',
        GATEWAY_URL: `http://${ADDRESSES.haproxy}:4100/v3.0`,
        GATEWAY_CLIENT_ID: clientId,
        MERCHANT_SUFFIX: `@${code}`,
        PORT: '0',
        RATE_LIMIT_COST: '0',
        RATE_LIMIT_SENSITIVE: '0',
        LOG_LEVEL: 'error',
      });
      this.running.set(code, server);
      this.urls.push({ url: new URL(await server.ready).origin, code });
    }
  }

  async make(fault: Fault): Promise<void> {
    const { machines } = this;
    const restart = async (program: Program, awayMs = 0) => {
      // SIGQUIT ends PgBouncer at once; with SIGTERM it would wait for its clients.
      await machines.end(program, program === 'pgbouncer' ? 'SIGQUIT' : 'SIGTERM');
      await wait(awayMs);
      machines.start(program);
    };
    if (fault === 'a switch-over') return machines.switchOver();
    if (fault === 'restart of the pooler') return restart('pgbouncer');
    if (fault === 'restart of the balancer') return restart('haproxy');
    if (fault === 'etcd away for 25 s') return restart('etcd', ETCD_AWAY_MS);
    if (fault === 'kill -9 of a gateway') {
      const gateway = GATEWAYS[this.killed++ % GATEWAYS.length] ?? 'gateway1';
      await this.end(gateway, 'SIGKILL');
      return this.startGateway(gateway);
    }
    const leader = await machines.leader();
    if (fault === 'death of the node that leads') await machines.end(leader, 'SIGKILL');
    await machines.killPostgres(leader);
    if (fault !== 'death of the node that leads') return;
    const other = NODES.find((node) => node !== leader);
    for (let since = Date.now(); (await machines.leader().catch(() => null)) !== other; await wait(250))
      if (Date.now() - since > MAX_S * 1_000) throw new Error(`${other} did not take over from ${leader}.`);
    machines.start(leader);
  }

  /** Waits until both gateways are ready. */
  async untilWhole(): Promise<void> {
    for (const gateway of GATEWAYS) {
      const url = `http://${ADDRESSES[gateway]}:4100/readyz`;
      const isReady = () =>
        fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
          ({ ok }) => ok,
          () => false,
        );
      for (const until = Date.now() + MAX_S * 1_000; !(await isReady()); await wait(200))
        if (Date.now() > until) throw new Error(`${gateway} is not ready after ${MAX_S} s.`);
    }
  }

  async stop(): Promise<void> {
    for (const name of [...this.running.keys()].toReversed()) await this.end(name, 'SIGTERM');
    if (this.folder) await rm(this.folder, { recursive: true, force: true });
  }

  private async startGateway(gateway: Gateway): Promise<void> {
    const running = startProcess('@taem/gateway', {
      NODE_ENV: '',
      DATABASE_URL: this.machines.url,
      DATABASE_DIRECT_URL: this.machines.directUrl,
      DATABASE_READ_URL: this.machines.readUrl,
      DATABASE_CONNECTIONS: '20',
      GATEWAY_HOST: ADDRESSES[gateway],
      GATEWAY_PORT: '4100',
      DATA_DIR: join(this.folder, gateway),
      SEED_SCALE: '0',
      LOG_LEVEL: 'error',
    });
    this.running.set(gateway, running);
    await running.ready;
  }

  private async end(name: string, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const running = this.running.get(name);
    running?.process.kill(signal);
    await running?.ended;
  }
}
