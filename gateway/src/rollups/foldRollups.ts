import type { FastifyInstance } from 'fastify';
import { inOpenRealms } from '../database/inOpenRealms.ts';
import type { Database } from '../database/pool.ts';

const EVERY_MS = 30_000;
/** Small, as a payment that meets a fold waits for it. */
const ROWS_AT_ONCE = 500;

/** Moves what payments wrote into the daily and monthly rows from which figures are read, as long as the gateway runs. */
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
  await inOpenRealms(database, async (id) => {
    let folded = ROWS_AT_ONCE;
    // Less than a batch in any table means that only the newest rows are left.
    while (folded >= ROWS_AT_ONCE && !stopped()) folded = await foldOnce(database, id);
    await settleSpans(database, id, stopped);
  });
}

async function foldOnce(database: Database, realmId: string): Promise<number> {
  const answer = await database.withRealm(realmId, (client) =>
    client.query<{ folded: number }>('select fold_rollups($1, $2) as folded', [realmId, ROWS_AT_ONCE]),
  );
  return answer.rows[0]?.folded ?? 0;
}

/** Takes some tenths of a second, and only folding waits for it. */
const SPANS_AT_ONCE = 5;

/** Records who bought what on the past days of a merchant, so that members are found by it without reading their sales. */
async function settleSpans(database: Database, realmId: string, stopped: () => boolean): Promise<void> {
  let settled = SPANS_AT_ONCE;
  while (settled >= SPANS_AT_ONCE && !stopped()) {
    const answer = await database.withRealm(realmId, (client) =>
      client.query<{ settled: number }>('select settle_spans($1, $2) as settled', [realmId, SPANS_AT_ONCE]),
    );
    settled = answer.rows[0]?.settled ?? 0;
  }
}
