import { addDays, type Day } from '@taem/domain/time/calendar.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/pool.ts';
import type { BranchDays } from './figuresOf.ts';

/** Fewer days are summed as fast as they are read. */
const FEWEST_DAYS = 28;
/** Limit for one merchant: the fold writes to each span, and each has a row for every member. */
const MAX_SPANS = 4;
const RETRY_AFTER_MS = 60_000;
const MAX_REMEMBERED = 1_000;

/** Records that members' figures for such days were requested. */
type RequestSpan = (realmId: string, period: BranchDays) => void;

/**
 * Stores what each member bought on the requested days, in the background, so that the next request reads one row for
 * each member. Runs one at a time; if it fails, the next request triggers it again.
 */
export function keepSpans(app: FastifyInstance, database: Database): RequestSpan {
  const recent = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: RETRY_AFTER_MS });
  let underway: Promise<unknown> = Promise.resolve();
  let busy = false;
  let closing = false;
  app.addHook('onClose', async () => {
    closing = true;
    await underway;
  });
  return (realmId, period) => {
    const key = JSON.stringify([realmId, period.from, period.to, period.branchIds]);
    if (busy || closing || isShort(period) || recent.has(key)) return;
    busy = true;
    underway = keepSpan(database, realmId, period)
      .then((isKept) => isKept && recent.set(key, true))
      .catch((error) => app.log.error(error))
      .finally(() => {
        busy = false;
      });
  };
}

const isShort = ({ from, to }: { from: Day; to: Day }) => addDays(from, FEWEST_DAYS - 1) > to;

/** Returns false while the figures are being folded. */
export async function keepSpan(
  database: Database,
  realmId: string,
  { from, to, branchIds }: BranchDays,
): Promise<boolean> {
  const values = [realmId, from, to, branchIds?.toSorted() ?? [], MAX_SPANS];
  const answer = await database.withRealm(realmId, (client) =>
    client.query<{ kept: boolean }>('select keep_span($1, $2, $3, $4, $5) as kept', values),
  );
  return answer.rows[0]?.kept ?? false;
}
