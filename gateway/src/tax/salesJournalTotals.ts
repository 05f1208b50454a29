import { satang, toBaht } from '@taem/domain/money/money.ts';
import { JOURNAL_AMOUNTS } from '@taem/domain/till/salesJournal.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { compileSource } from '../resource/compileQuery.ts';
import { Parameters } from '../resource/Parameters.ts';
import { salesJournal } from './salesJournal.ts';

const AMOUNTS = Object.keys(JOURNAL_AMOUNTS);

interface Requested {
  from: Day;
  before: Day;
  branchId: string | null;
}

/** Returns the totals of the journal's days, amounts in baht. */
export async function salesJournalTotals(
  client: DatabaseClient,
  session: GatewaySession,
  { from, before, branchId }: Requested,
): Promise<Record<string, number>> {
  const parameters = new Parameters();
  const narrowing = { filter: { calendar_date: { $gte: from, $lt: before } }, keyword: null, branchId };
  const source = compileSource(salesJournal, narrowing, session, parameters);
  const sums = ['sales', ...AMOUNTS].map((name) => `coalesce(sum(t.${name}), 0)::float8 as ${name}`);
  const { rows } = await client.query<Record<string, number>>(
    `select count(*)::int as days, ${sums.join(', ')} ${source}`,
    parameters.values,
  );
  const { days = 0, sales = 0, ...amounts } = rows[0] ?? {};
  const inBaht = Object.entries(amounts).map(([name, amount]) => [name, toBaht(satang(amount))]);
  return { days, sales, ...Object.fromEntries(inBaht) };
}
