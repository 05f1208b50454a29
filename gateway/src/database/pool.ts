import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Preamble } from './ActingQuery.ts';
import type { Actor } from './Actor.ts';
import { END_WITH_PROGRAM } from './endWithProgram.ts';
import { outageOf } from './outage.ts';
import { BEGIN, BEGIN_SNAPSHOT, type Login, prepareConnection } from './prepareConnection.ts';
import { type DatabaseClient, startTurn } from './startTurn.ts';
import { stoppedBy } from './stoppedBy.ts';
import { untilReplayed } from './untilReplayed.ts';

export type { DatabaseClient };

/** Rows of every realm-owned table are visible only inside `withRealm` or `inTransaction` of that realm. */
export interface Database {
  /** Runs single statements as the realm. Several statements that belong together go into `inTransaction`. */
  withRealm<T>(
    realmId: string,
    work: (client: DatabaseClient) => Promise<T>,
    options?: { longestMs?: number; after?: string | null },
  ): Promise<T>;
  /**
   * Runs the work in one transaction as the realm; any error rolls it back. With `snapshot`, all statements see one
   * moment and none may write. `by` is the author of the recorded changes. When `signal` aborts, the running statement
   * is cancelled, nothing is kept, and the signal's reason is thrown; a commit that has begun is not undone. A
   * statement that takes longer than `longestMs` is cancelled too; setting this limit costs no round trip. A replica
   * starts only once it has reached the log position `after`, and refuses if that takes too long.
   */
  inTransaction<T>(
    realmId: string,
    work: (client: DatabaseClient) => Promise<T>,
    options?: {
      snapshot?: boolean;
      by?: Actor;
      signal?: AbortSignal;
      longestMs?: number;
      after?: string | null;
      /** Whether part of the result was already sent: the work is then not repeated on another server. */
      hasGiven?: () => boolean;
    },
  ): Promise<T>;
  /**
   * Runs without a realm: sees only rows that belong to no realm (realms, oauth clients, signing keys, attempts). Use
   * rarely.
   */
  system<T>(work: (client: DatabaseClient) => Promise<T>): Promise<T>;
  /** Opens a separate connection, outside the pool and bypassing any pooler, for LISTEN. */
  openConnection(): Promise<pg.Client>;
  /** Ends all connections at once: running statements fail as lost. For a server that no longer answers. */
  disconnect(): void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Maximum number of connections. */
  size?: number;
  /** PostgreSQL's own address, when `url` is that of a pooler. */
  directUrl?: string | null;
  /** Whether a replica is expected: a server that is not one is refused. */
  isReplica?: boolean;
}

const CONNECT_MS = 10_000;
/** Short, as the primary can answer instead. */
const CONNECT_REPLICA_MS = 2_000;
/** Needed because the other end may vanish without notice. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** How a connection is used for one unit of work. */
interface Use {
  realmId: string;
  begin?: Preamble | null;
  by?: Actor | null;
  longestMs?: number | null;
  after?: string | null;
}

/** Parses bigint and numeric as numbers; a value that a number cannot hold exactly is refused instead of rounded. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(oid, format);
    if (oid === pg.types.builtins.INT8) return parseInteger;
    if (oid === pg.types.builtins.NUMERIC) return parseNumeric;
    // Dates and wall-clock times stay text: a Date would convert them into this machine's time zone.
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

/**
 * Opens the pool that serves requests. No statement leaves state on a connection beyond its transaction, so the address
 * may be that of a pooler that uses another connection for every transaction (docs/adr/0024).
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { isReplica = false } = options;
  const open = new Set<pg.PoolClient>();
  const logins = new WeakMap<pg.ClientBase, Login & { generation: number }>();
  /**
   * Increased when a connection turns out to lead to a server that now only reads: all connections of that generation
   * are discarded.
   */
  let generation = 0;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? 20,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: isReplica ? CONNECT_REPLICA_MS : CONNECT_MS,
    ...KEEP_ALIVE,
    types,
    // The pool awaits this before it hands out a new connection.
    onConnect: async (client) => {
      const opened = generation;
      logins.set(client, { ...(await prepareConnection(client, isReplica)), generation: opened });
    },
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // A connection that breaks in use fails its statement, which is handled; the additional event would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    open.add(client);
  });
  pool.on('remove', (client) => open.delete(client));

  async function checkOut(): Promise<{ connection: pg.PoolClient; login: Login }> {
    for (;;) {
      const connection = await pool.connect();
      const login = logins.get(connection);
      if (!login) throw new Error('The pool handed out a connection that was not prepared.');
      if (login.generation === generation) return { connection, login };
      connection.release(true);
    }
  }

  async function use<T>(
    { realmId, begin = null, by = null, longestMs = null, after = null }: Use,
    work: (client: DatabaseClient, commit: () => Promise<void>) => Promise<T>,
  ): Promise<T> {
    const { connection, login } = await checkOut();
    if (after) await untilReplayed(connection, after);
    const turn = startTurn(connection, { ...login, realmId, begin, longestMs, actor: by ? JSON.stringify(by) : '' });
    try {
      return await work(turn.client, turn.commit);
    } catch (error) {
      if (outageOf(error) === 'readOnly') generation += 1;
      throw error;
    } finally {
      connection.release(!(await turn.end()));
    }
  }

  const cancel = (pid: number) => pool.query('select pg_cancel_backend($1)', [pid]);

  return {
    withRealm: (realmId, work, options = {}) => use({ realmId, ...options }, work),
    system: (work) => use({ realmId: '' }, work),
    inTransaction: (realmId, work, { snapshot = false, signal, ...options } = {}) =>
      use({ realmId, begin: snapshot ? BEGIN_SNAPSHOT : BEGIN, ...options }, async (client, commit) => {
        const result = await (signal ? stoppedBy(signal, client, cancel, () => work(client)) : work(client));
        await commit();
        return result;
      }),
    async openConnection() {
      const client = new pg.Client({
        connectionString: options.directUrl ?? url,
        connectionTimeoutMillis: CONNECT_MS,
        ...KEEP_ALIVE,
        types,
      });
      await client.connect();
      return client;
    },
    disconnect() {
      for (const client of open) client.connection.stream.destroy();
    },
    close: () => pool.end(),
  };
}

/** For migrations only: acts as the login, which owns the tables. */
export function openOwnerDatabase(url: string): Kysely<unknown> {
  const onConnect = async (client: pg.ClientBase) => void (await client.query(END_WITH_PROGRAM));
  const pool = new pg.Pool({ connectionString: url, max: 2, onConnect });
  // A server that is stopped right after its migration ends connections that are just being closed.
  pool.on('error', () => undefined);
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}
