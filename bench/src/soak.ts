import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { type Product, startProduct } from '@taem/e2e/setup/startProduct.ts';
import { median } from './quantile.ts';
import type { BenchResult } from './run.ts';
import { Sellers } from './soak/Sellers.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const VICTIMS = ['server', 'gateway', 'connection', 'database', 'starter'] as const;
type Victim = (typeof VICTIMS)[number];
/** Maximum time to recover without intervention. */
const MAX_S = 20;

/**
 * `npm run soak -- --kills 200 --seed 1`: tills sell without a pause while at random moments the server, the gateway, one
 * connection of the database, the whole database or the starter is killed. Afterwards every payment must be there once.
 */
export default async function soak(args: string[]): Promise<BenchResult> {
  const { values } = parseArgs({ args, options: { kills: { type: 'string' }, seed: { type: 'string' } } });
  const chance = createChance(Number(values.seed ?? 1));
  const kills = Number(values.kills ?? 200);
  const data = await mkdtemp(join(tmpdir(), 'taem-soak-'));
  await chmod(data, 0o755);
  const settings = {
    DATA_DIR: data,
    DATABASE_URL: '',
    NODE_ENV: '',
    SEED_SCALE: '0',
    RATE_LIMIT_SENSITIVE: '0',
    RATE_LIMIT_COST: '0',
    GATEWAY_PORT: '0',
  };
  let product = await startProduct({ ...settings, PORT: '0' });
  const { port } = new URL(product.url);
  const sellers = new Sellers(() => product.url);
  const downFor = new Map<Victim, number[]>(VICTIMS.map((victim) => [victim, []]));
  try {
    await sellers.begin();
    for (let kill = 0; kill < kills; kill += 1) {
      await wait(200 + chance() * 2_000);
      const victim = VICTIMS[Math.floor(chance() * VICTIMS.length)] as Victim;
      const since = performance.now();
      if (victim === 'starter') {
        await product.kill();
        product = await startProduct({ ...settings, PORT: port });
      } else await killOne(product, victim, data, chance);
      downFor.get(victim)?.push(await untilReady(product, since));
    }
    await sellers.end();
    const recorded = await sellers.recorded();
    const confirmed = new Set([...sellers.sold.values()].map(({ transactionNo }) => transactionNo));
    const lost = [...confirmed].filter((number) => !recorded.has(number)).length + (sellers.sold.size - confirmed.size);
    const doubled = [...recorded].filter((number) => !confirmed.has(number)).length;
    const booksRight = await checkBooks(data);
    const [refused] = sellers.refused;
    if (lost || doubled || refused || !booksRight)
      throw new Error(`${lost} lost, ${doubled} doubled, refused ${refused}, books right ${booksRight}`);
    const rows = [...downFor].map(([victim, seconds]) => ({
      killed: victim,
      times: seconds.length,
      'seconds until it serves again, median': median(seconds).toFixed(1),
      'at most': Math.max(0, ...seconds).toFixed(1),
    }));
    return {
      title: `${kills} kills at random moments, ${sellers.sold.size} payments: ${lost} lost, ${doubled} doubled, the books are right`,
      rows,
      notes: [
        `Four tills sell without a pause; none of ${kills} kills needed a hand. Fewer seconds are better; ${MAX_S} fail the run.`,
      ],
    };
  } finally {
    await product.stop();
    await rm(data, { recursive: true, force: true });
  }
}

async function killOne(product: Product, victim: Exclude<Victim, 'starter'>, data: string, chance: () => number) {
  const pid =
    victim === 'connection' || victim === 'database'
      ? await findPostgres(data, victim, chance)
      : await product.pidOf(victim);
  // The process is already gone, or not yet back: the next kill finds one.
  if (pid) process.kill(pid, 'SIGKILL');
}

async function findPostgres(
  data: string,
  victim: 'connection' | 'database',
  chance: () => number,
): Promise<number | null> {
  const pidFile = await readFile(join(data, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  const postmaster = pidFile.split('\n')[0] ?? '';
  if (victim === 'database' || !postmaster) return Number(postmaster) || null;
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const connections = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, ...command]) => parent === postmaster && command.join(' ').includes(' taem '));
  return Number(connections[Math.floor(chance() * connections.length)]?.[0]) || null;
}

/** Returns the seconds from the kill until payments are possible. */
async function untilReady({ url }: Product, since: number): Promise<number> {
  // A killed process may still seem to exist for a moment.
  await wait(100);
  for (;;) {
    const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    const seconds = (performance.now() - since) / 1_000;
    if (ready) return seconds;
    if (seconds > MAX_S) throw new Error(`It was not up again within ${MAX_S} s.`);
    await wait(100);
  }
}

async function checkBooks(data: string): Promise<boolean> {
  const env = { ...process.env, DATA_DIR: data, DATABASE_URL: '' };
  const check = spawn(process.execPath, ['gateway/dist/main.js', 'check'], { cwd: root, env, stdio: 'inherit' });
  return (await new Promise((resolve) => check.once('exit', resolve))) === 0;
}

/** Returns a generator of numbers from 0 to 1, the same for the same seed. */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
