import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const SUITE = 'trixie';
const MIRROR = 'http://deb.debian.org/debian';
/** The packages in deploy/cluster/Dockerfile. */
const PACKAGES = ['postgresql-17', 'patroni', 'etcd-server', 'haproxy', 'pgbouncer', 'pgbackrest', 'python3-etcd'];

/** Returns in one line why it cannot run here; null if it can. */
export async function whyNoDebian(): Promise<string | null> {
  const isRoot = process.getuid?.() === 0;
  const hasTools = await run('sh', ['-c', 'command -v debootstrap && command -v unshare && command -v chroot']).then(
    () => true,
    () => false,
  );
  if (isRoot && hasTools) return null;
  return 'This needs root on Debian, and the package debootstrap: it makes a Debian 13 in a folder and runs the cluster in it.';
}

/** Creates a Debian with the programs of a cluster in a folder, once: it stays there for later runs. */
export async function makeDebian(folder: string, report: (line: string) => void): Promise<void> {
  const stamp = join(folder, 'etc/taem-packages');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === PACKAGES.join(' ')) return;
  report(`Making a Debian 13 in ${folder}; it takes some minutes, once ...`);
  await mkdir(folder, { recursive: true });
  if (!existsSync(join(folder, 'etc/debian_version')))
    await run('debootstrap', ['--variant=minbase', SUITE, folder, MIRROR], { maxBuffer: 1 << 26 });
  await copyFile('/etc/resolv.conf', join(folder, 'etc/resolv.conf'));
  // Installing must not start programs, nor create a PostgreSQL cluster.
  await writeFile(join(folder, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  await mkdir(join(folder, 'etc/postgresql-common'), { recursive: true });
  await writeFile(join(folder, 'etc/postgresql-common/createcluster.conf'), 'create_main_cluster = false\n');
  await inDebian(folder, 'apt-get update && apt-get install -y --no-install-recommends "$@"', PACKAGES);
  await writeFile(stamp, PACKAGES.join(' '));
}

/** Sets up what the programs expect of a machine, for this process only: it disappears with it, even after kill -9. */
const ENTER = `set -e
root=$1; shift
mount -t proc proc "$root/proc"
mount -t tmpfs -o mode=1777 tmpfs "$root/dev/shm"
mkdir -p "$root/run/postgresql"
mount -t tmpfs -o mode=1777 tmpfs "$root/run/postgresql"
exec chroot "$root" "$@"`;

async function inDebian(folder: string, script: string, args: readonly string[]): Promise<void> {
  const command = ['sh', '-c', ENTER, 'sh', folder, 'sh', '-c', script, 'sh', ...args];
  const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', DEBIAN_FRONTEND: 'noninteractive' };
  await run('unshare', ['--mount', '--propagation', 'private', ...command], { env, maxBuffer: 1 << 26 });
}

/** Starts a program of that Debian as the account postgres; its process is the program itself, and ends with this one. */
export function startInDebian(
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  log: string,
  beside?: number,
): ChildProcess {
  const asPostgres = ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--pdeathsig=KILL', '--'];
  const output = openSync(log, 'a');
  const enter =
    beside === undefined
      ? ['unshare', '--mount', '--propagation', 'private', 'sh', '-c', ENTER, 'sh', folder]
      : ['nsenter', `--target=${beside}`, '--mount', 'chroot', folder];
  const [program = '', ...parameters] = [...enter, ...asPostgres, ...command];
  return spawn(program, parameters, {
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/tmp', LC_ALL: 'C', ...env },
    stdio: ['ignore', output, output],
  });
}

/** Runs a program to its end and returns its output; with `beside`, in the namespace of a running program, with its sockets. */
export async function runInDebian(
  folder: string,
  command: readonly string[],
  env: Readonly<Record<string, string>>,
  beside?: number,
): Promise<string> {
  const log = join(folder, 'tmp', `run-${process.pid}.log`);
  await writeFile(log, '');
  const child = startInDebian(folder, command, env, log, beside);
  const [code] = await once(child, 'exit');
  const text = await readFile(log, 'utf8');
  if (code !== 0) throw new Error(`${command.join(' ')} ended with ${code}:\n${text}`);
  return text;
}

/** Returns the ids of an account there. */
export async function accountOf(folder: string, name: string): Promise<{ uid: number; gid: number }> {
  const accounts = (await readFile(join(folder, 'etc/passwd'), 'utf8')).split('\n').map((line) => line.split(':'));
  const [, , uid, gid] = accounts.find(([found]) => found === name) ?? [];
  if (!uid || !gid) throw new Error(`There is no account ${name} in ${folder}.`);
  return { uid: Number(uid), gid: Number(gid) };
}
