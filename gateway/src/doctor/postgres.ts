import type pg from 'pg';
import type { Config } from '../config.ts';
import { areTablesThere, OLDEST_SERVER, refusePooler } from '../database/migrate.ts';
import { migrations, newestMigration } from '../database/migrations/index.ts';
import { isPooled, prepareConnection } from '../database/prepareConnection.ts';
import { refuseOtherDatabase } from '../database/refuseOtherDatabase.ts';
import { connected } from './connected.ts';
import { type Finding, findingsAbout } from './Finding.ts';
import { poolerFindings, readPoolerSettings } from './poolerSettings.ts';

const { good, warning, fault } = findingsAbout('PostgreSQL');

/** Connections of a gateway that listen for notices, in addition to those for requests. */
const LISTENING = 4;
const LONG_MINUTES = 10;
/** PostgreSQL stops accepting writes some way before 2^31. */
const AGE = { warning: 1_000_000_000, fault: 1_800_000_000 };

/** Reports settings that may lose acknowledged data, and conditions that wear a server down. */
export async function postgresFindings(client: pg.Client, config: Config): Promise<Finding[]> {
  const { rows } = await client.query<Server>(SERVER);
  const [server] = rows;
  if (!server) return [];
  const needed = config.databaseConnections + LISTENING;
  const found: (Finding | false)[] = [
    server.reads_only && fault('it only reads, as a standby does: lead DATABASE_URL to the server that writes'),
    Number(server.version_number) < OLDEST_SERVER && fault('it is older than 15, which is not supported: upgrade it'),
    server.fsync === 'off' && fault('fsync is off, so a power cut may damage the whole database: set it on'),
    server.full_page_writes === 'off' &&
      fault('full_page_writes is off, so a power cut may damage the database: set it on'),
    server.synchronous_commit === 'off' &&
      fault('synchronous_commit is off, so a crash loses sales that the till has confirmed: set it on'),
    server.autovacuum === 'off' && fault('autovacuum is off, so the tables grow without end: set it on'),
    server.data_checksums === 'off' &&
      warning('data_checksums is off, so a failing disk is not noticed: run pg_checksums --enable while it is stopped'),
    server.connections < needed &&
      fault(`it takes ${server.connections} connections, and one gateway up to ${needed}: raise max_connections`),
    server.in_use > 0.9 * server.connections &&
      warning(
        `${server.in_use} of ${server.connections} connections are taken: raise max_connections, or use a pooler`,
      ),
    server.age > AGE.fault && fault(`its transaction ids run out (age ${server.age}): vacuum the database now`),
    server.age > AGE.warning &&
      server.age <= AGE.fault &&
      warning(`its transaction ids are ${server.age} old: find out what keeps autovacuum from freezing them`),
    server.longest !== null &&
      server.longest > LONG_MINUTES &&
      warning(
        `a transaction has been open for ${server.longest} minutes and keeps old rows from being removed: end it`,
      ),
    server.prepared > 0 && warning(`${server.prepared} prepared transactions are left: commit or roll them back`),
  ];
  const problems = found.filter((finding) => finding !== false);
  return [good(`version ${server.version}`), ...problems];
}

interface Server {
  version: string;
  version_number: string;
  reads_only: boolean;
  fsync: string;
  full_page_writes: string;
  synchronous_commit: string;
  autovacuum: string;
  data_checksums: string;
  connections: number;
  in_use: number;
  age: number;
  /** In minutes; null without an open transaction. */
  longest: number | null;
  prepared: number;
}

/** Reads the settings of the session, which include those of the database and the login. */
const SERVER = `
  select current_setting('server_version') as version, current_setting('server_version_num') as version_number,
    pg_is_in_recovery() or current_setting('default_transaction_read_only') = 'on' as reads_only,
    current_setting('fsync') as fsync, current_setting('full_page_writes') as full_page_writes,
    current_setting('synchronous_commit') as synchronous_commit, current_setting('autovacuum') as autovacuum,
    current_setting('data_checksums') as data_checksums,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as in_use,
    (select age(datfrozenxid) from pg_database where datname = current_database()) as age,
    (select (extract(epoch from max(now() - xact_start)) / 60)::int from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()) as longest,
    (select count(*)::int from pg_prepared_xacts
      where database = current_database() and prepared < now() - interval '10 minutes') as prepared`;

/** Checks whether requests reach the same database with the rights that they need, and what a pooler in between costs. */
export async function connectionFindings(config: Config, directUrl: string): Promise<Finding[]> {
  const { good, warning } = findingsAbout('connection');
  const url = config.databaseUrl ?? directUrl;
  await connected(directUrl, refusePooler);
  if (url !== directUrl) await refuseOtherDatabase(url, directUrl);
  return await connected(url, async (client) => {
    const { mayUseNames } = await prepareConnection(client);
    if (!(await isPooled(client))) return [good('without a pooler')];
    const settings = poolerFindings(await readPoolerSettings(url), config);
    if (mayUseNames) return [good('through a pooler that keeps prepared statements'), ...settings];
    return [
      ...settings,
      warning('through a pooler that keeps no prepared statements: with PgBouncer set max_prepared_statements = 200'),
    ];
  });
}

export async function tableFindings(client: pg.Client): Promise<Finding[]> {
  const { good, warning, fault } = findingsAbout('tables');
  if (!(await areTablesThere(client))) return [warning('there are none yet: start the gateway')];
  const done = await client.query<{ name: string }>('select name from kysely_migration');
  const names = new Set(done.rows.map(({ name }) => name));
  const newer = [...names].filter((name) => !(name in migrations));
  const missing = Object.keys(migrations).filter((name) => !names.has(name));
  const invalid = await client.query<{ name: string }>(INVALID_INDEXES);
  return [
    ...(newer.length > 0 ? [fault(`they are of a newer version of Taem (${newer.at(-1)}): install that one`)] : []),
    ...(missing.length > 0 ? [fault(`they lack ${missing.length} changes of this version: start the gateway`)] : []),
    ...(newer.length + missing.length === 0 ? [good(`up to date, the last change is ${newestMigration}`)] : []),
    ...invalid.rows.map(({ name }) => fault(`the index ${name} is not valid: reindex index concurrently ${name}`)),
  ];
}

const INVALID_INDEXES = `
  select indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
  where not i.indisvalid and c.relnamespace = 'public'::regnamespace
    -- One that is being built is not valid yet.
    and not exists (select from pg_stat_progress_create_index p where p.index_relid = i.indexrelid)
  order by 1`;
