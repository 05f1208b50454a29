import { Type } from '@sinclair/typebox';
import { hasThaiSort } from '../database/hasThaiSort.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { goneSignal } from '../http/goneSignal.ts';
import { route } from '../http/route.ts';
import { bodyOfList } from '../resource/bodyOfList.ts';
import { compileList } from '../resource/compileQuery.ts';
import { compileSums } from '../resource/compileSums.ts';
import { sendJson } from '../resource/mountReads.ts';
import { recordSchema } from '../resource/recordSchema.ts';
import { fixed, listPayload, PAGE_NAMES, pascal } from '../resource/resourceOperations.ts';
import { foldRollups } from '../rollups/foldRollups.ts';
import { keepSpans } from '../rollups/keepSpans.ts';
import { askStatistic, runStatistic } from './askStatistic.ts';
import { breakdownRoutes } from './breakdown/routes.ts';
import { dashboardRoutes } from './dashboards/routes.ts';
import type { Statistic } from './defineStatistic.ts';
import { basketPieces } from './figures/basketPieces.ts';
import { basketSizes } from './figures/basketSizes.ts';
import { buyerGroups } from './figures/buyerGroups.ts';
import { pointsFaults, pointsLiability } from './figures/pointsLiability.ts';
import { claimablePoints, pointsLiabilityByTier } from './figures/pointsLiabilityByTier.ts';
import { retention } from './figures/retention.ts';
import { unsoldProducts } from './figures/unsoldProducts.ts';
import { firstSaleRoute } from './firstSaleRoute.ts';
import { guests } from './guests.ts';
import { healthCheckRoute } from './healthCheckRoute.ts';
import { members } from './members.ts';
import { mountStatisticExport } from './mountStatisticExport.ts';
import { noteRoutes } from './notes/routes.ts';
import { paymentMethods } from './paymentMethods.ts';
import { productCategories, productSubCategories } from './productCategories.ts';
import { products } from './products.ts';
import { proofRoutes } from './proof/routes.ts';
import { scheduleRoutes } from './schedules/routes.ts';
import { statisticName, statisticQuery, wholeStatistic } from './statisticQuery.ts';
import { newSubs, totalSubs } from './subscriptions.ts';
import { targetRoutes } from './targets/routes.ts';
import { bigSpenders, frequentMembers } from './thresholds.ts';
import { tiers } from './tiers.ts';
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
  pointsLiabilityByTier,
  claimablePoints,
  unsoldProducts,
  basketSizes,
  basketPieces,
  retention,
  buyerGroups,
];

const tag = 'stat';
const readRight = ({ read }: Statistic) => ({ objectCodes: [read], action: 'Read' }) as const;

export const insightRoutes: AreaRoutes = async (app, context) => {
  const { database } = context;
  const thaiSort = await hasThaiSort(database);
  foldRollups(app, database);
  const requestSpan = keepSpans(app, database);
  await app.register(healthCheckRoute, { ...context, prefix: '' });
  await app.register(firstSaleRoute, { ...context, prefix: '' });
  await app.register(breakdownRoutes, { ...context, prefix: '' });
  await app.register(proofRoutes, { ...context, prefix: '' });
  await app.register(dashboardRoutes, { ...context, prefix: '' });
  await app.register(scheduleRoutes, { ...context, prefix: '' });
  await app.register(noteRoutes, { ...context, prefix: '' });
  await app.register(targetRoutes, { ...context, prefix: '' });

  for (const statistic of statistics) {
    route(app, `GET /stat/${statistic.path}`, {
      id: `stat${pascal(statistic.path)}`,
      summary: `Statistic: ${statistic.path.replaceAll('-', ' ')}`,
      tag,
      permission: readRight(statistic),
      forRuns: true,
      fromReplica: true,
      query: statisticQuery(statistic),
      payload: listPayload(statistic.listKey, recordSchema(wholeStatistic(statistic), statisticName(statistic.path))),
      handle: async ({ query: parameters, session, reader }, reply) => {
        const { query, resource, source, spans, ...cost } = askStatistic(statistic, parameters, session);
        const list = compileList(resource, query, session, thaiSort, source);
        const row = await runStatistic(reader, session, cost, list, () => goneSignal(reply)).finally(() => {
          // Also for a shop so large that these figures are only available when stored.
          for (const span of spans) requestSpan(session.realmId, span);
        });
        return sendJson(reply, statistic.listKey, bodyOfList(row, parameters.limit));
      },
    });
    mountStatisticExport(app, context, statistic, thaiSort);
    if (statistic.sums.length > 0) mountTotals(statistic);
  }

  function mountTotals(statistic: Statistic): void {
    const { path, sums } = statistic;
    const all = wholeStatistic(statistic);
    const { limit, skip, sort, projection, addon, ...narrowing } = statisticQuery(statistic).properties;
    const summed = sums.flatMap((name) => (all.fields[name] ? [[name, all.fields[name]] as const] : []));
    route(app, `GET /stat/${path}/totals`, {
      id: `sumStat${pascal(path)}`,
      summary: `Totals over all rows of the statistic: ${path.replaceAll('-', ' ')}`,
      tag,
      permission: readRight(statistic),
      forRuns: true,
      fromReplica: true,
      query: Type.Object(narrowing),
      ignores: ['sort', ...PAGE_NAMES],
      payload: fixed({
        totals: recordSchema({ ...all, fields: Object.fromEntries(summed) }, `${statisticName(path)}Totals`),
      }),
      handle: async ({ query: parameters, session, reader }, reply) => {
        const whole = { ...parameters, limit: null, skip: 0, sort: [], projection: null, addon: [] };
        const { query, resource, source, ...cost } = askStatistic(statistic, whole, session);
        const text = compileSums(resource, query, session, sums, source);
        const row = await runStatistic(reader, session, cost, text, () => goneSignal(reply));
        return sendJson(reply, 'totals', row?.body ?? 'null');
      },
    });
  }
};
