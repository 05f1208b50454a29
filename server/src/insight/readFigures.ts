import type { Context } from '../gateway/context.ts';
import type { ListQuery } from '../gateway/GatewayCalls.ts';
import { planOf } from '../gateway/plan.ts';
import { readRecords } from '../gateway/records.ts';
import { type Operation, selectionOf } from '../gateway/selection.ts';
import type { WireList } from '../gateway/wire.ts';
import type { TimeUnit } from '../generated/schema.ts';
import { type StatisticsScope, soFarQuery } from './StatisticsScope.ts';

const UNIT_TO_WIRE: Readonly<Record<TimeUnit, string>> = {
  DAY: 'Day',
  WEEK: 'Week',
  MONTH: 'Month',
  QUARTER: 'Quarter',
  YEAR: 'Year',
};

/** A statistic: its path, and the GraphQL type of its rows. */
export interface Statistic {
  /** Below `stat/`; the list has the same name in snake case. */
  path: string;
  type: string;
  /** A wire field that every row has; requested if no other is. */
  key: string;
  /** STAT-09..11, STAT-15 Whether the requirements name the key in `addon`. */
  addon?: boolean;
}

/**
 * Reads the rows of a statistic. The union of all selections of the type is requested, so that the same statistic under
 * several aliases is one call.
 */
export async function readFigures<T>(
  context: Context,
  operation: Operation,
  scope: Pick<StatisticsScope, 'range' | 'by' | 'branchId' | 'soFar'>,
  statistic: Statistic,
  query: ListQuery = {},
): Promise<{ rows: T[]; list: WireList }> {
  const { range, by, branchId } = scope;
  const { path, type, key, addon } = statistic;
  const list = await context.gateway.list(
    { path: `stat/${path}`, listKey: path.replaceAll('-', '_'), singleKey: '' },
    {
      ...query,
      period_type: UNIT_TO_WIRE[by],
      from: range.from,
      to: range.to,
      ...soFarQuery(scope),
      branch_id: branchId,
      projection: projectionOf(context, operation, type, key, query.projection),
      ...(addon && { addon: [key] }),
    },
  );
  return { rows: await readRecords<T>(context, operation, type, list.rows), list };
}

/** Returns the selected fields, without an id, which rows of statistics do not have. */
function projectionOf(
  { records }: Context,
  operation: Operation,
  type: string,
  key: string,
  more: readonly string[] = [],
): string[] {
  const { projection } = planOf(records, selectionOf(operation), type);
  const fields = new Set([...projection, ...more]);
  fields.delete('id');
  if (fields.size === 0) fields.add(key);
  return [...fields].sort();
}
