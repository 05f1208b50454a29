import type { Context } from '../execution/context.ts';
import type { Operation } from '../execution/selection.ts';
import { type Page, type PageArgs, rangeOf } from '../gateway/page.ts';
import type { SortDirection } from '../generated/schema.ts';
import { readFigures, type Statistic } from './readFigures.ts';
import type { StatisticsScope } from './StatisticsScope.ts';

/** Wire fields that rows are put in order by; the first decides, it alone follows the asked direction. */
type Sorts = Readonly<Record<string, readonly [string, ...string[]]>>;

interface FiguresArgs extends PageArgs {
  sort?: { field: string; direction?: SortDirection | null } | null;
}

/** One page of a statistic's rows with their number. */
export async function figuresPage<T>(
  context: Context,
  operation: Operation,
  scope: StatisticsScope,
  { sorts, ...statistic }: Statistic & { sorts: Sorts },
  { sort, ...range }: FiguresArgs,
  filter: Readonly<Record<string, unknown>>,
): Promise<Page<T>> {
  const query = { ...rangeOf(range), filter, sort: sortOf(sorts, sort) };
  const { rows, list } = await readFigures<T>(context, operation, scope, statistic, query);
  return { items: rows, total: list.total };
}

function sortOf(sorts: Sorts, sort: FiguresArgs['sort']): Record<string, 1 | -1> | undefined {
  const [first, ...ties] = (sort && sorts[sort.field]) ?? [];
  if (!first) return undefined;
  const tied = Object.fromEntries(ties.map((field) => [field, 1 as const]));
  return { [first]: sort?.direction === 'DESC' ? -1 : 1, ...tied };
}
