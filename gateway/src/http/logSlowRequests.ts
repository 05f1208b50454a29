import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Far beyond what any statement takes that uses its index. */
const SLOW_MS = 1_000;

/** Names the request that took long, by the id that the browser, the server and the answer know; not its query, which may hold a name or a phone. */
export function logSlowRequests(app: FastifyInstance, slowMs = SLOW_MS): void {
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const ms = Math.round(reply.elapsedTime);
    const { method, routeOptions } = request;
    if (ms < slowMs || routeOptions.config.operation?.endless) return;
    const source = request.reads?.source ?? undefined;
    request.log.warn({ ms, method, route: routeOptions.url, status: reply.statusCode, source }, 'slow request');
  });
}
