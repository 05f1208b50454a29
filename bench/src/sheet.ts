import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { startEmbeddedPostgres } from '@taem/gateway/src/database/embedded.ts';
import { claiming, workbook, workbookOf } from '@taem/gateway/src/testing/workbook.ts';
import { type RunningProcess, startGateway } from './payment/paymentShop.ts';
import { RestClient } from './payment/RestClient.ts';
import { median } from './quantile.ts';
import type { BenchResult } from './run.ts';
import { whenInterrupted } from './whenInterrupted.ts';

const ROUNDS = 5;
const PROBE = new URL('./sheet/heldThread.mjs', import.meta.url).href;
const ROWS = 20_000;
const HEADER = 'code,name,retail_price,category';
const EMPTY = workbookOf('');

/** Files as users send them, and files made to block a shop. */
const SHEETS: Readonly<Record<string, () => Uint8Array>> = {
  'nothing is sent': () => new Uint8Array(),
  [`CSV of ${ROWS} rows, all refused`]: () =>
    Buffer.from([HEADER, ...Array.from({ length: ROWS }, (_, n) => `S-${n},Sheet ${n},x,none`)].join('\n')),
  [`XLSX of ${ROWS} rows, all refused`]: () =>
    workbook([HEADER.split(','), ...Array.from({ length: ROWS }, (_, n) => [`S-${n}`, `Sheet ${n}`, 'x', 'none'])]),
  'XLSX that claims to unpack to 40 MB': () => claiming(EMPTY, 40_000_000),
  'XLSX that claims to unpack to 4 GB': () => claiming(EMPTY, 4_000_000_000),
  'XLSX with one text of 43 MB': () => workbookOf(' '.repeat(43_000_000)),
  'XLSX with a row of a million cells': () => workbookOf(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`),
  'CSV of one line of 9 MB': () => Buffer.from('x'.repeat(9_000_000)),
  'not a sheet at all': () => Buffer.alloc(5_000_000, 7),
};

/** Measures how long a sheet blocks the thread that serves the tills, compared with the same time without a sheet. */
export default async function sheet(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'taem-sheet-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  whenInterrupted(postgres.stop);
  const gateway = startGateway(folder, { DATABASE_URL: postgres.url }, ['--import', PROBE]);
  try {
    const url = await gateway.ready;
    const { token } = await RestClient.signIn(url, 'owner@taem', demoAccounts.password);
    const rows: BenchResult['rows'] = [];
    for (const [what, make] of Object.entries(SHEETS)) {
      const file = make();
      const rounds: { held: number; took: number; status: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) rounds.push(await send(gateway, url, token, file));
      const held = rounds.map((round) => round.held);
      rows.push({
        what,
        bytes: file.length,
        status: rounds[0]?.status ?? 0,
        'answered in ms': Math.round(median(rounds.map((round) => round.took))),
        'thread held at most, ms': Math.round(Math.max(...held)),
        'median of rounds, ms': Math.round(median(held)),
      });
    }
    return {
      title: `How long a sheet holds the thread that serves (${ROUNDS} rounds each)`,
      rows,
      notes: [
        'Held: the longest time between two turns of the event loop of the gateway while the file is sent, read and answered, by a clock inside it.',
        'It holds whatever else keeps the thread from running, so the first row, in which nothing is sent for a second, is what the machine itself adds.',
      ],
    };
  } finally {
    gateway.process.kill('SIGTERM');
    await gateway.ended;
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function send(gateway: RunningProcess, url: string, token: string, file: Uint8Array) {
  await heldThread(gateway);
  const started = performance.now();
  let status = 0;
  if (file.length === 0) await wait(1_000);
  else {
    const body = new FormData();
    body.set('action', 'import');
    body.set('image', new Blob([file as Uint8Array<ArrayBuffer>]), 'sheet.xlsx');
    const answer = await fetch(`${url}/products/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    await answer.text();
    status = answer.status;
  }
  const took = performance.now() - started;
  return { held: await heldThread(gateway), took, status };
}

/** Returns the longest time that the thread was blocked since the last call, in ms. */
async function heldThread({ process }: RunningProcess): Promise<number> {
  const answered = once(process, 'message') as Promise<[{ heldThread: number }]>;
  process.send({ heldThread: 'ask' });
  return (await answered)[0].heldThread;
}
