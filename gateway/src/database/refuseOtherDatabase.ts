import { randomInt } from 'node:crypto';
import pg from 'pg';
import { StartRefusal } from './StartRefusal.ts';

/**
 * Refuses two addresses that lead to different databases: tables would be migrated in one and written in the other, and
 * no notice would arrive. Checked with a lock, which belongs to one database on one server: a replica does not have it
 * either.
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
