import type { Database, DatabaseClient } from '../database/pool.ts';

/** Breaks writes off, as a gateway that dies or a line that is cut does. */
export interface BrokenWrites {
  /** The next write loses its connection before its n-th statement, counted from 0. */
  before(statement: number): void;
  /** The next write is carried out, and its answer is lost. */
  afterCommit(): void;
  /** Whether a write met the last requested fault. */
  isMet(): boolean;
  /** How many statements the write before had. */
  statements(): number;
}

/** PostgreSQL itself ends the connection, so what was written on it is what a crash leaves. Reads are left alone. */
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

/** Answers when it is gone. */
async function endConnection(database: Database, pid: number | undefined): Promise<void> {
  const other = await database.openConnection();
  await other.query('select pg_terminate_backend($1, 5000)', [pid]);
  await other.end();
}
