import type { BreakdownKind, Dimension } from '@taem/domain/insight/breakdown/dimensions.ts';
import type { Measure } from '@taem/domain/insight/breakdown/measures.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { anyMoved, figuresOf } from '../../rollups/figuresOf.ts';
import { ofDay } from './dimensionSql.ts';
import type { KeptCondition } from './keptFilter.ts';
import { KEPT_ROWS, type KeptRows } from './keptRows.ts';
import type { RowsOf, RowsRequest } from './RowsOf.ts';

/** Dimensions that need single days, as a row of a whole month is too coarse for them. */
const OF_DAYS: readonly Dimension[] = ['DAY', 'WEEK', 'WEEKDAY'];

/** Returns rows from stored figures; null if no rollup contains everything that is requested. */
export function fromRollups(
  conditions: readonly KeptCondition[] | null,
  { by, kind, measures }: Pick<RowsRequest, 'by' | 'kind' | 'measures'>,
  parameters: Parameters,
): RowsOf | null {
  if (!conditions) return null;
  const kept = KEPT_ROWS.find((rows) => answers(rows, by, kind, measures, conditions));
  return kept ? (request) => rowsOf(kept, request, conditions, parameters) : null;
}

function answers(
  { kind, needs, keys, sums, columns }: KeptRows,
  by: readonly Dimension[],
  request: BreakdownKind,
  measures: readonly Measure[],
  conditions: readonly KeptCondition[],
): boolean {
  return (
    kind === request &&
    (!needs || by.includes(needs)) &&
    by.every((dimension) => keyOf(keys, dimension) !== undefined) &&
    measures.every((measure) => sums[measure] !== undefined) &&
    conditions.every(({ column }) => columns.includes(column))
  );
}

const keyOf = (keys: KeptRows['keys'], dimension: Dimension): string | undefined =>
  ofDay(dimension, 'day') ?? (dimension === 'BRANCH' ? 'branch_id' : keys[dimension]);

function rowsOf(
  { rollup, keys, sums, columns, figures: kept }: KeptRows,
  { by, period, measures }: RowsRequest,
  conditions: readonly KeptCondition[],
  parameters: Parameters,
): string {
  const single = by.some((dimension) => OF_DAYS.includes(dimension));
  const rows = figuresOf(rollup, ['branch_id', ...columns, ...kept].join(', '), period, parameters, single);
  const where = conditions.map(({ column, value, type }) => `${column} = any(${parameters.add(value)}::${type}[])`);
  const names = by.map((dimension, place) => `${keyOf(keys, dimension)} as k${place}`);
  const figures = measures.map((measure) => `${sums[measure]} as "${measure}"`);
  return `select ${[...names, ...figures, ...(names.length + figures.length === 0 ? ['1'] : [])].join(', ')} from (${rows}) f
    ${where.length > 0 ? `where ${where.join(' and ')}` : ''}
    ${by.length > 0 ? `group by ${by.map((_, place) => place + 1).join(', ')} having ${anyMoved(kept)}` : ''}`;
}
