import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { loadDemoShop } from '@taem/gateway/src/demo/loadDemoShop.ts';
import { openFileStore } from '@taem/gateway/src/files/FileStore.ts';
import { type CellName, startTestCells, type TestCells } from '@taem/gateway/src/testing/startTestCells.ts';
import { loadSales, progressBar } from './loadSales.ts';
import { createPayments } from './payment/createPayments.ts';
import { inputOf } from './payment/payByGraphql.ts';
import { startProcess } from './payment/paymentShop.ts';
import { RestClient } from './payment/RestClient.ts';
import type { BenchResult } from './run.ts';

const TILLS = 2;

/**
 * Moves a shop with this many sales to another cell while two tills sell: measures how long it is read-only, and checks
 * that every sale exists once.
 */
export default async function cells([sales = '100000']: string[]): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'taem-bench-cells-'));
  const two = await startTestCells();
  try {
    await loadDemoShop(two.databases.north.database, openFileStore(folder), { scale: 0, now: new Date() });
    await loadSales(two.databases.north.url, Number(sales), progressBar('Sales'));
    return await moveWhileSelling(two);
  } finally {
    await two.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function moveWhileSelling(two: TestCells): Promise<BenchResult> {
  const { realm, password } = demoAccounts;
  const owner = await RestClient.signIn(two.urls.north, `owner@${realm}`, password);
  const before = (await salesOf(two, 'north', owner.realmId)).length;
  const limits = { RATE_LIMIT_COST: '0', RATE_LIMIT_SENSITIVE: '0' };
  const server = startProcess('@taem/server', { CELLS_FILE: two.file, PORT: '0', ...limits });
  const url = `${await server.ready}/graphql`;
  const payments = (await createPayments(owner, 100)).members.map(inputOf);
  const paid: { id: string; at: number }[] = [];
  let isOver = false;
  const till = async (number: number) => {
    for (let sale = number; !isOver; sale += TILLS) {
      const input = { ...payments[sale % payments.length], idempotencyKey: randomUUID() };
      paid.push({ id: await pay(url, owner.token, input), at: performance.now() });
    }
  };
  const selling = Promise.all(Array.from({ length: TILLS }, (_, number) => till(number)));
  await wait(2_000);
  const begun = performance.now();
  const lines = await two.cell('move', realm, '--to', 'south');
  const seconds = (performance.now() - begun) / 1_000;
  await wait(2_000);
  isOver = true;
  await selling;
  server.process.kill('SIGTERM');
  await server.ended;
  const there = await salesOf(two, 'south', owner.realmId);
  const ids = new Set(there);
  const figure = (line: RegExp) => Number(lines.map((one) => line.exec(one)?.[1]).find(Boolean));
  const moments = paid.map(({ at }) => at).sort((one, other) => one - other);
  const gaps = moments.slice(1).map((at, index) => at - (moments[index] ?? at));
  return {
    title: 'A shop moves to another cell while it sells',
    rows: [
      {
        'sales before': before,
        rows: figure(/^The (\d+) rows /),
        'move, s': seconds.toFixed(1),
        'paused, s': figure(/ was paused for ([\d.]+) s\.$/),
        'only read, s': figure(/ only read for ([\d.]+) s\.$/),
        'longest without a sale, s': (Math.max(...gaps) / 1_000).toFixed(1),
        'sold meanwhile': paid.length,
        'lost (0)': paid.filter(({ id }) => !ids.has(id)).length,
        'doubled (0)': there.length - before - paid.length,
      },
    ],
    notes: [
      `${TILLS} tills pay through the server without a pause, and ask again with their key. Two PostgreSQL without fsync and two gateways on one machine; ${formatCount(loadavg()[0] ?? 0)} programs waited for its processors at the end.`,
    ],
  };
}

async function salesOf(two: TestCells, cell: CellName, realmId: string): Promise<string[]> {
  const { rows } = await two.databases[cell].database.withRealm(realmId, (client) =>
    client.query<{ id: string }>('select id from transactions'),
  );
  return rows.map(({ id }) => id);
}

const PAY = 'mutation Pay($input: PayInput!) { pay(input: $input) { transaction { id } userErrors { message } } }';

async function pay(url: string, token: string, input: object): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ query: PAY, variables: { input } });
  for (;;) {
    const answer = await (await fetch(url, { method: 'POST', headers, body })).json();
    const id = answer.data?.pay?.transaction?.id;
    if (id) return id;
    if (answer.errors?.[0]?.extensions.code !== 'UPSTREAM_UNAVAILABLE') throw new Error(JSON.stringify(answer));
    await wait(20);
  }
}
