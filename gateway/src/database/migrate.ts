import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { applyFunctions } from './applyFunctions.ts';
import { END_WITH_PROGRAM } from './endWithProgram.ts';
import { migrations, newestMigration, unreleased } from './migrations/index.ts';
import { openOwnerDatabase } from './pool.ts';
import { APPLICATION_ROLE, isPooled } from './prepareConnection.ts';
import { StartRefusal } from './StartRefusal.ts';

const MIGRATION_LOCK = 4_100_002;
export const OLDEST_SERVER = 150_000;

/**
 * Migrates the database to the newest tables and functions, or only its tables up to `upTo`. Several gateways may call
 * this at once: one works, the others wait.
 */
export async function migrateDatabase(
  url: string,
  report: (line: string) => void = () => undefined,
  upTo?: string,
): Promise<void> {
  const guard = new pg.Client({ connectionString: url });
  await guard.connect();
  guard.on('error', () => undefined);
  const database = openOwnerDatabase(url);
  try {
    await refuseOldServer(guard);
    await refusePooler(guard);
    await guard.query(END_WITH_PROGRAM);
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseUnknownTables(guard);
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => migrations } });
    const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
    const failed = results?.find((result) => result.status === 'Error');
    if (error instanceof StartRefusal) throw error;
    if (error) throw new Error(`Migration ${failed?.migrationName ?? ''} failed`, { cause: error });
    for (const { migrationName } of results ?? []) report(`Database: ${migrationName}`);
    if (!upTo) await applyFunctions(guard, newestMigration);
    await prepareApplicationRole(database);
  } finally {
    await database.destroy();
    await guard.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const answer = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
  if (Number(answer.rows[0]?.version) < OLDEST_SERVER) throw new StartRefusal('PostgreSQL 15 or newer is needed.');
}

/** Whether any version of Taem has created its tables in this database. */
export async function areTablesThere(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('kysely_migration') is not null as there",
  );
  return rows[0]?.there ?? false;
}

/** Refuses a database that a newer or an unreleased version has migrated: this version would overwrite its changes. */
async function refuseUnknownTables(client: pg.Client): Promise<void> {
  if (!(await areTablesThere(client))) return;
  const done = await client.query<{ name: string }>('select name from kysely_migration order by name');
  if (done.rows.some(({ name }) => unreleased.includes(name))) throw new StartRefusal(UNRELEASED);
  const newest = done.rows.findLast(({ name }) => !(name in migrations));
  if (!newest) return;
  throw new StartRefusal(
    `This database is of a newer version: it has ${newest.name}, this gateway knows ${newestMigration} at most. Start the version that used it last, or a newer one.`,
  );
}

const UNRELEASED =
  'This database is from before the first release and cannot be upgraded: remove the folder DATA_DIR (`.data`), or drop the database that DATABASE_URL names, and start again. The demo shop is then loaded again.';

/** Refuses a pooler: a session lock such as the one above would stay with whichever connection the pooler used. */
export async function refusePooler(client: pg.Client): Promise<void> {
  if (!(await isPooled(client))) return;
  throw new StartRefusal(
    'A connection pooler answers where migrations, locks and notices need PostgreSQL itself: set DATABASE_DIRECT_URL to its address, beside DATABASE_URL of the pooler.',
  );
}

/**
 * Creates the role that requests act as. A login that may not create roles does without it, but must then be subject to
 * row-level security itself, which the pool checks.
 */
async function prepareApplicationRole(database: Kysely<unknown>): Promise<void> {
  const role = sql.raw(APPLICATION_ROLE);
  await sql`do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
    execute format('grant ${role} to %I', current_user);
  exception when insufficient_privilege or duplicate_object or unique_violation then null;
  end $$`.execute(database);
  await sql`do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then return; end if;
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    grant execute on all functions in schema public to ${role};
  end $$`.execute(database);
}
