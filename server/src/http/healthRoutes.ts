import type { FastifyInstance } from 'fastify';
import type { Upstream } from '../gateway/Upstream.ts';

/** `/healthz`: this process runs. `/readyz`: it can serve requests, because the gateway can, and is not stopping. */
export function healthRoutes(app: FastifyInstance, upstream: Upstream, isClosing: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'stopping' });
    const { ready } = await upstream.readiness();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'gateway unavailable' });
  });
}
