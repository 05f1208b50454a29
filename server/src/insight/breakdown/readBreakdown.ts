import { MAX_BREAKDOWN_ROWS } from '@taem/domain/insight/breakdown/dimensions.ts';
import { changeOf, MEASURES, type Measure, shareOf } from '@taem/domain/insight/breakdown/measures.ts';
import { salesQuery } from '@taem/domain/transactions/salesQuery.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../gateway/context.ts';
import { singleOf } from '../../gateway/envelope.ts';
import { malformed } from '../../gateway/GatewayError.ts';
import { within } from '../../gateway/page.ts';
import { readRecord, readRecords } from '../../gateway/records.ts';
import { isWireRecord, type WireRecord } from '../../gateway/wire.ts';
import type {
  Breakdown,
  BreakdownMeasures,
  BreakdownRow,
  BreakdownRowResolvers,
  BreakdownSort,
  FiguresSource,
  StatisticsBreakdownArgs,
} from '../../generated/schema.ts';
import { type StatisticsScope, soFarQuery } from '../StatisticsScope.ts';
import { scopeBefore } from '../scopeBefore.ts';
import { type SelectedFigures, selectedFigures } from './selectedFigures.ts';

/** A row with the unconverted figures from which its shares and changes are calculated. */
export type ReadRow = Partial<BreakdownRow> & {
  now?: WireRecord;
  before?: WireRecord | null;
  whole?: WireRecord | null;
  rowId?: string;
};

type ReadBreakdown = Omit<Partial<Breakdown>, 'rows'> & { rows: ReadRow[] };

const MAX_ROWS = 100;

/** Reads figures by dimensions, in one call for everything that the operation selects of them. */
export async function readBreakdown(
  scope: StatisticsScope,
  args: StatisticsBreakdownArgs,
  context: Context,
  info: GraphQLResolveInfo,
): Promise<ReadBreakdown> {
  const selected = selectedFigures(info);
  const path = await pathOf(scope, args, selected, context);
  const answer = singleOf(await context.gateway.get(path), 'breakdown');
  const { rows, totals = null, total, source } = answer;
  if (!Array.isArray(rows) || !rows.every(isWireRecord) || typeof total !== 'number') {
    throw malformed('A breakdown has no rows.');
  }
  const whole = isWireRecord(totals) ? totals : null;
  const id = `${scope.id} ${argumentsOf(args)}`;
  const read = await readRecords<ReadRow>(context, info, 'BreakdownRow', rows);
  return {
    id,
    total,
    source: sourceOf(source),
    ...(whole && { totals: (await readRecord<BreakdownMeasures>(context, info, 'BreakdownMeasures', whole)) ?? {} }),
    rows: read.map((row, place) => ({
      ...row,
      ...sources(rows[place], whole),
      rowId: `${id} ${keysOf(rows[place] ?? {})}`,
    })),
  };
}

/** Returns a key of the arguments without the selection: fields that select other figures of the same rows share it. */
const argumentsOf = ({ by, filter, sort, first }: StatisticsBreakdownArgs): string =>
  JSON.stringify([by, salesQuery(filter ?? {}), sort && sortOf(sort), first ?? MAX_ROWS]);

const FIGURES: ReadonlySet<string> = new Set([...Object.values(MEASURES).map(({ wire }) => wire), 'previous']);

const keysOf = (row: WireRecord): string =>
  JSON.stringify(Object.entries(row).flatMap(([name, key]) => (FIGURES.has(name) ? [] : [key])));

function sources(now: WireRecord | undefined, whole: WireRecord | null): Pick<ReadRow, 'now' | 'before' | 'whole'> {
  const before = now?.previous;
  return { now: now ?? {}, before: isWireRecord(before) ? before : null, whole };
}

function sourceOf(source: unknown): FiguresSource {
  if (source === 'rollups' || source === 'sales') return source;
  throw malformed('A breakdown does not say from what it was made.');
}

/** Returns the address of a breakdown, with only the selected figures. */
async function pathOf(
  scope: StatisticsScope,
  { by, filter, sort, first }: StatisticsBreakdownArgs,
  { measures, hasTotals, hasPrevious }: SelectedFigures,
  context: Context,
): Promise<string> {
  const limit = within('first', first ?? MAX_ROWS, MAX_BREAKDOWN_ROWS, 0);
  const { range, branchId } = scope;
  const before = hasPrevious ? await scopeBefore(scope, context) : null;
  const conditions = salesQuery(filter ?? {});
  const wires = [...measures].map((measure) => MEASURES[measure].wire).sort();
  const query = new URLSearchParams({
    by: by.map((dimension) => dimension.toLowerCase()).join(),
    measures: (wires.length > 0 ? wires : [MEASURES.TOTAL_TRANSACTIONS.wire]).join(),
    totals: String(hasTotals),
    from: range.from,
    to: range.to,
    ...soFarQuery(scope),
    ...(branchId !== null && { branch_id: branchId }),
    ...(before && { compare_from: before.range.from, compare_to: before.range.to, ...soFarQuery(before, 'compare_') }),
    ...(Object.keys(conditions).length > 0 && { filter: JSON.stringify(conditions) }),
    ...(sort && { sort: JSON.stringify(sortOf(sort)) }),
    limit: String(limit),
  });
  return `/stat/breakdown?${query}`;
}

function sortOf({ field, direction }: BreakdownSort): Record<string, 1 | -1> {
  const name = field === 'KEY' ? 'key' : MEASURES[field].wire;
  return { [name]: direction === 'DESC' ? -1 : 1 };
}

/** Parts and changes of the selected figure. */
export const BreakdownRowFields: BreakdownRowResolvers = {
  id: ({ rowId = '' }) => rowId,
  share: ({ now, whole }, { of }) => shareOf(figureIn(now, of), figureIn(whole, of)),
  change: ({ now, before }, { of }) => changeOf(figureIn(now, of), figureIn(before, of)),
};

function figureIn(figures: WireRecord | null | undefined, measure: Measure | null | undefined): number | null {
  const figure = figures?.[MEASURES[measure ?? 'TOTAL_REVENUE'].wire];
  return typeof figure === 'number' ? figure : null;
}
