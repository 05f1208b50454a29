import type { FastifyBaseLogger } from 'fastify';
import { inOpenRealms } from './database/inOpenRealms.ts';
import type { Database } from './database/pool.ts';

const EVERY_MS = 24 * 60 * 60 * 1_000;
/** Rows per transaction: few enough that no one waits for it. */
const PART = 2_000;
/** Limit for one run: the rest waits for the next day. */
const MAX_PARTS = 500;

/**
 * Deletes changes from more than 400 days ago, parked bills that are closed, prepared lines and unused approvals from
 * more than 30 days ago, and answers to requests from more than 7 days ago, at the start and daily; the tables
 * themselves refuse to delete younger rows, except for the answers.
 */
export function startForgetting(database: Database, log: Pick<FastifyBaseLogger, 'error'>): () => void {
  const forget = () => void forgetOld(database).catch((error) => log.error(error));
  const timer = setInterval(forget, EVERY_MS);
  timer.unref();
  forget();
  return () => clearInterval(timer);
}

export async function forgetOld(database: Database): Promise<void> {
  await inOpenRealms(database, async (id) => {
    for (let part = 0; part < MAX_PARTS; part += 1) {
      const forgotten = await database.inTransaction(id, async (client) => {
        const changes = await client.query(OLD_CHANGES, [PART]);
        const runs = await client.query(OLD_RUNS, [PART]);
        const bills = await client.query(OLD_BILLS, [PART]);
        const prepared = await client.query(OLD_PREPARED, [PART]);
        const unused = await client.query(UNUSED_APPROVALS, [PART]);
        const answers = await client.query(OLD_ANSWERS, [PART]);
        return [changes, runs, bills, prepared, unused, answers].reduce(
          (sum, { rowCount }) => sum + (rowCount ?? 0),
          0,
        );
      });
      if (forgotten === 0) break;
    }
  });
}

const AGE = "now() - interval '400 days'";
const OLD_CHANGES = `
  delete from changes where ctid = any (array(select ctid from changes where time < ${AGE} limit $1))`;
const OLD_RUNS = `delete from change_runs where id in (select id from change_runs where created_at < ${AGE} limit $1)`;
/** The security events record who gave one. */
const UNUSED_APPROVALS = `
  delete from approvals where id in (
    select id from approvals where used_at is null and created_at < now() - interval '30 days' limit $1)`;
/** Until then, tills that were offline learn what happened to a bill, and so do users who look into discarded ones. */
const OLD_BILLS = `
  delete from parked_bills where id in (
    select id from parked_bills where closed_at < now() - interval '30 days' limit $1 for update skip locked)`;
/** The page of a station reads those of one day. */
const OLD_PREPARED = `
  delete from prepared_lines where ctid = any (
    array(select ctid from prepared_lines where prepared_at < now() - interval '30 days' limit $1))`;
/** A request that is repeated later is a new one. */
const OLD_ANSWERS = `
  delete from replays where ctid = any (
    array(select ctid from replays where created_at < now() - interval '7 days' limit $1))`;
