import type { FastifyInstance } from 'fastify';
import { openRealms } from '../database/openRealms.ts';
import type { Database } from '../database/pool.ts';

const EVERY_MS = 30_000;
/** A payment that meets a fold waits for it, so each takes only a moment. */
const ROWS_AT_ONCE = 500;

/** Moves what payments wrote into the rows by day and by month that figures are read from, as long as the gateway runs. */
export function foldRollups(app: FastifyInstance, database: Database): void {
  let underway: Promise<void> = Promise.resolve();
  let busy = false;
  let closing = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    underway = foldAllRealms(database, () => closing)
      .catch((error) => app.log.error(error))
      .finally(() => {
        busy = false;
      });
  }, EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    closing = true;
    clearInterval(timer);
    await underway;
  });
}

export async function foldAllRealms(database: Database, stopped: () => boolean = () => false): Promise<void> {
  for (const id of await openRealms(database)) {
    let folded = ROWS_AT_ONCE;
    // Less than a batch of any table means that nothing but the newest rows is left.
    while (folded >= ROWS_AT_ONCE && !stopped()) folded = await foldOnce(database, id);
    await settleSpans(database, id, stopped);
  }
}

async function foldOnce(database: Database, realmId: string): Promise<number> {
  const answer = await database.withRealm(realmId, (client) =>
    client.query<{ folded: number }>('select fold_rollups($1, $2) as folded', [realmId, ROWS_AT_ONCE]),
  );
  return answer.rows[0]?.folded ?? 0;
}

/** Some tenths of a second: only folding has to wait. */
const SPANS_AT_ONCE = 5;

/** Notes who bought what on the days of a merchant that are over, so that members are found by it without their sales. */
async function settleSpans(database: Database, realmId: string, stopped: () => boolean): Promise<void> {
  let settled = SPANS_AT_ONCE;
  while (settled >= SPANS_AT_ONCE && !stopped()) {
    const answer = await database.withRealm(realmId, (client) =>
      client.query<{ settled: number }>('select settle_spans($1, $2) as settled', [realmId, SPANS_AT_ONCE]),
    );
    settled = answer.rows[0]?.settled ?? 0;
  }
}
