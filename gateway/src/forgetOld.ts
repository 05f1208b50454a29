import type { FastifyBaseLogger } from 'fastify';
import { openRealms } from './database/openRealms.ts';
import type { Database } from './database/pool.ts';

const EVERY_MS = 24 * 60 * 60 * 1_000;
/** Rows per transaction: few enough that no one waits for it. */
const PART = 2_000;
/** At one time: what is left waits for the next day. */
const MAX_PARTS = 500;

/**
 * Forgets what was changed more than 400 days ago, and bills that were parked and closed, lines that were prepared and approvals that
 * were not used more than 30 days ago, at the start and daily; the tables themselves keep what is younger.
 */
export function startForgetting(database: Database, log: Pick<FastifyBaseLogger, 'error'>): () => void {
  const forget = () => void forgetOld(database).catch((error) => log.error(error));
  const timer = setInterval(forget, EVERY_MS);
  timer.unref();
  forget();
  return () => clearInterval(timer);
}

export async function forgetOld(database: Database): Promise<void> {
  for (const id of await openRealms(database)) {
    for (let part = 0; part < MAX_PARTS; part += 1) {
      const forgotten = await database.inTransaction(id, async (client) => {
        const changes = await client.query(OLD_CHANGES, [PART]);
        const runs = await client.query(OLD_RUNS, [PART]);
        const bills = await client.query(OLD_BILLS, [PART]);
        const prepared = await client.query(OLD_PREPARED, [PART]);
        const unused = await client.query(UNUSED_APPROVALS, [PART]);
        return [changes, runs, bills, prepared, unused].reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0);
      });
      if (forgotten === 0) break;
    }
  }
}

const AGE = "now() - interval '400 days'";
const OLD_CHANGES = `
  delete from changes where ctid = any (array(select ctid from changes where time < ${AGE} limit $1))`;
const OLD_RUNS = `delete from change_runs where id in (select id from change_runs where created_at < ${AGE} limit $1)`;
/** Who gave one stands in the security events. */
const UNUSED_APPROVALS = `
  delete from approvals where id in (
    select id from approvals where used_at is null and created_at < now() - interval '30 days' limit $1)`;
/** Until then tills that were away learn what became of one, and so does who looks into what was discarded. */
const OLD_BILLS = `
  delete from parked_bills where id in (
    select id from parked_bills where closed_at < now() - interval '30 days' limit $1 for update skip locked)`;
/** The page of a station reads those of a day. */
const OLD_PREPARED = `
  delete from prepared_lines where ctid = any (
    array(select ctid from prepared_lines where prepared_at < now() - interval '30 days' limit $1))`;
