import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** A replica cannot answer this: it is behind, or it is no replica. */
export class ReplicaRefusal extends Error {}

/** A replica that follows has a commit within some milliseconds; after that the primary is the quicker one. */
const CATCH_UP_MS = 100;
const LOOK_EVERY_MS = 5;

/**
 * Waits until the replica has what stands before a position of the log. To be called before a transaction begins: within one
 * that looks at one moment, the position could be reached after that moment.
 */
export async function untilReplayed(connection: pg.PoolClient, position: string): Promise<void> {
  const until = performance.now() + CATCH_UP_MS;
  try {
    while (!(await hasReplayed(connection, position))) {
      if (performance.now() >= until) throw new ReplicaRefusal(`The replica has not come to ${position} yet.`);
      await wait(LOOK_EVERY_MS);
    }
  } catch (error) {
    connection.release(!(error instanceof ReplicaRefusal));
    throw error;
  }
}

async function hasReplayed(connection: pg.PoolClient, position: string): Promise<boolean> {
  const answer = await connection.query<{ reached: boolean | null }>(REACHED, [position]);
  return answer.rows[0]?.reached ?? false;
}

/** Null on a server that is no replica. */
const REACHED = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached';
