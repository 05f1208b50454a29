import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../http/GatewayContext.ts';
import type { Operation } from '../http/Operation.ts';
import { collectRoutes, type ServedRoute } from './collectRoutes.ts';
import { describeGateway } from './describeGateway.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the gateway, for the document and for those who check it. */
    servedRoutes: readonly ServedRoute[];
  }
}

const VERSION = '3.0.0';

const operation: Omit<Operation, 'caller'> = {
  id: 'getOpenapi',
  summary: 'This document',
  tag: 'gateway',
  payload: { type: 'object' },
  bare: true,
};

/**
 * /openapi.json: what the gateway can be asked, made of the routes themselves. To be called before there are any. In
 * production only for whoever is signed in.
 */
export function answerDocument(app: FastifyInstance, { config: { production } }: GatewayContext): void {
  const routes = collectRoutes(app);
  app.decorate('servedRoutes', routes);
  let document: string | undefined;
  app.get(
    '/openapi.json',
    { config: { operation: { ...operation, caller: production ? 'user' : 'anyone' } } },
    async (_, reply) => {
      document ??= JSON.stringify(describeGateway(routes, VERSION));
      return reply.type('application/json; charset=utf-8').send(document);
    },
  );
}
