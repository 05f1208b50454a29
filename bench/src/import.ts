import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { startEmbeddedPostgres } from '@taem/gateway/src/database/embedded.ts';
import { workbook } from '@taem/gateway/src/testing/workbook.ts';
import { cpuSeconds } from './payment/cpuSeconds.ts';
import { postmasterPid, startGateway } from './payment/paymentShop.ts';
import { RestClient } from './payment/RestClient.ts';
import type { BenchResult } from './run.ts';
import { whenInterrupted } from './whenInterrupted.ts';

const HEADING = ['code', 'name', 'retail_price', 'category', 'hashtags', 'desc'];
const CATEGORY = 'bench';

/**
 * Measures time and memory of importing a file of products: dry run and import when all rows are new, when all are the
 * same, and when every price differs; and the file of its bad rows. `npm run bench -- import 50000`.
 */
export default async function imports([count = '50000']: string[]): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'taem-import-bench-'));
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  whenInterrupted(postgres.stop);
  const gateway = startGateway(folder, { DATABASE_URL: postgres.url });
  try {
    const url = await gateway.ready;
    const { token } = await RestClient.signIn(url, 'owner@taem', demoAccounts.password);
    await addCategory(url, token);
    const pids = { gateway: gateway.process.pid ?? 0, server: 0, postgres: await postmasterPid(postgres) };
    const rows: BenchResult['rows'] = [];
    const number = Number(count);
    for (const [kind, file] of Object.entries(FILES)) {
      const steps: [what: string, action: string, price: number][] = [
        ['dry run, all new', 'test', 10],
        ['written, all new', 'import', 10],
        ['dry run, all the same', 'test', 10],
        ['written, all the same', 'import', 10],
        ['dry run, every price another', 'test', 11],
        ['written, every price another', 'import', 11],
        ['bad rows, all of them', 'bad_rows', Number.NaN],
      ];
      for (const [what, action, price] of steps) {
        const sent = file(productRows(kind, number, price));
        const result = await send({ url, token, pids, action, file: sent });
        rows.push({ file: kind, rows: number, MB: megabytes(sent.byteLength), what, ...result });
      }
    }
    return {
      title: `An import of ${number} products`,
      rows,
      notes: [
        'Gateway: the most resident memory of its process above that before the file was sent, looked at every 50 ms. Reader: the most of the process that reads the sheet, which ends with it.',
        'Processor seconds: of the gateway with its reader and of PostgreSQL, which other work on the machine hardly changes.',
        'The outcome is what the gateway counted.',
      ],
    };
  } finally {
    gateway.process.kill('SIGTERM');
    await gateway.ended;
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Cells = (string | number)[];

const FILES: Readonly<Record<string, (rows: Cells[]) => Uint8Array>> = {
  CSV: (rows) => Buffer.from(rows.map((cells) => cells.join(',')).join('\n')),
  XLSX: (rows) => workbook(rows),
};

const productRows = (kind: string, count: number, price: number): Cells[] => [
  HEADING,
  ...Array.from({ length: count }, (_, n) => [
    `${kind}-${n}`,
    `สินค้านำเข้า ${n}`,
    Number.isNaN(price) ? 'x' : price + (n % 90),
    CATEGORY,
    '#bench',
    'จากไฟล์ของร้าน',
  ]),
];

async function addCategory(url: string, token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ name: CATEGORY, status: 'Active' });
  const answer = await fetch(`${url}/product-categories`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`No category: ${await answer.text()}`);
}

interface Sent {
  url: string;
  token: string;
  pids: Parameters<typeof cpuSeconds>[0];
  action: string;
  file: Uint8Array;
}

async function send({ url, token, pids, action, file }: Sent) {
  const pid = pids.gateway;
  const before = await residentBytes(pid);
  let most = before;
  let reader = 0;
  const watch = setInterval(async () => {
    most = Math.max(most, await residentBytes(pid));
    for (const child of await childrenOf(pid)) reader = Math.max(reader, await residentBytes(child));
  }, 50);
  const body = new FormData();
  body.set('action', action);
  body.set('image', new Blob([file as Uint8Array<ArrayBuffer>]), 'products');
  const used = processorSeconds(pids);
  const started = performance.now();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/products/import`, { method: 'POST', headers, body });
  const text = await answer.text();
  const seconds = (performance.now() - started) / 1_000;
  clearInterval(watch);
  if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 500)}`);
  return {
    seconds: Number(seconds.toFixed(2)),
    'processor seconds': Number((processorSeconds(pids) - used).toFixed(2)),
    outcome: action === 'bad_rows' ? `${megabytes(text.length)} MB` : outcomeOf(text),
    'gateway above before, MB': megabytes(most - before),
    'reader at most, MB': megabytes(reader),
  };
}

function outcomeOf(text: string): string {
  const { inserted, updated, same, bad } = JSON.parse(text).payload;
  return `${inserted} new, ${updated} changed, ${same} same, ${bad} bad`;
}

/** Adds up the CPU seconds of the gateway, including the process that reads the sheet, and of PostgreSQL. */
function processorSeconds(pids: Sent['pids']): number {
  const { gateway, postgres } = cpuSeconds(pids);
  return gateway + postgres;
}

const megabytes = (bytes: number) => Number((bytes / 1_000_000).toFixed(1));

async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1_024;
}

async function childrenOf(pid: number): Promise<number[]> {
  const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/children`, 'utf8').catch(() => '')),
  );
  return lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
}
