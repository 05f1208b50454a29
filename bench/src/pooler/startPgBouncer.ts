import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { choosePostgresAccount } from '@taem/gateway/src/database/postgresAccount.ts';

const run = promisify(execFile);

export interface PgBouncer {
  version: string;
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts PgBouncer in transaction mode with this many connections to the server. It must be installed, as it is not
 * part of the product.
 */
export async function startPgBouncer(databaseUrl: string, connections: number): Promise<PgBouncer> {
  const version = await run('pgbouncer', ['--version']).then(
    ({ stdout }) => stdout.split('\n')[0] ?? '',
    () => {
      throw new Error('pgbouncer is not installed (apt-get install pgbouncer)');
    },
  );
  const folder = await mkdtemp(join(tmpdir(), 'taem-pgbouncer-'));
  const port = await freePort();
  await writeFile(join(folder, 'pgbouncer.ini'), settings(databaseUrl, port, connections));
  // PgBouncer refuses to run as root, as PostgreSQL does.
  const account = process.getuid?.() === 0 ? await choosePostgresAccount(folder) : null;
  if (account) await chown(join(folder, 'pgbouncer.ini'), account.uid, account.gid);
  await chmod(folder, 0o755);
  const pooler = spawn('pgbouncer', ['--quiet', join(folder, 'pgbouncer.ini')], { ...account, stdio: 'inherit' });
  const ended = once(pooler, 'exit');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return {
    version,
    url: url.href,
    async stop() {
      pooler.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function settings(databaseUrl: string, port: number, connections: number): string {
  const { hostname, port: serverPort, pathname, username, password } = new URL(databaseUrl);
  const name = pathname.slice(1);
  return `[databases]
${name} = host=${hostname} port=${serverPort} dbname=${name} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  return typeof address === 'object' && address ? address.port : 0;
}
