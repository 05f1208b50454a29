import { type Static, Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import {
  type BreakdownKind,
  DIMENSIONS,
  type Dimension,
  hasOwnOrder,
  kindOf,
  MAX_BREAKDOWN_ROWS,
  MAX_DIMENSIONS,
  refuseDimensions,
} from '@taem/domain/insight/breakdown/dimensions.ts';
import {
  COST_MEASURES,
  MAIN_MEASURE,
  MEASURE_NAMES,
  MEASURES,
  type Measure,
  supports,
} from '@taem/domain/insight/breakdown/measures.ts';
import type { DayRange } from '@taem/domain/time/dayRange.ts';
import { refuseField, refusePermission } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { parameter, textParameter } from '../../http/parameter.ts';
import { mayDo } from '../../http/requirePermission.ts';
import { mayKnow } from '../../resource/compileRecord.ts';
import { branchParameter, count, dayParameters, MAX_SKIPPED, readFilter, readSort } from '../../resource/listQuery.ts';
import type { SoFar } from '../../rollups/soFar.ts';
import { type InsightPeriod, isDayOfFigures, readPeriod, readSoFar, soFarParameters } from '../readPeriod.ts';
import { personalReadersOf } from './dimensionSql.ts';

/** The order of the rows: by a measure, or along their keys. */
export interface BreakdownOrder {
  measure: Measure | null;
  direction: 1 | -1;
}

/** The compared days, the last of them whole or only so far. */
export interface ComparedPeriod extends DayRange {
  soFar: SoFar | null;
}

export interface BreakdownRequest {
  by: readonly Dimension[];
  kind: BreakdownKind;
  period: InsightPeriod;
  /** The compared days. */
  before: ComparedPeriod | null;
  filter: unknown;
  measures: readonly Measure[];
  /** Requested measures that the user may not see: null in every row. */
  withheld: readonly Measure[];
  hasTotals: boolean;
  order: BreakdownOrder;
  limit: number;
  skip: number;
}

export const dimensionName = (dimension: Dimension) => dimension.toLowerCase();

export const BreakdownQuery = Type.Object({
  by: parameter(
    {
      type: 'string',
      isNeeded: true,
      description: `One to ${MAX_DIMENSIONS} of ${DIMENSIONS.map(dimensionName).join(', ')}, separated by commas. Lines (product, category, sub_category), tenders (tender, bank) and offers cannot be combined.`,
      examples: ['hour'],
    },
    readDimensions,
  ),
  measures: parameter(
    {
      type: 'string',
      description: `One or more of ${MEASURE_NAMES.map((name) => MEASURES[name].wire).join(', ')}, separated by commas; all by default. A figure that is not available for the dimensions is null.`,
    },
    readMeasures,
  ),
  totals: parameter(
    {
      type: 'string',
      enum: ['true', 'false'],
      description: '`false` leaves out the totals over all sales of the filter.',
    },
    readFlag,
  ),
  ...dayParameters,
  ...soFarParameters,
  compare_from: textParameter({
    type: 'string',
    format: 'date',
    description: 'First of the days to compare with, YYYY-MM-DD.',
  }),
  compare_to: textParameter({ type: 'string', format: 'date', description: 'Last of them, included.' }),
  compare_so_far_day: textParameter({
    type: 'string',
    format: 'date',
    description:
      'The last of them counts only up to the time that this day had reached at `compare_so_far_at`, by the clock of each branch.',
  }),
  compare_so_far_at: textParameter({
    type: 'string',
    format: 'date-time',
    description: 'A moment; required with `compare_so_far_day`.',
  }),
  ...branchParameter,
  filter: parameter(
    {
      type: 'string',
      description: 'Filter of the sales, as for the list of transactions; void sales are never counted.',
    },
    readFilter,
  ),
  sort: parameter(
    {
      type: 'string',
      description:
        '`{"key":1}` or one figure, 1 or -1. By default in order of time, or otherwise by the main figure, largest first.',
    },
    readSort,
  ),
  limit: parameter(
    {
      type: 'integer',
      minimum: 0,
      maximum: MAX_BREAKDOWN_ROWS,
      description: `Number of rows, at most ${MAX_BREAKDOWN_ROWS}; 100 by default.`,
    },
    (value, name) => (value === undefined ? 100 : (count(MAX_BREAKDOWN_ROWS, null)(value, name) ?? MAX_BREAKDOWN_ROWS)),
  ),
  skip: parameter({ type: 'integer', minimum: 0, description: 'Number of rows to skip.' }, count(MAX_SKIPPED, 0)),
});
type Query = Static<typeof BreakdownQuery>;

export function readBreakdown(query: Query, session: GatewaySession): BreakdownRequest {
  const { by, filter, sort, limit, skip } = query;
  for (const dimension of by) requireReadable(dimension, session);
  const kind = kindOf(by);
  const withheld = mayDo(session, PAGE.cost, 'Read') ? [] : COST_MEASURES;
  const measures = query.measures.filter((measure) => !withheld.includes(measure));
  const order = readOrder(sort, by, kind);
  if (order.measure && withheld.includes(order.measure)) throw refusePermission(PAGE.cost, 'Read');
  return {
    ...{ by, kind, filter, limit, skip, order },
    period: readPeriod(query, session),
    before: readBefore(query),
    // Rows without any measure are selected by their number of sales.
    measures: measures.length > 0 ? measures : ['TOTAL_TRANSACTIONS'],
    withheld: query.measures.filter((measure) => withheld.includes(measure)),
    hasTotals: query.totals,
  };
}

/** Refuses a dimension by which the user may not filter sales. */
function requireReadable(dimension: Dimension, session: GatewaySession): void {
  const personalTo = personalReadersOf(dimension);
  if (!mayKnow({ personalTo }, session)) throw refusePermission(personalTo?.join(' or ') ?? '', 'Read');
}

/** Parses names separated by commas, spelled as on the wire. */
function readNamed<Name extends string>(
  path: string,
  given: unknown,
  allowed: readonly Name[],
  spell: (name: Name) => string,
): Name[] {
  if (given === undefined || given === '') return [];
  if (typeof given !== 'string') throw refuseField(path, 'is given more than once');
  return given.split(',').map((word) => {
    const name = allowed.find((one) => spell(one) === word.trim());
    if (!name) throw refuseField(path, `must be of ${allowed.map(spell).join(', ')}`);
    return name;
  });
}

function readDimensions(value: unknown, name: string): Dimension[] {
  const by = readNamed(name, value, DIMENSIONS, dimensionName);
  const reason = refuseDimensions(by);
  if (reason) throw refuseField(name, reason);
  return by;
}

function readMeasures(value: unknown, name: string): readonly Measure[] {
  const measures = readNamed(name, value, MEASURE_NAMES, (measure) => MEASURES[measure].wire);
  return measures.length > 0 ? [...new Set(measures)] : MEASURE_NAMES;
}

function readBefore({ compare_from: from, compare_to: to, ...query }: Query): ComparedPeriod | null {
  const soFar = readSoFar(query.compare_so_far_day, query.compare_so_far_at, 'compare_so_far_');
  if (!from && !to) return null;
  if (!from || !to) {
    throw refuseField(from ? 'compare_to' : 'compare_from', 'is needed with the other end of the days compared with');
  }
  if (!isDayOfFigures(from) || !isDayOfFigures(to) || from > to)
    throw refuseField('compare_from', 'and `compare_to` must be days YYYY-MM-DD, in their order');
  return { from, to, soFar };
}

function readFlag(given: unknown, name: string): boolean {
  if (given === undefined || given === '' || given === 'true') return true;
  if (given === 'false') return false;
  throw refuseField(name, 'must be true or false');
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
    throw refuseField(`sort.${name.slice(0, 50)}`, 'must be `key` or a figure of these rows');
  }
  return { measure, direction };
}
