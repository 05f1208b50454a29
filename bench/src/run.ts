import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';

/** A table of peers measured side by side in one run, and what to know when reading it. */
export interface BenchResult {
  title: string;
  rows: Record<string, string | number>[];
  notes: string[];
}

/** Returns one table, or one for each of its parts. */
type Bench = (args: string[]) => Promise<BenchResult | BenchResult[]>;

/** Every bench by its name: `npm run bench -- payment`. Each is loaded only when it runs. */
const benches: Record<string, () => Promise<{ default: Bench }>> = {
  adapter: () => import('./adapter.ts'),
  basket: () => import('./basket.ts'),
  bundle: () => import('./bundle.ts'),
  cells: () => import('./cells.ts'),
  cluster: () => import('./cluster.ts'),
  dashboard: () => import('./dashboard.ts'),
  drawn: () => import('./drawn.ts'),
  import: () => import('./import.ts'),
  inp: () => import('./inp.ts'),
  insight: () => import('./insight.ts'),
  memory: () => import('./memory.ts'),
  offers: () => import('./offers.ts'),
  pages: () => import('./pages.ts'),
  payment: () => import('./payment.ts'),
  pooler: () => import('./pooler.ts'),
  questions: () => import('./questions.ts'),
  replay: () => import('./replay.ts'),
  replica: () => import('./replica.ts'),
  sheet: () => import('./sheet.ts'),
  soak: () => import('./soak.ts'),
  start: () => import('./start.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const load = benches[name];
if (!load) {
  process.stdout.write(`npm run bench -- <name>, one of: ${Object.keys(benches).join(', ')}\n`);
  process.exit(1);
}

const bench = (await load()).default;
const result = await bench(args);

for (const { title, rows, notes } of [result].flat()) {
  process.stdout.write(`\n${title}\n`);
  // biome-ignore lint/suspicious/noConsole: the table is what this command is for.
  console.table(rows);
  for (const note of notes) process.stdout.write(`- ${note}\n`);
}

const file = new URL(`../results/${name}.json`, import.meta.url);
await mkdir(new URL('.', file), { recursive: true });
const run = { command: `npm run bench -- ${name}`, machine: `${cpus().length} cores, Node ${process.version}` };
const kept = Array.isArray(result) ? { ...run, tables: await withOthers(file, result) } : withTitleFirst(run, result);
await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
process.exit();

function withTitleFirst(run: object, { title, rows, notes }: BenchResult) {
  return { title, ...run, rows, notes };
}

/** Adds the previous tables of parts that did not run this time. */
async function withOthers(file: URL, tables: readonly BenchResult[]): Promise<BenchResult[]> {
  const before = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const others = ((before.tables ?? []) as BenchResult[]).filter(
    ({ title }) => !tables.some((table) => table.title === title),
  );
  return [...others, ...tables].sort((one, other) => one.title.localeCompare(other.title));
}
