import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { bodyOfList } from '../resource/bodyOfList.ts';
import { compileList } from '../resource/compileQuery.ts';
import { type ListQuery, readListQuery } from '../resource/readListQuery.ts';
import { type CountedList, locatePage, type PagePlace, rowsOfPage } from './locatePage.ts';
import { narrowToSession } from './narrowToSession.ts';
import { readCountedList } from './readCountedList.ts';
import { runJson } from './readTransaction.ts';
import { transactions } from './transactions.resource.ts';

/** The text of a list of sales as PostgreSQL made it. */
export async function listTransactions(
  database: Database,
  session: GatewaySession,
  asked: Record<string, unknown>,
): Promise<string> {
  const query = readListQuery(asked);
  const filter = narrowToSession(asked, query.filter, session);
  // Also refuses what the list cannot be asked for, whichever way it is read.
  const statement = compileList(transactions, { ...query, filter }, session, false);
  const counted = readCountedList(query, asked, session);
  if (counted) return readPage(database, session, query, counted);
  const row = await runJson(database, session, statement);
  return bodyOfList(row, query.limit);
}

async function readPage(
  database: Database,
  session: GatewaySession,
  query: ListQuery,
  list: CountedList,
): Promise<string> {
  const { text, values } = locatePage(list, query.skip);
  const answer = await database.withRealm(session.realmId, (client) => client.query<PagePlace>(text, values));
  const place = answer.rows[0] ?? { total: 0, day: null, before: 0 };
  const rows = place.day === null ? '[]' : await readRows(database, session, query, list, place);
  return `{"total":[{"count":${place.total}}],"result":${rows}}`;
}

async function readRows(
  database: Database,
  session: GatewaySession,
  query: ListQuery,
  list: CountedList,
  place: PagePlace,
): Promise<string> {
  const chosen = { ...query, limit: null, skip: 0, filter: {}, branchId: null };
  const source = rowsOfPage(list, place, query.limit ?? 0);
  const row = await runJson(database, session, compileList(transactions, chosen, session, false, source));
  return row?.body ?? '[]';
}
