import { comparedAt } from '@taem/domain/insight/compareDays.ts';
import { comparedMonths } from '@taem/domain/insight/compareMonths.ts';
import { hasThaiSort } from '../database/hasThaiSort.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { goneSignal } from '../http/goneSignal.ts';
import { refuseUnknownNames } from '../http/refuseUnknownNames.ts';
import { bodyOfList } from '../resource/bodyOfList.ts';
import { compileList } from '../resource/compileQuery.ts';
import { compileSums } from '../resource/compileSums.ts';
import { sendJson } from '../resource/mountReads.ts';
import { readListQuery } from '../resource/readListQuery.ts';
import { foldRollups } from '../rollups/foldRollups.ts';
import { keepSpans } from '../rollups/keepSpans.ts';
import { keptFigures } from '../sales/boundedFigures.ts';
import { askStatistic, mayRead, runStatistic } from './askStatistic.ts';
import { breakdownRoutes } from './breakdown/routes.ts';
import { dashboardRoutes } from './dashboards/routes.ts';
import type { Statistic } from './defineStatistic.ts';
import { basketPieces } from './figures/basketPieces.ts';
import { basketSizes } from './figures/basketSizes.ts';
import { buyerGroups } from './figures/buyerGroups.ts';
import { pointsFaults, pointsLiability } from './figures/pointsLiability.ts';
import { retention } from './figures/retention.ts';
import { unsoldProducts } from './figures/unsoldProducts.ts';
import { guests } from './guests.ts';
import { healthCheck, readMonth } from './healthCheck.ts';
import { healthCheckOperation, statisticOperation, statisticTotalsOperation } from './insightOperations.ts';
import { members } from './members.ts';
import { mountStatisticExport } from './mountStatisticExport.ts';
import { noteRoutes } from './notes/routes.ts';
import { paymentMethods } from './paymentMethods.ts';
import { productCategories, productSubCategories } from './productCategories.ts';
import { products } from './products.ts';
import { proofRoutes } from './proof/routes.ts';
import { HEALTH_CHECK_NAMES, readBranches, STATISTIC_NAMES } from './readPeriod.ts';
import { scheduleRoutes } from './schedules/routes.ts';
import { newSubs, totalSubs } from './subscriptions.ts';
import { targetRoutes } from './targets/routes.ts';
import { bigSpenders, frequentMembers } from './thresholds.ts';
import { tiers } from './tiers.ts';
import { todayOf } from './todayOf.ts';
import { totalEarn, totalQty, totalRedeem, totalRevenue, totalTrans } from './totals.ts';

/** One line for each statistic. */
export const statistics: readonly Statistic[] = [
  totalRevenue,
  totalTrans,
  totalQty,
  totalEarn,
  totalRedeem,
  newSubs,
  totalSubs,
  members,
  guests,
  products,
  productCategories,
  productSubCategories,
  bigSpenders,
  frequentMembers,
  paymentMethods,
  tiers,
  pointsLiability,
  pointsFaults,
  unsoldProducts,
  basketSizes,
  basketPieces,
  retention,
  buyerGroups,
];

type Query = Record<string, unknown>;

export const insightRoutes: AreaRoutes = async (app, context) => {
  const { database, clock } = context;
  const thaiSort = await hasThaiSort(database);
  foldRollups(app, database);
  const wantSpan = keepSpans(app, database);
  await app.register(breakdownRoutes, { ...context, prefix: '' });
  await app.register(proofRoutes, { ...context, prefix: '' });
  await app.register(dashboardRoutes, { ...context, prefix: '' });
  await app.register(scheduleRoutes, { ...context, prefix: '' });
  await app.register(noteRoutes, { ...context, prefix: '' });
  await app.register(targetRoutes, { ...context, prefix: '' });

  for (const statistic of statistics) {
    app.get<{ Querystring: Query }>(
      `/stat/${statistic.path}`,
      { config: { operation: statisticOperation(statistic) } },
      async (request, reply) => {
        mayRead(request.session);
        const { session } = request;
        const { query, resource, source, spans, ...cost } = askStatistic(
          statistic,
          request.query,
          session,
          STATISTIC_NAMES,
        );
        const list = compileList(resource, query, session, thaiSort, source);
        const row = await runStatistic(database, session, cost, list, () => goneSignal(reply)).finally(() => {
          // Also of a shop so large that they are told only once they are kept.
          for (const span of spans) wantSpan(session.realmId, span);
        });
        return sendJson(reply, statistic.listKey, bodyOfList(row, readListQuery(request.query).limit));
      },
    );
    mountStatisticExport(app, context, statistic, thaiSort);
    if (statistic.sums.length > 0) mountTotals(statistic);
  }

  function mountTotals(statistic: Statistic): void {
    app.get<{ Querystring: Query }>(
      `/stat/${statistic.path}/totals`,
      { config: { operation: statisticTotalsOperation(statistic) } },
      async ({ query: asked, session }, reply) => {
        mayRead(session);
        const { query, resource, source, ...cost } = askStatistic(statistic, asked, session, STATISTIC_NAMES);
        const sums = compileSums(resource, query, session, statistic.sums, source);
        const row = await runStatistic(database, session, cost, sums, () => goneSignal(reply));
        return sendJson(reply, 'totals', row?.body ?? 'null');
      },
    );
  }

  app.get<{ Querystring: Query }>(
    '/stat/health-check',
    { config: { operation: healthCheckOperation } },
    async (request, reply) => {
      mayRead(request.session);
      refuseUnknownNames(request.query, HEALTH_CHECK_NAMES);
      const { month, branch_id } = request.query;
      const first = readMonth(month);
      const branchIds = readBranches(branch_id, request.session);
      const today = await todayOf(database, request.session, branchIds);
      const figures = healthCheck(
        comparedMonths(first, today),
        branchIds,
        request.session,
        comparedAt(new Date(clock.now())),
      );
      const row = await keptFigures<{ body: string }>(database, request.session, figures);
      return sendJson(reply, 'health_check', row?.body ?? 'null');
    },
  );
};
