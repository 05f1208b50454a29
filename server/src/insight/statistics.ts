import type { Context } from '../gateway/context.ts';
import { singleOf } from '../gateway/envelope.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { readRecord } from '../gateway/records.ts';
import { type Operation, selectionOf } from '../gateway/selection.ts';
import type {
  BadgeMember,
  CategoryFigures,
  CountPoint,
  GuestFigures,
  HealthCheck,
  MemberFigures,
  MemberFiguresTotals,
  PaymentMethodFigures,
  ProductFigures,
  QuantityPoint,
  RevenuePoint,
  SoldFiguresTotals,
  StatisticsResolvers,
  SubCategoryFigures,
  TierCount,
  TierFigures,
  TransactionPoint,
} from '../generated/schema.ts';
import { readBreakdown } from './breakdown/readBreakdown.ts';
import { figures } from './figures/index.ts';
import { figuresPage } from './figuresPage.ts';
import {
  CATEGORY_SORTS,
  categoryFilter,
  MEMBER_SORTS,
  memberFilter,
  PRODUCT_SORTS,
  productFilter,
  subCategoryFilter,
} from './figuresQuery.ts';
import { readNotes } from './notes/readNotes.ts';
import { readProof } from './proof/readProof.ts';
import { readFigures } from './readFigures.ts';
import type { StatisticsScope } from './StatisticsScope.ts';
import { salesSince } from './salesSince.ts';
import { scopeBefore } from './scopeBefore.ts';
import { addUp, readCustomerSeries, readSeries } from './series.ts';
import { readTarget } from './targets/target.ts';

const PAID = { key: 'member_id', sorts: MEMBER_SORTS, totals: 'MemberFiguresTotals' };
const MEMBERS = { ...PAID, path: 'members', type: 'MemberFigures' };
const BIG_SPENDERS = { ...PAID, path: 'big-spenders', type: 'BadgeMember' };
const FREQUENT_MEMBERS = { ...BIG_SPENDERS, path: 'frequent-members' };
const SOLD = { addon: true, sorts: CATEGORY_SORTS, totals: 'SoldFiguresTotals' };
const PRODUCTS = { ...SOLD, path: 'products', type: 'ProductFigures', key: 'product_id', sorts: PRODUCT_SORTS };
const CATEGORIES = { ...SOLD, path: 'product-categories', type: 'CategoryFigures', key: 'product_category_id' };
const SUB_CATEGORIES = {
  ...SOLD,
  path: 'product-sub-categories',
  type: 'SubCategoryFigures',
  key: 'product_sub_category_id',
};
const TIERS = { path: 'tiers', type: 'TierFigures', key: 'tier.id' };

/** One field for each statistics call of D3 §7.1. */
export const Statistics: StatisticsResolvers = {
  ...figures,
  until: ({ soFar }) => soFar?.until ?? null,
  salesSince,
  previous: (scope, _, context) => scopeBefore(scope, context),
  totalRevenue: (scope, _, context, info) =>
    readCustomerSeries<RevenuePoint>(context, info, scope, {
      path: 'total-revenue',
      type: 'RevenueSeries',
      point: 'RevenuePoint',
    }),
  totalTransactions: (scope, _, context, info) =>
    readCustomerSeries<TransactionPoint>(context, info, scope, {
      path: 'total-trans',
      type: 'TransactionSeries',
      point: 'TransactionPoint',
    }),
  totalQuantity: (scope, _, context, info) =>
    readCustomerSeries<QuantityPoint>(context, info, scope, {
      path: 'total-qty',
      type: 'QuantitySeries',
      point: 'QuantityPoint',
    }),
  newMembers: (scope, _, context, info) => readSeries<CountPoint>(context, info, scope, 'new-subs', 'CountPoint'),
  totalEarn: (scope, _, context, info) => readSeries<CountPoint>(context, info, scope, 'total-earn', 'CountPoint'),
  totalRedeem: (scope, _, context, info) => readSeries<CountPoint>(context, info, scope, 'total-redeem', 'CountPoint'),
  totalMembers: async (scope, _, context, info) => {
    const { total, points } = await readSeries<TierCount>(context, info, scope, 'total-subs', 'TierCount');
    return { total, tiers: points };
  },
  members: (scope, args, context, info) =>
    figuresPage<MemberFigures, MemberFiguresTotals>(context, info, scope, MEMBERS, args, memberFilter(args.filter)),
  bigSpenders: (scope, args, context, info) =>
    figuresPage<BadgeMember, MemberFiguresTotals>(context, info, scope, BIG_SPENDERS, args, memberFilter(args.filter)),
  frequentMembers: (scope, args, context, info) =>
    figuresPage<BadgeMember, MemberFiguresTotals>(
      context,
      info,
      scope,
      FREQUENT_MEMBERS,
      args,
      memberFilter(args.filter),
    ),
  guests: async (scope, _, context, info) => {
    const guests = { path: 'guests', type: 'GuestFigures', key: 'gender' };
    return (await readFigures<GuestFigures>(context, info, scope, guests)).rows;
  },
  products: (scope, args, context, info) =>
    figuresPage<ProductFigures, SoldFiguresTotals>(context, info, scope, PRODUCTS, args, productFilter(args.filter)),
  productCategories: (scope, args, context, info) =>
    figuresPage<CategoryFigures, SoldFiguresTotals>(
      context,
      info,
      scope,
      CATEGORIES,
      args,
      categoryFilter(args.filter),
    ),
  productSubCategories: (scope, args, context, info) =>
    figuresPage<SubCategoryFigures, SoldFiguresTotals>(
      context,
      info,
      scope,
      SUB_CATEGORIES,
      args,
      subCategoryFilter(args.filter),
    ),
  paymentMethods: async (scope, _, context, info) => {
    const tenders = { path: 'payment-methods', type: 'PaymentMethodFigures', key: 'payment_method' };
    return (await readFigures<PaymentMethodFigures>(context, info, scope, tenders)).rows;
  },
  tiers: async (scope, _, context, info) => (await readTiers(context, info, scope)).rows,
  totalRemaining: async (scope, _, context, info) =>
    addUp((await readTiers(context, info, scope)).list.rows, 'total_remaining'),
  breakdown: readBreakdown,
  notes: readNotes,
  proof: readProof,
  target: readTarget,
  healthCheck: async ({ range, branchId }, { month }, context, info) => {
    const branch = branchId === null ? '' : `&branch_id=${inAddress(branchId)}`;
    const answer = await context.gateway.get(`/stat/health-check?month=${(month ?? range.to).slice(0, 7)}${branch}`);
    return await readRecord<HealthCheck>(context, info, 'HealthCheck', singleOf(answer, 'health_check'));
  },
};

/** Reads the tiers, and the points of their members, in one call. */
function readTiers(context: Context, info: Operation, scope: StatisticsScope) {
  const remaining = selectionOf(info).fieldsOf('Statistics').has('totalRemaining');
  return readFigures<TierFigures>(context, info, scope, TIERS, { projection: remaining ? ['total_remaining'] : [] });
}
