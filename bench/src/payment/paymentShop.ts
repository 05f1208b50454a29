import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@taem/gateway/src/database/embedded.ts';
import { whenInterrupted } from '../whenInterrupted.ts';
import { createPayments, type Payments } from './createPayments.ts';
import { RestClient } from './RestClient.ts';

/** A demo shop behind a separate gateway, and the payments that every peer makes. */
export interface PaymentShop {
  url: string;
  token: string;
  /** Address of the GraphQL server. */
  serverUrl: string;
  databaseUrl: string;
  realmId: string;
  userId: string;
  /** For the scripts of pgbench. */
  folder: string;
  payments: Payments;
  pids: { gateway: number; server: number; postgres: number };
  stop(): Promise<void>;
}

export async function startPaymentShop(payments: number): Promise<PaymentShop> {
  const folder = await mkdtemp(join(tmpdir(), 'taem-payment-'));
  // The account of PostgreSQL must be able to access its data.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const gateway = startGateway(folder, { DATABASE_URL: postgres.url });
  let server: RunningProcess | undefined;
  const stop = async () => {
    for (const running of [server, gateway]) {
      running?.process.kill('SIGTERM');
      await running?.ended;
    }
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  whenInterrupted(stop);
  try {
    const url = await gateway.ready;
    server = startProcess('@taem/server', {
      GATEWAY_URL: url,
      PORT: '0',
      RATE_LIMIT_COST: '0',
      RATE_LIMIT_SENSITIVE: '0',
    });
    const client = await RestClient.signIn(url, 'owner@taem', demoAccounts.password);
    return {
      url,
      serverUrl: await server.ready,
      token: client.token,
      databaseUrl: postgres.url,
      realmId: client.realmId,
      userId: client.userId,
      folder,
      payments: await createPayments(client, payments),
      pids: {
        gateway: gateway.process.pid ?? 0,
        server: server.process.pid ?? 0,
        postgres: await postmasterPid(postgres),
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface RunningProcess {
  process: ChildProcess;
  ready: Promise<string>;
  ended: Promise<unknown>;
}

/** Starts a gateway with this database, and loads the demo shop. */
export const startGateway = (
  folder: string,
  database: Record<string, string>,
  nodeOptions: readonly string[] = [],
): RunningProcess =>
  startProcess('@taem/gateway', { ...database, GATEWAY_PORT: '0', DATA_DIR: folder, SEED_SCALE: '0.3' }, nodeOptions);

/** Starts a process with the Node options of `npm start`. */
export function startProcess(
  name: '@taem/gateway' | '@taem/server',
  env: Record<string, string>,
  nodeOptions: readonly string[] = [],
): RunningProcess {
  const root = dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  const running = spawn(process.execPath, ['--max-semi-space-size=32', ...nodeOptions, 'src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = new Promise((resolve) => running.once('exit', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    running.once('message', (message: { url: string }) => resolve(message.url));
    void ended.then(() => reject(new Error(`${name} did not start`)));
  });
  return { process: running, ready, ended };
}

export async function postmasterPid({ dataFolder }: EmbeddedPostgres): Promise<number> {
  return Number.parseInt(await readFile(join(dataFolder, 'postmaster.pid'), 'utf8'), 10);
}
