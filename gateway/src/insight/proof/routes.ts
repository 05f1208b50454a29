import { answer } from '../../http/envelope.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { goneSignal } from '../../http/goneSignal.ts';
import { refuseUnknownNames } from '../../http/refuseUnknownNames.ts';
import { mayRead } from '../askStatistic.ts';
import { readPeriod } from '../readPeriod.ts';
import { proofOperation } from './proofOperation.ts';
import { readProof } from './readProof.ts';

const NAMES = ['from', 'to', 'fromDate', 'toDate', 'branch_id', 'locale', 'lang', 'realm_id'];

/** Extension: one call for whether the figures of a page can be relied on. */
export const proofRoutes: AreaRoutes = async (app, { database }) => {
  app.get<{ Querystring: Record<string, unknown> }>(
    '/stat/proof',
    { config: { operation: proofOperation } },
    async ({ query, session }, reply) => {
      mayRead(session);
      refuseUnknownNames(query, NAMES);
      const as_of = new Date().toISOString();
      const checks = await readProof(database, session, readPeriod(query, session), goneSignal(reply));
      return reply.send(answer({ proof: { as_of, checks } }));
    },
  );
};
