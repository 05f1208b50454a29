import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../../http/envelope.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { goneSignal } from '../../http/goneSignal.ts';
import { route } from '../../http/route.ts';
import { branchParameter, dayParameters } from '../../resource/listQuery.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { daysByOtherNames, readPeriod } from '../readPeriod.ts';
import { Check } from './proofShapes.ts';
import { readProof } from './readProof.ts';

/** Extension: one call that checks whether the figures of a page are reliable. */
export const proofRoutes: AreaRoutes = async (app) => {
  route(app, 'GET /stat/proof', {
    id: 'statProof',
    summary: 'Extension: whether what the figures of some days rest on is right, and where it is not',
    tag: 'stat',
    permission: { objectCodes: [PAGE.businessInsight], action: 'Read' },
    forRuns: true,
    fromReplica: true,
    query: Type.Object({ ...dayParameters, ...daysByOtherNames, ...branchParameter }),
    payload: fixed({
      proof: Type.Object({ as_of: Type.String({ format: 'date-time' }), checks: Type.Array(Check) }),
    }),
    handle: async ({ query, session, reader }, reply) => {
      const as_of = new Date().toISOString();
      const checks = await readProof(reader, session, readPeriod(query, session), goneSignal(reply));
      return reply.send(answer({ proof: { as_of, checks } }));
    },
  });
};
