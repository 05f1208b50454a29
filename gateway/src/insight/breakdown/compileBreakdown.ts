import { unitOfDimension } from '@taem/domain/insight/breakdown/dimensions.ts';
import { type Measure, supports } from '@taem/domain/insight/breakdown/measures.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import type { Statement } from '../../resource/compileQuery.ts';
import { Parameters } from '../../resource/Parameters.ts';
import { keyNow, orderOf } from './dimensionSql.ts';
import { fromRollups } from './fromRollups.ts';
import { fromSales } from './fromSales.ts';
import { keptFilter } from './keptFilter.ts';
import type { RowsOf } from './RowsOf.ts';
import type { BreakdownRequest, ComparedPeriod } from './readBreakdown.ts';

export type FiguresSource = 'rollups' | 'sales';

/** Maximum number of rows; a request with more should be narrower. */
export const MAX_GROUPS = 50_000;

interface Sources {
  source: FiguresSource;
  rows: RowsOf;
  totals: RowsOf;
}

/** Returns the sources of a breakdown: stored figures if these cover all of it, else the sales. */
function sourcesOf(
  request: BreakdownRequest,
  session: GatewaySession,
  parameters: Parameters,
  only?: FiguresSource,
): Sources {
  const { by, kind, measures, hasTotals, filter } = request;
  const conditions = only === 'sales' ? null : keptFilter(filter);
  const rows = fromRollups(conditions, { by, kind, measures: supportedOf(request) }, parameters);
  const totals = hasTotals ? fromRollups(conditions, { by: [], kind: 'sale', measures }, parameters) : rows;
  if (rows && totals) return { source: 'rollups', rows, totals };
  const sales = fromSales(filter, session, parameters);
  return { source: 'sales', rows: sales, totals: sales };
}

/** Returns the requested measures that the rows support, and the measure by which they are sorted. */
function supportedOf({ measures, kind, order }: BreakdownRequest): Measure[] {
  const supported = measures.filter((measure) => supports(kind, measure));
  return [...new Set([...supported, ...(order.measure ? [order.measure] : [])])];
}

/** Returns SQL of one page of the rows, their number, and the totals of all sales of the filter. */
export function compilePage(
  request: BreakdownRequest,
  session: GatewaySession,
  only?: FiguresSource,
): Statement & { source: FiguresSource } {
  const { by, period, measures, hasTotals, order, limit, skip } = request;
  const parameters = new Parameters();
  const { source, rows, totals } = sourcesOf(request, session, parameters, only);
  const sql = withKeysOfBefore(request, rows, parameters);
  const along = by.map((dimension, place) => orderOf(dimension, `k${place}`, period, parameters));
  const direction = order.direction === 1 ? 'asc nulls first' : 'desc nulls last';
  const sorted = order.measure
    ? [`${sortedBy(order.measure)} ${direction}`, ...along.map((key) => `${key} asc nulls first`)]
    : along.map((key) => `${key} ${direction}`);
  const total = hasTotals
    ? `(select row_to_json(a) from (${totals({ by: [], kind: 'sale', period, measures })}) a)`
    : 'null::json';
  const text = `with grouped as materialized (select * from (${sql}) g limit ${MAX_GROUPS + 1}),
    page as (select * from grouped order by ${sorted.join(', ')} limit ${parameters.add(limit)}::int offset ${parameters.add(skip)}::int)
    select (select count(*)::int from grouped) as total, (select coalesce(json_agg(page), '[]') from page) as rows, ${total} as totals`;
  return { text, values: parameters.values, source };
}

/** Sorts keys without sales like 0, except for averages, which do not exist for them. */
const sortedBy = (measure: Measure) => (measure === 'AVERAGE_BASKET' ? `"${measure}"` : `coalesce("${measure}", 0)`);

/**
 * Returns SQL of the rows, with an additional row without figures for each key that sold only in the compared days, so
 * that products that stopped selling are included.
 */
function withKeysOfBefore(request: BreakdownRequest, rows: RowsOf, parameters: Parameters): string {
  const { by, kind, period, before } = request;
  const measures = supportedOf(request);
  const now = rows({ by, kind, period, measures });
  if (!before) return now;
  const names = by.map((_, place) => `k${place}`);
  const places = by.map((dimension, place) => keyNow(dimension, `k${place}`, period, before, parameters));
  const figures = measures.map((measure) => `"${measure}"`);
  const inRange = by.flatMap((dimension, place) =>
    unitOfDimension(dimension) === null ? [] : [`k${place} <= ${parameters.add(period.to)}::date`],
  );
  const earlier = rows({ by, kind, period: { ...period, ...before }, measures: [] });
  return `select ${[...names, ...figures.map((figure) => `max(${figure}) as ${figure}`)].join(', ')} from (
      select ${[...names, ...figures].join(', ')} from (${now}) n
      union all
      select * from (select ${[...places.map((sql, place) => `${sql} as k${place}`), ...figures.map((figure) => `null::numeric as ${figure}`)].join(', ')}
        from (${earlier}) b) e ${inRange.length > 0 ? `where ${inRange.join(' and ')}` : ''}) u
    group by ${names.join(', ')}`;
}

const BETWEEN = '\u001f';

/** Returns SQL of the figures of some keys in other days, each with its key. */
export function compileKeys(
  request: BreakdownRequest,
  before: ComparedPeriod,
  keys: readonly string[],
  session: GatewaySession,
  only?: FiguresSource,
): Statement {
  const parameters = new Parameters();
  const { rows } = sourcesOf(request, session, parameters, only);
  const { by, kind, period } = request;
  const sql = rows({ by, kind, period: { ...period, ...before }, measures: supportedOf(request) });
  const key = by.map((_, place) => `coalesce(k${place}::text, '')`).join(` || '${BETWEEN}' || `);
  const inKeys = `= any(${parameters.add(keys)}::text[])`;
  return {
    text: `select * from (select ${key} as key, g.* from (${sql}) g) k where key ${inKeys}`,
    values: parameters.values,
  };
}

export const keyText = (keys: readonly unknown[]): string =>
  keys.map((key) => (key === null ? '' : String(key))).join(BETWEEN);
