import {
  type BreakdownKind,
  DIMENSIONS,
  type Dimension,
  hasOwnOrder,
  kindOf,
  MOST_BREAKDOWN_ROWS,
  refuseDimensions,
} from '@taem/domain/insight/breakdown/dimensions.ts';
import { MAIN_MEASURE, MEASURE_NAMES, MEASURES, type Measure, tells } from '@taem/domain/insight/breakdown/measures.ts';
import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { refuseField, refusePermission } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { refuseUnknownNames } from '../../http/refuseUnknownNames.ts';
import { mayKnow } from '../../resource/compileRecord.ts';
import { readListQuery } from '../../resource/readListQuery.ts';
import { type InsightPeriod, readPeriod } from '../readPeriod.ts';
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

export interface BreakdownRequest {
  by: readonly Dimension[];
  kind: BreakdownKind;
  period: InsightPeriod;
  /** The days compared with. */
  before: DayRange | null;
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
    period: readPeriod({ from: query.from, to: query.to, branch_id: query.branch_id }, session),
    before: readBefore(query, session),
    measures: measures.length > 0 ? [...new Set(measures)] : MEASURE_NAMES,
    hasTotals: readFlag('totals', query.totals),
    order: readOrder(sort, by, kind),
    limit: limit ?? MOST_BREAKDOWN_ROWS,
  };
}

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

function readBefore({ compare_from, compare_to }: Query, session: GatewaySession): DayRange | null {
  if (!compare_from && !compare_to) return null;
  if (!compare_from || !compare_to) {
    throw refuseField(
      compare_from ? 'compare_to' : 'compare_from',
      'is needed with the other end of the days compared with',
    );
  }
  try {
    const { from, to } = readPeriod({ from: compare_from, to: compare_to }, session);
    return { from, to };
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
  if (!measure || !tells(kind, measure)) {
    throw refuseField(
      `sort.${name.slice(0, 50)}`,
      'is no figure of these rows; it must be `key` or one that they tell',
    );
  }
  return { measure, direction };
}
