import { setTimeout as wait } from 'node:timers/promises';
import { isLogPosition, NEVER_REACHED } from '@taem/domain/contract/readAfter.ts';
import { outageOf } from './outage.ts';
import { type Database, openDatabase } from './pool.ts';
import { StartRefusal } from './StartRefusal.ts';
import { ReplicaRefusal } from './untilReplayed.ts';

export type Source = 'primary' | 'replica';

/** What one request reads. */
export interface Reads {
  /** Its `withRealm` and `inTransaction` only read: from the replica where it can answer, else from the primary. */
  database: Database;
  /** Which of both answered: the primary as soon as it answered a part. Null while nothing was read. */
  source: Source | null;
}

export interface Replica {
  /** `after`: the position of the log that has to be there, as the caller states it. */
  read(after: string | undefined): Reads;
  /** A position of the log behind everything that is committed when it is called. */
  position(): Promise<string>;
  /** How far it is behind; null while that is not known. */
  lagMs(): number | null;
  /** After the first look; refuses another database. */
  ready(): Promise<void>;
  /** Is given what keeps it from being used, now and whenever that begins. */
  reportTo(report: (reason: unknown) => void): void;
  close(): Promise<void>;
}

const LOOK_EVERY_MS = 1_000;
/** A machine that vanished is silent, and the system would wait a quarter of an hour for it. */
const LOOK_PATIENCE_MS = 2_500;
/** How old figures may be for a reader who wrote nothing just now. */
const MAX_LAG_MS = 5_000;
/** A write that is done is not answered later than this for the sake of its position. */
const POSITION_PATIENCE_MS = 1_000;

/**
 * Reads from a replica of the primary (docs/adr/0154). Once a second it is looked at, so that one that is away, behind or of
 * another database costs no request anything: the primary answers until it is fit again.
 */
export function openReplica(primary: Database, url: string, size: number): Replica {
  const replica = openDatabase(url, { size, isReplica: true });
  let isFit = false;
  /** Why it is not; null before the first look too. */
  let reason: unknown = null;
  let report: (reason: unknown) => void = () => undefined;
  let lag: number | null = null;
  /** Where the primary was: the lag is how long the replica took to come there. */
  let mark: { position: string; at: number } | null = null;

  function leave(error: unknown): void {
    isFit = false;
    if (reason === null) report(error);
    reason = error;
  }

  async function look(): Promise<void> {
    const here = await primary.system((client) => client.query<Here>(HERE)).catch(() => null);
    const [at] = here?.rows ?? [];
    // While the primary cannot say where it is, nothing is learned about the replica.
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

  /** One statement for all who ask while another is under way. */
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
/** What is on the disk: the position of the next record may stand behind the head of a page that is not there yet. */
const HERE = `select pg_current_wal_flush_lsn()::text as position, ${IDENTITY} as identity`;
const THERE = `select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached, ${IDENTITY} as identity`;
const BEHIND_ALL = 'select pg_current_wal_insert_lsn()::text as position';
