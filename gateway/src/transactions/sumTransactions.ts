import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { readListQuery } from '../resource/readListQuery.ts';
import { measureSales, totalsJson } from './measureSales.ts';
import { narrowToSession } from './narrowToSession.ts';
import type { RememberedSales } from './RememberedSales.ts';
import { daysAsked } from './readCountedList.ts';
import type { SalesDay } from './SalesDay.ts';

/** What all sales of a list come to, as JSON; whatever page is asked for. */
export async function sumTransactions(
  database: Database,
  session: GatewaySession,
  asked: Record<string, unknown>,
  remembered: RememberedSales,
): Promise<string> {
  const own = readListQuery(asked);
  const query = { ...own, filter: narrowToSession(asked, own.filter, session) };
  // Figures that stand beside each other are of one moment.
  if (own.addon.length > 0) {
    const { text, values } = measureSales(query, session, own.addon);
    const answer = await database.withRealm(session.realmId, (client) =>
      client.query<Record<string, string>>(text, values),
    );
    return totalsJson(answer.rows[0] ?? {});
  }
  const days = await remembered.read(database, session, { query, ...daysAsked(asked) });
  const sum = (figure: keyof SalesDay) => [...days.values()].reduce((all, day) => all + BigInt(day[figure]), 0n);
  return totalsJson({
    complete: sum('complete'),
    amount_due: sum('due'),
    earn: sum('earned'),
    redeem: sum('redeemed'),
    void: sum('void'),
    void_amount: sum('voidDue'),
  });
}
