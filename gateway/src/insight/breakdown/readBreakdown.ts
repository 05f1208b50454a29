import {
  type BreakdownKind,
  DIMENSIONS,
  type Dimension,
  hasOwnOrder,
  kindOf,
  MOST_BREAKDOWN_ROWS,
  refuseDimensions,
} from '@taem/domain/insight/breakdown/dimensions.ts';
import {
  MAIN_MEASURE,
  MEASURE_NAMES,
  MEASURES,
  type Measure,
  supports,
} from '@taem/domain/insight/breakdown/measures.ts';
import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { refuseField, refusePermission } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { refuseUnknownNames } from '../../http/refuseUnknownNames.ts';
import { mayKnow } from '../../resource/compileRecord.ts';
import { readListQuery } from '../../resource/readListQuery.ts';
import type { SoFar } from '../../rollups/soFar.ts';
import { type InsightPeriod, readPeriod, readSoFar } from '../readPeriod.ts';
import { personalReadersOf } from './dimensionSql.ts';

/** What a breakdown may be asked by. */
export const BREAKDOWN_NAMES = [
  ...[
    'by',
    'measures',
    'totals',
    'from',
    'to',
    'compare_from',
    'compare_to',
    ...['so_far_day', 'so_far_at', 'compare_so_far_day'],
    'compare_so_far_at',
    'branch_id',
    'filter',
    'sort',
    'limit',
    'skip',
  ],
  ...['locale', 'lang', 'realm_id'],
];

/** In which order rows come: by a measure, or along their keys. */
export interface BreakdownOrder {
  measure: Measure | null;
  direction: 1 | -1;
}

/** Days compared with, the last of them whole or only so far. */
export interface ComparedPeriod extends DayRange {
  soFar: SoFar | null;
}

export interface BreakdownRequest {
  by: readonly Dimension[];
  kind: BreakdownKind;
  period: InsightPeriod;
  /** The days compared with. */
  before: ComparedPeriod | null;
  filter: unknown;
  measures: readonly Measure[];
  hasTotals: boolean;
  order: BreakdownOrder;
  limit: number;
  skip: number;
}

type Query = Readonly<Record<string, unknown>>;

export const dimensionName = (dimension: Dimension) => dimension.toLowerCase();

export function readBreakdown(query: Query, session: GatewaySession): BreakdownRequest {
  refuseUnknownNames(query, BREAKDOWN_NAMES);
  const by = readNamed('by', query.by, DIMENSIONS, dimensionName);
  const reason = refuseDimensions(by);
  if (reason) throw refuseField('by', reason);
  for (const dimension of by) requireKnown(dimension, session);
  const kind = kindOf(by);
  const { filter, sort, limit, skip } = readListQuery({
    ...{ filter: query.filter, sort: query.sort, skip: query.skip },
    limit: query.limit ?? '100',
  });
  const measures = readNamed('measures', query.measures, MEASURE_NAMES, (name) => MEASURES[name].wire);
  return {
    ...{ by, kind, filter, skip },
    period: readPeriod(daysIn(query), session),
    before: readBefore(query, session),
    measures: measures.length > 0 ? [...new Set(measures)] : MEASURE_NAMES,
    hasTotals: readFlag('totals', query.totals),
    order: readOrder(sort, by, kind),
    limit: limit ?? MOST_BREAKDOWN_ROWS,
  };
}

const daysIn = ({ from, to, branch_id, so_far_day, so_far_at }: Query): Query => ({
  ...{ from, to, branch_id },
  ...{ so_far_day, so_far_at },
});

/** What somebody may not find sales by they may not see them split by. */
function requireKnown(dimension: Dimension, session: GatewaySession): void {
  const personalTo = personalReadersOf(dimension);
  if (!mayKnow({ personalTo }, session)) throw refusePermission(personalTo?.join(' or ') ?? '', 'Read');
}

/** Names by commas, spelled as on the wire. */
function readNamed<Name extends string>(
  path: string,
  asked: unknown,
  known: readonly Name[],
  spell: (name: Name) => string,
): Name[] {
  if (asked === undefined || asked === '') return [];
  if (typeof asked !== 'string') throw refuseField(path, 'is given more than once');
  return asked.split(',').map((word) => {
    const name = known.find((one) => spell(one) === word.trim());
    if (!name) throw refuseField(path, `must be of ${known.map(spell).join(', ')}`);
    return name;
  });
}

function readBefore(query: Query, session: GatewaySession): ComparedPeriod | null {
  const { compare_from, compare_to } = query;
  const soFar = readSoFar(query.compare_so_far_day, query.compare_so_far_at, 'compare_so_far_');
  if (!compare_from && !compare_to) return null;
  if (!compare_from || !compare_to) {
    throw refuseField(
      compare_from ? 'compare_to' : 'compare_from',
      'is needed with the other end of the days compared with',
    );
  }
  try {
    const { from, to } = readPeriod({ from: compare_from, to: compare_to }, session);
    return { from, to, soFar };
  } catch {
    throw refuseField('compare_from', 'and `compare_to` must be days YYYY-MM-DD, in their order');
  }
}

function readFlag(path: string, asked: unknown): boolean {
  if (asked === undefined || asked === '' || asked === 'true') return true;
  if (asked === 'false') return false;
  throw refuseField(path, 'must be true or false');
}

function readOrder(sort: readonly [string, 1 | -1][], by: readonly Dimension[], kind: BreakdownKind): BreakdownOrder {
  const [first, ...others] = sort;
  if (others.length > 0) throw refuseField('sort', 'has more than one figure');
  if (!first) {
    const isAlong = by[0] !== undefined && hasOwnOrder(by[0]);
    return isAlong ? { measure: null, direction: 1 } : { measure: MAIN_MEASURE[kind], direction: -1 };
  }
  const [name, direction] = first;
  if (name === 'key') return { measure: null, direction };
  const measure = MEASURE_NAMES.find((one) => MEASURES[one].wire === name);
  if (!measure || !supports(kind, measure)) {
    throw refuseField(
      `sort.${name.slice(0, 50)}`,
      'is no figure of these rows; it must be `key` or one that they tell',
    );
  }
  return { measure, direction };
}
