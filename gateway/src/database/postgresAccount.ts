import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { StartRefusal } from './StartRefusal.ts';

const run = promisify(execFile);

/** The operating system account for PostgreSQL when the gateway runs as root, as PostgreSQL refuses to run as root. */
export interface PostgresAccount {
  uid: number;
  gid: number;
}

/**
 * Returns the owner of an existing data folder, else the account `postgres` (created if missing), else the unprivileged
 * one.
 */
export async function choosePostgresAccount(dataFolder: string): Promise<PostgresAccount> {
  const existing = await stat(dataFolder).catch(() => null);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };

  const postgres = await findAccount('postgres');
  if (postgres) return postgres;
  await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']).catch(() => undefined);
  const account = (await findAccount('postgres')) ?? (await findAccount('nobody'));
  if (account) return account;
  throw new StartRefusal(
    'PostgreSQL does not run as root and no account "postgres" could be made: start as another user, or set DATABASE_URL.',
  );
}

async function findAccount(name: string): Promise<PostgresAccount | null> {
  const accounts = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const fields = accounts
    .split('\n')
    .map((line) => line.split(':'))
    .find((entry) => entry[0] === name);
  return fields ? { uid: Number(fields[2]), gid: Number(fields[3]) } : null;
}

/** Whether the account can reach the folder: every parent must let others enter, or belong to the account. */
export async function canReach(folder: string, account: PostgresAccount): Promise<boolean> {
  for (let parent = dirname(folder); ; parent = dirname(parent)) {
    const entry = await stat(parent).catch(() => null);
    if (entry && !mayEnter(entry, account)) return false;
    if (parent === dirname(parent)) return true;
  }
}

function mayEnter(entry: { uid: number; gid: number; mode: number }, account: PostgresAccount): boolean {
  if (entry.uid === account.uid) return (entry.mode & 0o100) !== 0;
  if (entry.gid === account.gid) return (entry.mode & 0o010) !== 0;
  return (entry.mode & 0o001) !== 0;
}
