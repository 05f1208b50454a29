import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The running product, as `npm start` runs it, with separate ports and data. */
export interface Stack {
  /** Address for the browser. */
  url: string;
  gatewayUrl: string;
  /** The folder with the gateway's data, and with the mail that it would have sent. */
  data: string;
  gatewayPid(): number;
  /** Kills the gateway like a crash; `startGateway` starts it on the same port with the same data. */
  killGateway(): Promise<void>;
  startGateway(): Promise<void>;
  /** Starts another server on a separate port, with the gateway (or its proxy) at this address. */
  startServer(gatewayUrl: string): Promise<{ url: string; close(): Promise<void> }>;
  close(): Promise<void>;
}

/** Size of the demo shop for tests, as a share of the sales that `npm start` loads. */
const SMALL = 0.02;

/** Creates the demo shop that every stack of a run copies: loading it takes many times longer than copying it. */
export async function makeDemoShop(): Promise<string> {
  const data = await newFolder();
  const gateway = await start('gateway', {
    GATEWAY_PORT: `${await freePort()}`,
    DATA_DIR: data,
    DATABASE_URL: '',
    SEED_SCALE: `${SMALL}`,
  });
  await end(gateway, 'SIGTERM');
  return data;
}

interface StackOptions {
  /** Factor of the sales of the loaded demo shop; 0 for a shop without sales. */
  scale?: number;
  /** The folder from `makeDemoShop`, which is copied instead of loading a shop. */
  shop?: string;
}

export async function startStack({ scale = SMALL, shop }: StackOptions = {}): Promise<Stack> {
  const data = await newFolder();
  // Keeps the owner of the files, as Node's own copy does not.
  if (shop) await promisify(execFile)('cp', ['-a', `${shop}/.`, data]);
  const [gatewayPort, port] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}/v3.0`;
  const startGateway = () =>
    start('gateway', {
      GATEWAY_PORT: `${gatewayPort}`,
      DATA_DIR: data,
      DATABASE_URL: '',
      SEED_SCALE: `${scale}`,
      PUBLIC_URL: url,
      SMTP_URL: '',
    });
  let gateway = await startGateway();
  const server = await startServer(port, gatewayUrl);
  return {
    url,
    gatewayUrl,
    data,
    gatewayPid: () => gateway.pid ?? 0,
    async killGateway() {
      await end(gateway, 'SIGKILL');
    },
    async startGateway() {
      gateway = await startGateway();
    },
    async startServer(gatewayUrl) {
      const port = await freePort();
      const server = await startServer(port, gatewayUrl);
      return { url: `http://127.0.0.1:${port}`, close: () => end(server, 'SIGTERM') };
    },
    async close() {
      await end(server, 'SIGTERM');
      const right = await checkBooks(data);
      await end(gateway, 'SIGTERM');
      await rm(data, { recursive: true, force: true });
      if (!right) throw new Error('After the tests the books are wrong: see above.');
    },
  };
}

/** A busy machine makes a test slow, not red. */
const startServer = (port: number, gatewayUrl: string) =>
  start('server', { PORT: `${port}`, GATEWAY_URL: gatewayUrl, MAX_DELAY_MS: '0' });

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'taem-e2e-'));
  // PostgreSQL runs under a separate account when this one is root, and must be able to enter the folder.
  await chmod(folder, 0o755);
  return folder;
}

/** Checks that all stored figures equal those of the sales. */
async function checkBooks(data: string): Promise<boolean> {
  const check = spawn(process.execPath, [join(root, 'gateway', 'dist/main.js'), 'check'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
    stdio: 'inherit',
  });
  return (await new Promise((resolve) => check.once('exit', resolve))) === 0;
}

async function start(name: 'gateway' | 'server', env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--enable-source-maps', join(root, name, 'dist/main.js')], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if ((message as { type?: string }).type === 'ready') resolve();
    });
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it was ready`)));
  });
  return child;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  await exited;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
