import type { FastifyInstance } from 'fastify';
import { answer } from './envelope.ts';
import type { GatewayContext } from './GatewayContext.ts';
import { healthOperations } from './healthOperations.ts';

/** /healthz: the process answers. /readyz: it can also work, that is, reach its database. */
export function answerHealth(app: FastifyInstance, { database }: GatewayContext): void {
  app.get('/healthz', { config: { public: true, operation: healthOperations.healthz } }, async () =>
    answer({ healthy: true }),
  );
  app.get('/readyz', { config: { public: true, operation: healthOperations.readyz } }, async () => {
    await database.system((client) => client.query('select 1'));
    return answer({ ready: true });
  });
}
