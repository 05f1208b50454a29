import type { Database } from '../database/pool.ts';

/** Some tenths of a second: only folding has to wait. */
const SPANS_AT_ONCE = 5;

/** Notes who bought what on the days of a merchant that are over, so that members are found by it without their sales. */
export async function settleSpans(database: Database, realmId: string, stopped: () => boolean): Promise<void> {
  let settled = SPANS_AT_ONCE;
  while (settled >= SPANS_AT_ONCE && !stopped()) {
    const answer = await database.withRealm(realmId, (client) =>
      client.query<{ settled: number }>('select settle_spans($1, $2) as settled', [realmId, SPANS_AT_ONCE]),
    );
    settled = answer.rows[0]?.settled ?? 0;
  }
}
