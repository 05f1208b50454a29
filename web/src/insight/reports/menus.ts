import type { DocumentNode } from '@apollo/client';
import { firstOfMonths, retentionOfAll, retentionTable } from '@taem/domain/insight/figures/retentionTable.ts';
import { rankTenders } from '@taem/domain/insight/overview.ts';
import { PERIOD_MODES, type PeriodMode } from '@taem/domain/insight/period.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import type { DayRange, RequestedDays } from '@taem/domain/time/dayRange.ts';
import { fullName } from '../../app/fullName.ts';
import {
  CustomerMenuDocument,
  type CustomerMenuQuery,
  LoyaltyMenuDocument,
  type LoyaltyMenuQuery,
  ProductMenuDocument,
  type ProductMenuQuery,
  RankingMenuDocument,
  type RankingMenuQuery,
  RevenueMenuDocument,
  type RevenueMenuQuery,
} from '../gql/graphql.ts';
import { pathOf, RANKING_MODES } from './declarations.ts';

/** The figure beside the name of a menu line. */
export interface MenuFigure {
  /** null if it could not be read. */
  readonly value: number | null | undefined;
  readonly unit: 'baht' | 'bills' | 'people' | 'points' | 'kinds' | 'back' | 'loyal';
  /** Whose or what figure it is, if that is the news. */
  readonly of?: string | null | undefined;
}

/** Parts of an answer fail independently (ADR 0033). */
type Parts<All> = { readonly [Name in keyof All]?: All[Name] | null };

export interface MenuQuery {
  readonly range: RequestedDays;
  readonly branchId: string | null;
  readonly today: Day;
}

/** A menu: its query, and which part of the answer is on which line. */
export interface Menu<Data = unknown> {
  readonly title: 'menu.revenue' | 'menu.customer' | 'menu.loyalty' | 'menu.ranking' | 'menu.productandCategory';
  readonly document: DocumentNode;
  readonly modes: readonly PeriodMode[];
  readonly variables: (query: MenuQuery) => Record<string, unknown>;
  readonly figures: (
    data: Parts<Data>,
    today: Day,
    word: (tender: string) => string,
  ) => Readonly<Record<string, MenuFigure>>;
  /** Returns the tiers that each have a report. */
  readonly tiers?: (data: Parts<Data>) => readonly { readonly name: string; readonly figure: MenuFigure }[];
}

// Data are only ever passed to the menu that requested them.
const menu = <Data extends { statistics: { range: DayRange } }>(declared: Menu<Data>): Menu => declared as Menu;
const ofDays = ({ range, branchId }: MenuQuery) => ({ range, branchId });

/** BI-10..14 The menus by their addresses. */
export const MENUS: Readonly<Record<string, Menu>> = {
  '/bi/revenue': menu<RevenueMenuQuery>({
    title: 'menu.revenue',
    document: RevenueMenuDocument,
    modes: PERIOD_MODES,
    variables: ({ range, branchId }) => ({ range, branchId, voids: { range, ...(branchId && { branchId }) } }),
    figures: ({ statistics, transactionTotals }) => {
      const { totalRevenue: revenue, totalTransactions: sales, basketSizes } = statistics ?? {};
      return {
        [pathOf('revenue', 'all')]: { value: revenue?.total, unit: 'baht' },
        [pathOf('revenue', 'member')]: { value: revenue?.member, unit: 'baht' },
        [pathOf('revenue', 'walk-in')]: { value: revenue?.guest, unit: 'baht' },
        [pathOf('revenue', 'transactions')]: { value: sales?.total, unit: 'bills' },
        [pathOf('revenue', "member's transactions")]: { value: sales?.member, unit: 'bills' },
        [pathOf('revenue', "walk-in's transactions")]: { value: sales?.guest, unit: 'bills' },
        [pathOf('revenue', 'void')]: { value: transactionTotals?.voided, unit: 'bills' },
        '/bi/baskets': { value: basketSizes?.average, unit: 'baht' },
      };
    },
  }),
  '/bi/customer': menu<CustomerMenuQuery>({
    title: 'menu.customer',
    document: CustomerMenuDocument,
    modes: PERIOD_MODES,
    variables: (query) => ({ ...ofDays(query), cohorts: { from: firstOfMonths(12, query.today), to: query.today } }),
    figures: ({ statistics, cohorts }, today) => {
      const { bigSpenders, frequentMembers, members, totalTransactions: sales, buyerGroups } = statistics ?? {};
      const back = cohorts?.retention && retentionOfAll(retentionTable(cohorts.retention, today))[1]?.share;
      return {
        [pathOf('customer', 'bigspender')]: { value: bigSpenders?.total, unit: 'people' },
        [pathOf('customer', 'frequent')]: { value: frequentMembers?.total, unit: 'people' },
        [pathOf('customer', 'member')]: { value: members?.total, unit: 'people' },
        [pathOf('customer', 'walk-in')]: { value: sales?.guest, unit: 'bills' },
        [pathOf('customer', 'all')]: { value: sales?.total, unit: 'bills' },
        '/bi/buyers': { value: buyerGroups?.find(({ group }) => group === 'LOYAL')?.totalMembers, unit: 'loyal' },
        '/bi/retention': { value: back, unit: 'back' },
      };
    },
  }),
  '/bi/loyalty': menu<LoyaltyMenuQuery>({
    title: 'menu.loyalty',
    document: LoyaltyMenuDocument,
    modes: PERIOD_MODES,
    variables: ofDays,
    figures: ({ statistics }) => {
      const { totalEarn, totalRedeem, totalRemaining, tiers, pointsLiability } = statistics ?? {};
      const members = tiers?.reduce((sum, tier) => sum + tier.totalMembers, 0);
      return {
        [pathOf('loyalty', 'total')]: { value: totalEarn?.total, unit: 'points' },
        [pathOf('loyalty', 'redeem')]: { value: totalRedeem?.total, unit: 'points' },
        [pathOf('loyalty', 'remaining')]: { value: totalRemaining, unit: 'points' },
        [pathOf('loyalty', 'tiers')]: { value: members, unit: 'people' },
        '/bi/points': { value: pointsLiability?.closing, unit: 'points' },
      };
    },
    tiers: ({ statistics }) =>
      (statistics?.tiers ?? []).map(({ name, totalMembers: value }) => ({ name, figure: { value, unit: 'people' } })),
  }),
  '/bi/ranking': menu<RankingMenuQuery>({
    title: 'menu.ranking',
    document: RankingMenuDocument,
    modes: RANKING_MODES,
    variables: ofDays,
    figures: ({ statistics }, _today, word) => {
      const { products, productCategories, paymentMethods, bigSpenders, frequentMembers } = statistics ?? {};
      const [product] = products?.items ?? [];
      const [category] = productCategories?.items ?? [];
      const [spender] = bigSpenders?.items ?? [];
      const [frequent] = frequentMembers?.items ?? [];
      const method = rankTenders(paymentMethods ?? []).find(({ totalRevenue }) => totalRevenue > 0);
      return {
        [pathOf('ranking', 'product')]: { value: product?.totalRevenue, unit: 'baht', of: product?.name },
        [pathOf('ranking', 'category')]: { value: category?.totalRevenue, unit: 'baht', of: category?.name },
        [pathOf('ranking', 'payment')]: {
          value: method?.totalRevenue,
          unit: 'baht',
          of: method && word(method.paymentMethod),
        },
        [pathOf('ranking', 'bigspender')]: {
          value: spender?.totalPayment,
          unit: 'baht',
          of: spender && fullName(spender),
        },
        [pathOf('ranking', 'frequent')]: {
          value: frequent?.totalTransactions,
          unit: 'bills',
          of: frequent && fullName(frequent),
        },
      };
    },
  }),
  '/bi/productandCategory': menu<ProductMenuQuery>({
    title: 'menu.productandCategory',
    document: ProductMenuDocument,
    modes: PERIOD_MODES,
    variables: ofDays,
    figures: ({ statistics }) => {
      const { productCategories, productSubCategories, products, unsoldProducts } = statistics ?? {};
      return {
        [pathOf('product', 'category')]: { value: productCategories?.total, unit: 'kinds' },
        [pathOf('product', 'subcategory')]: { value: productSubCategories?.total, unit: 'kinds' },
        [pathOf('product', 'product')]: { value: products?.total, unit: 'kinds' },
        [pathOf('product', 'margin')]: { value: products?.totals?.margin, unit: 'baht' },
        '/bi/unsold': { value: unsoldProducts?.total, unit: 'kinds' },
      };
    },
  }),
};
