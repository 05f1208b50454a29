import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { hasThaiSort } from '../database/hasThaiSort.ts';
import type { AreaRoutes, GatewaySession } from '../http/GatewayContext.ts';
import { refuseUnknownNames } from '../http/refuseUnknownNames.ts';
import { requirePermission } from '../http/requirePermission.ts';
import { bodyOfList } from '../resource/bodyOfList.ts';
import { compileList } from '../resource/compileQuery.ts';
import { sendJson } from '../resource/mountReads.ts';
import { Parameters } from '../resource/Parameters.ts';
import { readListQuery } from '../resource/readListQuery.ts';
import type { Statement } from '../resource/Statement.ts';
import { foldRollups } from '../rollups/foldRollups.ts';
import { breakdownRoutes } from './breakdown/routes.ts';
import { namesOf, type Statistic } from './defineStatistic.ts';
import { guests } from './guests.ts';
import { healthCheck } from './healthCheck.ts';
import { healthCheckOperation, statisticOperation } from './insightOperations.ts';
import { members } from './members.ts';
import { paymentMethods } from './paymentMethods.ts';
import { productCategories, productSubCategories } from './productCategories.ts';
import { products } from './products.ts';
import { HEALTH_CHECK_NAMES, readBranches, readPeriod, STATISTIC_NAMES } from './readPeriod.ts';
import { newSubs, totalSubs } from './subscriptions.ts';
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
];

type Query = Record<string, unknown>;

export const insightRoutes: AreaRoutes = async (app, context) => {
  const { database } = context;
  const thaiSort = await hasThaiSort(database);
  foldRollups(app, database);
  await app.register(breakdownRoutes, { ...context, prefix: '' });

  for (const statistic of statistics) {
    app.get<{ Querystring: Query }>(
      `/stat/${statistic.path}`,
      { config: { operation: statisticOperation(statistic) } },
      async (request, reply) => {
        mayRead(request.session);
        const row = await run(request.session, compile(statistic, request.query, request.session, thaiSort));
        return sendJson(reply, statistic.listKey, bodyOfList(row, readListQuery(request.query).limit));
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
      const statement = healthCheck(month, readBranches(branch_id, request.session), request.session);
      const row = await run(request.session, statement);
      return sendJson(reply, 'health_check', row?.body ?? 'null');
    },
  );

  async function run(session: GatewaySession, { text, values }: Statement) {
    const answer = await database.withRealm(session.realmId, (client) =>
      client.query<{ rows?: number; body: string }>(text, values),
    );
    return answer.rows[0];
  }
};

function mayRead(session: GatewaySession): void {
  requirePermission(session, PAGE.businessInsight, 'Read');
}

function compile(statistic: Statistic, asked: Query, session: GatewaySession, thaiSort: boolean): Statement {
  refuseUnknownNames(asked, STATISTIC_NAMES);
  const period = readPeriod(asked, session);
  const query = readListQuery(asked);
  const wants = namesOf(query);
  const parameters = new Parameters();
  const sql = statistic.rows({ period, parameters, session, wants });
  // The rows are of the asked branches already.
  const narrowed = { ...query, branchId: null };
  return compileList(statistic.resource(wants), narrowed, session, thaiSort, { sql, parameters });
}
