import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../../http/envelope.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { goneSignal } from '../../http/goneSignal.ts';
import { route } from '../../http/route.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { Figures, Row } from './breakdownShapes.ts';
import { BreakdownQuery, readBreakdown } from './readBreakdown.ts';
import { runBreakdown } from './runBreakdown.ts';

/** Extension: one call for figures of sales by any dimensions. */
export const breakdownRoutes: AreaRoutes = async (app) => {
  route(app, 'GET /stat/breakdown', {
    id: 'statBreakdown',
    summary: 'Extension: figures of sales broken down by up to three dimensions',
    tag: 'stat',
    permission: { objectCodes: [PAGE.businessInsight], action: 'Read' },
    forRuns: true,
    fromReplica: true,
    query: BreakdownQuery,
    payload: fixed({
      breakdown: Type.Object({
        source: Type.Union([Type.Literal('rollups'), Type.Literal('sales')]),
        total: Type.Integer({ description: 'Number of rows.' }),
        totals: Type.Optional(Figures),
        rows: Type.Array(Row),
      }),
    }),
    handle: async ({ query, session, reader }, reply) => {
      const request = readBreakdown(query, session);
      return reply.send(answer({ breakdown: await runBreakdown(reader, session, request, goneSignal(reply)) }));
    },
  });
};
