import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { ListSource } from '../resource/compileQuery.ts';
import type { Resource } from '../resource/defineResource.ts';
import { type AskedList, type ListQuery, listAsked } from '../resource/listQuery.ts';
import { Parameters } from '../resource/Parameters.ts';
import type { Statement } from '../resource/Statement.ts';
import type { BranchDays } from '../rollups/figuresOf.ts';
import { keptFigures, madeFigures, refuseManySales } from '../sales/boundedFigures.ts';
import { namesOf, type Statistic } from './defineStatistic.ts';
import { type AskedPeriod, readPeriod } from './readPeriod.ts';

export interface AskedStatistic {
  query: ListQuery;
  resource: Resource;
  source: ListSource;
  /** Whether it is computed for this request. */
  isMade: boolean;
  /** Days of which every sale is looked at. */
  looksAt: readonly BranchDays[];
  /** Days that are worth keeping what each member bought on. */
  spans: readonly BranchDays[];
}

/** A requested statistic: its rows of those days and branches, and how its list is narrowed. */
export function askStatistic(
  statistic: Statistic,
  asked: AskedList & AskedPeriod,
  session: GatewaySession,
  fields?: readonly string[],
): AskedStatistic {
  const period = readPeriod(asked, session);
  const list = listAsked(asked);
  // The rows are of the requested branches already.
  const query = { ...list, branchId: null, ...(fields && { projection: fields, addon: [] }) };
  const wants = namesOf(query);
  const reads = (path: string) => query.projection === null || wants(path);
  const parameters = new Parameters();
  const rows = statistic.rows({ period, parameters, session, wants, reads });
  return {
    query,
    resource: statistic.resource(wants),
    source: { ...(typeof rows === 'string' ? { sql: rows } : rows), parameters },
    isMade: statistic.isMade(wants),
    looksAt: statistic.isOfSales ? [period] : [],
    // What counts only so far is other days in a minute.
    spans: period.soFar ? [] : statistic.spans(reads, period),
  };
}

/** Its row, within what figures may cost. */
export async function runStatistic(
  database: Database,
  session: GatewaySession,
  { isMade, looksAt }: Pick<AskedStatistic, 'isMade' | 'looksAt'>,
  statement: Statement,
  signal: () => AbortSignal,
): Promise<StatisticRow | undefined> {
  if (!isMade) return keptFigures<StatisticRow>(database, session, statement);
  return madeFigures(database, session, { signal: signal() }, async (client) => {
    await refuseManySales(client, looksAt);
    return (await client.query<StatisticRow>(statement.text, statement.values)).rows[0];
  });
}

interface StatisticRow {
  rows?: number;
  body: string;
}
