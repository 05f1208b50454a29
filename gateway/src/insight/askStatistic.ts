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
  /** Days of which every sale is looked at. */
  looksAt: readonly BranchDays[];
  /** Days that are worth keeping what each member bought on. */
  spans: readonly BranchDays[];
}

/** A requested statistic: its rows of those days and branches, and how its list is narrowed. */
export function askStatistic(
  statistic: Statistic,
  request: ListRequest & PeriodRequest,
  session: GatewaySession,
  fields?: readonly string[],
): StatisticPlan {
  const period = readPeriod(request, session);
  const list = listQueryFrom(request);
  // The rows are of the requested branches already.
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
    // What counts only so far is other days in a minute.
    spans: period.soFar ? [] : statistic.spans(reads, period),
  };
}

/** Its row, within what figures may cost. */
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
