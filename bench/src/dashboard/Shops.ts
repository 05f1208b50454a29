import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { startEmbeddedPostgres } from '@taem/gateway/src/database/embedded.ts';
import pg from 'pg';
import { RestClient } from '../payment/RestClient.ts';
import { whenInterrupted } from '../whenInterrupted.ts';

/** A demo shop without sales, with a separate database and gateway. */
export interface BenchShop {
  databaseUrl: string;
  client: RestClient;
}

/** Starts shops on one PostgreSQL that differ only in the data loaded into them afterwards. */
export async function startShops(names: readonly string[]): Promise<{ shops: BenchShop[]; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'taem-dashboard-'));
  // The account that PostgreSQL runs as has to reach its data.
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir: folder });
  const gateways: ChildProcess[] = [];
  const stop = async () => {
    await Promise.all(gateways.map(end));
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  whenInterrupted(stop);
  try {
    const shops: BenchShop[] = [];
    for (const name of names) {
      const databaseUrl = await createDatabase(postgres.url, name);
      const { process: gateway, ready } = startGateway(databaseUrl, join(folder, name));
      gateways.push(gateway);
      shops.push({ databaseUrl, client: await RestClient.signIn(await ready, 'owner@taem', demoAccounts.password) });
    }
    return { shops, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = name;
  return url.href;
}

function startGateway(databaseUrl: string, folder: string): { process: ChildProcess; ready: Promise<string> } {
  const gateway = spawn(process.execPath, ['src/main.ts'], {
    cwd: dirname(createRequire(import.meta.url).resolve('@taem/gateway/package.json')),
    env: { ...process.env, DATABASE_URL: databaseUrl, GATEWAY_PORT: '0', DATA_DIR: folder, SEED_SCALE: '0' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = new Promise<string>((resolve, reject) => {
    gateway.once('message', (message: { url: string }) => resolve(message.url));
    gateway.once('exit', () => reject(new Error('the gateway did not start')));
  });
  return { process: gateway, ready };
}

async function end(gateway: ChildProcess): Promise<void> {
  if (gateway.exitCode !== null) return;
  const ended = new Promise((resolve) => gateway.once('exit', resolve));
  gateway.kill('SIGTERM');
  await ended;
}
