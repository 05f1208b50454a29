import { setTimeout as wait } from 'node:timers/promises';
import { isLogPosition, NEVER_REACHED } from '@taem/domain/contract/readAfter.ts';
import { outageOf } from './outage.ts';
import { type Database, openDatabase } from './pool.ts';
import { StartRefusal } from './StartRefusal.ts';
import { ReplicaRefusal } from './untilReplayed.ts';

export type Source = 'primary' | 'replica';

/** The source of what one request reads. */
export interface Reads {
  /** Its `withRealm` and `inTransaction` only read: from the replica if that can answer, else from the primary. */
  database: Database;
  /** Which server answered: the primary, if it answered any part. null while nothing was read. */
  source: Source | null;
}

export interface Replica {
  /** `after` is the log position, stated by the caller, that the replica must have reached. */
  read(after: string | undefined): Reads;
  /** Returns a log position after everything that was committed before the call. */
  position(): Promise<string>;
  /** How far the replica is behind, in milliseconds; null while unknown. */
  lagMs(): number | null;
  /** Resolves after the first check; throws if the replica is one of another database. */
  ready(): Promise<void>;
  /** Passes on the reason why the replica cannot be used, now and each time that begins. */
  reportTo(report: (reason: unknown) => void): void;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 1_000;
/** A vanished machine does not answer, and the operating system would wait for a quarter of an hour. */
const LOOK_PATIENCE_MS = 2_500;
/** Maximum age of figures for a reader who has not just written. */
const MAX_LAG_MS = 5_000;
/** The longest that the answer to a completed write waits for its log position. */
const POSITION_PATIENCE_MS = 1_000;

/**
 * Reads from a replica of the primary (docs/adr/0154). The replica is checked once a second, so that one that is
 * unreachable, behind or of another database costs no request any time: the primary answers until the replica is fit
 * again.
 */
export function openReplica(primary: Database, url: string, size: number): Replica {
  const replica = openDatabase(url, { size, isReplica: true });
  let isFit = false;
  /** Why the replica is unfit; also null before the first check. */
  let reason: unknown = null;
  let report: (reason: unknown) => void = () => undefined;
  let lag: number | null = null;
  /** A position that the primary had reached: the lag is how long the replica takes to reach it. */
  let mark: { position: string; at: number } | null = null;

  function leave(error: unknown): void {
    isFit = false;
    if (reason === null) report(error);
    reason = error;
  }

  async function look(): Promise<void> {
    const here = await primary.system((client) => client.query<Here>(HERE)).catch(() => null);
    const [at] = here?.rows ?? [];
    // While the primary does not state its position, the replica cannot be judged.
    if (!at) return;
    mark ??= { position: at.position, at: performance.now() };
    const { position, at: since } = mark;
    const grow = () => {
      if (lag !== null) lag = Math.max(lag, performance.now() - since);
    };
    const looking = replica.system((client) => client.query<There>(THERE, [position]));
    const there = await within(LOOK_PATIENCE_MS, looking).catch((error: unknown) => {
      grow();
      if (error instanceof NoAnswer) replica.disconnect();
      throw error;
    });
    if (there.rows[0]?.identity !== at.identity)
      throw new StartRefusal('DATABASE_READ_URL leads to another database than DATABASE_URL.');
    if (there.rows[0].reached) [lag, mark] = [performance.now() - since, null];
    else grow();
    if (lag === null || lag > MAX_LAG_MS) throw new ReplicaRefusal('The replica is behind.');
    [isFit, reason] = [true, null];
  }

  let looking: Promise<void> | null = null;
  const lookAgain = () => {
    looking ??= look()
      .catch(leave)
      .finally(() => {
        looking = null;
      });
  };
  const timer = setInterval(lookAgain, LOOK_EVERY_MS);
  timer.unref();
  lookAgain();
  const lookedFirst = looking;

  let underway: Promise<unknown> = Promise.resolve();
  let requested: Promise<string> | null = null;

  /** Answers all callers that arrive during a running statement with one further statement. */
  function position(): Promise<string> {
    requested ??= underway.then(() => {
      requested = null;
      const answer = primary.system((client) => client.query<{ position: string }>(BEHIND_ALL));
      underway = answer.catch(() => undefined);
      return answer.then(({ rows }) => rows[0]?.position ?? NEVER_REACHED);
    });
    return within(POSITION_PATIENCE_MS, requested).catch(() => NEVER_REACHED);
  }

  function read(stated: string | undefined): Reads {
    const after = stated ?? null;
    const mayAnswer = after === null || (isLogPosition(after) && after !== NEVER_REACHED);

    async function ask<T>(
      from: (database: Database, after?: string | null) => Promise<T>,
      hasGiven = () => false,
    ): Promise<T> {
      if (isFit && mayAnswer) {
        try {
          reads.source ??= 'replica';
          return await from(replica, after);
        } catch (error) {
          const outage = outageOf(error);
          if (hasGiven() || !(outage || error instanceof ReplicaRefusal)) throw error;
          if (outage === 'lost' || outage === 'untrusted') leave(error);
          if (outage === 'readOnly') report(error);
        }
      }
      reads.source = 'primary';
      return await from(primary);
    }

    const reads: Reads = {
      source: null,
      database: {
        ...primary,
        withRealm: (realmId, work, options) =>
          ask((database, position) => database.withRealm(realmId, work, { ...options, after: position })),
        inTransaction: (realmId, work, options) =>
          ask(
            (database, position) => database.inTransaction(realmId, work, { ...options, after: position }),
            options?.hasGiven,
          ),
      },
    };
    return reads;
  }

  return {
    read,
    position,
    lagMs: () => lag,
    async ready() {
      await lookedFirst;
      if (reason instanceof StartRefusal) throw reason;
    },
    reportTo(given) {
      report = given;
      if (reason !== null) report(reason);
    },
    async close() {
      clearInterval(timer);
      await looking;
      await replica.close();
    },
  };
}

interface Here {
  position: string;
  identity: string;
}

interface There {
  reached: boolean | null;
  identity: string;
}

class NoAnswer extends Error {}

const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  Promise.race([work, wait(ms, undefined, { ref: false }).then(() => Promise.reject(new NoAnswer('No answer.')))]);

const IDENTITY = `(select system_identifier from pg_control_system()) || '/' ||
  (select oid from pg_database where datname = current_database())`;
/** The position flushed to disk: the position of the next record may be after the header of a page that does not exist yet. */
const HERE = `select pg_current_wal_flush_lsn()::text as position, ${IDENTITY} as identity`;
const THERE = `select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached, ${IDENTITY} as identity`;
const BEHIND_ALL = 'select pg_current_wal_insert_lsn()::text as position';
