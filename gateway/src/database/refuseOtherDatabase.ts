import { randomInt } from 'node:crypto';
import pg from 'pg';
import { StartRefusal } from './StartRefusal.ts';

/**
 * What is migrated at the one address and written at the other would come apart, and no notice would ever be received. Locks
 * are those of one database on one server: a replica of it does not show them either.
 */
export async function refuseOtherDatabase(url: string, directUrl: string): Promise<void> {
  const pooled = new pg.Client({ connectionString: url });
  const direct = new pg.Client({ connectionString: directUrl });
  const both = [pooled, direct];
  for (const client of both) client.on('error', () => undefined);
  try {
    for (const client of both) await client.connect();
    const lock = [LOCK_SPACE, randomInt(2 ** 31)];
    await direct.query('select pg_advisory_lock($1, $2)', lock);
    const { rowCount } = await pooled.query(IS_HELD, lock);
    if (rowCount === 0) throw new StartRefusal('DATABASE_DIRECT_URL leads to another database than DATABASE_URL.');
  } finally {
    await Promise.all(both.map((client) => client.end().catch(() => undefined)));
  }
}

const LOCK_SPACE = 4_100_004;
const IS_HELD = `
  select from pg_locks join pg_database d on d.oid = database and d.datname = current_database()
  where locktype = 'advisory' and classid::bigint = $1 and objid::bigint = $2 and objsubid = 2`;
