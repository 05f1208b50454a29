import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** The product as `npm start` runs it: the starter with its services. */
export interface Product {
  url: string;
  /** Returns the terminal output so far. */
  terminal(): string;
  /** Returns the process id of a running service; null if there is none. */
  pidOf(service: 'gateway' | 'server'): Promise<number | null>;
  /** Kills only the starter, as a lack of memory or a hasty operator would. */
  kill(): Promise<void>;
  /** Stops it like Ctrl-C. */
  stop(): Promise<number | null>;
}

/** Starts the product with the settings and waits until it reports that it is running. */
export async function startProduct(settings: Record<string, string>): Promise<Product> {
  const starter = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => starter.once('exit', resolve));
  let text = '';
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [starter.stdout, starter.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
        const found = /Taem is running: +(\S+)/.exec(text)?.[1];
        if (found) resolve(found.replace('localhost', '127.0.0.1'));
      });
    }
    exited.then((code) => reject(new Error(`The start ended with ${code}:\n${text}`)));
  });
  return {
    url,
    terminal: () => text,
    pidOf: (service) => findChild(starter, `${service}/dist/main.js`),
    async kill() {
      starter.kill('SIGKILL');
      await exited;
    },
    stop() {
      starter.kill('SIGINT');
      return exited;
    },
  };
}

async function findChild({ pid }: ChildProcess, program: string): Promise<number | null> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  const found = processes.find(([, parent, ...args]) => parent === `${pid}` && args.join(' ').includes(program));
  return found ? Number(found[0]) : null;
}
