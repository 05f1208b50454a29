import { type Static, Type } from '@sinclair/typebox';
import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { asksById } from '../resource/listParts.ts';
import { type ListQuery, listQueryFrom, listQueryOf } from '../resource/listQuery.ts';
import type { BranchDays } from '../rollups/figuresOf.ts';
import { computedFigures, refuseManySales } from '../sales/boundedFigures.ts';
import { isOfOneMember } from '../sales/isOfOneMember.ts';
import { transactions } from '../sales/transactions.resource.ts';
import { measureSales, totalsJson } from './measureSales.ts';
import { narrowToSession } from './narrowToSession.ts';
import type { RememberedSales } from './RememberedSales.ts';
import { readCountedList, requestedDays } from './readCountedList.ts';
import type { SalesDay } from './SalesDay.ts';

const { limit, skip, sort, projection, locale, ...narrowing } = listQueryOf(transactions, 'Transaction').properties;
export const SumQuery = Type.Object(narrowing);
type SumRequest = Static<typeof SumQuery>;

/** Returns the totals of all sales of a list, as JSON, regardless of its page. */
export async function sumTransactions(
  database: Database,
  session: GatewaySession,
  request: SumRequest,
  remembered: RememberedSales,
  signal: () => AbortSignal,
): Promise<string> {
  const own = listQueryFrom({ ...request, limit: null, skip: 0, sort: [], projection: null, locale: null });
  const query = { ...own, filter: narrowToSession(request, own.filter, session) };
  // Figures that are displayed side by side must be of the same moment.
  if (own.addon.length > 0) {
    const { text, values } = measureSales(query, session, own.addon);
    const answer = await computedFigures(database, session, { signal: signal() }, async (client) => {
      if (!isOfFewSales(query)) await refuseManySales(client, [periodOf(query, request, session)]);
      return await client.query<Record<string, string>>(text, values);
    });
    return totalsJson(answer.rows[0] ?? {});
  }
  const days = await remembered.read(database, session, { query, ...requestedDays(request) });
  const sum = (figure: keyof SalesDay) => [...days.values()].reduce((all, day) => all + BigInt(day[figure]), 0n);
  return totalsJson({
    complete: sum('complete'),
    amount_due: sum('due'),
    earn: sum('earned'),
    redeem: sum('redeemed'),
    void: sum('void'),
    void_amount: sum('voidDue'),
    returns: sum('returns'),
  });
}

/** Whether only a few sales are read: a request by ids, by keyword or of one member needs no look at all sales. */
const isOfFewSales = ({ filter, keyword }: ListQuery) => keyword !== null || asksById(filter) || isOfOneMember(filter);

/** Returns the days and branches that have to be read. */
function periodOf(query: ListQuery, request: SumRequest, session: GatewaySession): BranchDays {
  const { branchIds, from, to } = readCountedList({ ...query, limit: 1, sort: [] }, request, session) ?? {
    ...requestedDays(request),
    branchIds: query.branchId ? [query.branchId] : session.branchIds.length > 0 ? session.branchIds : null,
  };
  return { branchIds, from, to };
}
