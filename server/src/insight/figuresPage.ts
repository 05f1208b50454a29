import type { Context } from '../gateway/context.ts';
import { payloadOf } from '../gateway/envelope.ts';
import { queryString } from '../gateway/GatewayCalls.ts';
import { malformed } from '../gateway/GatewayError.ts';
import { type Page, type PageArgs, rangeOf } from '../gateway/page.ts';
import { readRecord } from '../gateway/records.ts';
import { type Operation, selectionOf } from '../gateway/selection.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { SortDirection } from '../generated/schema.ts';
import { readFigures, type Statistic } from './readFigures.ts';
import { type StatisticsScope, soFarQuery } from './StatisticsScope.ts';

/**
 * Wire fields that rows are sorted by; only the first follows the requested direction; `-`: ties from the largest down.
 */
type Sorts = Readonly<Record<string, readonly [string, ...string[]]>>;

interface FiguresArgs extends PageArgs {
  sort?: { field: string; direction?: SortDirection | null } | null;
}

/** Reads one page of a statistic's rows with their total number, and with their sums if it has any. */
export async function figuresPage<T, Sums = never>(
  context: Context,
  operation: Operation,
  scope: StatisticsScope,
  { sorts, totals, ...statistic }: Statistic & { sorts: Sorts; totals?: string },
  { sort, ...range }: FiguresArgs,
  filter: Readonly<Record<string, unknown>>,
): Promise<Page<T> & { totals?: Sums }> {
  const query = { ...rangeOf(range), filter, sort: sortOf(sorts, sort) };
  const [{ rows, list }, sums] = await Promise.all([
    readFigures<T>(context, operation, scope, statistic, query),
    totals && selectionOf(operation).fieldsOf(totals).size > 0
      ? readTotals<Sums>(context, operation, scope, { path: statistic.path, type: totals }, filter)
      : null,
  ]);
  return { items: rows, total: list.total, ...(sums && { totals: sums }) };
}

async function readTotals<Sums>(
  context: Context,
  operation: Operation,
  { range, branchId, soFar }: StatisticsScope,
  { path, type }: { path: string; type: string },
  filter: Readonly<Record<string, unknown>>,
): Promise<Sums | null> {
  const parameters = { from: range.from, to: range.to, ...soFarQuery({ soFar }), branch_id: branchId, filter };
  const answer = await context.gateway.get(`/stat/${path}/totals${queryString(parameters)}`);
  const payload = payloadOf(answer);
  const totals = isWireRecord(payload) ? payload.totals : undefined;
  if (!isWireRecord(totals)) throw malformed('The answer has no totals.');
  return await readRecord<Sums>(context, operation, type, totals);
}

function sortOf(sorts: Sorts, sort: FiguresArgs['sort']): Record<string, 1 | -1> | undefined {
  const [first, ...ties] = (sort && sorts[sort.field]) ?? [];
  if (!first) return undefined;
  const tied = Object.fromEntries(
    ties.map((field) => (field.startsWith('-') ? ([field.slice(1), -1] as const) : ([field, 1] as const))),
  );
  return { [first]: sort?.direction === 'DESC' ? -1 : 1, ...tied };
}
