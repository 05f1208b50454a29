import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chown, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { accountOf, runInDebian, startInDebian } from './debian.ts';

const CONFIGURATION = fileURLToPath(new URL('../../../deploy/cluster', import.meta.url));

/** One loopback address for each machine of deploy/cluster, so that its files are used as they are. */
export const ADDRESSES = {
  etcd: '127.0.35.1',
  node1: '127.0.35.2',
  node2: '127.0.35.3',
  haproxy: '127.0.35.4',
  pgbouncer: '127.0.35.5',
  gateway1: '127.0.35.6',
  gateway2: '127.0.35.7',
} as const;

export const NODES = ['node1', 'node2'] as const;
export type Node = (typeof NODES)[number];
export type Program = 'etcd' | 'haproxy' | 'pgbouncer' | 'copy' | Node;

/** Folders that are emptied before a cluster starts. */
const STATES = [
  'var/lib/etcd',
  'var/lib/postgresql',
  'var/lib/pgbackrest',
  'var/log/pgbackrest',
  'etc/taem',
  'var/log/taem',
] as const;
const PGBACKREST = ['pgbackrest', '--config=/etc/taem/pgbackrest.conf', '--stanza=taem'] as const;
/** Patroni's answer is as old as its last check: two seconds (loop_wait) plus the duration of the check. */
const STALE_MS = 5_000;
/** The destination of a restored archive. */
const COPY = { folder: '/var/lib/postgresql/copy', address: '127.0.35.8' } as const;

/** etcd, two PostgreSQL under Patroni, HAProxy and PgBouncer with the files of deploy/cluster. */
export class Cluster {
  readonly passwords = { taem: password(), postgres: password(), replicator: password() };
  private readonly folder: string;
  private readonly running = new Map<Program, ChildProcess>();
  private etcd: Record<string, string> = {};

  constructor(folder: string) {
    this.folder = folder;
  }

  /** For gateways: the pooler. */
  get url(): string {
    return `postgresql://taem:${this.passwords.taem}@${ADDRESSES.pgbouncer}:6432/taem`;
  }

  /** PostgreSQL itself, whichever node leads. */
  get directUrl(): string {
    return `postgresql://taem:${this.passwords.taem}@${ADDRESSES.haproxy}:5000/taem`;
  }

  /** PostgreSQL of the replica. */
  get readUrl(): string {
    return `postgresql://taem:${this.passwords.taem}@${ADDRESSES.haproxy}:5001/taem`;
  }

  /** The same with all rights, to inspect the data. */
  get adminUrl(): string {
    return `postgresql://postgres:${this.passwords.postgres}@${ADDRESSES.haproxy}:5000/taem`;
  }

  /** Creates an empty cluster; returns when it is complete. */
  async create(): Promise<void> {
    const { uid, gid } = await accountOf(this.folder, 'postgres');
    // A killed run may have left its PostgreSQL running.
    for (const node of NODES) await this.killPostgres(node);
    for (const state of STATES) {
      const path = join(this.folder, state);
      await rm(path, { recursive: true, force: true });
      await mkdir(path, { recursive: true });
      await chown(path, uid, gid);
    }
    for (const name of await readdir(CONFIGURATION))
      await copyFile(join(CONFIGURATION, name), join(this.folder, 'etc/taem', name));
    const users = join(this.folder, 'etc/taem/userlist.txt');
    await writeFile(users, `"taem" "${this.passwords.taem}"\n`, { mode: 0o600 });
    await chown(users, uid, gid);
    this.etcd = {
      ...parseEnv(await readFile(join(CONFIGURATION, 'etcd.env'), 'utf8')),
      ETCD_LISTEN_CLIENT_URLS: `http://${ADDRESSES.etcd}:2379`,
      ETCD_LISTEN_PEER_URLS: `http://${ADDRESSES.etcd}:2380`,
    } as Record<string, string>;
    const hosts = Object.entries(ADDRESSES).map(([name, address]) => `${address} ${name}\n`);
    await writeFile(join(this.folder, 'etc/hosts'), `127.0.0.1 localhost\n${hosts.join('')}`);
    for (const program of ['etcd', 'node1', 'node2', 'haproxy', 'pgbouncer'] as const) this.start(program);
    await this.untilWhole();
  }

  start(program: Program): void {
    const log = join(this.folder, 'var/log/taem', `${program}.log`);
    const child = startInDebian(this.folder, COMMANDS[program], this.environmentOf(program), log);
    this.running.set(program, child);
  }

  /** Ends a program with a signal, and waits until it is gone. */
  async end(program: Program, signal: 'SIGTERM' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const child = this.running.get(program);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Kills the first process of PostgreSQL on a node; a process id that belongs to another program by now is left alone. */
  async killPostgres(node: Node): Promise<void> {
    const file = join(this.folder, 'var/lib/postgresql', node, 'postmaster.pid');
    const [pid] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (pid && command.includes(`/var/lib/postgresql/${node}`)) process.kill(Number(pid), 'SIGKILL');
  }

  /** Switches the leader as docs/cluster.md describes. */
  async switchOver(): Promise<void> {
    const leader = await this.leader();
    const candidate = NODES.find((node) => node !== leader) ?? 'node2';
    const command = ['patronictl', '-c', '/etc/taem/patroni.yml', 'switchover', 'taem', '--force'];
    await runInDebian(
      this.folder,
      [...command, '--leader', leader, '--candidate', candidate],
      this.environmentOf('node1'),
    );
  }

  /** Returns patronictl's list of nodes. */
  list(): Promise<string> {
    const command = ['patronictl', '-c', '/etc/taem/patroni.yml', 'list'];
    return runInDebian(this.folder, command, this.environmentOf('node1'));
  }

  /** Backs up the leader with pgBackRest. */
  async backUp(type: 'full' | 'incr'): Promise<void> {
    const leader = await this.leader();
    const beside = this.running.get(leader)?.pid;
    await runInDebian(this.folder, [...PGBACKREST, 'backup', `--type=${type}`], this.environmentOf(leader), beside);
  }

  /** Restores the archive to a moment, as docs/cluster.md describes, and starts it next to the cluster; returns its address. */
  async restoreTo(moment: Date): Promise<string> {
    const target = ['--type=time', `--target=${moment.toISOString().replace('T', ' ').replace('Z', '+00')}`];
    await runInDebian(
      this.folder,
      [...PGBACKREST, `--pg1-path=${COPY.folder}`, 'restore', ...target, '--target-action=promote'],
      {},
    );
    this.start('copy');
    const url = `postgresql://postgres:${this.passwords.postgres}@${COPY.address}:5432/taem`;
    for (const until = Date.now() + 180_000; !(await isPromoted(url)); await wait(250))
      if (Date.now() > until) throw new Error(`The copy is not restored:\n${await this.logs()}`);
    return url;
  }

  async leader(): Promise<Node> {
    for (const node of NODES) if (await answers(node, 'primary')) return node;
    throw new Error('No node leads.');
  }

  /** Waits until one node leads, and the other has all acknowledged data on its disk. */
  async untilWhole(seconds = 180): Promise<void> {
    let since: number | null = null;
    for (const until = Date.now() + seconds * 1_000; ; await wait(250)) {
      const states = await Promise.all(
        NODES.map(async (node) => [await answers(node, 'primary'), await answers(node, 'synchronous')]),
      );
      const isWhole = states.some(([leads]) => leads) && states.some(([, follows]) => follows);
      since = isWhole ? (since ?? Date.now()) : null;
      if (since !== null && Date.now() - since > STALE_MS) return;
      if (Date.now() > until) throw new Error(`The cluster is not whole after ${seconds} s:\n${await this.logs()}`);
    }
  }

  async stop(): Promise<void> {
    for (const program of ['copy', 'pgbouncer', 'haproxy', 'node2', 'node1', 'etcd'] as const) {
      // Patroni stops its PostgreSQL first; if that takes too long, it is killed below.
      const ended = this.end(program, 'SIGTERM');
      await Promise.race([ended, wait(20_000)]);
      await this.end(program, 'SIGKILL');
    }
    for (const node of NODES) await this.killPostgres(node);
  }

  private async logs(): Promise<string> {
    const folder = join(this.folder, 'var/log/taem');
    const texts = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const lines = (await readFile(join(folder, name), 'utf8')).trim().split('\n');
        return `${name}:\n${lines.slice(-8).join('\n')}`;
      }),
    );
    return texts.join('\n');
  }

  private environmentOf(program: Program): Record<string, string> {
    if (program === 'etcd') return this.etcd;
    if (program !== 'node1' && program !== 'node2') return {};
    return {
      PATRONI_NAME: program,
      PATRONI_RESTAPI_LISTEN: `${program}:8008`,
      PATRONI_RESTAPI_CONNECT_ADDRESS: `${program}:8008`,
      PATRONI_POSTGRESQL_LISTEN: `${program}:5432`,
      PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${program}:5432`,
      PATRONI_POSTGRESQL_DATA_DIR: `/var/lib/postgresql/${program}`,
      // Both nodes share one Debian here.
      PGBACKREST_PG1_PATH: `/var/lib/postgresql/${program}`,
      PATRONI_SUPERUSER_PASSWORD: this.passwords.postgres,
      PATRONI_REPLICATION_PASSWORD: this.passwords.replicator,
      TAEM_PASSWORD: this.passwords.taem,
    };
  }
}

/** The commands in deploy/cluster/compose.yml. */
const COMMANDS: Readonly<Record<Program, readonly string[]>> = {
  etcd: ['etcd'],
  node1: ['patroni', '/etc/taem/patroni.yml'],
  node2: ['patroni', '/etc/taem/patroni.yml'],
  haproxy: ['haproxy', '-db', '-f', '/etc/taem/haproxy.cfg'],
  pgbouncer: ['pgbouncer', '/etc/taem/pgbouncer.ini'],
  copy: [
    '/usr/lib/postgresql/17/bin/postgres',
    ...['-D', COPY.folder, '-c', `listen_addresses=${COPY.address}`, '-c', 'archive_mode=off'],
    // Overrides the names of nodes and the files that Patroni wrote into the settings.
    ...['-c', 'synchronous_standby_names=', '-c', `hba_file=${COPY.folder}/pg_hba.conf`],
    ...['-c', `ident_file=${COPY.folder}/pg_ident.conf`],
  ],
};

async function isPromoted(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
    return rows[0]?.recovering === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const password = () => randomBytes(18).toString('base64url');

const answers = (node: Node, what: 'primary' | 'synchronous'): Promise<boolean> =>
  fetch(`http://${ADDRESSES[node]}:8008/${what}`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
