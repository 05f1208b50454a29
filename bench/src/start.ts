import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchResult } from './run.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ports = { PORT: '4180', GATEWAY_PORT: '4181' };

interface Run {
  seconds: number;
  /** Longest time without a line on the screen. */
  silence: number;
}

/**
 * Measures the time until `npm start` prints the address, and the longest silence until then: from a bare clone
 * (install, build and demo shop included), from a built checkout with an empty data folder, and started again.
 */
export default async function start(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'taem-start-'));
  try {
    const clone = join(folder, 'taem');
    await command('git', ['clone', '--quiet', root, clone]);
    const bare = await untilReady(clone, join(folder, 'first'));
    const built = await untilReady(clone, join(folder, 'second'));
    const again = await untilReady(clone, join(folder, 'second'));
    const row = (from: string, { seconds, silence }: Run) => ({
      from,
      'seconds to ready': seconds.toFixed(1),
      'longest silence (s)': silence.toFixed(1),
    });
    return {
      title: 'npm start, until the address is on the screen',
      rows: [
        row('bare clone', bare),
        row('built checkout, empty data folder', built),
        row('built checkout, second start', again),
      ],
      notes: ['A bare clone installs, builds, starts PostgreSQL and loads the demo shop.'],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function untilReady(cwd: string, data: string): Promise<Run> {
  const started = performance.now();
  const child = spawn('npm', ['start'], { cwd, env: { ...process.env, ...ports, DATA_DIR: data }, detached: true });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  let last = started;
  let silence = 0;
  const seconds = await new Promise<number>((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      const now = performance.now();
      silence = Math.max(silence, (now - last) / 1000);
      last = now;
      text += chunk;
      if (text.includes('Taem is running')) resolve((now - started) / 1000);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exited.then((code) => reject(new Error(`npm start ended with ${code}:\n${text}`)));
  });
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await exited;
  return { seconds, silence };
}

function command(name: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    spawn(name, args, { stdio: 'inherit' }).once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name}: ${code}`)),
    );
  });
}
