import { answer } from '../../http/envelope.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { goneSignal } from '../../http/goneSignal.ts';
import { breakdownOperation } from './breakdownOperation.ts';
import { readBreakdown } from './readBreakdown.ts';
import { runBreakdown } from './runBreakdown.ts';

/** Extension: one call for figures of sales by any dimensions. */
export const breakdownRoutes: AreaRoutes = async (app, { database }) => {
  app.get<{ Querystring: Record<string, unknown> }>(
    '/stat/breakdown',
    { config: { operation: breakdownOperation } },
    async ({ query, session }, reply) => {
      const asked = readBreakdown(query, session);
      return reply.send(answer({ breakdown: await runBreakdown(database, session, asked, goneSignal(reply)) }));
    },
  );
};
