import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { ListSource } from '../resource/compileQuery.ts';
import type { Resource } from '../resource/defineResource.ts';
import { type ListQuery, type ListRequest, listQueryFrom } from '../resource/listQuery.ts';
import { Parameters } from '../resource/Parameters.ts';
import type { Statement } from '../resource/Statement.ts';
import type { BranchDays } from '../rollups/figuresOf.ts';
import { computedFigures, keptFigures, refuseManySales } from '../sales/boundedFigures.ts';
import { namesOf, type Statistic } from './defineStatistic.ts';
import { type PeriodRequest, readPeriod } from './readPeriod.ts';

export interface StatisticPlan {
  query: ListQuery;
  resource: Resource;
  source: ListSource;
  /** Whether it is computed for this request. */
  isComputed: boolean;
  /** Periods of which every sale is read. */
  looksAt: readonly BranchDays[];
  /** Periods for which it is worth storing what each member bought. */
  spans: readonly BranchDays[];
}

/** Prepares a requested statistic: its rows for those days and branches, with the filter of its list. */
export function askStatistic(
  statistic: Statistic,
  request: ListRequest & PeriodRequest,
  session: GatewaySession,
  fields?: readonly string[],
): StatisticPlan {
  const period = readPeriod(request, session);
  const list = listQueryFrom(request);
  // The rows are already limited to the requested branches.
  const query = { ...list, branchId: null, ...(fields && { projection: fields, addon: [] }) };
  const selects = namesOf(query);
  const reads = (path: string) => query.projection === null || selects(path);
  const parameters = new Parameters();
  const rows = statistic.rows({ period, parameters, session, selects, reads });
  return {
    query,
    resource: statistic.resource(selects),
    source: { ...(typeof rows === 'string' ? { sql: rows } : rows), parameters },
    isComputed: statistic.isComputed(selects),
    looksAt: statistic.isOfSales ? [period] : [],
    // Days that count only so far would be different a minute later, so their spans are not stored.
    spans: period.soFar ? [] : statistic.spans(reads, period),
  };
}

/** Runs it, within the limits for the cost of figures. */
export async function runStatistic(
  database: Database,
  session: GatewaySession,
  { isComputed, looksAt }: Pick<StatisticPlan, 'isComputed' | 'looksAt'>,
  statement: Statement,
  signal: () => AbortSignal,
): Promise<StatisticRow | undefined> {
  if (!isComputed) return keptFigures<StatisticRow>(database, session, statement);
  return computedFigures(database, session, { signal: signal() }, async (client) => {
    await refuseManySales(client, looksAt);
    return (await client.query<StatisticRow>(statement.text, statement.values)).rows[0];
  });
}

interface StatisticRow {
  rows?: number;
  body: string;
}
