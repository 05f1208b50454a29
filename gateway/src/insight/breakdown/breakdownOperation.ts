import { type TSchema, Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { DIMENSIONS, MOST_BREAKDOWN_ROWS, MOST_DIMENSIONS } from '@taem/domain/insight/breakdown/dimensions.ts';
import { MEASURE_NAMES, MEASURES } from '@taem/domain/insight/breakdown/measures.ts';
import type { Operation } from '../../http/Operation.ts';
import { branchParameter, dayParameters } from '../../resource/listQuery.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { soFarParameters } from '../insightOperations.ts';
import { dimensionName } from './readBreakdown.ts';

const text = (description: string, more: Record<string, unknown> = {}) =>
  Type.Optional(Type.Unsafe<string>({ type: 'string', description, ...more }));

const OrNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const key = (schema: TSchema) => Type.Optional(OrNull(schema));
const id = key(Type.String({ format: 'uuid' }));
const day = key(Type.String({ format: 'date', description: 'Its first day.' }));

const figures = Object.fromEntries(
  MEASURE_NAMES.map((name) => {
    const { wire, isMoney } = MEASURES[name];
    const type = isMoney ? Type.Number({ description: 'In baht.' }) : Type.Integer();
    return [wire, Type.Optional(OrNull(type))];
  }),
);
const Figures = Type.Object(figures, { title: 'BreakdownFigures' });

const Row = Type.Object(
  {
    hour: key(Type.Integer({ minimum: 0, maximum: 23, description: 'By the clock of the branch.' })),
    weekday: key(Type.String()),
    ...{ day, week: day, month: day, quarter: day, year: day },
    ...{ branch_id: id, tier_id: id, member_id: id, create_by_id: id },
    customer_type: key(Type.String()),
    ...{ gender: key(Type.String()), age_range: key(Type.String()), new_or_returning: key(Type.String()) },
    ...{ product_id: id, category_id: id, sub_category_id: id, institute_id: id, offer_id: id },
    payment_method: key(Type.String()),
    ...figures,
    previous: Type.Optional(
      OrNull(Type.Object(figures, { description: 'Of the days compared with; null where they have no such key.' })),
    ),
  },
  { title: 'BreakdownRow' },
);

export const breakdownOperation: Operation = {
  id: 'statBreakdown',
  summary: 'Extension: figures of sales broken down by up to three dimensions',
  tag: 'stat',
  permission: { objectCodes: [PAGE.businessInsight], action: 'Read' },
  forRuns: true,
  query: Type.Object({
    by: Type.String({
      description: `One to ${MOST_DIMENSIONS} of ${DIMENSIONS.map(dimensionName).join(', ')}, by commas. Lines (product, category, sub_category), tenders (tender, bank) and offers do not go together.`,
      examples: ['hour'],
    }),
    measures: text(
      `Of ${MEASURE_NAMES.map((name) => MEASURES[name].wire).join(', ')}, by commas; all without it. What rows of a kind cannot tell is null.`,
    ),
    totals: text('`false` leaves out what all sales of the filter come to.', { enum: ['true', 'false'] }),
    ...dayParameters,
    ...soFarParameters,
    compare_from: text('First of the days to compare with, YYYY-MM-DD.', { format: 'date' }),
    compare_to: text('Last of them, included.', { format: 'date' }),
    compare_so_far_day: text(
      'The last of them counts only as far as this day has gone at `compare_so_far_at`, by the clock of each branch.',
      { format: 'date' },
    ),
    compare_so_far_at: text('A moment; needed with `compare_so_far_day`.', { format: 'date-time' }),
    ...branchParameter,
    filter: text('Which sales, as the list of transactions is filtered; only those that stand are counted.'),
    sort: text(
      '`{"key":1}` or one figure, 1 or -1. Time is in its order and all else by the main figure, largest first, without it.',
    ),
    limit: text(`Rows, at most ${MOST_BREAKDOWN_ROWS}; 100 without it.`, {
      type: 'integer',
      minimum: 0,
      maximum: MOST_BREAKDOWN_ROWS,
    }),
    skip: text('Rows before them.', { type: 'integer', minimum: 0 }),
  }),
  payload: fixed({
    breakdown: Type.Object({
      source: Type.Union([Type.Literal('rollups'), Type.Literal('sales')]),
      total: Type.Integer({ description: 'Rows that there are.' }),
      totals: Type.Optional(Figures),
      rows: Type.Array(Row),
    }),
  }),
};
