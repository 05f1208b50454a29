import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { comparedAt } from '@taem/domain/insight/compareDays.ts';
import { comparedMonths } from '@taem/domain/insight/compareMonths.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { parameter } from '../http/parameter.ts';
import { route } from '../http/route.ts';
import { branchesOf } from '../resource/branchesOf.ts';
import { orNull } from '../resource/jsonShapes.ts';
import { branchParameter } from '../resource/listQuery.ts';
import { sendJson } from '../resource/mountReads.ts';
import { fixed } from '../resource/resourceOperations.ts';
import { keptFigures } from '../sales/boundedFigures.ts';
import { healthCheck, readMonth } from './healthCheck.ts';
import { todayOf } from './todayOf.ts';

const Share = orNull(Type.Number());
const named = (figures: Record<string, typeof Share>) =>
  orNull(Type.Object({ id: Type.String(), name: Type.String(), ...figures }));

const Month = Type.Object(
  {
    from: Type.String(),
    to: Type.String(),
    until: orNull(Type.String(), {
      description: 'The time up to which the last day counts, on the clock of the shop; null when it counts in full.',
    }),
    total_revenue: Type.Number(),
    total_transaction: Type.Integer(),
    top_channel: named({ total_revenue: Share }),
    member_share: Share,
    guest_share: Share,
    new_members: Type.Integer(),
    top_product: named({ total_revenue: Share, share: Share }),
    average_basket: Share,
    top_category: named({ total_revenue: Share }),
    high_demand_product: named({ total_qty: Share }),
    peak_day: orNull(Type.Object({ weekday: Type.String(), total_qty: Type.Integer() })),
  },
  { title: 'HealthCheckMonth' },
);

/** The nine figures of a month (STAT). */
export const healthCheckRoute: AreaRoutes = async (app, { clock }) => {
  route(app, 'GET /stat/health-check', {
    id: 'statHealthCheck',
    summary: 'Nine figures of a month, compared with the month before',
    tag: 'stat',
    permission: { objectCodes: [PAGE.businessInsight], action: 'Read' },
    forRuns: true,
    fromReplica: true,
    query: Type.Object({
      month: parameter({ type: 'string', pattern: '^[0-9]{4}-[0-9]{2}$', isNeeded: true }, readMonth),
      ...branchParameter,
    }),
    payload: fixed({
      health_check: Type.Object({
        month: Type.String(),
        revenue_change_percent: Share,
        current: Month,
        previous: Month,
      }),
    }),
    handle: async ({ query, session, reader }, reply) => {
      const branchIds = branchesOf(query.branch_id, session);
      const today = await todayOf(reader, session, branchIds);
      const figures = healthCheck(
        comparedMonths(query.month, today),
        branchIds,
        session,
        comparedAt(new Date(clock.now())),
      );
      const row = await keptFigures<{ body: string }>(reader, session, figures);
      return sendJson(reply, 'health_check', row?.body ?? 'null');
    },
  });
};
