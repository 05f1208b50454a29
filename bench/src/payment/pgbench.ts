import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import pg from 'pg';
import type { PaymentShop } from './paymentShop.ts';

const run = promisify(execFile);
const DATABASE = 'pgbench';
const SCALE = 10;

/** Creates a separate database for pgbench's simple update. */
export async function preparePgbench(shop: PaymentShop): Promise<void> {
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
  await run(program(), ['--initialize', '--quiet', `--scale=${SCALE}`, simpleUpdateUrl(shop)]);
}

/**
 * Returns the transactions per second of the scripts, run with the gateway's role; without scripts, those of the simple
 * update.
 */
export async function pgbench(
  shop: PaymentShop,
  clients: number,
  seconds: number,
  scripts: readonly string[] | null,
): Promise<number> {
  const what = scripts ? scripts.map((file) => `--file=${file}`) : ['--skip-some-updates'];
  const options = ['--no-vacuum', '--protocol=prepared', `--client=${clients}`, '--jobs=2', `--time=${seconds}`];
  const role = scripts ? `-c role=taem_app -c app.realm_id=${shop.realmId}` : '';
  const { stdout } = await run(program(), [...options, ...what, scripts ? shop.databaseUrl : simpleUpdateUrl(shop)], {
    env: { ...process.env, PGOPTIONS: role, PGCLIENTENCODING: 'UTF8' },
    maxBuffer: 50_000_000,
  });
  const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (!rate) throw new Error(`pgbench said: ${stdout}`);
  return Number(rate);
}

function simpleUpdateUrl(shop: PaymentShop): string {
  const url = new URL(shop.databaseUrl);
  url.pathname = DATABASE;
  return url.href;
}

const DEBIAN = '/usr/lib/postgresql';

/** The packaged PostgreSQL does not include pgbench. Debian installs it beside the server, often outside the path. */
function program(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const found = versions.map((version) => `${DEBIAN}/${version}/bin/pgbench`).find(existsSync);
  return found ?? 'pgbench';
}
