import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

/** What a bench gives: a table of peers measured side by side in one run, and what to know when reading it. */
export interface BenchResult {
  title: string;
  rows: Record<string, string | number>[];
  notes: string[];
}

/** Every bench by its name: `npm run bench -- payment`. Each is loaded only when it runs. */
const benches: Record<string, () => Promise<{ default: (args: string[]) => Promise<BenchResult> }>> = {
  adapter: () => import('./adapter.ts'),
  basket: () => import('./basket.ts'),
  bundle: () => import('./bundle.ts'),
  dashboard: () => import('./dashboard.ts'),
  groceries: () => import('./groceries.ts'),
  inp: () => import('./inp.ts'),
  memory: () => import('./memory.ts'),
  payment: () => import('./payment.ts'),
  replay: () => import('./replay.ts'),
  rollups: () => import('./rollups.ts'),
  start: () => import('./start.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = benches[name];
if (!load) {
  process.stdout.write(`npm run bench -- <name>, one of: ${Object.keys(benches).join(', ')}\n`);
  process.exit(1);
}

const bench = (await load()).default;
const { title, rows, notes } = await bench(args);

process.stdout.write(`\n${title}\n`);
// biome-ignore lint/suspicious/noConsole: the table is what this command is for.
console.table(rows);
for (const note of notes) process.stdout.write(`- ${note}\n`);

const results = new URL('../results/', import.meta.url);
await mkdir(results, { recursive: true });
const machine = `${cpus().length} cores, Node ${process.version}`;
await writeFile(
  new URL(`${name}.json`, results),
  `${JSON.stringify({ title, command: `npm run bench -- ${name}`, machine, rows, notes }, null, 2)}\n`,
);
process.exit(0);
