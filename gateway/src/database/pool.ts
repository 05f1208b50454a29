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
   * Runs the work in one transaction as the realm; anything thrown rolls it back. With `snapshot` all statements look at
   * one moment and none may write. `by` is who makes the changes that it records. With the signal the statement under way
   * is cancelled, nothing stays, and the signal's reason is thrown; what is being committed by then is not called back. A
   * statement that takes longer than `longestMs` is cancelled too; saying so costs no round trip. A replica begins once it
   * has what stands before the position `after` of the log, and refuses what it waits for too long.
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
      /** Whether a part of the result has left: then the work does not begin again on another server. */
      hasGiven?: () => boolean;
    },
  ): Promise<T>;
  /** Without a realm: sees only what belongs to no realm (realms, oauth clients, signing keys, attempts). Use rarely. */
  system<T>(work: (client: DatabaseClient) => Promise<T>): Promise<T>;
  /** A separate connection, outside the pool and around any pooler, for LISTEN. */
  openConnection(): Promise<pg.Client>;
  /** Ends all connections at once: statements under way fail as lost. For a server that has fallen silent. */
  disconnect(): void;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Most connections at a time. */
  size?: number;
  /** Where PostgreSQL itself answers, when the address is that of a pooler. */
  directUrl?: string | null;
  /** It is a replica: where another server answers, that one is refused. */
  isReplica?: boolean;
}

const CONNECT_MS = 10_000;
/** The primary can answer in its place. */
const CONNECT_REPLICA_MS = 2_000;
/** The other end may vanish without a word. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

/** How a connection is used for one piece of work. */
interface Use {
  realmId: string;
  begin?: Preamble | null;
  by?: Actor | null;
  longestMs?: number | null;
  after?: string | null;
}

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

/**
 * Opens the pool that serves requests. No statement keeps anything on a connection that outlives its transaction, so the
 * address may be that of a pooler that gives every transaction another one (docs/adr/0024).
 */
export function openDatabase(url: string, options: DatabaseOptions = {}): Database {
  const { isReplica = false } = options;
  const open = new Set<pg.PoolClient>();
  const logins = new WeakMap<pg.ClientBase, Login & { generation: number }>();
  /** Where one connection led to a server that only reads by now, so do all that were opened with it. */
  let generation = 0;
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? 20,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: isReplica ? CONNECT_REPLICA_MS : CONNECT_MS,
    ...KEEP_ALIVE,
    types,
    // Awaited by the pool before a new connection is handed out.
    onConnect: async (client) => {
      const opened = generation;
      logins.set(client, { ...(await prepareConnection(client, isReplica)), generation: opened });
    },
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  // One that breaks while in use fails its statement, which is answered; the event on top would end the process too.
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
  // A server that is stopped right after it was migrated ends what is just being closed.
  pool.on('error', () => undefined);
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}
