import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { readListQuery } from '../resource/readListQuery.ts';
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
  const days = await remembered.read(database, session, { query, ...daysAsked(asked) });
  const sum = (figure: keyof SalesDay) => [...days.values()].reduce((all, day) => all + BigInt(day[figure]), 0n);
  const totals = {
    complete: sum('complete'),
    amount_due: baht(sum('due')),
    earn: sum('earned'),
    redeem: sum('redeemed'),
    void: sum('void'),
    void_amount: baht(sum('voidDue')),
  };
  return `{${Object.entries(totals).map(([name, value]) => `"${name}":${value}`)}}`;
}

/** Satang as a number of baht, digit by digit: a sum of many may be more than a number divides exactly. */
const baht = (satang: bigint) => `${satang / 100n}.${String(satang % 100n).padStart(2, '0')}`;
