import { amountOf } from '../../gateway/amountOf.ts';
import type { Context } from '../../gateway/context.ts';
import type { Operation } from '../../gateway/selection.ts';
import type {
  BasketPiecesStep,
  BasketStep,
  BuyerGroupFigures,
  PointsFault,
  PointsLiabilityResolvers,
  PointsLiabilityRow,
  RetentionCohort,
  RetentionMonth,
  StatisticsResolvers,
  UnsoldProduct,
  UnsoldProductTotals,
} from '../../generated/schema.ts';
import { figuresPage } from '../figuresPage.ts';
import { readFigures } from '../readFigures.ts';
import type { StatisticsScope } from '../StatisticsScope.ts';

const LIABILITY = { path: 'points-liability', type: 'PointsLiabilityRow', key: 'time' };
const FAULTS = { path: 'points-faults', type: 'PointsFault', key: 'member_id' };
const MAX_FAULTS = 20;
const UNSOLD = {
  path: 'unsold-products',
  type: 'UnsoldProduct',
  key: 'product_id',
  totals: 'UnsoldProductTotals',
  sorts: {
    CODE: ['code'],
    NAME: ['name'],
    LAST_SOLD_DATE: ['last_sold', 'name'],
    RETAIL_PRICE: ['retail_price', 'name'],
    STOCK_QUANTITY: ['stock_qty', 'name'],
    STOCK_VALUE: ['stock_value', 'name'],
  },
} as const;
const PIECES = { path: 'basket-pieces', type: 'BasketPiecesStep', key: 'pieces' };
const BASKETS = { path: 'basket-sizes', type: 'BasketStep', key: 'from' };
const RETENTION = { path: 'retention', type: 'RetentionMonth', key: 'cohort' };
const GROUPS = { path: 'buyer-groups', type: 'BuyerGroupFigures', key: 'group' };

/** The parent of the fields of the points liability. */
export interface PointsLiabilityScope {
  scope: StatisticsScope;
  opening: number;
  closing: number;
  rows: PointsLiabilityRow[];
}

/** Figures of the shop beyond the requirements, each one call. */
export const figures = {
  pointsLiability: async (scope, _, context, info): Promise<PointsLiabilityScope> => {
    const projection = ['opening', 'closing'];
    const { rows, list } = await readFigures<PointsLiabilityRow>(context, info, scope, LIABILITY, { projection });
    const [first, last] = [list.rows[0], list.rows.at(-1)];
    return { scope, rows, opening: amountOf(first?.opening), closing: amountOf(last?.closing) };
  },
  unsoldProducts: (scope, args, context, info) => {
    const { filter, ...page } = args;
    const criteria = filter?.categoryId ? { category_id: filter.categoryId } : {};
    return figuresPage<UnsoldProduct, UnsoldProductTotals>(context, info, scope, UNSOLD, page, criteria);
  },
  basketSizes: async (scope, _, context, info) => {
    const projection = ['median', 'average'];
    const { rows, list } = await readFigures<BasketStep>(context, info, scope, BASKETS, { projection });
    const [any] = list.rows;
    return { steps: rows, median: any ? amountOf(any.median) : null, average: any ? amountOf(any.average) : null };
  },
  basketPieces: async (scope, _, context, info) => {
    const { rows, list } = await readFigures<BasketPiecesStep>(context, info, scope, PIECES, {
      projection: ['average'],
    });
    const [any] = list.rows;
    return { steps: rows, average: any ? amountOf(any.average) : null };
  },
  retention: (scope, _, context, info) => readRetention(scope, context, info),
  buyerGroups: async (scope, _, context, info) =>
    (await readFigures<BuyerGroupFigures>(context, info, scope, GROUPS)).rows,
} satisfies Partial<StatisticsResolvers>;

export const PointsLiability: PointsLiabilityResolvers = {
  faults: async ({ scope }, _, context, info) =>
    (await readFigures<PointsFault>(context, info, scope, FAULTS, { limit: MAX_FAULTS })).rows,
};

async function readRetention(scope: StatisticsScope, context: Context, info: Operation): Promise<RetentionCohort[]> {
  const query = { projection: ['cohort', 'month', 'total_member'], sort: { cohort: 1, month: 1 } } as const;
  const { rows, list } = await readFigures<RetentionMonth>(context, info, scope, RETENTION, query);
  const cohorts = new Map<string, RetentionCohort>();
  for (const [place, row] of list.rows.entries()) {
    const month = String(row.cohort);
    const cohort = cohorts.get(month) ?? { month, totalMembers: amountOf(row.total_member), months: [] };
    const read = rows[place];
    if (read) cohort.months.push(read);
    cohorts.set(month, cohort);
  }
  return [...cohorts.values()];
}
