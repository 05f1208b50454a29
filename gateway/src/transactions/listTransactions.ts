import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { bodyOfList } from '../resource/bodyOfList.ts';
import { compileList } from '../resource/compileQuery.ts';
import { type ListQuery, type ListRequest, listQueryFrom } from '../resource/listQuery.ts';
import { transactions } from '../sales/transactions.resource.ts';
import { isWrittenDown } from './isWrittenDown.ts';
import { locatePage, type PagePlace } from './locatePage.ts';
import { narrowToSession } from './narrowToSession.ts';
import { pageOfDays, rowsOfPage, type SalesPage } from './pageOfDays.ts';
import type { RememberedFirst } from './RememberedFirst.ts';
import type { RememberedSales } from './RememberedSales.ts';
import { readCountedList, requestedDays, timeOrder } from './readCountedList.ts';
import { runJson } from './readTransaction.ts';

/** Returns a list of sales as JSON text that PostgreSQL built. */
export async function listTransactions(
  database: Database,
  session: GatewaySession,
  request: ListRequest,
  remembered: RememberedSales,
  first: RememberedFirst,
): Promise<string> {
  const own = listQueryFrom(request);
  const query = { ...own, filter: narrowToSession(request, own.filter, session) };
  // Also refuses anything that is not allowed for the list, however it is read.
  const statement = compileList(transactions, query, session, false);
  const found =
    (await pageOfCounted(database, session, request, own)) ??
    (await pageOfAny(database, session, request, query, remembered));
  if (!found) return bodyOfList(await runJson(database, session, statement), query.limit);
  const ids = await first.read(database, session, { query, ...requestedDays(request) });
  const page = ids ? { ...found, ids } : found;
  const rows = page.days.length === 0 ? '[]' : await readRows(database, session, query, page);
  return `{"total":[{"count":${page.total}}],"result":${rows}}`;
}

/** Locates the page by the figures that are counted as sales are written; null for any other list. */
async function pageOfCounted(
  database: Database,
  session: GatewaySession,
  request: ListRequest,
  own: ListQuery,
): Promise<SalesPage | null> {
  const list = readCountedList(own, request, session);
  if (!list || (list.isByClock && !(await endAtMidnight(database, session)))) return null;
  const inTime = timeOrder(own.sort) !== null;
  const { text, values } = locatePage(list, inTime ? own.skip : 0);
  const answer = await database.withRealm(session.realmId, (client) => client.query<PagePlace>(text, values));
  const { total, day, before } = answer.rows[0] ?? { total: 0, day: null, before: 0 };
  const { from, to, newestFirst } = list;
  if (day === null) return { total, days: [], skip: 0 };
  if (!inTime) return { total, days: [{ from, to }], skip: own.skip };
  return { total, days: [newestFirst ? { from, to: day } : { from: day, to }], skip: before };
}

async function endAtMidnight(database: Database, { realmId }: GatewaySession): Promise<boolean> {
  const { rows } = await database.withRealm(realmId, (client) =>
    client.query<{ always: boolean }>("select day_ends($1) = '[]' as always", [realmId]),
  );
  return rows[0]?.always ?? true;
}

/** Locates the page by the cached counts of the filter; null where nothing can be cached. */
async function pageOfAny(
  database: Database,
  session: GatewaySession,
  request: ListRequest,
  query: ListQuery,
  remembered: RememberedSales,
): Promise<SalesPage | null> {
  if (!query.limit || !isWrittenDown(query.filter)) return null;
  const days = await remembered.read(database, session, { query, ...requestedDays(request) });
  return pageOfDays(days, query.skip, query.limit, timeOrder(query.sort));
}

async function readRows(
  database: Database,
  session: GatewaySession,
  query: ListQuery,
  page: SalesPage,
): Promise<string> {
  const source = rowsOfPage(query, session, page);
  const chosen = { ...query, limit: null, skip: 0, filter: {}, keyword: null, branchId: null };
  const row = await runJson(database, session, compileList(transactions, chosen, session, false, source));
  return row?.body ?? '[]';
}
