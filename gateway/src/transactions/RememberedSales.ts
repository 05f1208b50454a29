import type { Day } from '@taem/domain/time/calendar.ts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { countByDay } from './countByDay.ts';
import { isWrittenDown } from './isWrittenDown.ts';
import type { SalesByDay, SalesDay, SalesRequest } from './SalesDay.ts';

/** About 15 MB of days, and a limit for the number of filters that they belong to. */
const MAX_DAYS = 100_000;
const MAX_FILTERS = 1_000;
const NOTHING: SalesByDay = new Map();

/**
 * Counts sales by day for any filter, and caches the counts: the next time, only days with new sales, voids or
 * adjustments are counted again, which the statement finds out by itself. So the counts are exact at the moment of the
 * statement, whichever process wrote the sale, and the cost depends on what happened since, not on all sales so far.
 */
export class RememberedSales {
  readonly #remembered = new LRUCache<string, SalesByDay>({
    max: MAX_FILTERS,
    maxSize: MAX_DAYS,
    sizeCalculation: ({ size }) => size + 1,
  });

  async read(database: Database, session: GatewaySession, request: SalesRequest): Promise<SalesByDay> {
    const { query, from, to } = request;
    const key = JSON.stringify([session.realmId, query.branchId, query.keyword, query.filter, from, to]);
    const remembered = this.#remembered.get(key) ?? NOTHING;
    const { text, values } = countByDay(request, session, remembered);
    const changed = await database.withRealm(
      session.realmId,
      async (client) => (await client.query<SalesDay & { day: Day }>(text, values)).rows,
    );
    if (changed.length === 0) return remembered;
    const days = new Map(remembered);
    for (const { day, ...figures } of changed) days.set(day, figures);
    if (isWrittenDown(query.filter)) this.#remembered.set(key, days);
    return days;
  }
}
