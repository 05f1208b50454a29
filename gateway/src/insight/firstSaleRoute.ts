import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../http/envelope.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { route } from '../http/route.ts';
import { branchesOf } from '../resource/branchesOf.ts';
import { orNull } from '../resource/jsonShapes.ts';
import { branchParameter } from '../resource/listQuery.ts';
import { fixed } from '../resource/resourceOperations.ts';

/** Extension: the first day with figures, so that days before it are not mistaken for days without sales. */
export const firstSaleRoute: AreaRoutes = async (app) => {
  route(app, 'GET /stat/first-sale', {
    id: 'statFirstSale',
    summary: 'The first day with a sale that counts',
    tag: 'stat',
    permission: { objectCodes: [PAGE.businessInsight], action: 'Read' },
    forRuns: true,
    fromReplica: true,
    query: Type.Object(branchParameter),
    payload: fixed({
      first_sale: orNull(Type.String({ format: 'date' }), {
        description: 'null when there is none yet.',
      }),
    }),
    handle: async ({ query, session, reader }) => {
      const branchIds = branchesOf(query.branch_id, session);
      const { rows } = await reader.withRealm(session.realmId, (client) =>
        client.query<{ day: string }>(FIRST, [branchIds]),
      );
      return answer({ first_sale: rows[0]?.day ?? null });
    },
  });
};

const FIRST = `
  select business_date::text as day from daily_sales where $1::uuid[] is null or branch_id = any($1)
  group by business_date having sum(transactions) > 0 order by business_date limit 1`;
