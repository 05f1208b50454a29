import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../../http/envelope.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { route } from '../../http/route.ts';
import { orNull } from '../../resource/jsonShapes.ts';
import { branchParameter, dayParameters } from '../../resource/listQuery.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { readPeriod, soFarParameters } from '../readPeriod.ts';
import { readTarget } from './readTarget.ts';

/** `GET stat/target`: figures compared with the shop's target (docs/adr/0077). */
export const targetRoutes: AreaRoutes = async (app) => {
  route(app, 'GET /stat/target', {
    id: 'statTarget',
    summary: 'Target and revenue of days',
    tag: 'stat',
    permission: { objectCodes: [PAGE.businessInsight], action: 'Read' },
    forRuns: true,
    fromReplica: true,
    query: Type.Object({ ...dayParameters, ...soFarParameters, ...branchParameter }),
    payload: fixed({
      target: Type.Object({
        amount: orNull(Type.Number({ description: 'In baht; null when a month of the days has no target.' })),
        percent: orNull(Type.Integer({ description: 'Revenue in percent of the target, rounded down.' })),
        total_revenue: Type.Number(),
        months: Type.Integer({ description: 'Number of months that the days touch.' }),
        months_set: Type.Integer({ description: 'Number of these months that have a target.' }),
      }),
    }),
    handle: async ({ query, session, reader }, reply) => {
      const period = readPeriod(query, session);
      const target = await readTarget(reader, session, period);
      return reply.send(answer({ target }));
    },
  });
};
