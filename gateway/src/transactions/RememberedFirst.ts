import { LRUCache } from 'lru-cache';
import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { type FirstSales, type FoundFirst, figureOrder, findFirst, withFound } from './firstSales.ts';
import { isWrittenDown } from './isWrittenDown.ts';
import type { SalesRequest } from './SalesDay.ts';

/** Maximum number of sales of a list: as far as people turn pages. */
const MAX_SALES = 500;
/** About 10 MB. */
const MAX_LISTS = 100;

/**
 * Caches the first sales of lists that are ordered by a figure. They are found among all sales once; after that, only
 * the days with new sales, voids or adjustments are read again, as sales are counted by day (docs/adr/0053).
 */
export class RememberedFirst {
  readonly #remembered = new LRUCache<string, FirstSales>({ max: MAX_LISTS });
  readonly #most: number;

  constructor(most = MAX_SALES) {
    this.#most = most;
  }

  /** Returns the ids of a page; null where the page has to be queried. */
  async read(database: Database, session: GatewaySession, request: SalesRequest): Promise<readonly string[] | null> {
    const { query, from, to } = request;
    const { skip, limit } = query;
    const order = figureOrder(query.sort);
    if (!order || !limit || skip + limit > this.#most || !isWrittenDown(query.filter)) return null;
    const key = JSON.stringify([session.realmId, query.branchId, query.keyword, query.filter, from, to, order]);
    const remembered = this.#remembered.get(key) ?? null;
    const { text, values } = findFirst(request, order, session, remembered, this.#most);
    const answer = await database.withRealm(session.realmId, (client) => client.query<FoundFirst>(text, values));
    const first = withFound(remembered, answer.rows[0] ?? { days: [], sales: [] }, order, this.#most);
    // Too many sales were removed, so that too few are left: everything is read again the next time.
    if (!first.isAll && first.sales.length < skip + limit) {
      this.#remembered.delete(key);
      return null;
    }
    this.#remembered.set(key, first);
    return first.sales.slice(skip, skip + limit).map(([, id]) => id);
  }
}
