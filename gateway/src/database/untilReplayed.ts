import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** A replica cannot answer: it is behind, or it is not a replica. */
export class ReplicaRefusal extends Error {}

/** A healthy replica has a commit within some milliseconds; after this time the primary answers faster. */
const CATCH_UP_MS = 100;
const LOOK_EVERY_MS = 5;

/**
 * Waits until the replica has reached a log position. Must be called before a transaction begins: within a snapshot,
 * the position could be reached after the snapshot's moment.
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

/** null on a server that is not a replica. */
const REACHED = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached';
