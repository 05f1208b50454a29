import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartRefusal } from './StartRefusal.ts';

export type DatabaseClient = pg.PoolClient;

/** Rows of every realm-owned table are visible only inside `withRealm` or `inTransaction` of that realm. */
export interface Database {
  /** Runs single statements as the realm. Several statements that belong together go into `inTransaction`. */
  withRealm<T>(realmId: string, work: (client: DatabaseClient) => Promise<T>): Promise<T>;
  /** Runs the work in one transaction as the realm; anything thrown rolls it back. */
  inTransaction<T>(realmId: string, work: (client: DatabaseClient) => Promise<T>): Promise<T>;
  /** Without a realm: sees only what belongs to no realm (realms, oauth clients, signing keys, attempts). Use rarely. */
  system<T>(work: (client: DatabaseClient) => Promise<T>): Promise<T>;
  /** A connection of its own, outside the pool, for LISTEN. */
  openConnection(): Promise<pg.Client>;
  /** The pool, for libraries that bring their own statements on tables without a realm. */
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

export const APPLICATION_ROLE = 'taem_app';

/** bigint and numeric come as numbers; one that a number cannot hold exactly is refused instead of rounded. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(oid, format);
    if (oid === pg.types.builtins.INT8) return parseInteger;
    if (oid === pg.types.builtins.NUMERIC) return parseNumeric;
    // Dates and wall-clock times stay text: a Date would move them into this machine's time zone.
    if (oid === pg.types.builtins.DATE || oid === pg.types.builtins.TIMESTAMP) return (text: string) => text;
    return pg.types.getTypeParser(oid);
  },
};

export function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('The database holds an integer above 2^53.');
  return value;
}

function parseNumeric(text: string): number {
  return text.includes('.') ? Number(text) : parseInteger(text);
}

/** Opens the pool that serves requests. It never bypasses row-level security: it acts as `taem_app`, not as the login. */
export function openDatabase(url: string, options: { size?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? 20,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    types,
    onConnect: giveUpPrivileges,
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that breaks while in use fails its statement, which is answered; the event on top would end the process too.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const realmOf = new WeakMap<DatabaseClient, string>();

  async function use<T>(realmId: string, work: (client: DatabaseClient) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken = false;
    try {
      if ((realmOf.get(client) ?? '') !== realmId) {
        // Unknown until the change is confirmed, so that a failure in between is never taken for the old realm.
        broken = true;
        await client.query("select set_config('app.realm_id', $1, false)", [realmId]);
        realmOf.set(client, realmId);
        broken = false;
      }
      return await work(client);
    } catch (error) {
      broken ||= client.getTransactionStatus() !== 'I';
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    pool,
    withRealm: use,
    system: (work) => use('', work),
    inTransaction: (realmId, work) =>
      use(realmId, async (client) => {
        await client.query('begin');
        try {
          const result = await work(client);
          await client.query('commit');
          return result;
        } catch (error) {
          await client.query('rollback').catch(() => undefined);
          throw error;
        }
      }),
    async openConnection() {
      const client = new pg.Client({ connectionString: url, types });
      await client.connect();
      return client;
    },
    close: () => pool.end(),
  };
}

/** Awaited by the pool before a new connection is handed out. */
async function giveUpPrivileges(client: pg.ClientBase): Promise<void> {
  const answer = await client.query<{ member: boolean; bypasses: boolean }>(APPLICATION_ROLE_CHECK);
  const login = answer.rows[0];
  if (login?.member) await client.query(`set role ${APPLICATION_ROLE}`);
  else if (login?.bypasses) {
    throw new StartRefusal(
      `The database login bypasses row-level security and there is no role ${APPLICATION_ROLE} to act as.`,
    );
  }
}

const APPLICATION_ROLE_CHECK = `
  select exists (select from pg_roles where rolname = '${APPLICATION_ROLE}' and pg_has_role(current_user, oid, 'MEMBER')) as member,
    (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as bypasses`;

/** For migrations only: acts as the login, which owns the tables. */
export function openOwnerDatabase(url: string): Kysely<unknown> {
  return new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 2 }) }),
  });
}
