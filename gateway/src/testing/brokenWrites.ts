import type { Database, DatabaseClient } from '../database/pool.ts';

/** Interrupts writes, like a gateway that dies or a line that is cut. */
export interface BrokenWrites {
  /** Makes the next write lose its connection before its n-th statement, counted from 0. */
  before(statement: number): void;
  /** Makes the next write complete, but its answer is lost. */
  afterCommit(): void;
  /** Whether a write reached the last requested fault. */
  isMet(): boolean;
  /** Returns how many statements the previous write had. */
  statements(): number;
}

/** PostgreSQL itself ends the connection, so that the result is the same as after a crash. Reads are not affected. */
export function breakWrites(database: Database): BrokenWrites {
  const whole = database.inTransaction;
  let faultAt: number | 'commit' | null = null;
  let sent = 0;

  const counted = (client: DatabaseClient): DatabaseClient => ({
    async query(statement, values) {
      if (faultAt === sent) {
        faultAt = null;
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        await endConnection(database, rows[0]?.pid);
      }
      sent += 1;
      return client.query(statement, values);
    },
  });

  database.inTransaction = async (realmId, work, options) => {
    if (!options?.by) return whole(realmId, work, options);
    sent = 0;
    const result = await whole(realmId, (client) => work(counted(client)), options);
    if (faultAt !== 'commit') return result;
    faultAt = null;
    throw Object.assign(new Error('The line was cut.'), { code: 'ECONNRESET' });
  };

  return {
    before: (statement) => {
      faultAt = statement;
    },
    afterCommit: () => {
      faultAt = 'commit';
    },
    isMet: () => faultAt === null,
    statements: () => sent,
  };
}

/** Resolves when the connection is gone. */
async function endConnection(database: Database, pid: number | undefined): Promise<void> {
  const other = await database.openConnection();
  await other.query('select pg_terminate_backend($1, 5000)', [pid]);
  await other.end();
}
